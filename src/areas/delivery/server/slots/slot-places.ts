import { and, eq, gt, gte, sql } from 'drizzle-orm';
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

const { placeholder } = sql;
const takenPlace = buildOnce((source) =>
  source
    .insert(takenSlots)
    .values({
      type: placeholder('type'),
      date: placeholder('date'),
      from: placeholder('from'),
      to: placeholder('to'),
      taken: 1,
    })
    .onConflictDoUpdate({
      target: [takenSlots.date, takenSlots.type, takenSlots.from, takenSlots.to],
      set: { taken: sql`${takenSlots.taken} + 1` },
      setWhere: sql`${takenSlots.taken} < ${placeholder('capacity')}`,
    })
    .returning({ taken: takenSlots.taken })
    .prepare('delivery-slots-take'),
);

/**
 * Takes a place of a slot; false when it is full. The row stays locked until the caller's transaction ends, so that of
 * two orders for the last place the second one waits for the first and is refused only if that one was placed.
 */
export async function takePlace(tx: Queryable, slot: SlotTime, capacity: number): Promise<boolean> {
  const taken = await takenPlace(tx).execute({ ...slot, capacity });
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
