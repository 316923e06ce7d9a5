import { expect, it } from 'vitest';
import { isNationalHoliday } from './national-holidays.ts';

it.each(['2026-04-03', '2027-03-26', '2028-04-14', '2038-04-23', '2285-03-20', '2026-01-06', '2026-12-08'])(
  'knows that %s is a holiday',
  (date) => expect(isNationalHoliday(date)).toBe(true),
);

it.each(['2026-04-05', '2026-04-10', '2026-12-07', '2026-12-26', '2027-06-24'])(
  'knows that %s is no holiday of the whole country',
  (date) => expect(isNationalHoliday(date)).toBe(false),
);
