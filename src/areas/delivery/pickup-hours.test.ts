import { expect, it } from 'vitest';
import { realHours, startOf } from './pickup-hours.ts';

const slot = { from: '15:00', to: '19:00' };

// In winter Madrid is an hour ahead of UTC.
it.each([
  ['its own hours without a promise', '2026-11-27', slot, undefined, { date: '2026-11-27', ...slot }],
  [
    'its own hours where it is ready before',
    '2026-11-27',
    slot,
    '2026-11-27T14:00:00Z',
    { date: '2026-11-27', ...slot },
  ],
  ['its own hours on a later day', '2026-11-28', slot, '2026-11-27T17:20:00Z', { date: '2026-11-28', ...slot }],
  [
    'from when it is ready',
    '2026-11-27',
    slot,
    '2026-11-27T17:20:00Z',
    { date: '2026-11-27', from: '18:20', to: '19:00' },
  ],
  ['from after its end', '2026-11-27', slot, '2026-11-27T18:00:00Z', { date: '2026-11-27', from: '19:00' }],
  ['from on a later day', '2026-11-27', slot, '2026-11-28T08:30:00Z', { date: '2026-11-28', from: '09:30' }],
  [
    'from when it is ready, on its day',
    '2026-11-27',
    null,
    '2026-11-27T17:20:00Z',
    { date: '2026-11-27', from: '18:20' },
  ],
  ['from when it is ready, without a day', null, null, '2026-11-27T17:20:00Z', { date: '2026-11-27', from: '18:20' }],
  ['no time without day and promise', null, null, undefined, null],
])('a pickup is had %s', (_what, date, hours, readyAt, expected) => {
  expect(realHours({ date, slot: hours, readyAt })).toEqual(expected);
});

it('an offered slot begins when its goods are ready', () => {
  expect(startOf({ date: '2026-11-27', ...slot, readyAt: '2026-11-27T17:20:00Z' })).toBe('18:20');
  expect(startOf({ date: '2026-11-28', ...slot, readyAt: '2026-11-27T17:20:00Z' })).toBe('15:00');
  expect(startOf({ date: '2026-11-28', ...slot })).toBe('15:00');
});
