import { expect, test } from 'vitest';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import type { Order } from '../../contract.ts';
import { chosenTime, slotsFor, type Time } from './slots-for.ts';

const slot = (date: string, change: Partial<DeliverySlot> = {}): DeliverySlot => ({
  type: 'delivery',
  date,
  from: '09:00',
  to: '11:00',
  free: true,
  left: 3,
  notFor: [],
  ...change,
});
const time = (date: string): Time => ({ date, slot: { from: '09:00', to: '11:00' } });
const orderAt = (own: Time | null) =>
  ({ delivery: { type: 'delivery', date: own?.date ?? null, slot: own?.slot ?? null } }) as Order;

const slots = [
  slot('2026-11-24', { free: false }),
  slot('2026-11-25', { notFor: ['transfer'] }),
  slot('2026-11-26', { free: false }),
  slot('2026-11-27'),
];
const datesFor = (own: Time | null, method: 'card' | 'transfer') =>
  slotsFor(orderAt(own), method, slots).map(({ date }) => date);

test('an order can have the free slots that its money comes before, and its own though that is full', () => {
  expect(datesFor(null, 'card')).toEqual(['2026-11-25', '2026-11-27']);
  expect(datesFor(time('2026-11-26'), 'card')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
  expect(datesFor(time('2026-11-25'), 'transfer')).toEqual(['2026-11-27']);
});

test('the chosen time comes first, then the order’s own, then the first that can be had', () => {
  const fitting = slotsFor(orderAt(time('2026-11-27')), 'card', slots);
  expect(chosenTime(time('2026-11-25'), fitting, orderAt(time('2026-11-27')))).toEqual(time('2026-11-25'));
  expect(chosenTime(time('2026-11-24'), fitting, orderAt(time('2026-11-27')))).toEqual(time('2026-11-27'));
  expect(chosenTime(null, fitting, orderAt(null))).toEqual(time('2026-11-25'));
  expect(chosenTime(null, [], orderAt(null))).toBeNull();
});
