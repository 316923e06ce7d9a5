import { describeChanges, listChangesOf, type StoredChange } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findUndoEnds } from '../records/bulk-ends.ts';
import { listOrdersByIds } from '../records/order-queries.ts';
import { isLastOfFields } from './last-of-fields.ts';
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
  const possible = ofOrders.filter((change) => {
    const order = orders.get(Number(change.subjectId));
    return order !== undefined && undoRefusal(change, order, { now, until: endOf(change) }) === null;
  });
  const subjects = [...new Set(possible.map(({ subjectId }) => subjectId))];
  if (subjects.length === 0) return new Set();
  const all = await describeChanges(source, await listChangesOf(source, 'order', ...subjects), () => false);
  const described = new Map(all.map((change) => [change.id, change]));
  return new Set(possible.flatMap(({ id }) => (isLastOfFields(described.get(id)!, all) ? [id] : [])));
}
