import { expect, test } from 'vitest';
import { type Cents, cents } from '#values/money.ts';
import { kitSaving } from './kit-saving.ts';

const price = (base: number, sale = 0) => ({ base: cents(base), sale: cents(sale) });
const part = (base: number, quantity = 1, sale = 0) => ({ price: price(base, sale), quantity });

test('a kit saves the difference to the present prices of its parts', () => {
  // Drill, two batteries, charger and case.
  const parts = [part(169_00), part(79_90, 2), part(49_90), part(24_90)];
  expect(kitSaving(price(329_00), parts)).toEqual({ apart: 403_60, saved: 74_60, percent: 18 });
});

test('reduced prices count on both sides', () => {
  expect(kitSaving(price(100_00, 80_00), [part(60_00), part(60_00, 1, 45_00)])).toEqual({
    apart: 105_00,
    saved: 25_00,
    percent: 23,
  });
});

test('the percentage is rounded down', () => {
  expect(kitSaving(price(80_01), [part(100_00)])!.percent).toBe(19);
  expect(kitSaving(price(99_50), [part(100_00)])!.percent).toBe(0);
});

test.each<[string, ReturnType<typeof price>, Parameters<typeof kitSaving>[1]]>([
  ['costs as much as its parts', price(100_00), [part(50_00, 2)]],
  ['costs more than its parts', price(101_00), [part(50_00, 2)]],
  ['has a part that is not sold on its own', price(60_00), [part(50_00, 2), { price: null, quantity: 1 }]],
  ['has a part without a price', price(60_00), [part(50_00, 2), part(0)]],
  ['has no price itself', price(0), [part(50_00)]],
  ['has no parts', price(10_00), []],
  ['has parts with a quantity of 0 only', price(10_00), [part(50_00, 0)]],
])('no saving is named of a kit that %s', (_, kit, parts) => {
  expect(kitSaving(kit, parts)).toBeNull();
});

test('a part with a quantity of 0 is no part', () => {
  const parts = [part(50_00), { price: null, quantity: 0 }];
  expect(kitSaving(price(40_00), parts)?.saved satisfies Cents | undefined).toBe(10_00);
});
