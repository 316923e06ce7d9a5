import { expect, it } from 'vitest';
import { fullHours, shortHours } from './slot-hours.ts';

it.each([
  ['09:00', '11:00', '9–11'],
  ['11:00', '13:30', '11–13:30'],
  ['00:00', '08:05', '0–8:05'],
])('says a slot from %s to %s in few signs', (from, to, text) => expect(shortHours({ from, to })).toBe(text));

it('says it in full as a clock that has no zero before the hour', () => {
  expect(fullHours({ from: '08:00', to: '13:30' })).toBe('8:00\u00A0–\u00A013:30');
});
