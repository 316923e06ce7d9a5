import type { DaySlot } from '#areas/orders/staff-attention-calls.ts';
import { minuteMs } from '#values/durations.ts';
import { momentOf } from '#values/moment-of.ts';
import { shopTime } from '#values/shop-time.ts';

/** From so many minutes before it begins, a slot says how many are left. */
const soonMinutes = 60;

export type SlotState =
  | { readonly kind: 'done' | 'in_time' | 'late' }
  | { readonly kind: 'soon'; readonly minutes: number };

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
export function nextLeaving(slots: readonly DaySlot[], now: Date): { at: string; orders: number } | null {
  for (const { type, hours, missing, ready } of slots)
    if (type === 'delivery' && hours && missing + ready > 0 && untilMoment(hours.from, now) > 0)
      return { at: hours.from, orders: missing + ready };
  return null;
}
