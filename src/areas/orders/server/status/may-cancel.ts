import { minuteMs } from '#values/durations.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { mayChangeStatus } from './order-transitions.ts';

/** What of an order its customer's right to cancel it depends on. */
interface Cancellable {
  readonly order: StoredOrder;
  readonly history: readonly { readonly paymentStatus: StoredOrder['paymentStatus']; readonly at: Date }[];
  readonly returns: readonly unknown[];
}

/**
 * Until when a customer may cancel a paid order, in so many minutes after it was paid; null where its state does not allow it, or
 * a withdrawal gives its money back.
 */
export function paidCancelUntil({ order, history, returns }: Cancellable, minutes: number): Date | null {
  const isPaid = order.paymentStatus === 'paid' && mayChangeStatus(order, 'cancelled', 'customer');
  const paid = isPaid && returns.length === 0 && history.find(({ paymentStatus }) => paymentStatus === 'paid');
  return paid ? new Date(paid.at.getTime() + minutes * minuteMs) : null;
}

/**
 * Whether the customer of an order may cancel it: unpaid until somebody works on it, paid for a while besides. One that was paid and
 * waits for what it costs more since is given up with the shop, which has its money.
 */
export function mayCancel(whole: Cancellable, now: Date, minutes: number): boolean {
  const { order } = whole;
  if (order.paymentStatus !== 'paid')
    return (
      mayChangeStatus(order, 'cancelled', 'customer') &&
      !whole.history.some(({ paymentStatus }) => paymentStatus === 'paid')
    );
  const until = paidCancelUntil(whole, minutes);
  return until !== null && now < until;
}
