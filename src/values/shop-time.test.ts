import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from './moment-of.ts';
import { shopTime } from './shop-time.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('a moment’s local date and time convert back to the same moment', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), (date) => {
      const moment = new Date(Math.floor(date.getTime() / 60_000) * 60_000);
      const shown = shopTime(moment);
      const again = shopTime(momentOf(shown.date, clock(shown.minutes)));
      expect(again).toEqual(shown);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2026-11-21', '09:00', '2026-11-21T08:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
  ['2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
])('%s %s in Badalona is %s', (date, time, moment) => {
  expect(momentOf(date, time).toISOString()).toBe(moment);
});
