import type { Actor } from '#values/actor.ts';
import { recordChange, recordChanges, type RecordedChange } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { orders, StoredDelivery } from './orders-tables.ts';

type StoredOrder = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'hold' | 'delivery'>;
/** An order as the log names it. */
export type NumberedOrder = Pick<StoredOrder, 'id' | 'number'>;

export const placedVerb = 'order.placed';
export const statusVerb = 'order.status';
export const returnVerb = 'order.return';
/** The field with which the log says which pieces the shop awaits in a return of its own. */
export const awaitedField = 'awaited';

/** Writes into the log by whom and how an order was changed, in the change's transaction; returns the line's id. */
export const recordOrderChange = (
  tx: Queryable,
  { id, number }: NumberedOrder,
  change: Omit<RecordedChange, 'subject'>,
): Promise<number> => recordChange(tx, { ...change, subject: { kind: 'order', id: String(id), label: number } });

/** The same of several orders, by one statement; the ids of the lines by those of the orders. */
export async function recordOrderChanges(
  tx: Queryable,
  change: Pick<RecordedChange, 'actor' | 'at' | 'verb' | 'bulk' | 'reason'>,
  lines: readonly {
    readonly order: NumberedOrder;
    readonly changes: RecordedChange['changes'];
    readonly personal?: RecordedChange['changes'];
    /** The change that it takes back. */
    readonly undoes?: number | undefined;
  }[],
): Promise<(order: NumberedOrder) => number> {
  const all = lines.map(({ order, ...line }) => ({ id: String(order.id), label: order.number, ...line }));
  const ids = await recordChanges(tx, change, 'order', all);
  return ({ id }) => ids.get(String(id))!;
}

type Possession = Pick<StoredOrder, 'hold' | 'delivery'>;

/** How it has its goods and its place, and when it is handed over, as the log says it. */
const factsOf = ({ hold, delivery }: Possession) => ({
  hold,
  slot: slotText(delivery),
  slotPlace: delivery.hasPlace ? 'taken' : delivery.lacksPlace ? 'awaited' : null,
});

const slotText = ({ date, slot }: StoredDelivery): string | null =>
  date && [date, slot && `${slot.from}–${slot.to}`].filter(Boolean).join(' ');

/** What differs between two states of an order's goods, place and slot. */
function slotChanges(before: Possession, after: Possession): RecordedChange['changes'] {
  const [former, present] = [factsOf(before), factsOf(after)];
  return (['hold', 'slot', 'slotPlace'] as const)
    .filter((field) => former[field] !== present[field])
    .map((field) => ({ field, before: former[field], after: present[field] }));
}

/** Writes into the log that an order has, or lacks, its goods, its place or its slot now; nothing where all is as before. */
export async function recordSlotChange(
  tx: Queryable,
  actor: Actor,
  { before, after, at }: { readonly before: StoredOrder; readonly after: StoredOrder; readonly at: Date },
): Promise<void> {
  const changes = slotChanges(before, after);
  if (changes.length > 0) await recordOrderChange(tx, after, { actor, at, verb: 'order.slot', changes });
}
