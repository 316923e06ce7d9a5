import { isCounted, type StoredAttempt } from '#areas/payment/server/payment.ts';
import { isAwaitingPayment, unpaid } from './order-transitions.ts';
import type { StoredOrder } from '../records/order-queries.ts';

/** Attempts to pay one order. */
export const maxAttempts = 5;

/** How many of them count: not those that the shop has taken back. */
export const countAttempts = (attempts: readonly Pick<StoredAttempt, 'reason'>[]): number =>
  attempts.filter(isCounted).length;

/**
 * Whether the customer can pay an order now: nothing is paid or on its way, its time has not passed, and it is not to be paid
 * at the counter.
 */
export function mayPay(
  order: StoredOrder,
  attempts: readonly Pick<StoredAttempt, 'state' | 'reason'>[],
  now: Date,
): boolean {
  const isUnpaid = (unpaid as readonly string[]).includes(order.paymentStatus) && isAwaitingPayment(order);
  const isInTime = order.paymentDueAt !== null && order.paymentDueAt > now;
  if (order.payment === 'counter') return false;
  return (
    isUnpaid && isInTime && (countAttempts(attempts) < maxAttempts || attempts.some(({ state }) => state === 'pending'))
  );
}
