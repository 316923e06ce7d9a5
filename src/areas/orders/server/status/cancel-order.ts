import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { OrderSigner } from '../order-links.ts';
import { findNumberedOrder } from '../records/find-proven-order.ts';
import { completeOrders, findOrder, findOrderByNumber, lockOrder, type StoredOrder } from '../records/order-queries.ts';
import type { ChangeStatus, RefundCancelled } from './change-status.ts';
import { mayCancel } from './may-cancel.ts';
import { unpaid } from './order-transitions.ts';

export interface CancelParts {
  readonly clock: Clock;
  readonly changeStatus: ChangeStatus;
  readonly refundCancelled: RefundCancelled;
  /** For so long after it was paid a customer may cancel an order on which nobody works. */
  readonly cancelMinutes: number;
}

/** Cancels an order for its customer; what was paid goes back. */
async function cancel(
  { clock, changeStatus, refundCancelled, cancelMinutes }: CancelParts,
  tx: Queryable,
  actor: Actor,
  orderId: number,
): Promise<StoredOrder | Failure<'not_cancellable'>> {
  const order = await lockOrder(tx, orderId);
  const [whole] = await completeOrders(tx, order ? [order] : []);
  if (!whole || !mayCancel(whole, clock(), cancelMinutes)) return failure('not_cancellable');
  const cancelled = await changeStatus(tx, orderId, { actor, status: 'cancelled' });
  if (!cancelled) return failure('not_cancellable');
  if (cancelled.paymentStatus === 'paid') await refundCancelled(tx, actor, cancelled);
  return cancelled;
}

/** Cancels a user's order: `not_cancellable` once somebody works on it, while it is being paid, or long after it was paid. */
export async function cancelOrder(
  parts: CancelParts,
  tx: Queryable,
  actor: Actor,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<StoredOrder | Failure<'order_not_found' | 'not_cancellable'>> {
  if (!(await findOrder(tx, { id: orderId, userId }))) return failure('order_not_found');
  return cancel(parts, tx, actor, orderId);
}

/** The same for who has the link of the order's mail, and no session; null when number and key do not match. */
export const cancelOrderByKey = (
  { database, signer, ...parts }: CancelParts & { readonly database: Database; readonly signer: OrderSigner },
  actor: Actor,
  proof: { number: string; key: string },
): Promise<StoredOrder | Failure<'not_cancellable'> | null> =>
  database.transaction(async (tx) => {
    const order = await findNumberedOrder(tx, signer, proof);
    if (!order) return null;
    return cancel(parts, tx, actor, order.id);
  });

/** Cancels an unpaid order for the shop, by its number, and returns its stock. */
export const releaseOrder = (
  { database, changeStatus }: Pick<CancelParts, 'changeStatus'> & { readonly database: Database },
  actor: Actor,
  number: string,
): Promise<StoredOrder | Failure<'order_not_found' | 'not_cancellable'>> =>
  database.transaction(async (tx) => {
    const found = await findOrderByNumber(tx, number);
    const order = found && (await lockOrder(tx, found.id));
    if (!order) return failure('order_not_found');
    const isUnpaid = (unpaid as readonly string[]).includes(order.paymentStatus);
    const change = { actor, status: 'cancelled' } as const;
    return (isUnpaid && (await changeStatus(tx, order.id, change))) || failure('not_cancellable');
  });
