import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, cents, distributeCents, multiplyCents } from '#values/money.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import {
  type DeliveryQuote,
  type LineToPrice,
  priceBasket,
  type PricedBasket,
  type PricedCustomer,
  type Promotion,
} from './price-basket.ts';
import { unitPrice } from './price.ts';
import { priceAtQuantity } from './quantity-price.ts';
import { includedVat, vatRates } from './vat.ts';

const visitor: PricedCustomer = { userId: null };
const pickup: DeliveryQuote = { price: cents(0) };

const line = (base: number, change: { sale?: number; quantity?: number; vatRate?: LineToPrice['vatRate'] } = {}) => ({
  productId: base,
  base: cents(base),
  sale: cents(change.sale ?? 0),
  quantity: change.quantity ?? 1,
  vatRate: change.vatRate ?? 21,
});
const promotion = (off: Promotion['off'], change: Partial<Promotion> = {}): Promotion => ({
  code: 'OBRA',
  off,
  productIds: null,
  userId: null,
  ...change,
});

/** Prices a basket and checks that its parts add up, so that every test here does. */
function priced(
  lines: readonly LineToPrice[],
  promotions: readonly Promotion[] = [],
  delivery = pickup,
  customer = visitor,
): PricedBasket {
  const basket = priceBasket(lines, promotions, delivery, customer);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  expect(sumOf(basket.lines.map(({ total }) => total))).toBe(basket.total);
  expect(sumOf(basket.lines.map(({ sum }) => sum))).toBe(basket.price);
  expect(basket.total - sumOf(basket.adjustments.map(({ amount }) => amount))).toBe(basket.price);
  expect(basket.price + (basket.delivery ?? 0)).toBe(basket.amount);
  expect(sumOf(basket.vat.map(({ gross }) => gross))).toBe(basket.amount);
  basket.lines.forEach(({ total, sum }, index) => {
    const own = basket.adjustments.filter((adjustment) => adjustment.line === index);
    expect(total - sumOf(own.map(({ amount }) => amount))).toBe(sum);
  });
  for (const { rate, gross, net, vat } of basket.vat) {
    expect(net + vat).toBe(gross);
    expect(vat).toBe(includedVat(gross, rate));
    const ofRate = basket.lines.filter(({ vatRate }) => vatRate === rate);
    const goods = sumOf(ofRate.map(({ sum }) => sum));
    const goodsVat = sumOf(ofRate.map((one) => one.vat));
    // What the lines do not carry is the delivery's, to the cent of rounding.
    expect(Math.abs(vat - goodsVat - ((gross - goods) * rate) / (100 + rate))).toBeLessThan(ofRate.length + 1);
    if (gross === goods) expect(goodsVat).toBe(vat);
  }
  return basket;
}

describe('a basket', () => {
  test('costs the reduced price where there is one, and names the reduction', () => {
    const basket = priced([line(2000, { sale: 1500, quantity: 3 }), line(999)]);
    expect(basket).toMatchObject({ total: 6999, price: 5499, amount: 5499 });
    expect(basket.adjustments).toEqual([{ line: 0, kind: 'sale_price', code: null, amount: 1500 }]);
  });

  test('without lines costs nothing, and a delivery alone bears the general VAT rate', () => {
    expect(priced([])).toEqual({ lines: [], adjustments: [], delivery: 0, vat: [], total: 0, price: 0, amount: 0 });
    expect(priced([], [], { price: cents(1210) })).toMatchObject({
      amount: 1210,
      vat: [{ rate: 21, gross: 1210, net: 1000, vat: 210 }],
    });
  });

  test('adds the delivery; a price that is agreed on later counts for nothing', () => {
    expect(priced([line(1000)], [], { price: cents(495) })).toMatchObject({ price: 1000, delivery: 495, amount: 1495 });
    expect(priced([line(1000)], [], { price: null })).toMatchObject({ price: 1000, delivery: null, amount: 1000 });
  });
});

describe('VAT', () => {
  test('is taken out of the gross amount of each rate, the highest rate first', () => {
    const lines = [line(104, { vatRate: 4 }), line(1210), line(500, { vatRate: 0 }), line(110, { vatRate: 10 })];
    expect(priced(lines).vat).toEqual([
      { rate: 21, gross: 1210, net: 1000, vat: 210 },
      { rate: 10, gross: 110, net: 100, vat: 10 },
      { rate: 4, gross: 104, net: 100, vat: 4 },
      { rate: 0, gross: 500, net: 500, vat: 0 },
    ]);
  });

  test('is rounded once for its rate, half a cent up', () => {
    expect(priced([line(13, { vatRate: 4 })]).vat[0]!.vat).toBe(1);
    // Line by line it would be 3 × 0.1736 = 0.
    expect(priced([line(1), line(1), line(1)]).vat[0]!.vat).toBe(1);
  });

  test('of a rate goes to its lines by largest remainder, the first of equals first', () => {
    expect(priced([line(1), line(1), line(1)]).lines.map(({ vat }) => vat)).toEqual([1, 0, 0]);
    expect(priced([line(100), line(300)]).lines.map(({ vat }) => vat)).toEqual([17, 52]);
    expect(priced([line(100), line(102)]).lines.map(({ vat }) => vat)).toEqual([17, 18]);
  });

  test('of the delivery follows the goods, in proportion to their rates', () => {
    const basket = priced([line(3000), line(1000, { vatRate: 10 })], [], { price: cents(400) });
    expect(basket.vat).toMatchObject([
      { rate: 21, gross: 3300 },
      { rate: 10, gross: 1100 },
    ]);
  });
});

describe('a promotion', () => {
  test('of a percentage is rounded down on each line, after the reduced price', () => {
    const basket = priced([line(2000, { sale: 1999 }), line(105)], [promotion({ percent: 10 })]);
    expect(basket.lines.map(({ sum }) => sum)).toEqual([1800, 95]);
    expect(basket.adjustments.slice(1)).toEqual([
      { line: 0, kind: 'promotion', code: 'OBRA', amount: 199 },
      { line: 1, kind: 'promotion', code: 'OBRA', amount: 10 },
    ]);
  });

  test('of an amount is divided among the lines in proportion', () => {
    const basket = priced([line(1000), line(2000)], [promotion({ amount: cents(100) })]);
    expect(basket.lines.map(({ sum }) => sum)).toEqual([967, 1933]);
  });

  test('takes no more than a line costs', () => {
    expect(priced([line(1000)], [promotion({ amount: cents(5000) })])).toMatchObject({ total: 1000, price: 0 });
    expect(priced([line(1000)], [promotion({ percent: 150 })])).toMatchObject({ total: 1000, price: 0 });
  });

  test('follows another on what that one has left', () => {
    const promotions = [promotion({ percent: 50 }), promotion({ percent: 50 })];
    expect(priced([line(1000)], promotions).price).toBe(250);
  });

  test('for some products leaves the others as they are', () => {
    const basket = priced([line(1000), line(2000)], [promotion({ percent: 10 }, { productIds: [2000] })]);
    expect(basket.lines.map(({ sum }) => sum)).toEqual([1000, 1800]);
  });

  test('for everybody holds for a signed-in customer too', () => {
    const open = [promotion({ percent: 10 })];
    expect(priced([line(1000)], open, pickup, visitor).price).toBe(900);
    expect(priced([line(1000)], open, pickup, { userId: 7 }).price).toBe(900);
  });

  test('for one customer is for nobody else', () => {
    const personal = [promotion({ percent: 10 }, { userId: 7 })];
    expect(priced([line(1000)], personal, pickup, { userId: 7 }).price).toBe(900);
    expect(priced([line(1000)], personal, pickup, { userId: 8 }).price).toBe(1000);
    expect(priced([line(1000)], personal, pickup, visitor).price).toBe(1000);
  });
});

describe('for any basket', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000 }).map(cents);
  const anyLine = fc.record({
    productId: fc.nat(9),
    base: amount,
    sale: amount,
    vatRate: fc.constantFrom(...vatRates),
    quantity: fc.integer({ min: 1, max: 999 }),
    quantityPrices: fc.array(fc.record({ from: fc.integer({ min: -1, max: 999 }), price: amount }), { maxLength: 4 }),
  });
  const anyPromotion = fc.record({
    code: fc.constantFrom('A', 'B'),
    off: fc.oneof(fc.record({ percent: fc.integer({ min: 0, max: 120 }) }), fc.record({ amount })),
    productIds: fc.option(fc.array(fc.nat(9))),
    userId: fc.option(fc.nat(2)),
  });
  const anyDelivery = fc.record({ price: fc.option(amount) });
  const anyCustomer = fc.record({ userId: fc.option(fc.nat(2)) });
  const lines = fc.array(anyLine, { maxLength: 12 });

  test('the parts add up to the cent, and nothing is below zero', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(anyPromotion, { maxLength: 4 }),
        anyDelivery,
        anyCustomer,
        (some, promotions, delivery, customer) => {
          const basket = priced(some, promotions, delivery, customer);
          for (const { total, sum, vat } of basket.lines) {
            expect(sum).toBeGreaterThanOrEqual(0);
            expect(sum).toBeLessThanOrEqual(total);
            expect(vat).toBeGreaterThanOrEqual(0);
            expect(vat).toBeLessThanOrEqual(sum);
          }
          for (const { amount: off } of basket.adjustments) expect(off).toBeGreaterThan(0);
        },
      ),
      { numRuns: propertyRuns(500) },
    );
  });

  test('without promotions it costs its units', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const units = some.map((one) => multiplyCents(unitPrice(priceAtQuantity(one, one.quantity)), one.quantity));
        expect(priced(some).price).toBe(addCents(...units));
      }),
    );
  });

  test('shares are as near to their proportion as whole cents can be', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e12 }).map(cents), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }).map(cents), weights, (whole, some) => {
        const parts = distributeCents(whole, some);
        expect(addCents(...parts)).toBe(whole);
        const sum = BigInt(addCents(...some));
        if (sum === 0n) return;
        parts.forEach((part, index) => {
          const off = BigInt(part) * sum - BigInt(whole) * BigInt(some[index]!);
          expect(off > -sum && off < sum).toBe(true);
        });
      }),
    );
  });
});
