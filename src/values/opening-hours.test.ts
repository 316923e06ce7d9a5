import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  clockText,
  openHoursOn,
  closedText,
  hoursOn,
  type OpeningHours,
  siestaTime,
  storeStatus,
  timeRanges,
} from './opening-hours.ts';
import { addDays, shopTime, weekdayOf } from './shop-time.ts';

const siesta = '08:00 - 13:30 / 15:00 - 19:00';
const hours: OpeningHours = {
  week: [siesta, siesta, siesta, siesta, siesta, '09:00 - 13:30', closedText],
  exceptions: [
    { date: '2026-12-08', workTime: closedText, note: 'La Inmaculada' },
    { date: '2026-12-24', workTime: '08:00 - 14:00' },
  ],
};

describe('the store is open at or after the start and before the end of any range', () => {
  // Madrid is UTC+1 in winter, UTC+2 in summer; 2026-11-16 is a Monday.
  test.each([
    ['2026-11-16T06:59:59Z', false, 'a minute before opening'],
    ['2026-11-16T07:00:00Z', true, 'at the start'],
    ['2026-11-16T12:29:59Z', true, 'the last minute of the morning'],
    ['2026-11-16T12:30:00Z', false, 'at the end'],
    ['2026-11-16T13:30:00Z', false, 'during the siesta'],
    ['2026-11-16T14:00:00Z', true, 'at the second start'],
    ['2026-11-16T18:00:00Z', false, 'at the second end'],
    ['2026-11-21T10:00:00Z', true, 'on Saturday morning'],
    ['2026-11-21T15:00:00Z', false, 'on Saturday afternoon'],
    ['2026-11-22T10:00:00Z', false, 'on Sunday, which reads Cerrado'],
    ['2026-12-08T10:00:00Z', false, 'on a holiday that is a Tuesday'],
    ['2026-12-24T14:30:00Z', false, 'after the early end of Christmas Eve'],
    ['2026-07-20T06:00:00Z', true, 'at 8 in summer, an hour earlier in UTC'],
    ['2026-03-28T08:00:00Z', true, 'at 9 on the Saturday before summer time'],
    ['2026-03-30T06:00:00Z', true, 'at 8 on the Monday after summer time began'],
    ['2026-10-26T07:00:00Z', true, 'at 8 on the Monday after summer time ended'],
    ['2026-10-26T06:00:00Z', false, 'at 7 on that Monday'],
  ])('%s: %s, %s', (moment, isOpen) => {
    expect(storeStatus(hours, new Date(moment)).isOpen).toBe(isOpen);
  });
});

test('the status agrees with a check of every minute, and an open store has a later closing time', () => {
  const minute = fc.integer({ min: 0, max: 1440 });
  const range = fc.tuple(minute, minute).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  const text = ({ start, end }: { start: number; end: number }) => `${clockText(start)} - ${clockText(end)}`;
  fc.assert(
    fc.property(fc.array(range, { maxLength: 4 }), fc.integer({ min: 0, max: 1439 }), (ranges, now) => {
      const workTime = ranges.map(text).join(' / ');
      const day: OpeningHours = { week: Array.from({ length: 7 }, () => workTime), exceptions: [] };
      const moment = new Date(Date.UTC(2026, 0, 13, -1, now));
      const status = storeStatus(day, moment);
      expect(status.isOpen).toBe(ranges.some(({ start, end }) => start <= now && now < end));
      expect(status.closesAt !== null).toBe(status.isOpen);
      if (status.closesAt) expect(status.closesAt > clockText(now)).toBe(true);
    }),
  );
});

test('the next opening is the first one after now', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (moment) => {
        const { isOpen, opensNext, date } = storeStatus(hours, moment);
        if (isOpen) return;
        const { daysAhead, time, weekday } = opensNext!;
        const day = addDays(date, daysAhead);
        expect(weekdayOf(day)).toBe(weekday);
        expect(timeRanges(hoursOn(hours, day).workTime).map(({ start }) => clockText(start))).toContain(time);
        for (let earlier = 1; earlier < daysAhead; earlier += 1)
          expect(timeRanges(hoursOn(hours, addDays(date, earlier)).workTime)).toEqual([]);
      },
    ),
  );
});

it('gives the hours of a date one by one, and none where it is closed', () => {
  const week = Array<string>(7).fill('08:00 - 13:30 / 15:00 - 19:00');
  const hours = { week, exceptions: [{ date: '2026-12-08', workTime: closedText }] };
  expect(openHoursOn(hours, '2026-12-07')).toEqual([
    { from: '08:00', to: '13:30' },
    { from: '15:00', to: '19:00' },
  ]);
  expect(openHoursOn(hours, '2026-12-08')).toEqual([]);
});

it('never opens when every day reads Cerrado', () => {
  const never = { week: Array.from({ length: 7 }, () => closedText), exceptions: [] };
  expect(storeStatus(never, new Date('2026-11-16T10:00:00Z'))).toMatchObject({ isOpen: false, opensNext: null });
});

it('treats a day without work time as closed and ignores invalid ranges', () => {
  expect(hoursOn({ week: [], exceptions: [] }, '2026-11-16').workTime).toBe(closedText);
  for (const text of ['', ' ', closedText, '8 a 14', '25:00 - 26:00', '10:00 - 09:00', '10:60 - 11:00'])
    expect(timeRanges(text)).toEqual([]);
});

describe('on the days on which the clocks change', () => {
  const night = { week: Array.from({ length: 7 }, () => '01:00 - 02:30 / 03:30 - 05:00'), exceptions: [] };

  // 29 March 2026: at 1:00 UTC two o'clock becomes three.
  test.each([
    ['2026-03-29T00:00:00Z', true, 'at 1:00'],
    ['2026-03-29T00:59:59Z', true, 'at 1:59, before the hour that is left out'],
    ['2026-03-29T01:00:00Z', false, 'at 3:00, after it'],
    ['2026-03-29T01:30:00Z', true, 'at 3:30'],
    ['2026-03-29T03:00:00Z', false, 'at 5:00'],
    // 25 October 2026: at 1:00 UTC three o'clock becomes two.
    ['2026-10-25T00:00:00Z', true, 'at 2:00 for the first time'],
    ['2026-10-25T00:30:00Z', false, 'at 2:30 for the first time'],
    ['2026-10-25T01:00:00Z', true, 'at 2:00 for the second time'],
    ['2026-10-25T01:30:00Z', false, 'at 2:30 for the second time'],
    ['2026-10-25T02:30:00Z', true, 'at 3:30'],
  ])('%s: %s, %s', (moment, isOpen) => {
    expect(storeStatus(night, new Date(moment)).isOpen).toBe(isOpen);
  });

  it('begins and ends each date at midnight in Madrid, whose exception counts', () => {
    for (const [date, begin, end] of [
      ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
      ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ] as const) {
      const always = { week: [], exceptions: [{ date, workTime: '00:00 - 24:00' }] };
      const isOpenAt = (moment: string, offset = 0) =>
        storeStatus(always, new Date(Date.parse(moment) + offset)).isOpen;
      expect([isOpenAt(begin, -1), isOpenAt(begin), isOpenAt(end, -1), isOpenAt(end)]).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  });
});

it('closes at 24:00 when the range ends at midnight', () => {
  const late = { week: Array.from({ length: 7 }, () => '20:00 - 24:00'), exceptions: [] };
  expect(storeStatus(late, new Date('2026-11-16T22:59:00Z')).closesAt).toBe('24:00');
});

it('finds the siesta between two ranges', () => {
  expect(siestaTime(siesta)).toBe('13:30 - 15:00');
  expect(siestaTime('09:00 - 13:30')).toBeNull();
});

it('starts the week on Monday, by the clock of Madrid', () => {
  expect(shopTime(new Date('2026-11-15T23:30:00Z'))).toEqual({ date: '2026-11-16', weekday: 1, minutes: 30 });
  expect(shopTime(new Date('2026-11-15T22:30:00Z'))).toMatchObject({ date: '2026-11-15', weekday: 7 });
  expect(shopTime(new Date('2026-06-30T22:15:00Z'))).toEqual({ date: '2026-07-01', weekday: 3, minutes: 15 });
});
