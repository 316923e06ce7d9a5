import { expect, it } from 'vitest';
import { withdrawalPeriod } from './withdrawal-period.ts';

const holidays = ['2026-12-08', '2026-12-25'];
const lastMoment = (deliveredAt: string): string | undefined => {
  const history = [{ status: 'delivered' as const, at: new Date(deliveredAt) }];
  const now = new Date(deliveredAt);
  return withdrawalPeriod({ status: 'delivered', history }, now, (date) =>
    holidays.includes(date),
  ).until?.toISOString();
};

it.each([
  ['a working day', '2026-11-20T10:00:00Z', '2026-12-04T22:59:59.999Z'],
  ['the same day by the shop’s clock', '2026-11-19T23:30:00Z', '2026-12-04T22:59:59.999Z'],
  ['Monday, from a Saturday', '2026-11-21T10:00:00Z', '2026-12-07T22:59:59.999Z'],
  ['Monday, from a Sunday', '2026-11-22T10:00:00Z', '2026-12-07T22:59:59.999Z'],
  ['the day after, from a holiday', '2026-11-24T10:00:00Z', '2026-12-09T22:59:59.999Z'],
  ['Monday, from a holiday before a weekend', '2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z'],
  ['the end of a day in summer time', '2026-07-06T10:00:00Z', '2026-07-20T21:59:59.999Z'],
])('ends with the 14th day: %s', (_, deliveredAt, until) => expect(lastMoment(deliveredAt)).toBe(until));
