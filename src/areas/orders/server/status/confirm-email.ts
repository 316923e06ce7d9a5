import type { Actor } from '#values/actor.ts';
import { extendAttempt, type Payment } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { answerOrderMails } from '#platform/mail/waiting-mails.ts';
import { handoverOf } from '../records/handover.ts';
import { recordSlotChange } from '../records/order-log.ts';
import { lockOrder, type StoredOrder, updateOrder } from '../records/order-queries.ts';
import { type HoldParts, isWaiting, ownGoods } from './own-goods.ts';

/**
 * While nobody has confirmed the address of a new order: until when its goods are held, and until when they are once the
 * link of its mail was opened. Null where that makes no difference.
 */
export function emailConfirmationDue(
  { status, emailConfirmedAt, hold, paymentDueAt, payment: method, placedAt, delivery }: StoredOrder,
  payment: Pick<Payment, 'dueAt'>,
): { readonly before: Date; readonly thenUntil: Date } | null {
  if (status !== 'created' || emailConfirmedAt || hold === 'waiting' || !paymentDueAt) return null;
  const thenUntil = payment.dueAt(method, placedAt, handoverOf(delivery));
  return thenUntil > paymentDueAt ? { before: paymentDueAt, thenUntil } : null;
}

/** The customer of an order, who opens its link without a session. */
const customerOf = ({ isGuest, userId }: StoredOrder): Actor => ({
  kind: isGuest ? 'guest' : 'shopper',
  id: String(userId),
});

/**
 * Records that the address of an order is its customer's, and extends the hold of its goods to the usual time of its
 * way to pay. Neither the order nor its mails count for its network any more. An order that waits for its goods or its place takes them if they are there, then or when the link is opened
 * again. Does nothing else the second time, or for an order that is unknown.
 */
export async function confirmEmail(
  tx: Queryable,
  parts: HoldParts & { readonly payment: Pick<Payment, 'dueAt'> },
  orderId: number,
): Promise<StoredOrder | null> {
  const { clock, payment } = parts;
  const order = await lockOrder(tx, orderId);
  const isOpen = order?.paymentDueAt !== null;
  if (!order || (order.emailConfirmedAt && !(isOpen && isWaiting(order)))) return order;
  const owned = isOpen ? await ownGoods(tx, parts, customerOf(order), order) : order;
  const possession = { hold: owned.hold, delivery: owned.delivery, network: null };
  const store = async (change: Parameters<typeof updateOrder>[2]): Promise<StoredOrder> => {
    const after = await updateOrder(tx, orderId, change);
    await recordSlotChange(tx, customerOf(order), { before: order, after, at: clock() });
    return after;
  };
  if (order.emailConfirmedAt) return store(possession);
  const usual = order.paymentDueAt && payment.dueAt(order.payment, order.placedAt, handoverOf(order.delivery));
  // An attempt that was begun later has its time from then.
  const paymentDueAt = usual && order.paymentDueAt && usual < order.paymentDueAt ? order.paymentDueAt : usual;
  if (paymentDueAt) await extendAttempt(tx, orderId, paymentDueAt);
  await answerOrderMails(tx, order.number, clock());
  return store({ ...possession, emailConfirmedAt: clock(), paymentDueAt });
}
