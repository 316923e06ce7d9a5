import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { includedVat, type VatOfRate, vatRates } from '#areas/pricing/vat.ts';
import { Failure } from '#platform/http/failure.ts';
import { buyerOf, startRules, type Rules, addProduct, parsedPickupOrder } from '../orders.fixture.ts';
import { placeOrder } from './place-order.ts';

const deliveryPrice = 495;
let rules: Rules;
let userId = 0;

beforeAll(async () => {
  rules = await startRules({
    quote: () => ({ price: cents(deliveryPrice), isIndividualTerms: false, freeFrom: null }),
  });
});
afterAll(() => rules.stop());

interface Bought {
  readonly price: number;
  readonly salePrice?: number | null;
  readonly quantityPrices?: readonly { from: number; price: number }[];
  readonly vatRate?: number;
  readonly quantity: number;
}
interface StoredAmounts {
  readonly total: number;
  readonly price: number;
  readonly delivery: number;
  readonly vat: readonly VatOfRate[];
  readonly lines: readonly { base: number; sale: number; quantity: number; sum: number; rate: number; vat: number }[];
  readonly adjustments: readonly { line: number; kind: string; code: string | null; amount: number }[];
}

/** Orders above 3,000 € have a document. */
const pickup = {
  ...parsedPickupOrder,
  customer: { ...parsedPickupOrder.customer, document: { type: 'NIF' as const, number: '12345678Z' } },
};

/** Orders these products, in one line each, and returns the amounts as stored; checks that they add up. */
async function order(bought: readonly Bought[]): Promise<StoredAmounts> {
  userId += 1;
  for (const [index, { quantity, ...product }] of bought.entries()) {
    const productId = await addProduct(rules.database, { article: `a-${userId}-${index}`, stock: 999, ...product });
    await rules.fill(userId, productId, quantity);
  }
  const placed = await placeOrder(rules.orders.placing, { ...buyerOf(userId), locale: 'ca' }, pickup);
  if (placed instanceof Failure) throw new Error(placed.code);
  const { rows: lines } = await rules.database.execute<StoredAmounts['lines'][number] & Record<string, unknown>>(
    sql`SELECT base_price AS base, sale_price AS sale, quantity, sum::int, vat_rate AS rate, vat_amount::int AS vat
        FROM order_lines WHERE order_id = ${placed.id} ORDER BY position`,
  );
  const { rows: adjustments } = await rules.database.execute<
    StoredAmounts['adjustments'][number] & Record<string, unknown>
  >(sql`SELECT line, kind, code, amount::int FROM order_adjustments WHERE order_id = ${placed.id} ORDER BY position`);
  const stored = { ...placed, delivery: placed.deliveryPrice, lines, adjustments };
  expectAddsUp(stored);
  return stored;
}

function expectAddsUp({ total, price, delivery, vat, lines, adjustments }: StoredAmounts): void {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  expect(sumOf(lines.map(({ base, quantity }) => base * quantity))).toBe(total);
  expect(sumOf(lines.map(({ sum }) => sum))).toBe(price);
  expect(total - sumOf(adjustments.map(({ amount }) => amount))).toBe(price);
  expect(sumOf(vat.map(({ gross }) => gross))).toBe(price + delivery);
  for (const { rate, gross, net, vat: amount } of vat) {
    expect(net + amount).toBe(gross);
    expect(amount).toBe(includedVat(cents(gross), rate));
    const ofRate = lines.filter((line) => line.rate === rate);
    expect(sumOf(ofRate.map((line) => line.vat))).toBeLessThanOrEqual(amount);
  }
}

describe('the amounts of an order', () => {
  it('store what each line costs, its VAT, and why it is reduced', async () => {
    const stored = await order([
      { price: 2000, salePrice: 1500, quantity: 3 },
      { price: 1100, vatRate: 10, quantity: 1 },
    ]);
    expect(stored).toMatchObject({ total: 7100, price: 5600, delivery: deliveryPrice });
    expect(stored.lines).toMatchObject([
      { sum: 4500, rate: 21, vat: 781 },
      { sum: 1100, rate: 10, vat: 100 },
    ]);
    expect(stored.adjustments).toEqual([{ line: 0, kind: 'sale_price', code: null, amount: 1500 }]);
    expect(stored.vat).toMatchObject([
      { rate: 21, gross: 4898 },
      { rate: 10, gross: 1197 },
    ]);
  });

  it('store the unit price of the quantity, which later changes do not touch', async () => {
    const stored = await order([
      { price: 500, quantityPrices: [{ from: 10, price: 420 }], quantity: 10 },
      { price: 500, quantityPrices: [{ from: 10, price: 420 }], quantity: 9 },
    ]);
    expect(stored).toMatchObject({ total: 9500, price: 8700 });
    expect(stored.lines).toMatchObject([
      { base: 500, sale: 420, sum: 4200 },
      { base: 500, sale: 0, sum: 4500 },
    ]);
    expect(stored.adjustments).toEqual([{ line: 0, kind: 'quantity_price', code: null, amount: 800 }]);
  });

  it('add up to the cent for any lines', async () => {
    const bought = fc.record({
      price: fc.integer({ min: 2, max: 500_000 }),
      isReduced: fc.boolean(),
      vatRate: fc.constantFrom(...vatRates),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(bought, { minLength: 1, maxLength: 4 }), async (all) => {
        await order(
          all.map(({ isReduced, ...one }) => ({ ...one, salePrice: isReduced ? Math.ceil(one.price / 3) : null })),
        );
      }),
      { numRuns: 10 },
    );
  });
});
