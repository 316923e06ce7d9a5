import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { deleteListsOfUser } from './delete-lists.ts';
import { createViewed } from './viewed.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let viewed: ReturnType<typeof createViewed>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.importProducts(60);
  viewed = createViewed({ database: shop.database, clock: shop.clock, catalogue: shop.catalogue });
});
afterAll(() => shop.stop());

const listed = async (userId: number) => (await viewed.listCards(userId, 'es')).map(({ id }) => id);

test('lists each product once, the latest first, without unknown ones', async () => {
  await viewed.add(1, [3, 2, 999_999]);
  shop.passDays(1);
  expect(await viewed.add(1, [5, 2])).toBe(3);
  expect(await listed(1)).toEqual([5, 2, 3]);
  expect(await listed(2)).toEqual([]);
});

test('drops the oldest beyond its limit', async () => {
  for (let first = 1; first <= 60; first += 10) {
    shop.passDays(1);
    await viewed.add(
      3,
      Array.from({ length: 10 }, (_, index) => first + index),
    );
  }
  shop.passDays(1);
  expect(await viewed.add(3, [60])).toBe(50);
  expect((await viewed.exportOf(3)).map(({ productId }) => productId)).not.toContain(1);
  expect((await listed(3))[0]).toBe(60);
});

test('deletes one user’s history and no other', async () => {
  await viewed.add(4, [1]);
  await viewed.add(5, [1]);
  await deleteListsOfUser(shop.database, 4);
  expect(await viewed.exportOf(4)).toEqual([]);
  expect(await viewed.exportOf(5)).toHaveLength(1);
});
