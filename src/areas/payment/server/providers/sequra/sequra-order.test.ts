import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCents, cents } from '#values/money.ts';
import { sequraCart } from './sequra-order.ts';

const line = fc.record({
  article: fc.string({ minLength: 1, maxLength: 20 }),
  name: fc.string({ minLength: 1, maxLength: 50 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  sum: fc.integer({ min: 0, max: 10_000_000 }).map(cents),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 30 }),
  deliveryPrice: fc.integer({ min: 0, max: 100_000 }).map(cents),
});

it('adds up to the cent, whatever was ordered', () => {
  fc.assert(
    fc.property(order, ({ lines, deliveryPrice }) => {
      const amount = addCents(...lines.map(({ sum }) => sum), deliveryPrice);
      const { items, order_total_with_tax } = sequraCart('26-1', amount, { lines, deliveryPrice });
      expect(order_total_with_tax).toBe(amount);
      expect(items.reduce((sum, item) => sum + item.total_with_tax, 0)).toBe(amount);
      for (const item of items) {
        if (item.type === 'product') expect(item.price_with_tax * item.quantity).toBe(item.total_with_tax);
        if (item.type === 'discount') expect(item.total_with_tax).toBeLessThan(0);
        else expect(item.total_with_tax).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('shows what a line cannot be divided by as a discount', () => {
  const lines = [{ article: 'T-1', name: 'Tornillo', quantity: 3, sum: cents(1000) }];
  expect(sequraCart('26-1', cents(1495), { lines, deliveryPrice: cents(495) }).items).toEqual([
    {
      type: 'product',
      reference: 'T-1',
      name: 'Tornillo',
      price_with_tax: 334,
      quantity: 3,
      total_with_tax: 1002,
      downloadable: false,
    },
    { type: 'discount', reference: 'T-1-discount', name: 'Tornillo', total_with_tax: -2 },
    { type: 'handling', reference: 'delivery', name: 'Envío', total_with_tax: 495 },
  ]);
});

it('refuses an order whose lines do not come to its amount', () => {
  const lines = [{ article: 'T-1', name: 'Tornillo', quantity: 1, sum: cents(1000) }];
  expect(() => sequraCart('26-1', cents(999), { lines, deliveryPrice: cents(0) })).toThrow('1000 cents instead of 999');
});
