import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { type Basket, basketAnswer } from '../contract.ts';

/** The stock of each of the products below. */
export const stock = 30;

/** The rules with five products, and a new user for each test of the file. */
export function startBasketRules() {
  let rules: Rules;
  let ids: number[];
  let userId = 0;
  beforeAll(async () => {
    rules = await startRules();
    ids = await addProducts(rules);
  });
  afterAll(() => rules.stop());
  beforeEach(() => void (userId += 1));
  return {
    get rules() {
      return rules;
    },
    get ids() {
      return ids;
    },
    get userId() {
      return userId;
    },
    /** Another user, for another round of the same test. */
    nextUser: () => (userId += 1),
  };
}

/** Five products, with and without a reduction. */
async function addProducts({ database }: Rules): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, salePrice] of [null, 995, null, 1, 12_345].entries())
    ids.push(
      await addProduct(database, {
        article: `screw-${index}`,
        price: 1299 + 17_003 * index,
        salePrice,
        vatRate: index % 2 ? 10 : 21,
        stock,
      }),
    );
  return ids;
}

/** Equal products with a stock of five; returns their ids. */
export async function addManyProducts({ database }: Rules, name: string, count: number): Promise<number[]> {
  await database.execute(sql`
    INSERT INTO catalogue_products
      (article, slug, name_es, name_ca, section_id, price, stock, published_at, source_hash, updated_at)
    SELECT ${name} || n, ${name} || n, 'N' || n, 'N' || n, 1, 100, 5, now(), '', now() FROM generate_series(1, ${count}::int) n`);
  const { rows } = await database.execute<{ id: number }>(
    sql`SELECT id FROM catalogue_products WHERE starts_with(article, ${name}) ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

export const quantities = (basket: Basket) => new Map(basket.list.map((item) => [item.product_id, item.quantity]));

export function expectDone<Value>(outcome: Value | Failure<string>): Value {
  if (outcome instanceof Failure) throw new Error(outcome.code);
  return outcome;
}

/** A sum in cents, so that the test adds up without rounding. */
const sumOf = (basket: Basket, unit: (item: Basket['list'][number]) => number): number =>
  basket.list.reduce((sum, item) => sum + Math.round(unit(item) * 100) * item.quantity, 0);

/** Its totals are the sums of its lines, and a product has one line. */
export function expectSound(basket: Basket): void {
  expect(basketAnswer.parse(basket)).toEqual(basket);
  expect(Math.round(basket.total * 100)).toBe(sumOf(basket, ({ price }) => price.base));
  expect(Math.round(basket.price * 100)).toBe(sumOf(basket, ({ price }) => price.sale || price.base));
  expect(basket.vat.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0)).toBe(Math.round(basket.price * 100));
  for (const { rate, gross, vat } of basket.vat) expect(vat).toBeCloseTo((gross * rate) / (100 + rate), 2);
  expect(basket.count).toBe(basket.list.length);
  expect(basket.units).toBe(basket.list.reduce((sum, item) => sum + item.quantity, 0));
  expect(new Set(basket.list.map(({ product_id: id }) => id)).size).toBe(basket.list.length);
}
