import { listRefundsOfSale, type RefundOfSale } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { listReturnsOf, type StoredReturn } from './return-queries.ts';

type SettledReturn = Pick<StoredReturn, 'items' | 'amount' | 'updatedAt'>;

/** Pieces of a refunded return, or what the delivery cost (without a position), and what amounts have paid of it. */
interface Debt {
  readonly position: number | null;
  quantity: number;
  cost: number;
  paid: number;
}

interface PaidReturns {
  /** How many pieces of each line have been paid back or are being paid back, by the position of the line. */
  readonly pieces: ReadonlyMap<number, number>;
  /** What is still to be paid back for the returns, in cents. */
  readonly owed: Cents;
}

/**
 * What refunds of an order have paid of its refunded returns, as one came after the other. A refund by lines pays pieces of these
 * lines: returned ones that are still owed, else such as may come back later. An amount pays what is owed for any return, the
 * oldest first.
 */
export function payReturns(returns: readonly SettledReturn[], refunds: readonly RefundOfSale[]): PaidReturns {
  const debts: Debt[] = [];
  const byLines = new Map<number, number>();
  /** What lines have paid of pieces that have not come back. */
  const spare = new Map<number, { readonly quantity: number; readonly amount: number }>();
  let left = 0;

  function owe({ items, amount: all }: SettledReturn): void {
    for (const { position, quantity, amount } of items) {
      const before = spare.get(position) ?? { quantity: 0, amount: 0 };
      const open = Math.max(0, quantity - before.quantity);
      // What rounding leaves of a cent goes to the line's next pieces.
      const cost = open > 0 ? Math.max(0, amount - before.amount) : 0;
      spare.set(position, {
        quantity: before.quantity - (quantity - open),
        amount: before.amount - (amount - cost),
      });
      if (open > 0) debts.push({ position, quantity: open, cost, paid: 0 });
    }
    const delivery = all - addCents(...items.map(({ amount }) => cents(amount)));
    if (delivery > 0) debts.push({ position: null, quantity: 0, cost: delivery, paid: 0 });
  }

  function payLine({ position, quantity, amount }: NonNullable<RefundOfSale['lines']>[number]): void {
    byLines.set(position, (byLines.get(position) ?? 0) + quantity);
    let pieces = quantity;
    let money: number = amount;
    for (const debt of debts.filter((one) => one.position === position)) {
      const now = Math.min(pieces, debt.quantity - paidPieces(debt));
      if (now === 0) continue;
      const share = now === debt.quantity ? debt.cost : Math.round((money * now) / pieces);
      const cost = Math.min(debt.cost, money, share);
      debt.quantity -= now;
      debt.cost = debt.quantity === 0 ? 0 : debt.cost - cost;
      const tooMuch = Math.max(0, debt.paid - debt.cost);
      debt.paid -= tooMuch;
      left += tooMuch;
      pieces -= now;
      money -= cost;
    }
    const before = spare.get(position) ?? { quantity: 0, amount: 0 };
    if (pieces > 0) spare.set(position, { quantity: before.quantity + pieces, amount: before.amount + money });
  }

  function payBack({ lines, amount }: RefundOfSale): void {
    if (lines) for (const line of lines) payLine(line);
    else left += amount;
  }

  function payAmounts(): void {
    for (const debt of debts) {
      const paid = Math.min(left, debt.cost - debt.paid);
      debt.paid += paid;
      left -= paid;
    }
  }

  // Money of the same moment goes back for the return.
  const events = [
    ...returns.map((one) => ({ at: one.updatedAt, happen: () => owe(one) })),
    ...refunds.map((one) => ({ at: one.at, happen: () => payBack(one) })),
  ];
  for (const { happen } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    happen();
    payAmounts();
  }
  const pieces = new Map(byLines);
  for (const debt of debts)
    if (debt.position !== null) pieces.set(debt.position, (pieces.get(debt.position) ?? 0) + paidPieces(debt));
  const owed = debts.reduce((sum, { cost, paid }) => sum + cost - paid, 0);
  // Of a refund by lines that was divided, the provider may have refused a part.
  const notPaid =
    addCents(...returns.map(({ amount }) => cents(amount))) - addCents(...refunds.map(({ amount }) => amount));
  return { pieces, owed: cents(Math.max(owed, notPaid)) };
}

const paidPieces = ({ quantity, cost, paid }: Debt): number =>
  paid === cost ? quantity : Math.floor((quantity * paid) / cost);

/** The returns of an order that are refunded, as far as refunds have paid them: no money moves with a return. */
export async function findPaidReturns(source: Queryable, orderId: number): Promise<PaidReturns> {
  const settled = (await listReturnsOf(source, [orderId])).filter(({ state }) => state === 'refunded');
  return payReturns(settled, await listRefundsOfSale(source, orderId));
}

/** What the goods cost of returns that were closed because nobody had paid them, in cents: they are owed no longer. */
export async function sumClosedReturns(source: Queryable, orderId: number): Promise<Cents> {
  const closed = (await listReturnsOf(source, [orderId])).filter(({ state }) => state === 'closed');
  return addCents(...closed.map(({ amount }) => cents(amount)));
}
