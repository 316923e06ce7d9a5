import { describe, expect, it } from 'vitest';
import type { DaySlot } from '#areas/orders/staff-attention-calls.ts';
import { dayRows, nextLeaving, slotState } from './slot-state.ts';

const none = { type: 'delivery', missing: 0, ready: 0, shipped: 0, delivered: 0, places: null } as const;
const noon: DaySlot = { ...none, hours: { from: '11:00', to: '13:30' } };
// Madrid is an hour ahead of UTC.
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

describe('a slot', () => {
  it.each([
    ['is done when all is handed over', { delivered: 3 }, '09:42', { kind: 'done' }],
    ['leaves soon', { missing: 2, ready: 3 }, '09:42', { kind: 'soon', minutes: 18 }],
    ['has time until an hour before', { missing: 2 }, '08:59', { kind: 'in_time' }],
    ['is late when something is missing once it has begun', { missing: 1, shipped: 4 }, '10:00', { kind: 'late' }],
    ['is under way when nothing is missing then', { shipped: 4 }, '10:00', { kind: 'in_time' }],
    ['is late after its end', { shipped: 1, delivered: 3 }, '12:30', { kind: 'late' }],
    ['does not leave again', { shipped: 4 }, '09:42', { kind: 'in_time' }],
  ])('%s', (_, orders, time, state) => {
    expect(slotState({ ...noon, ...orders }, at(time))).toEqual(state);
  });

  it('has time all day without hours', () => {
    expect(slotState({ ...none, hours: null, missing: 1 }, at('20:00'))).toEqual({ kind: 'in_time' });
  });
});

it('says what leaves next: deliveries alone, and not what is gone', () => {
  const slots: DaySlot[] = [
    { ...none, hours: { from: '09:00', to: '11:00' }, missing: 4 },
    { ...noon, type: 'pickup', missing: 1 },
    { ...noon, missing: 1, ready: 1, shipped: 3 },
    { ...none, hours: { from: '15:00', to: '17:00' }, missing: 9 },
  ];
  expect(nextLeaving(slots, at('09:42'))).toEqual({ hours: { from: '11:00', to: '13:30' }, orders: 2, missing: 1 });
  expect(nextLeaving(slots, at('19:00'))).toBeNull();
});

it('says the collections of a day together, as far as the most pressing of them', () => {
  const morning: DaySlot = { ...none, type: 'pickup', hours: { from: '08:00', to: '13:30' }, missing: 1, ready: 2 };
  const evening: DaySlot = { ...none, type: 'pickup', hours: { from: '15:00', to: '19:00' }, ready: 3, delivered: 1 };
  const delivery: DaySlot = { ...noon, delivered: 1 };
  expect(dayRows([morning, delivery, evening], at('09:42'))).toEqual([
    { ...delivery, state: { kind: 'done' } },
    { ...none, type: 'pickup', hours: null, missing: 1, ready: 5, delivered: 1, state: { kind: 'late' } },
  ]);
  expect(dayRows([delivery], at('09:42'))).toHaveLength(1);
});
