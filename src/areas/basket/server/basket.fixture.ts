import { expect } from 'vitest';
import { addProduct, type Rules } from '#areas/orders/server/orders.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { type Basket, basketAnswer } from '../contract.ts';

/** There are so many of each of the products below. */
export const stock = 30;

/** Five products, with and without a reduction. */
export async function addProducts({ database }: Rules): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, salePrice] of [null, 995, null, 1, 12_345].entries())
    ids.push(await addProduct(database, { article: `screw-${index}`, price: 1299 + 17_003 * index, salePrice, stock }));
  return ids;
}

export const quantities = (basket: Basket) => new Map(basket.list.map((item) => [item.product_id, item.quantity]));

export function expectDone<Value>(outcome: Value | Failure<string>): Value {
  if (outcome instanceof Failure) throw new Error(outcome.code);
  return outcome;
}

/** In cents, so that the test adds up without rounding. */
const sumOf = (basket: Basket, unit: (item: Basket['list'][number]) => number): number =>
  basket.list.reduce((sum, item) => sum + Math.round(unit(item) * 100) * item.quantity, 0);

/** Its totals are the sums of its lines, and a product has one line. */
export function expectSound(basket: Basket): void {
  expect(basketAnswer.parse(basket)).toEqual(basket);
  expect(Math.round(basket.total * 100)).toBe(sumOf(basket, ({ price }) => price.base));
  expect(Math.round(basket.price * 100)).toBe(sumOf(basket, ({ price }) => price.sale || price.base));
  expect(basket.count).toBe(basket.list.length);
  expect(basket.units).toBe(basket.list.reduce((sum, item) => sum + item.quantity, 0));
  expect(new Set(basket.list.map(({ product_id: id }) => id)).size).toBe(basket.list.length);
}
