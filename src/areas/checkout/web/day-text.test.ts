import { expect, it } from 'vitest';
import { timeText } from './day-text.ts';

it('writes hours with two digits, as the opening hours do', () => {
  expect(timeText('2026-11-23T07:00:00Z', 'es')).toBe('08:00');
  expect(timeText('2026-11-23T07:00:00Z', 'ca')).toBe('08:00');
});
