import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#values/opening-hours.ts';
import { firstReadyAt, pickupSlots } from './delivery.ts';

const workday = '09:00 - 13:00 / 16:00 - 20:00';
const hours: OpeningHours = {
  week: [workday, workday, workday, workday, workday, '10:00 - 14:00', 'Cerrado'],
  exceptions: [{ date: '2026-11-24', workTime: 'Cerrado' }],
};
/** A Friday in winter, when Madrid is an hour ahead of UTC. */
const friday = (time: string): Date => new Date(`2026-11-20T${time}:00+01:00`);
const texts = (moment: Date): string[] =>
  pickupSlots(hours, moment).map(({ date, from, to }) => `${date} ${from}-${to}`);

describe('the pickup slots', () => {
  it('are the opening hours of ten days, exceptions included', () => {
    const slots = pickupSlots(hours, friday('08:00'));
    expect(slots[0]).toEqual({ type: 'pickup', date: '2026-11-20', from: '09:00', to: '13:00', free: true });
    expect([...new Set(slots.map(({ date }) => date))]).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(slots).toHaveLength(5 * 2 + 2);
  });

  it('of today end more than two hours from now', () => {
    expect(texts(friday('10:59'))[0]).toBe('2026-11-20 09:00-13:00');
    expect(texts(friday('11:00'))[0]).toBe('2026-11-20 16:00-20:00');
    expect(texts(friday('18:00'))[0]).toBe('2026-11-21 10:00-14:00');
  });

  it('follow the date of the shop, not that of UTC', () => {
    expect(texts(new Date('2026-11-20T23:30:00Z'))[0]).toBe('2026-11-21 10:00-14:00');
  });
});

describe('an order placed now', () => {
  const readyAt = (moment: Date) => firstReadyAt(pickupSlots(hours, moment), moment);

  it('is ready two hours later while the shop is open', () => {
    expect(readyAt(friday('10:00'))).toBe('2026-11-20T11:00:00.000Z');
  });

  it('is ready when the shop opens, at the earliest', () => {
    expect(readyAt(friday('06:00'))).toBe('2026-11-20T08:00:00.000Z');
    expect(readyAt(friday('19:00'))).toBe('2026-11-21T09:00:00.000Z');
  });

  it('is never ready in a shop that does not open', () => {
    expect(firstReadyAt([], friday('10:00'))).toBeNull();
  });
});
