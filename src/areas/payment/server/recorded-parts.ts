import type { Actor } from '#values/actor.ts';
import { type Cents, cents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type MoneyWay, moneyWays, type PaymentStatus } from '../contract.ts';
import { listAttempts, type StoredAttempt } from './payment-attempts.ts';
import { type AttemptMoney, insertMoney, listMoney, type StoredMoney } from './payment-money.ts';

/** What a part of the price of an order is told from others by. */
const partReference = (orderId: number, receipt: string): string => `order ${orderId}/${receipt}`;

/** Whether money has come by this receipt; once that was taken back, the next one has a number. */
export const isOfReceipt = ({ reference }: Pick<StoredMoney, 'reference'>, orderId: number, receipt: string): boolean =>
  reference.replace(/ \(\d+\)$/, '') === partReference(orderId, receipt);

/** Of money those charges that stand: none that was taken back, and not what takes it back. */
export const standingCharges = (money: readonly StoredMoney[]): StoredMoney[] =>
  money.filter(
    ({ id, kind, reverses }) => kind === 'charge' && reverses === null && !money.some((one) => one.reverses === id),
  );

/** All money of an order that came or went, oldest first. */
export async function listMoneyOf(source: Queryable, orderId: number): Promise<StoredMoney[]> {
  const attempts = await listAttempts(source, [orderId]);
  return listMoney(
    source,
    attempts.map(({ id }) => id),
  );
}

/**
 * Records a part of an order's price, by the shop's people; false when it was recorded before, as the same receipt says.
 * `receipt` tells it from other parts. The caller has locked the order.
 */
export async function recordPart(
  tx: Queryable,
  actor: Actor,
  attempt: StoredAttempt,
  { amount, receipt, way }: { amount: Cents; receipt: string; way?: MoneyWay | undefined },
  at: Date,
): Promise<boolean> {
  const { orderId } = attempt;
  const ofReceipt = (await listMoneyOf(tx, orderId)).filter((one) => isOfReceipt(one, orderId, receipt));
  const standing = standingCharges(await listMoneyOf(tx, orderId));
  if (standing.some((one) => isOfReceipt(one, orderId, receipt))) return false;
  const base = partReference(orderId, receipt);
  const reference = ofReceipt.length === 0 ? base : `${base} (${ofReceipt.length + 1})`;
  return insertMoney(tx, actor, attempt, { kind: 'charge', amount, way, reference }, at);
}

/**
 * Why a charge is not taken back. `taken_back`: it was, or is what takes another back. `paid`: it has paid an order, whose invoice has a
 * number. `elsewhere`: a provider or a file of the bank has brought it. `processing`: a lender decides on the rest.
 * `refunded`: not as much of it is still here.
 */
type TakeBackRefusal = 'taken_back' | 'paid' | 'elsewhere' | 'processing' | 'refunded';

/** As dialogs name what they record; the bank's movements have keys of their own. */
const byHand = new RegExp(`^order \\d+/(?:${moneyWays.join('|')}) `);

/** Null: it may be taken back. `of`: the money of its order by attempts, with all charges. */
export function whyNotTakenBack(
  charge: StoredMoney,
  {
    paymentStatus,
    money,
    sums,
  }: {
    readonly paymentStatus: PaymentStatus;
    readonly money: readonly StoredMoney[];
    readonly sums: readonly AttemptMoney[];
  },
): TakeBackRefusal | null {
  if (!standingCharges(money).some(({ id }) => id === charge.id)) return 'taken_back';
  const hasPaid = sums.filter(({ attempt: { state } }) => state === 'paid' || state === 'refunded');
  // What comes after an order has become dearer is of its next invoice.
  const isOfPaid = hasPaid.some(({ attempt }) => attempt.id >= charge.paymentId);
  if (isOfPaid || paymentStatus === 'paid' || paymentStatus === 'refunded') return 'paid';
  if (!byHand.test(charge.reference) || charge.isSurplus) return 'elsewhere';
  if (paymentStatus === 'processing') return 'processing';
  const { charged, refunded, refunding } = sums.find(({ attempt }) => attempt.id === charge.paymentId)!;
  return charged - refunded - refunding < charge.amount ? 'refunded' : null;
}

/** Takes a charge back, which stays, by its opposite. The caller has locked the order and asked `whyNotTakenBack`. */
export const takeBackCharge = (
  tx: Queryable,
  actor: Actor,
  attempt: StoredAttempt,
  { id, amount, way, reference }: StoredMoney,
  at: Date,
): Promise<boolean> =>
  insertMoney(
    tx,
    actor,
    attempt,
    {
      ...{ kind: 'charge', amount: cents(-amount), reference: `taken back ${reference}`, reverses: id },
      ...(way && { way }),
    },
    at,
  );
