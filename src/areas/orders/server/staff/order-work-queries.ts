import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
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

export const listNotes = (source: Queryable, orderId: number): Promise<StoredNote[]> =>
  source.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
