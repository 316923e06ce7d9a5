import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { orderNotes, orderWork } from '../records/order-work-tables.ts';

export type StoredNote = typeof orderNotes.$inferSelect;
export type OrderWork = Pick<typeof orderWork.$inferSelect, 'assignee' | 'tags' | 'trackingNumber'>;

const nothing: OrderWork = { assignee: null, tags: [], trackingNumber: null };

export async function findWork(source: Queryable, orderId: number): Promise<OrderWork> {
  const [work] = await source
    .select({ assignee: orderWork.assignee, tags: orderWork.tags, trackingNumber: orderWork.trackingNumber })
    .from(orderWork)
    .where(eq(orderWork.orderId, orderId));
  return work ?? nothing;
}

/** The caller has locked the order. */
export async function storeWork(tx: Queryable, orderId: number, work: OrderWork): Promise<void> {
  await tx
    .insert(orderWork)
    .values({ orderId, ...work })
    .onConflictDoUpdate({ target: orderWork.orderId, set: work });
}

const worksOfOrders = namedStatement<OrderWork & { orderId: number }>(
  'works-of-orders',
  sql`SELECT order_id::float8 AS "orderId", assignee::float8 AS assignee, tags, tracking_number AS "trackingNumber" FROM order_work
    WHERE order_id = ANY ((SELECT ${sql.placeholder('orderIds')}::bigint[])::bigint[])`,
);

/** The same of several orders. */
export async function worksOf(source: Queryable, orderIds: readonly number[]): Promise<(orderId: number) => OrderWork> {
  const rows = await worksOfOrders(source, { orderIds });
  const works = new Map(rows.map(({ orderId, ...work }) => [orderId, work]));
  return (orderId) => works.get(orderId) ?? nothing;
}

const storedWorks = namedStatement<object>(
  'store-works',
  sql`INSERT INTO order_work (order_id, assignee, tags, tracking_number)
    SELECT "orderId", assignee, tags, "trackingNumber"
    FROM jsonb_to_recordset(${sql.placeholder('works')}::jsonb)
      AS work ("orderId" bigint, assignee bigint, tags text[], "trackingNumber" text) ORDER BY "orderId"
    ON CONFLICT (order_id) DO UPDATE
      SET assignee = excluded.assignee, tags = excluded.tags, tracking_number = excluded.tracking_number`,
);

/** Stores them of several orders, which the caller has locked. */
export async function storeWorkOf(
  tx: Queryable,
  works: readonly (OrderWork & { readonly orderId: number })[],
): Promise<void> {
  if (works.length > 0) await storedWorks(tx, { works: JSON.stringify(works) });
}

export const listNotes = (source: Queryable, orderId: number): Promise<StoredNote[]> =>
  source.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
