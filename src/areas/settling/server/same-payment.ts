import type { StoredOrder } from '#areas/orders/server/orders.ts';
import type { MoneyWay } from '#areas/payment/contract.ts';
import { isOfReceipt, listAttempts, listMoneyOf, standingCharges } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { dayMs } from '#values/durations.ts';
import type { Cents } from '#values/money.ts';

/** So long the same payment again is taken for a mistake, as the same refund is. */
const repeatMs = dayMs;

interface Given {
  readonly amount: Cents;
  readonly receipt: string;
  readonly way?: MoneyWay | undefined;
  readonly again?: boolean;
}

/** A receipt without a number was given one at random. */
const hasNumber = (reference: string): boolean => !/ [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(reference);

/**
 * What of the money that was recorded since a locked order was last paid is the same: `known` by its amount and receipt, or, where that is asked
 * for, an equal `amount` that came in the same way, with its moment. Receipts of other numbers are other money. Null: nothing.
 */
export async function findSamePayment(
  tx: Queryable,
  { id }: Pick<StoredOrder, 'id'>,
  { amount, receipt, way, again = true }: Given,
  now: Date,
): Promise<'known' | { readonly amount: Cents; readonly at: Date } | null> {
  const attempts = await listAttempts(tx, [id]);
  const hasPaid = attempts.filter(({ state }) => state === 'paid' || state === 'refunded');
  const lastPaid = Math.max(0, ...hasPaid.map((attempt) => attempt.id));
  const charges = standingCharges(await listMoneyOf(tx, id)).filter(({ isSurplus }) => !isSurplus);
  if (charges.some((charge) => charge.amount === amount && isOfReceipt(charge, id, receipt))) return 'known';
  const equal = charges.findLast(
    (charge) =>
      charge.paymentId > lastPaid &&
      charge.amount === amount &&
      charge.way === way &&
      charge.at.getTime() > now.getTime() - repeatMs &&
      !(hasNumber(charge.reference) && hasNumber(receipt)),
  );
  return equal && !again ? { amount, at: equal.at } : null;
}
