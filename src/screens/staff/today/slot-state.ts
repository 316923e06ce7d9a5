import type { DaySlot } from '#areas/orders/staff-attention-calls.ts';
import { minuteMs } from '#values/durations.ts';
import { momentOf } from '#values/moment-of.ts';
import { shopTime } from '#values/shop-time.ts';

/** From so many minutes before it begins, a slot says how many are left. */
const soonMinutes = 60;

export type SlotState =
  | { readonly kind: 'done' | 'in_time' | 'late' }
  | { readonly kind: 'soon'; readonly minutes: number };

/** What is shown of the day in one row: a slot of deliveries, or all collections. */
export interface DayRow extends DaySlot {
  readonly state: SlotState;
}

const pressing: readonly SlotState['kind'][] = ['late', 'soon', 'in_time', 'done'];

/** The deliveries by slot, and below them the collections together, which are as far as the most pressing of them. */
export function dayRows(slots: readonly DaySlot[], now: Date): DayRow[] {
  const rows = slots.map((slot) => ({ ...slot, state: slotState(slot, now) }));
  const pickups = rows.filter(({ type }) => type === 'pickup');
  const [first] = pickups.toSorted(
    (one, other) => pressing.indexOf(one.state.kind) - pressing.indexOf(other.state.kind),
  );
  if (!first) return rows;
  const sumOf = (part: 'missing' | 'ready' | 'shipped' | 'delivered'): number =>
    pickups.reduce((sum, slot) => sum + slot[part], 0);
  return [
    ...rows.filter(({ type }) => type !== 'pickup'),
    {
      ...{ type: 'pickup', hours: null, places: null, state: first.state },
      ...{ missing: sumOf('missing'), ready: sumOf('ready'), shipped: sumOf('shipped'), delivered: sumOf('delivered') },
    },
  ];
}

const untilMoment = (time: string, now: Date): number => momentOf(shopTime(now).date, time).getTime() - now.getTime();

/** How a slot of today stands: a delivery leaves at its beginning, and a collection is to be ready then. */
export function slotState({ hours, missing, ready, shipped }: DaySlot, now: Date): SlotState {
  if (missing + ready + shipped === 0) return { kind: 'done' };
  if (!hours) return { kind: 'in_time' };
  if (untilMoment(hours.to, now) <= 0) return { kind: 'late' };
  const minutes = Math.ceil(untilMoment(hours.from, now) / minuteMs);
  if (minutes <= 0) return { kind: missing > 0 ? 'late' : 'in_time' };
  return minutes <= soonMinutes && missing + ready > 0 ? { kind: 'soon', minutes } : { kind: 'in_time' };
}

/** When the next delivery leaves and how many orders it has; null: none leaves any more today. */
export function nextLeaving(
  slots: readonly DaySlot[],
  now: Date,
): { hours: NonNullable<DaySlot['hours']>; orders: number; missing: number } | null {
  for (const { type, hours, missing, ready } of slots)
    if (type === 'delivery' && hours && missing + ready > 0 && untilMoment(hours.from, now) > 0)
      return { hours, orders: missing + ready, missing };
  return null;
}
