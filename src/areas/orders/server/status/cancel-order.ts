import type { Actor } from '#values/actor.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { OrderSigner } from '../order-mails.ts';
import { findNumberedOrder } from '../records/find-proven-order.ts';
import { findOrder, findOrderByNumber, lockOrder, type StoredOrder } from '../records/order-queries.ts';
import type { ChangeStatus } from './change-status.ts';
import { unpaid } from './order-transitions.ts';

interface CancelParts {
  readonly database: Database;
  readonly changeStatus: ChangeStatus;
}

/** Cancels a user's order: `not_cancellable` once somebody works on it, or while it is being paid or is paid. */
export async function cancelOrder(
  { changeStatus }: Pick<CancelParts, 'changeStatus'>,
  tx: Queryable,
  actor: Actor,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<StoredOrder | Failure<'order_not_found' | 'not_cancellable'>> {
  if (!(await findOrder(tx, { id: orderId, userId }))) return failure('order_not_found');
  return (await changeStatus(tx, orderId, { actor, status: 'cancelled' })) ?? failure('not_cancellable');
}

/** The same for who has the link of the order's mail, and no session; null when number and key do not match. */
export const cancelOrderByKey = (
  { database, changeStatus, signer }: CancelParts & { readonly signer: OrderSigner },
  actor: Actor,
  proof: { number: string; key: string },
): Promise<StoredOrder | Failure<'not_cancellable'> | null> =>
  database.transaction(async (tx) => {
    const order = await findNumberedOrder(tx, signer, proof);
    if (!order) return null;
    return (await changeStatus(tx, order.id, { actor, status: 'cancelled' })) ?? failure('not_cancellable');
  });

/** Cancels an unpaid order for the shop, by its number, and returns its stock. */
export const releaseOrder = (
  { database, changeStatus }: CancelParts,
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
