import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import { maxHeld } from '#values/held-share.ts';
import type { Queryable } from '#platform/database/database.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { DeliverySlot } from '../../contract.ts';
import { takenSlots } from './slots-tables.ts';

export type SlotTime = Pick<DeliverySlot, 'type' | 'date' | 'from' | 'to'>;

export const slotKey = ({ type, date, from, to }: SlotTime): string => `${type} ${date} ${from}-${to}`;

/** The key of a slot's row, by which rows are locked in one order. */
export const rowKey = ({ date, type, from, to }: SlotTime): string => [date, type, from, to].join(' ');

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

/** The same of the places that are only held. */
export async function countHeldPlaces(source: Queryable, date: string): Promise<ReadonlyMap<string, number>> {
  const rows = await takenFrom(source).execute({ date });
  return new Map(rows.map((slot) => [slotKey(slot), slot.held]));
}

/** A place of a slot that has so many. */
export interface SlotPlace {
  readonly slot: SlotTime;
  readonly capacity: number;
}

/** `isHeld`: the place counts among those that unpaid orders of unconfirmed addresses hold, which have a share of the slot. */
export interface Holding {
  readonly isHeld?: boolean;
}

const { placeholder } = sql;

/**
 * SQL that takes a place of a slot for the one row of a table expression; it returns a row unless the slot, or the share
 * of those who only hold a place, is full or `placeValues`, which has the values of its placeholders, was given no place. The slot's row stays locked until the
 * transaction ends, so that of two orders for the last place the second one waits for the first and is refused only if that
 * one was placed.
 */
export const takePlaceSql = (order: SQL): SQL => sql`
  INSERT INTO delivery_slots (type, date, from_time, to_time, taken, held)
  SELECT ${placeholder('slotType')}, ${placeholder('slotDate')}::date, ${placeholder('slotFrom')}, ${placeholder('slotTo')}, 1,
    ${placeholder('heldPlaces')}::int
  FROM ${order} WHERE ${placeholder('capacity')}::int IS NOT NULL
  ON CONFLICT (date, type, from_time, to_time) DO UPDATE
    SET taken = delivery_slots.taken + 1, held = delivery_slots.held + EXCLUDED.held
    WHERE delivery_slots.taken < ${placeholder('capacity')}::int
      AND (EXCLUDED.held = 0 OR delivery_slots.held < ${placeholder('maxHeldPlaces')}::int)
  RETURNING taken`;

export const placeValues = (place: SlotPlace | null, { isHeld = false }: Holding = {}) => ({
  heldPlaces: isHeld ? 1 : 0,
  maxHeldPlaces: maxHeld(place?.capacity ?? 0),
  slotType: place?.slot.type ?? null,
  slotDate: place?.slot.date ?? null,
  slotFrom: place?.slot.from ?? null,
  slotTo: place?.slot.to ?? null,
  capacity: place?.capacity ?? null,
});

const takenPlace = namedStatement('delivery-place-take', takePlaceSql(sql`(SELECT 1) AS one_order`));

/** Takes a place of a slot; false when it is full. */
export const takePlace = async (tx: Queryable, place: SlotPlace, holding: Holding = {}): Promise<boolean> =>
  (await takenPlace(tx, placeValues(place, holding))).length > 0;

const isSlot = ({ type, date, from, to }: SlotTime) =>
  and(
    eq(takenSlots.date, date),
    eq(takenSlots.type, type),
    eq(takenSlots.from, from),
    eq(takenSlots.to, to),
    gt(takenSlots.taken, 0),
  );

/** Gives back a place that an order had taken. */
export async function returnPlace(tx: Queryable, slot: SlotTime, { isHeld = false }: Holding = {}): Promise<void> {
  const taken = sql`${takenSlots.taken} - 1`;
  const held = sql`least(${taken}, greatest(0, ${takenSlots.held} - ${isHeld ? 1 : 0}))`;
  await tx.update(takenSlots).set({ taken, held }).where(isSlot(slot));
}

/** Locks the rows of slots until the transaction ends, in the order of their keys as all who change several do. */
export async function lockSlots(tx: Queryable, slots: readonly SlotTime[]): Promise<void> {
  const byKey = slots.toSorted((one, other) => (rowKey(one) < rowKey(other) ? -1 : 1));
  for (const slot of byKey)
    await tx.select({ taken: takenSlots.taken }).from(takenSlots).where(isSlot(slot)).for('update');
}

const returnedPlaces = namedStatement<object>(
  'delivery-places-return',
  sql`UPDATE delivery_slots SET taken = greatest(0, taken - places),
      held = least(greatest(0, taken - places), greatest(0, held - held_places))
    FROM unnest(${placeholder('types')}::text[], ${placeholder('dates')}::date[], ${placeholder('froms')}::text[],
      ${placeholder('tos')}::text[], ${placeholder('places')}::int[], ${placeholder('heldPlaces')}::int[])
      AS back (slot_type, slot_date, slot_from, slot_to, places, held_places)
    WHERE type = slot_type AND date = slot_date AND from_time = slot_from AND to_time = slot_to`,
);

/** Gives back places that orders had taken, one for each time that a slot is named. */
export async function returnPlaces(
  tx: Queryable,
  all: readonly { readonly slot: SlotTime; readonly isHeld: boolean }[],
): Promise<void> {
  const bySlot = [...Map.groupBy(all, ({ slot }) => rowKey(slot)).values()];
  const slots = bySlot.map(([first]) => first!.slot);
  if (slots.length === 0) return;
  await lockSlots(tx, slots);
  await returnedPlaces(tx, {
    types: slots.map(({ type }) => type),
    dates: slots.map(({ date }) => date),
    froms: slots.map(({ from }) => from),
    tos: slots.map(({ to }) => to),
    places: bySlot.map((same) => same.length),
    heldPlaces: bySlot.map((same) => same.filter(({ isHeld }) => isHeld).length),
  });
}

/** Counts a place among those that are only held no longer. */
export async function keepPlace(tx: Queryable, slot: SlotTime): Promise<void> {
  await tx
    .update(takenSlots)
    .set({ held: sql`greatest(0, ${takenSlots.held} - 1)` })
    .where(isSlot(slot));
}

/** Counts it among those again. */
export async function holdPlace(tx: Queryable, slot: SlotTime): Promise<void> {
  await tx
    .update(takenSlots)
    .set({ held: sql`least(${takenSlots.taken}, ${takenSlots.held} + 1)` })
    .where(isSlot(slot));
}
