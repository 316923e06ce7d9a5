import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';

let shop: Inventory;
beforeEach(async () => {
  shop = await startInventory();
  await shop.writeRows('products.csv', [productCells('A-1', { stock: 20 }), productCells('A-2', { stock: 50 })]);
  await shop.importFrom();
});
afterEach(() => shop.stop());

test('gives back what the order took, and only that', async () => {
  await shop.reserve(
    [
      [1, 20],
      [2, 4],
    ],
    'P-1',
  );
  await shop.reserve([[2, 6]], 'P-2');
  await shop.release('P-1');
  expect(await shop.stockOf('A-1', 'A-2')).toEqual([20, 44]);
  expect(await shop.reserve([[1, 20]])).toEqual([]);
});

test('releasing an order again changes nothing', async () => {
  await shop.reserve([[1, 3]], 'P-1');
  await shop.release('P-1');
  const once = await shop.movements();
  await shop.release('P-1');
  expect(await shop.stockOf('A-1')).toEqual([20]);
  expect(await shop.movements()).toEqual(once);
});

test('concurrent releases give back once', async () => {
  await shop.reserve([[1, 3]], 'P-1');
  await Promise.all(Array.from({ length: 10 }, () => shop.release('P-1')));
  expect(await shop.stockOf('A-1')).toEqual([20]);
  expect((await shop.movements()).filter(({ kind }) => kind === 'release')).toHaveLength(1);
});

test('an order that takes again after a release gives back again', async () => {
  await shop.reserve([[1, 3]], 'P-1');
  await shop.release('P-1');
  await shop.reserve([[1, 5]], 'P-1');
  await shop.release('P-1');
  expect(await shop.stockOf('A-1')).toEqual([20]);
});

test('an order that took nothing gives nothing back', async () => {
  const before = await shop.movements();
  await shop.release('P-9');
  expect(await shop.movements()).toEqual(before);
});

test('records the release with its order and the stock after it', async () => {
  await shop.reserve([[1, 3]], 'P-1');
  await shop.release('P-1');
  const { id: _, ...release } = (await shop.movements()).at(-1)!;
  expect(release).toEqual({
    productId: 1,
    kind: 'release',
    quantity: 3,
    stock: 20,
    at: shop.clock(),
    orderNumber: 'P-1',
    importName: null,
    actorKind: 'command',
    actorId: 'test',
  });
});

test('gives back products that were archived meanwhile', async () => {
  await shop.reserve([[1, 3]], 'P-1');
  await shop.writeRows('update.csv', [{ article: 'A-1', status: 'archived' }]);
  await shop.importFrom('update.csv');
  await shop.release('P-1');
  expect(await shop.stockOf('A-1')).toEqual([20]);
});
