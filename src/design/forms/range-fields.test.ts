import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedEnd } from './range-fields.tsx';

const bounds = { min: 7, max: 989 };

test('an end moves within the bounds', () => {
  expect(movedEnd({ min: 45, max: 620 }, 'min', 100, bounds)).toEqual({ min: 100, max: 620 });
  expect(movedEnd({ min: 45, max: 620 }, 'max', 5000, bounds)).toEqual({ min: 45, max: 989 });
});

test('a minimum that reaches or passes the maximum is rejected', () => {
  expect(movedEnd({ min: 45, max: 620 }, 'min', 620, bounds)).toBeNull();
  expect(movedEnd({ min: 45, max: 620 }, 'max', 12, bounds)).toBeNull();
});

test('whatever is tried, an accepted range is ordered and within the bounds', () => {
  fc.assert(
    fc.property(fc.double(), fc.constantFrom('min' as const, 'max' as const), (value, end) => {
      const moved = movedEnd({ min: 45, max: 620 }, end, value, bounds);
      expect(!moved || (bounds.min <= moved.min && moved.min < moved.max && moved.max <= bounds.max)).toBe(true);
    }),
  );
});
