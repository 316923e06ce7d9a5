import type { Clock } from '#values/clock.ts';
import { describeChanges, findChanges, listUndone, type StoredChange } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findUndoEnds } from '../records/bulk-ends.ts';
import { statusVerb } from '../records/order-log.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { type ChangeStatusTogether, isChangedTogether } from '../status/change-status-together.ts';
import { storeFieldsTogether } from './change-fields-together.ts';
import type { ChangeBy } from './order-changes.ts';
import { fieldVerb, isSameValue } from './order-fields.ts';
import { undoRefusal } from './order-timeline.ts';
import { type OrderWork, worksOf } from './order-work-queries.ts';

interface UndoParts {
  readonly clock: Clock;
  readonly changeTogether: ChangeStatusTogether;
}

/** A change of an order that is taken back. */
export interface UndoneChange {
  readonly order: StoredOrder;
  readonly changeId: number;
}

/**
 * Does what `undo` does, of orders that the caller has locked, by a few statements for all of them. Answers the orders that are taken
 * back; the others are as they were, and `undo` says why.
 */
export async function undoTogether(
  tx: Queryable,
  parts: UndoParts,
  all: readonly UndoneChange[],
  by: ChangeBy,
): Promise<ReadonlySet<number>> {
  const ids = all.map(({ changeId }) => changeId);
  const changes = new Map((await findChanges(tx, ids)).map((change) => [change.id, change]));
  const now = parts.clock();
  const endOf = await findUndoEnds(tx, [...changes.values()], now);
  // Read once the orders are locked.
  const undone = await listUndone(tx, ids);
  const possible = all.flatMap(({ order, changeId }) => {
    const change = changes.get(changeId);
    const isTheirs = change?.subjectKind === 'order' && change.subjectId === String(order.id);
    if (!isTheirs || undone.has(changeId)) return [];
    return undoRefusal(change, order, { now, until: endOf(change) }) ? [] : { order, change };
  });
  const ofFields = possible.filter(({ change }) => change.verb === fieldVerb);
  const ofStatus = possible.filter(({ change }) => change.verb === statusVerb);
  return new Set([...(await undoFields(tx, parts, ofFields, by)), ...(await undoStatus(tx, parts, ofStatus, by))]);
}

type Undoable = { readonly order: StoredOrder; readonly change: StoredChange };

async function undoFields(
  tx: Queryable,
  { clock }: UndoParts,
  all: readonly Undoable[],
  by: ChangeBy,
): Promise<Iterable<number>> {
  if (all.length === 0) return [];
  const workOf = await worksOf(
    tx,
    all.map(({ order }) => order.id),
  );
  // With the values that the log keeps apart, as they may be personal.
  const described = await describeChanges(
    tx,
    all.map(({ change }) => change),
    () => false,
  );
  const changesOf = new Map(described.map(({ id, changes }) => [id, changes]));
  const changed = all.flatMap(({ order, change: { id } }) => {
    const before = workOf(order.id);
    const changes = changesOf.get(id)!;
    const fields = changes.filter((one): one is typeof one & { field: keyof OrderWork } => one.field in before);
    const isLast = fields.every(({ field, after }) => isSameValue(field, before[field], after));
    if (fields.length === 0 || !isLast) return [];
    const former = Object.fromEntries(fields.map((one) => [one.field, one.before])) as Partial<OrderWork>;
    return { order, before, after: { ...before, ...former }, undoes: id };
  });
  return (await storeFieldsTogether(tx, clock, changed, by)).keys();
}

async function undoStatus(
  tx: Queryable,
  { changeTogether }: UndoParts,
  all: readonly Undoable[],
  by: ChangeBy,
): Promise<Iterable<number>> {
  const undone: number[] = [];
  const formerOf = ({ change }: Undoable) => change.changes.find(({ field }) => field === 'status')?.before;
  for (const [former, same] of Map.groupBy(all, formerOf)) {
    const status = former as StoredOrder['status'];
    if (!isChangedTogether(status)) continue;
    const orders = same.map(({ order }) => order);
    const undoes = new Map(same.map(({ order, change }) => [order.id, change.id]));
    undone.push(...(await changeTogether(tx, orders, { ...by, status, undoes })).keys());
  }
  return undone;
}
