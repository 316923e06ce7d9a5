import type { Clock } from '#values/clock.ts';
import { releaseStock } from '#areas/inventory/server/inventory.ts';
import type { PaymentStatus } from '#areas/payment/contract.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { OrderStatus } from '../../contract.ts';
import type { OrderMails } from '../order-mails.ts';
import { insertHistory, lockOrder, updateOrder } from '../view/order-queries.ts';
import type { StoredOrder } from '../view/order-view.ts';
import { type Actor, mayChangePayment, mayChangeStatus } from './order-transitions.ts';

export interface StatusChange {
  readonly by: Actor;
  readonly status?: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
}

/**
 * Changes an order's status, its payment's status or both, in the caller's transaction, with all that belongs to it:
 * history, stock, mail. Answers the changed order, or null when the order is unknown or a table of order-transitions.ts
 * does not allow the change; then nothing has happened.
 */
export type ChangeStatus = (tx: Queryable, orderId: number, change: StatusChange) => Promise<StoredOrder | null>;

/** The only writer of an order's status and payment status after it was placed. */
export function createChangeStatus(parts: {
  readonly clock: Clock;
  readonly mails: Pick<OrderMails, 'add'>;
}): ChangeStatus {
  const { clock, mails } = parts;
  return async (tx, orderId, { by, status, paymentStatus }) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return null;
    if (paymentStatus && !mayChangePayment(order, paymentStatus, by)) return null;
    const payment = paymentStatus ?? order.paymentStatus;
    if (status && !mayChangeStatus({ ...order, paymentStatus: payment }, status, by)) return null;

    const isCancelled = status === 'cancelled';
    const changed = await updateOrder(tx, orderId, {
      status: status ?? order.status,
      paymentStatus: isCancelled && payment !== 'refunded' ? 'cancelled' : payment,
      updatedAt: clock(),
      // What is paid, or given up, is not expected any more.
      paymentDueAt: isCancelled || payment === 'paid' ? null : order.paymentDueAt,
    });
    await insertHistory(tx, changed);
    if (isCancelled) await releaseStock(tx, { orderNumber: changed.number, now: clock() });
    if (status) await mails.add(tx, changed);
    return changed;
  };
}
