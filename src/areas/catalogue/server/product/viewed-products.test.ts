import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.writeRows(
    'products.csv',
    Array.from({ length: 60 }, (_, index) => productCells(`A-${index + 1}`)),
  );
  await shop.importFrom();
});
afterAll(() => shop.stop());

const seen = async (userId: number) => (await shop.catalogue.viewed(userId, 'es')).map(({ id }) => id);

test('what was seen last comes first, once, and unknown products are ignored', async () => {
  await shop.catalogue.addViewed(1, [3, 2, 999_999]);
  shop.passDays(1);
  expect(await shop.catalogue.addViewed(1, [5, 2])).toBe(3);
  expect(await seen(1)).toEqual([5, 2, 3]);
  expect(await seen(2)).toEqual([]);
});

test('the history is bounded: the oldest are dropped', async () => {
  for (let first = 1; first <= 60; first += 10) {
    shop.passDays(1);
    await shop.catalogue.addViewed(
      3,
      Array.from({ length: 10 }, (_, index) => first + index),
    );
  }
  shop.passDays(1);
  expect(await shop.catalogue.addViewed(3, [60])).toBe(50);
  expect((await shop.catalogue.exportViewed(3)).map(({ productId }) => productId)).not.toContain(1);
  expect((await seen(3))[0]).toBe(60);
});

test('it goes with the account, and nobody else’s does', async () => {
  await shop.catalogue.addViewed(4, [1]);
  await shop.catalogue.addViewed(5, [1]);
  await shop.catalogue.deleteViewed(shop.database, 4);
  expect(await shop.catalogue.exportViewed(4)).toEqual([]);
  expect(await shop.catalogue.exportViewed(5)).toHaveLength(1);
});
