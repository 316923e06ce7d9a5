import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { DeliverySlot } from '../../contract.ts';
import { takenSlots } from './slots-tables.ts';

export type SlotTime = Pick<DeliverySlot, 'type' | 'date' | 'from' | 'to'>;

export const slotKey = ({ type, date, from, to }: SlotTime): string => `${type} ${date} ${from}-${to}`;

const takenFrom = buildOnce((source) =>
  source
    .select()
    .from(takenSlots)
    .where(gte(takenSlots.date, sql.placeholder('date')))
    .prepare('delivery-slots-taken'),
);

/** How many orders the slots from a date (YYYY-MM-DD) on have, by `slotKey`; those without any are absent. */
export async function countTakenPlaces(source: Queryable, date: string): Promise<ReadonlyMap<string, number>> {
  const rows = await takenFrom(source).execute({ date });
  return new Map(rows.map((slot) => [slotKey(slot), slot.taken]));
}

/** A place of a slot that has so many. */
export interface SlotPlace {
  readonly slot: SlotTime;
  readonly capacity: number;
}

const { placeholder } = sql;

/**
 * SQL that takes a place of a slot for the one row of a table expression; it returns a row unless the slot is full or
 * `placeValues`, which has the values of its placeholders, was given no place. The slot's row stays locked until the
 * transaction ends, so that of two orders for the last place the second one waits for the first and is refused only if that
 * one was placed.
 */
export const takePlaceSql = (order: SQL): SQL => sql`
  INSERT INTO delivery_slots (type, date, from_time, to_time, taken)
  SELECT ${placeholder('slotType')}, ${placeholder('slotDate')}::date, ${placeholder('slotFrom')}, ${placeholder('slotTo')}, 1
  FROM ${order} WHERE ${placeholder('capacity')}::int IS NOT NULL
  ON CONFLICT (date, type, from_time, to_time) DO UPDATE SET taken = delivery_slots.taken + 1
    WHERE delivery_slots.taken < ${placeholder('capacity')}::int
  RETURNING taken`;

export const placeValues = (place: SlotPlace | null) => ({
  slotType: place?.slot.type ?? null,
  slotDate: place?.slot.date ?? null,
  slotFrom: place?.slot.from ?? null,
  slotTo: place?.slot.to ?? null,
  capacity: place?.capacity ?? null,
});

/** Takes a place of a slot; false when it is full. */
export async function takePlace(tx: Queryable, { slot, capacity }: SlotPlace): Promise<boolean> {
  const { type, date, from, to } = slot;
  const taken = await tx
    .insert(takenSlots)
    .values({ type, date, from, to, taken: 1 })
    .onConflictDoUpdate({
      target: [takenSlots.date, takenSlots.type, takenSlots.from, takenSlots.to],
      set: { taken: sql`${takenSlots.taken} + 1` },
      setWhere: lt(takenSlots.taken, capacity),
    })
    .returning({ taken: takenSlots.taken });
  return taken.length > 0;
}

/** Gives back a place that an order had taken. */
export async function returnPlace(tx: Queryable, { type, date, from, to }: SlotTime): Promise<void> {
  await tx
    .update(takenSlots)
    .set({ taken: sql`${takenSlots.taken} - 1` })
    .where(
      and(
        eq(takenSlots.date, date),
        eq(takenSlots.type, type),
        eq(takenSlots.from, from),
        eq(takenSlots.to, to),
        gt(takenSlots.taken, 0),
      ),
    );
}
