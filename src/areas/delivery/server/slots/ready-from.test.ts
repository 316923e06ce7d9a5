import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minuteMs } from '#values/durations.ts';
import { clockText, type OpeningHours, storeStatus } from '#values/opening-hours.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { addDays, shopTime } from '#values/shop-time.ts';
import { readyFrom } from './ready-from.ts';

const workday = '09:00 - 13:00 / 16:00 - 20:00';
const store: OpeningHours = {
  week: [workday, workday, workday, workday, workday, '10:00 - 14:00', 'Cerrado'],
  exceptions: [{ date: '2026-11-24', workTime: 'Cerrado' }],
};
/** By the shop's clock in winter, as 'YYYY-MM-DD HH:MM'. */
const at = (local: string): Date => new Date(`${local.replace(' ', 'T')}:00+01:00`);
function ready(local: string, change: { preparationMinutes?: number; cutOff?: string } = {}, hours = store) {
  const moment = readyFrom({ preparationMinutes: 120, cutOff: null, ...change }, hours, at(local));
  return moment && localText(moment);
}
function localText(moment: Date): string {
  const { date, minutes } = shopTime(moment);
  return `${date} ${clockText(minutes)}`;
}

// The 20th is a Friday.
it.each([
  ['while the store is open', '2026-11-20 10:00', '2026-11-20 12:00'],
  ['before it opens', '2026-11-20 06:00', '2026-11-20 11:00'],
  ['over the midday break', '2026-11-20 12:10', '2026-11-20 17:10'],
  ['in the midday break', '2026-11-20 13:30', '2026-11-20 18:00'],
  ['so that it is ready as the store closes for midday', '2026-11-20 11:00', '2026-11-20 16:00'],
  ['so that it is ready as the store closes', '2026-11-20 18:00', '2026-11-21 10:00'],
  ['a minute before closing', '2026-11-20 19:59', '2026-11-21 12:00'],
  ['at an odd minute', '2026-11-20 10:01', '2026-11-20 12:05'],
  ['so that it is ready in the last minutes before closing', '2026-11-20 17:57', '2026-11-21 10:00'],
  ['in the last hour of a week', '2026-11-21 13:00', '2026-11-23 10:00'],
  ['before a holiday', '2026-11-23 19:00', '2026-11-25 10:00'],
  ['on a closed day', '2026-11-22 12:00', '2026-11-23 11:00'],
])('an order %s is prepared in open hours only', (_when, placed, expected) => {
  expect(ready(placed)).toBe(expected);
});

it('an order after the cut-off hour is begun on the next day', () => {
  expect(ready('2026-11-20 16:59', { cutOff: '17:00' })).toBe('2026-11-20 19:00');
  expect(ready('2026-11-20 17:00', { cutOff: '17:00' })).toBe('2026-11-21 12:00');
});

it('what needs no preparation is ready at once, or when the store opens', () => {
  expect(ready('2026-11-20 10:00', { preparationMinutes: 0 })).toBe('2026-11-20 10:00');
  expect(ready('2026-11-20 13:00', { preparationMinutes: 0 })).toBe('2026-11-20 16:00');
});

it('waits for the end of a closed week, and names no time where the store stays closed', () => {
  const dates = Array.from({ length: 9 }, (_, days) => addDays('2026-11-21', days));
  const closed = { ...store, exceptions: dates.map((date) => ({ date, workTime: 'Cerrado' })) };
  expect(ready('2026-11-20 19:00', {}, closed)).toBe('2026-11-30 10:00');
  expect(ready('2026-11-20 19:00', {}, { week: Array<string>(7).fill('Cerrado'), exceptions: [] })).toBeNull();
});

it('counts an hour that the change of the clock takes or repeats as the store is open in it', () => {
  const night = { week: Array<string>(7).fill('00:30 - 05:30'), exceptions: [] };
  const from = (moment: string) =>
    localText(readyFrom({ preparationMinutes: 120, cutOff: null }, night, new Date(moment))!);
  // 02:00 becomes 03:00, then 03:00 becomes 02:00.
  expect(from('2026-03-29T01:30:00+01:00')).toBe('2026-03-29 04:30');
  expect(from('2026-10-25T01:30:00+02:00')).toBe('2026-10-25 02:30');
});

/** In steps of five minutes; none is in the hour that the clock takes or repeats. */
const step = 5;
const timeText = (minutes: number): string => clockText(minutes >= 120 && minutes < 180 ? 180 : minutes);
const range = fc
  .tuple(fc.integer({ min: 0, max: 1380 / step }), fc.integer({ min: 60 / step, max: 600 / step }))
  .map(([start, length]) => `${timeText(start * step)} - ${timeText(Math.min((start + length) * step, 1440))}`);
const openDay = fc.array(range, { minLength: 1, maxLength: 3 }).map((ranges) => ranges.join(' / '));
const workTime = fc.oneof({ weight: 4, arbitrary: openDay }, { weight: 1, arbitrary: fc.constant('Cerrado') });

it('is the minute at which the store has been open for so long, whatever its hours and the clock', () => {
  fc.assert(
    fc.property(
      fc.array(workTime, { minLength: 7, maxLength: 7 }),
      fc.constantFrom('2026-03-27', '2026-10-23', '2026-11-19', '2026-12-23'),
      fc.array(workTime, { maxLength: 4 }),
      fc.integer({ min: 0, max: (4 * 1440) / step }),
      fc.integer({ min: 0, max: 300 / step }),
      (week, first, other, ahead, needed) => {
        const hours = { week, exceptions: other.map((time, days) => ({ date: addDays(first, days), workTime: time })) };
        const now = new Date(Date.parse(`${first}T00:00:00Z`) + ahead * step * minuteMs);
        const found = readyFrom({ preparationMinutes: needed * step, cutOff: null }, hours, now);
        fc.pre(found !== null);
        let open = 0;
        for (let time = now.getTime(); time < found.getTime(); time += step * minuteMs)
          if (storeStatus(hours, new Date(time)).isOpen) open += 1;
        expect(open).toBe(needed);
        expect(storeStatus(hours, found).isOpen).toBe(true);
      },
    ),
    { numRuns: propertyRuns(60) },
  );
});
