import type { Clock } from '#values/clock.ts';
import { extendAttempt, type Payment } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { answerOrderMails } from '#platform/mail/waiting-mails.ts';
import { handoverOf } from '../records/handover.ts';
import { lockOrder, type StoredOrder, updateOrder } from '../records/order-queries.ts';

/**
 * While nobody has confirmed the address of a new order: until when its goods are held, and until when they are once the
 * link of its mail was opened. Null where that makes no difference.
 */
export function emailConfirmationDue(
  { status, emailConfirmedAt, paymentDueAt, payment: method, placedAt, delivery }: StoredOrder,
  payment: Pick<Payment, 'dueAt'>,
): { readonly before: Date; readonly thenUntil: Date } | null {
  if (status !== 'created' || emailConfirmedAt || !paymentDueAt) return null;
  const thenUntil = payment.dueAt(method, placedAt, handoverOf(delivery));
  return thenUntil > paymentDueAt ? { before: paymentDueAt, thenUntil } : null;
}

/**
 * Records that the address of an order is its customer's, and extends the hold of its goods to the usual time of its
 * way to pay. Neither the order nor its mails count for its network any more. Does nothing the second time, or for an order
 * that is unknown.
 */
export async function confirmEmail(
  tx: Queryable,
  { clock, payment }: { readonly clock: Clock; readonly payment: Pick<Payment, 'dueAt'> },
  orderId: number,
): Promise<StoredOrder | null> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.emailConfirmedAt) return order;
  const usual = order.paymentDueAt && payment.dueAt(order.payment, order.placedAt, handoverOf(order.delivery));
  // An attempt that was begun later has its time from then.
  const paymentDueAt = usual && order.paymentDueAt && usual < order.paymentDueAt ? order.paymentDueAt : usual;
  if (paymentDueAt) await extendAttempt(tx, orderId, paymentDueAt);
  await answerOrderMails(tx, order.number, clock());
  return updateOrder(tx, orderId, { emailConfirmedAt: clock(), paymentDueAt, network: null });
}
