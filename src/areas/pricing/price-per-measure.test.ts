import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#values/money.ts';
import { pricePerMeasure } from './price-per-measure.ts';

const litres = (price: number, amount: number) => pricePerMeasure(cents(price), { amount, measure: 'l' });

test('is what one litre, kilo or metre costs', () => {
  expect(litres(4995, 15_000)).toBe(333);
  expect(litres(1400, 750)).toBe(1867);
  expect(litres(690, 5000)).toBe(138);
});

test('is rounded half up', () => {
  expect(litres(1001, 2000)).toBe(501);
  expect(litres(1000, 3000)).toBe(333);
  expect(litres(2000, 3000)).toBe(667);
});

test('is left out where it equals the price or is below half a cent', () => {
  expect(litres(1295, 1000)).toBeNull();
  expect(litres(1, 1001)).toBeNull();
  expect(litres(1, 5_000_000)).toBeNull();
});

test('is left out below 50 ml and 50 g, which the law exempts, but not for short lengths', () => {
  expect(litres(450, 10)).toBeNull();
  expect(litres(450, 49)).toBeNull();
  expect(litres(450, 50)).toBe(9000);
  expect(pricePerMeasure(cents(450), { amount: 49, measure: 'kg' })).toBeNull();
  expect(pricePerMeasure(cents(450), { amount: 50, measure: 'kg' })).toBe(9000);
  expect(pricePerMeasure(cents(450), { amount: 40, measure: 'm' })).toBe(11_250);
});

test('is within half a cent of the exact price, for every price and content', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000 });
  const amount = fc.integer({ min: 50, max: 1_000_000_000 });
  fc.assert(
    fc.property(price, amount, (cost, content) => {
      const perMeasure = litres(cost, content);
      const exact = BigInt(cost) * 1000n;
      const of = BigInt(content);
      if (perMeasure === null) {
        expect(exact * 2n < of || (exact * 2n + of) / (of * 2n) === BigInt(cost)).toBe(true);
        return;
      }
      const difference = BigInt(perMeasure) * of - exact;
      expect(difference * 2n <= of && difference * 2n > -of).toBe(true);
    }),
  );
});
