import { minuteMs } from '#values/durations.ts';
import { momentOf } from '#values/moment-of.ts';
import { clockText, hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { addDays, shopTime } from '#values/shop-time.ts';
import type { DeliveryData } from '../delivery-data.ts';

/** People name hours in steps of five minutes. */
const stepMs = 5 * minuteMs;
const roundedUp = (time: number): number => Math.ceil(time / stepMs) * stepMs;

/** Days that are looked at; a store that is closed for longer prepares nothing. */
const furthest = 60;

/**
 * When goods are ready for which the work begins at a moment: the only rule for it. Preparation takes time in which the store is
 * open, later orders than the cut-off hour begin on the next day, and what is ready when the store closes is had when it opens
 * again. The result is within the opening hours, at a minute that ends in 0 or 5; null where there are none in the next two months.
 */
export function readyFrom(
  { preparationMinutes, cutOff }: Pick<NonNullable<DeliveryData['pickup']>, 'preparationMinutes' | 'cutOff'>,
  store: OpeningHours,
  moment: Date,
): Date | null {
  const { date: today, minutes } = shopTime(moment);
  const isLate = cutOff !== null && clockText(minutes) >= cutOff;
  const start = isLate
    ? momentOf(addDays(today, 1), '00:00').getTime()
    : Math.floor(moment.getTime() / minuteMs) * minuteMs;
  let left = preparationMinutes * minuteMs;
  let reached = start;
  for (let ahead = 0; ahead <= furthest; ahead += 1) {
    const date = addDays(today, ahead);
    for (const range of timeRanges(hoursOn(store, date).workTime)) {
      const [opens, closes] = [range.start, range.end].map((time) => momentOf(date, clockText(time)).getTime());
      // Hours that overlap are counted once.
      reached = Math.max(reached, opens!);
      if (closes! <= reached) continue;
      const ready = roundedUp(reached + left);
      if (ready < closes!) return new Date(ready);
      left = Math.max(0, left - (closes! - reached));
      reached = closes!;
    }
  }
  return null;
}
