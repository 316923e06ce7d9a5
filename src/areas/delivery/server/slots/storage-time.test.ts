import { expect, it } from 'vitest';
import type { OpeningHours } from '#values/opening-hours.ts';
import { storedUntil } from './storage-time.ts';

const long = '08:00 - 13:30 / 15:00 - 19:00';
const store: OpeningHours = {
  week: [long, long, long, long, long, '09:00 - 13:30', 'Cerrado'],
  exceptions: [{ date: '2026-12-08', workTime: 'Cerrado' }],
};

it('ends when the store closes on the last day', () => {
  expect(storedUntil('2026-11-23', 7, store)?.toISOString()).toBe('2026-11-30T18:00:00.000Z');
  expect(storedUntil('2026-11-21', 7, store)?.toISOString()).toBe('2026-11-28T12:30:00.000Z');
});

it('goes on to the next day on which the store is open, never less than was promised', () => {
  expect(storedUntil('2026-11-22', 7, store)?.toISOString()).toBe('2026-11-30T18:00:00.000Z');
  expect(storedUntil('2026-12-01', 7, store)?.toISOString()).toBe('2026-12-09T18:00:00.000Z');
});

it('names no moment of a store that never opens', () => {
  expect(storedUntil('2026-11-23', 7, { week: [], exceptions: [] })).toBeNull();
});

it('looks a month further for a day on which the store is open', () => {
  const openOn = (date: string) => ({ week: [], exceptions: [{ date, workTime: '09:00 - 13:30' }] });
  expect(storedUntil('2026-11-23', 7, openOn('2026-12-31'))?.toISOString()).toBe('2026-12-31T12:30:00.000Z');
  expect(storedUntil('2026-11-23', 7, openOn('2027-01-01'))).toBeNull();
});
