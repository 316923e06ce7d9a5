import { asc, sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { OrderStatus } from '../../contract.ts';
import type { StoredOrder } from './order-queries.ts';
import { orders, storedColumns } from './orders-tables.ts';

const { placeholder } = sql;
const ordersToLock = buildOnce((source) =>
  source
    .select(storedColumns)
    .from(orders)
    .where(sql`${orders.id} = ANY (${sql.placeholder('ids')}::bigint[])`)
    .orderBy(asc(orders.id))
    .for('update')
    .prepare('orders-to-lock'),
);

/** Locks orders until the transaction ends, in the order of their ids. */
export const lockOrders = (tx: Queryable, ids: readonly number[]): Promise<StoredOrder[]> =>
  ordersToLock(tx).execute({ ids });

const movedOrders = namedStatement<object>(
  'move-orders',
  sql`WITH moved AS (
      UPDATE orders SET status = ${placeholder('status')}, updated_at = ${placeholder('at')}::timestamptz,
        payment_due_at = CASE WHEN payment_status <> 'paid' THEN payment_due_at END,
        network = CASE WHEN payment_status <> 'paid' THEN network END,
        delivery = CASE WHEN ready_at IS NULL THEN delivery ELSE jsonb_set(delivery, '{readyAt}', to_jsonb(ready_at)) END
      FROM unnest(${placeholder('ids')}::bigint[], ${placeholder('readyAt')}::text[]) AS one (order_id, ready_at)
      WHERE id = order_id RETURNING id, status, payment_status, updated_at)
    INSERT INTO order_history (order_id, status, payment_status, at, actor_kind, actor_id)
    SELECT id, status, payment_status, updated_at, ${placeholder('actorKind')}, ${placeholder('actorId')} FROM moved ORDER BY id`,
);

const cancelledOrders = namedStatement<object>(
  'cancel-orders',
  sql`WITH cancelled AS (
      UPDATE orders SET status = 'cancelled', payment_status = 'cancelled', updated_at = ${placeholder('at')}::timestamptz,
        payment_due_at = NULL, network = NULL, hold = NULL, delivery = delivery - 'hasPlace' - 'lacksPlace'
      WHERE id = ANY ((SELECT ${placeholder('ids')}::bigint[])::bigint[]) RETURNING id, status, payment_status, updated_at)
    INSERT INTO order_history (order_id, status, payment_status, at, actor_kind, actor_id)
    SELECT id, status, payment_status, updated_at, ${placeholder('actorKind')}, ${placeholder('actorId')} FROM cancelled ORDER BY id`,
);

/** Stores that locked orders which nobody has paid are cancelled, and records it, by one statement; they are answered as they are then. */
export async function cancelTogether(
  tx: Queryable,
  actor: Actor,
  all: readonly StoredOrder[],
  at: Date,
): Promise<StoredOrder[]> {
  await cancelledOrders(tx, { ids: all.map(({ id }) => id), at, ...actorValues(actor) });
  return all.map((order) => {
    const { hasPlace: _, lacksPlace: __, ...delivery } = order.delivery;
    const nothing = { paymentDueAt: null, network: null, hold: null };
    return { ...order, ...nothing, status: 'cancelled', paymentStatus: 'cancelled', updatedAt: at, delivery };
  });
}

/** Stores the same status of locked orders that keep what they have, and records it, by one statement. */
export async function moveTogether(
  tx: Queryable,
  actor: Actor,
  {
    orders: all,
    status,
    at,
    readyAt,
  }: {
    readonly orders: readonly StoredOrder[];
    readonly status: OrderStatus;
    readonly at: Date;
    /** When a pickup is ready from now on; where there is nothing, that stays as it is. */
    readonly readyAt: (order: StoredOrder) => string | null;
  },
): Promise<StoredOrder[]> {
  const promised = all.map(readyAt);
  await movedOrders(tx, { ids: all.map(({ id }) => id), readyAt: promised, status, at, ...actorValues(actor) });
  return all.map((order, place) => ({
    ...order,
    status,
    updatedAt: at,
    ...(promised[place] && { delivery: { ...order.delivery, readyAt: promised[place] } }),
    ...(order.paymentStatus === 'paid' && { paymentDueAt: null, network: null }),
  }));
}
