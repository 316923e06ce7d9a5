import { expect, test } from 'vitest';
import { cents } from '#values/money.ts';
import { vatByRate } from './vat.ts';

test('delivery shares the rates of its goods in proportion', () => {
  const goods = [
    { rate: 21 as const, gross: cents(3000) },
    { rate: 10 as const, gross: cents(1000) },
  ];
  expect(vatByRate(goods, cents(400))).toEqual([
    { rate: 21, gross: 3300, net: 2727, vat: 573 },
    { rate: 10, gross: 1100, net: 1000, vat: 100 },
  ]);
});

test('delivery without goods has the standard rate', () => {
  expect(vatByRate([], cents(1210))).toEqual([{ rate: 21, gross: 1210, net: 1000, vat: 210 }]);
  expect(vatByRate([], cents(0))).toEqual([]);
});
