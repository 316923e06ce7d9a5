import { clockText, hoursOn, type OpeningHours, timeRanges } from '#values/opening-hours.ts';
import { momentOf } from '#values/moment-of.ts';
import { addDays } from '#values/shop-time.ts';

/** Days that are looked at; a store that is closed for longer names no day. */
const furthest = 31;

/**
 * Until when goods are stored that can be collected from a date on: to the last closing time of the last day, or of the next
 * one on which the store is open. Null where there is none.
 */
export function storedUntil(from: string, storageDays: number, store: OpeningHours): Date | null {
  for (let days = storageDays; days <= storageDays + furthest; days += 1) {
    const date = addDays(from, days);
    const last = timeRanges(hoursOn(store, date).workTime).at(-1);
    if (last) return momentOf(date, clockText(last.end));
  }
  return null;
}
