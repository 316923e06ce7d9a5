import type { Actor } from '#values/actor.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { orderBulks, SeenOrder, WantedOrder } from '../records/bulk-tables.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { changeFieldsTogether, type FieldsParts } from '../staff/change-fields-together.ts';
import type { ChangeBy } from '../staff/order-changes.ts';
import { undoTogether } from '../staff/undo-together.ts';
import { type ChangeStatusTogether, isChangedTogether } from '../status/change-status-together.ts';

export type StoredBulk = typeof orderBulks.$inferSelect;

/** A row whose turn it is. */
export interface RowWork {
  readonly orderId: number;
  readonly seen: SeenOrder;
  readonly wanted: WantedOrder;
}

export interface LockedOrder {
  readonly order: StoredOrder;
  readonly version: number;
}

interface TogetherParts extends FieldsParts {
  readonly changeTogether: ChangeStatusTogether;
}

/** Who makes the changes of a bulk. */
export function byOf({ memberId, device, changeId }: Pick<StoredBulk, 'memberId' | 'device' | 'changeId'>): ChangeBy {
  const actor: Actor = { kind: 'staff', id: String(memberId), ...(device !== null && { device }) };
  return { actor, bulk: changeId ?? undefined };
}

/**
 * Changes those that are as their preview has seen them, and need nothing of their own, by a few statements. Answers their changes by
 * order, null for what was taken back; of those that are missing nothing has changed.
 */
export async function changeRowsTogether(
  parts: TogetherParts,
  tx: Queryable,
  bulk: StoredBulk,
  rows: readonly RowWork[],
  locked: ReadonlyMap<number, LockedOrder>,
): Promise<ReadonlyMap<number, number | null>> {
  const by = byOf(bulk);
  const known = rows.flatMap(({ orderId, ...row }) => {
    const found = locked.get(orderId);
    return found ? { ...row, ...found } : [];
  });
  const changed = new Map<number, number | null>();
  const reason = bulk.action.kind === 'cancel' ? bulk.action.reason : null;
  const moved = known.filter(({ seen, version }) => seen.version === version);
  for (const [status, same] of Map.groupBy(moved, ({ wanted }) => wanted.status)) {
    if (!isChangedTogether(status)) continue;
    const orders = same.map(({ order }) => order);
    for (const [id, changeId] of await parts.changeTogether(tx, orders, { ...by, status, reason }))
      changed.set(id, changeId);
  }
  const undone = known.flatMap(({ order, wanted }) =>
    wanted.undoes === undefined ? [] : { order, changeId: wanted.undoes },
  );
  if (undone.length > 0) for (const id of await undoTogether(tx, parts, undone, by)) changed.set(id, null);
  const fields = (['assignee', 'tags'] as const).flatMap((field) =>
    known.flatMap(({ order, seen, wanted }) =>
      wanted[field] === undefined ? [] : { order, field, from: seen[field], to: wanted[field] },
    ),
  );
  if (fields.length > 0)
    for (const [id, changeId] of await changeFieldsTogether(tx, parts, fields, by)) changed.set(id, changeId);
  return changed;
}
