import { eq, inArray, lte } from 'drizzle-orm';
import { findLastChangeBefore } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { maxBulkWaitMs } from './bulk-ends.ts';
import { type FormerContents, orderEdits } from './order-edit-tables.ts';
import type { StoredOrder } from './order-queries.ts';

/** Keeps what an order was before a change, for as long as that may be taken back. */
export async function storeFormer(
  tx: Queryable,
  changeId: number,
  { id: orderId, paymentDueAt }: StoredOrder,
  { payment, ...former }: FormerContents,
): Promise<void> {
  const left = payment && { ...payment, leftDueAt: paymentDueAt?.toISOString() ?? null };
  await tx.insert(orderEdits).values({ changeId, orderId, former: { ...former, ...(left && { payment: left }) } });
}

/** What an order was before a change of it; null where that is not stored. */
export async function findFormer(tx: Queryable, changeId: number): Promise<FormerContents | null> {
  const [edit] = await tx
    .select({ former: orderEdits.former })
    .from(orderEdits)
    .where(eq(orderEdits.changeId, changeId));
  return edit?.former ?? null;
}

/** Deletes what orders were before changes that nobody can take back any more: the longest that any change waits is over. */
export async function cleanOrderEdits(database: Queryable, now: Date): Promise<void> {
  const last = await findLastChangeBefore(database, new Date(now.getTime() - maxBulkWaitMs));
  if (last !== null) await database.delete(orderEdits).where(lte(orderEdits.changeId, last));
}

/** Of persons who are erased nothing is taken back. */
export async function forgetOrderEdits(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(orderEdits).where(inArray(orderEdits.orderId, [...orderIds]));
}
