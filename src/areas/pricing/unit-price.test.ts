import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, isReduced, shownPrice, unitPrice } from './price.ts';

test('the reduced price applies when there is one, else the list price', () => {
  expect(unitPrice({ base: 2000, sale: 1500 })).toBe(1500);
  expect(unitPrice({ base: 2000, sale: 0 })).toBe(2000);
  expect(unitPrice({ base: 19.99, sale: 17.5 })).toBe(17.5);
});

test('a reduced price that is not below the list price is none', () => {
  for (const sale of [2000, 2500]) {
    expect(isReduced({ base: 2000, sale })).toBe(false);
    expect(unitPrice({ base: 2000, sale })).toBe(2000);
    expect(discountPercent({ base: 2000, sale })).toBe(0);
  }
});

test('a price tag strikes the list price of a reduction only', () => {
  expect(shownPrice({ base: 20, sale: 15 })).toEqual({ value: 15, before: 20 });
  expect(shownPrice({ base: 20, sale: 0 })).toEqual({ value: 20, before: null });
});

test('the discount is rounded down, never up', () => {
  expect(discountPercent({ base: 1000, sale: 899 })).toBe(10);
  expect(discountPercent({ base: 300, sale: 200 })).toBe(33);
  expect(discountPercent({ base: 300, sale: 100 })).toBe(66);
  expect(discountPercent({ base: 20_000, sale: 1 })).toBe(99);
  expect(discountPercent({ base: 1000, sale: 999 })).toBe(0);
  expect(discountPercent({ base: 1000, sale: 0 })).toBe(0);
});

test('no discount promises more than is saved, and none lacks a whole percent', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, (base, sale) => {
      const percent = discountPercent({ base, sale });
      const saved = base - unitPrice({ base, sale });
      expect(percent * base).toBeLessThanOrEqual(saved * 100);
      expect((percent + 1) * base).toBeGreaterThan(saved * 100);
    }),
  );
});
