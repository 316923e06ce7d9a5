import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import { includedVat, vatByRate, vatRates, withoutVat, withVat } from './vat.ts';

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

test('a price without VAT is that with it less the VAT that invoices state', () => {
  expect([329, 359, 74.6, 0, 0.01].map((euros) => withoutVat(euros, 21))).toEqual([271.9, 296.69, 61.65, 0, 0.01]);
  expect(withoutVat(1.04, 4)).toBe(1);
  expect(withoutVat(5, 0)).toBe(5);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(cents), fc.constantFrom(...vatRates), (gross, rate) => {
      expect(centsFromEuros(withoutVat(eurosFromCents(gross), rate)) + includedVat(gross, rate)).toBe(gross);
    }),
  );
});

test('a price with VAT added is rounded once, half up, from any decimals', () => {
  expect([8.2645, 8.26, 0.5, 1.15, 0].map((net) => withVat(net, 21))).toEqual([1000, 999, 61, 139, 0]);
  // In binary fractions 1.15 × 110 is a little less than 126.5.
  expect(withVat(1.15, 10)).toBe(127);
  expect(withVat(12.345, 0)).toBe(1235);
});

test('what invoices state of a price with VAT added is the price without', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(cents), fc.constantFrom(...vatRates), (net, rate) => {
      const gross = withVat(eurosFromCents(net), rate);
      expect(gross - includedVat(gross, rate)).toBe(net);
      expect(centsFromEuros(withoutVat(eurosFromCents(gross), rate))).toBe(net);
    }),
  );
});
