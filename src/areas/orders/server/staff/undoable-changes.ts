import type { StoredChange } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findUndoEnds } from '../records/bulk-ends.ts';
import { listOrdersByIds } from '../records/order-queries.ts';
import { undoRefusal } from './order-timeline.ts';

/** The ids of those changes that could be taken back, as far as their orders say. */
export async function listUndoable(
  source: Queryable,
  changes: readonly StoredChange[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const ofOrders = changes.filter(({ subjectKind }) => subjectKind === 'order');
  if (ofOrders.length === 0) return new Set();
  const ids = [...new Set(ofOrders.map(({ subjectId }) => Number(subjectId)))];
  const orders = new Map((await listOrdersByIds(source, ids)).map((order) => [order.id, order]));
  const endOf = await findUndoEnds(source, ofOrders, now);
  const isUndoable = (change: StoredChange): boolean => {
    const order = orders.get(Number(change.subjectId));
    return order !== undefined && undoRefusal(change, order, { now, until: endOf(change) }) === null;
  };
  return new Set(ofOrders.filter(isUndoable).map(({ id }) => id));
}
