import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#values/money.ts';
import { priceBasket } from './price-basket.ts';
import { unitPrice } from './price.ts';
import { priceAtQuantity, quantitySteps, stepReached } from './quantity-price.ts';

const steps = [
  { from: 10, price: 420 },
  { from: 50, price: 390 },
];
const atQuantity = (quantity: number, price = { base: 500, sale: 0 }) =>
  unitPrice(priceAtQuantity({ ...price, quantityPrices: steps }, quantity));

test('a step begins with its first piece', () => {
  expect([1, 9, 10, 49, 50, 999].map((quantity) => atQuantity(quantity))).toEqual([500, 500, 420, 420, 390, 390]);
});

test('the price of a reduction stays where it is lower', () => {
  expect([9, 10, 50].map((quantity) => atQuantity(quantity, { base: 500, sale: 400 }))).toEqual([400, 400, 390]);
  expect(quantitySteps({ base: 500, sale: 380 }, steps)).toEqual([]);
});

test('steps that lower nothing are left out, in whatever order they come', () => {
  const price = { base: 500, sale: 0 };
  const some = [
    { from: 50, price: 390 },
    { from: 20, price: 420 },
    { from: 10, price: 420 },
    { from: 10, price: 410 },
    { from: 1, price: 100 },
    { from: 60, price: 0 },
  ];
  expect(quantitySteps(price, some)).toEqual([
    { from: 10, price: 410 },
    { from: 50, price: 390 },
  ]);
  expect(stepReached(quantitySteps(price, some), 9)).toBeUndefined();
});

test('a step begins at two pieces or more, and costs less than the price before it', () => {
  const price = { base: 500, sale: 0 };
  expect(quantitySteps(price, [{ from: 2, price: 480 }])).toEqual([{ from: 2, price: 480 }]);
  expect(quantitySteps(price, [{ from: 5, price: 500 }])).toEqual([]);
});

test('a line names what is due to a reduction and what to its quantity', () => {
  const line = { productId: 1, base: cents(500), sale: cents(450), vatRate: 21, quantity: 10 } as const;
  const quantityPrices = [{ from: 10, price: cents(420) }];
  const basket = priceBasket([{ ...line, quantityPrices }], [], { price: null }, { userId: null });
  expect(basket).toMatchObject({ total: 5000, price: 4200, lines: [{ price: { base: 500, sale: 420 }, sum: 4200 }] });
  expect(basket.adjustments).toEqual([
    { line: 0, kind: 'sale_price', code: null, amount: 500 },
    { line: 0, kind: 'quantity_price', code: null, amount: 300 },
  ]);
});

test('more pieces never cost more each, and a step costs less than the same pieces one by one', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  const anySteps = fc.array(fc.record({ from: fc.integer({ min: 0, max: 999 }), price: amount }), { maxLength: 5 });
  const quantity = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(amount, amount, anySteps, quantity, quantity, (base, sale, quantityPrices, one, other) => {
      const price = { base, sale, quantityPrices };
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
      const each = unitPrice(priceAtQuantity(price, more));
      expect(each).toBeLessThanOrEqual(unitPrice(priceAtQuantity(price, fewer)));
      expect(each).toBeLessThanOrEqual(unitPrice(price));
      expect(Number.isSafeInteger(each * more)).toBe(true);
      for (const { from, price: step } of quantitySteps(price, quantityPrices)) {
        expect(unitPrice(priceAtQuantity(price, from))).toBe(step);
        expect(unitPrice(priceAtQuantity(price, from - 1))).toBeGreaterThan(step);
      }
    }),
  );
});
