import type { Clock } from '#values/clock.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type WorkField, workFields } from '../../staff-calls.ts';
import { recordOrderChanges } from '../records/order-log.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import type { ChangeBy } from './order-changes.ts';
import { fieldVerb, isPersonal, isSameValue, readField } from './order-fields.ts';
import { type OrderWork, storeWorkOf, worksOf } from './order-work-queries.ts';

export interface FieldsParts {
  readonly clock: Clock;
  /** Whether an order may be given to a member of the staff. */
  readonly mayBeAssigned: (source: Queryable, memberId: number) => Promise<boolean>;
}

/** A field of one order, what its preview has seen, and what it is to become. */
export interface FieldOfOrder {
  readonly order: StoredOrder;
  readonly field: WorkField;
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * Does what `setFields` does with one field each, of orders that the caller has locked, by a few statements for all of them. Answers the
 * ids of the changes by those of the orders. Those without a change are as they were: what somebody has changed since is for `setFields`.
 */
export async function changeFieldsTogether(
  tx: Queryable,
  { clock, mayBeAssigned }: FieldsParts,
  all: readonly FieldOfOrder[],
  by: ChangeBy,
): Promise<ReadonlyMap<number, number>> {
  const workOf = await worksOf(
    tx,
    all.map(({ order }) => order.id),
  );
  const members = all.flatMap(({ field, to }) => (field === 'assignee' && typeof to === 'number' ? [to] : []));
  const assignable = new Set<unknown>([null]);
  for (const member of new Set(members)) if (await mayBeAssigned(tx, member)) assignable.add(member);
  const changed = all.flatMap(({ order, field, from, to }) => {
    const before = workOf(order.id);
    const value = readField(field, to);
    if (value === undefined) return [];
    if (field === 'assignee' && value !== before.assignee && !assignable.has(value)) return [];
    if (![from, to].some((seen) => isSameValue(field, before[field], seen))) return [];
    return { order, before, after: { ...before, [field]: value } };
  });
  return storeFieldsTogether(tx, clock, changed, by);
}

interface ChangedWork {
  readonly order: StoredOrder;
  readonly before: OrderWork;
  readonly after: OrderWork;
  /** The change that this one takes back. */
  readonly undoes?: number;
}

/** Writes what people note about locked orders, with a line of the log for each; the ids of the lines by those of the orders. */
export async function storeFieldsTogether(
  tx: Queryable,
  clock: Clock,
  all: readonly ChangedWork[],
  { actor, bulk }: ChangeBy,
): Promise<ReadonlyMap<number, number>> {
  if (all.length === 0) return new Map();
  const lines = all.map(({ order, before, after, undoes }) => ({
    order,
    after,
    undoes,
    changes: workFields
      .filter((field) => !isSameValue(field, before[field], after[field]))
      .map((field) => ({ field, before: before[field], after: after[field] })),
  }));
  await storeWorkOf(
    tx,
    lines.flatMap(({ order, after, changes }) => (changes.length > 0 ? [{ orderId: order.id, ...after }] : [])),
  );
  const recorded = lines.map(({ order, changes, undoes }) => ({
    order,
    undoes,
    changes: changes.filter(({ field }) => !isPersonal(field)),
    personal: changes.filter(({ field }) => isPersonal(field)),
  }));
  const changeOf = await recordOrderChanges(tx, { actor, at: clock(), verb: fieldVerb, bulk }, recorded);
  return new Map(all.map(({ order }) => [order.id, changeOf(order)]));
}
