import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => {
  shop = await startCatalogue();
  await shop.writeRows('products.csv', [
    productCells('A-1', { stock: 20 }),
    productCells('A-2', { stock: 50 }),
    productCells('A-3', { stock: 9, status: 'archived' }),
    productCells('A-4', { stock: 0, virtual: 1 }),
    productCells('A-5', { stock: 9, price: '' }),
  ]);
  await shop.importFrom();
});
afterEach(() => shop.stop());

const reserve = (...lines: [number, number][]) =>
  shop.database.transaction((tx) =>
    shop.catalogue.reserveStock(
      tx,
      lines.map(([productId, quantity]) => ({ productId, quantity })),
    ),
  );
const stockOf = async (id: number) => (await shop.catalogue.findSaleProducts(shop.database, [id], 'es')).get(id)!.stock;

test('two hundred buyers of two products in either order sell exactly what there is', async () => {
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) => (buyer % 2 ? reserve([1, 1], [2, 1]) : reserve([2, 1], [1, 1]))),
  );
  expect(results.filter((lacking) => lacking.length === 0)).toHaveLength(20);
  expect(
    results.filter((lacking) => lacking.length > 0).every(([line]) => line!.productId === 1 && line!.available === 0),
  ).toBe(true);
  expect([await stockOf(1), await stockOf(2)]).toEqual([0, 30]);
});

test('when one line lacks nothing is taken, and the answer says how many there are', async () => {
  expect(await reserve([1, 5], [2, 51])).toEqual([{ productId: 2, available: 50 }]);
  expect(await stockOf(1)).toBe(20);
});

test('lines of the same product count together', async () => {
  expect(await reserve([1, 11], [1, 10])).toEqual([{ productId: 1, available: 20 }]);
  expect(await reserve([1, 11], [1, 9])).toEqual([]);
  expect(await stockOf(1)).toBe(0);
});

test('what is archived, without a price or unknown has none, a virtual product never lacks', async () => {
  expect(await reserve([3, 1], [5, 1], [77, 1], [4, 500])).toEqual(
    [3, 5, 77].map((productId) => ({ productId, available: 0 })),
  );
  expect(await reserve([4, 500])).toEqual([]);
});

test('released stock can be sold again', async () => {
  await reserve([1, 20]);
  await shop.database.transaction((tx) =>
    shop.catalogue.releaseStock(tx, [
      { productId: 1, quantity: 3 },
      { productId: 77, quantity: 1 },
    ]),
  );
  expect(await reserve([1, 3])).toEqual([]);
});
