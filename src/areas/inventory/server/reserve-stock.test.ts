import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';
import { reserveStock } from './inventory.ts';
import { commandActor } from '#values/actor.ts';

let shop: Inventory;
beforeEach(async () => {
  shop = await startInventory();
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

test('two hundred buyers of two products in either order buy exactly what there is', async () => {
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) =>
      shop.reserve(
        buyer % 2
          ? [
              [1, 1],
              [2, 1],
            ]
          : [
              [2, 1],
              [1, 1],
            ],
      ),
    ),
  );
  expect(results.filter((shortages) => shortages.length === 0)).toHaveLength(20);
  expect(results.filter((shortages) => shortages.length > 0)).toEqual(
    Array.from({ length: 180 }, () => [{ productId: 1, available: 0 }]),
  );
  expect(await shop.stockOf('A-1', 'A-2')).toEqual([0, 30]);
});

test('takes nothing when one line lacks pieces, and answers how many there are', async () => {
  const before = await shop.movements();
  expect(
    await shop.reserve([
      [1, 5],
      [2, 51],
    ]),
  ).toEqual([{ productId: 2, available: 50 }]);
  expect(await shop.stockOf('A-1', 'A-2')).toEqual([20, 50]);
  expect(await shop.movements()).toEqual(before);
});

test('counts lines of the same product together', async () => {
  expect(
    await shop.reserve([
      [1, 11],
      [1, 10],
    ]),
  ).toEqual([{ productId: 1, available: 20 }]);
  expect(
    await shop.reserve([
      [1, 11],
      [1, 9],
    ]),
  ).toEqual([]);
  expect(await shop.stockOf('A-1')).toEqual([0]);
});

test('sells nothing that is archived, without a price or unknown', async () => {
  expect(
    await shop.reserve([
      [3, 1],
      [5, 1],
      [77, 1],
      [4, 500],
    ]),
  ).toEqual([3, 5, 77].map((productId) => ({ productId, available: 0 })));
});

test('a virtual product never runs out and moves no stock', async () => {
  const before = await shop.movements();
  expect(await shop.reserve([[4, 500]])).toEqual([]);
  expect(await shop.movements()).toEqual(before);
});

test('an order without lines takes nothing', async () => {
  expect(await shop.reserve([])).toEqual([]);
});

test.each([0, -1, 1.5, Number.NaN])('rejects %d as a quantity', async (quantity) => {
  await expect(shop.reserve([[1, quantity]])).rejects.toThrow(new RangeError(`not a quantity: ${quantity}`));
  expect(await shop.stockOf('A-1')).toEqual([20]);
});

test('records each sale with its order, time and remaining stock', async () => {
  await shop.reserve(
    [
      [2, 3],
      [1, 2],
    ],
    'P-100',
  );
  await shop.reserve([[1, 5]], 'P-101');
  const sales = (await shop.movements()).filter(({ kind }) => kind === 'sale');
  expect(sales.map(({ id: _, ...sale }) => sale)).toEqual(
    [
      { productId: 1, quantity: -2, stock: 18, orderNumber: 'P-100' },
      { productId: 2, quantity: -3, stock: 47, orderNumber: 'P-100' },
      { productId: 1, quantity: -5, stock: 13, orderNumber: 'P-101' },
    ].map((sale) => ({
      ...sale,
      kind: 'sale',
      at: shop.clock(),
      importName: null,
      actorKind: 'command',
      actorId: 'test',
    })),
  );
});

test('a sale is rolled back with its transaction', async () => {
  const before = await shop.movements();
  const placing = shop.database.transaction(async (tx) => {
    await reserveStock(tx, [{ productId: 1, quantity: 1 }], {
      orderNumber: 'P-1',
      now: shop.clock(),
      actor: commandActor('test'),
    });
    throw new Error('the order is refused');
  });
  await expect(placing).rejects.toThrow('refused');
  expect(await shop.stockOf('A-1')).toEqual([20]);
  expect(await shop.movements()).toEqual(before);
});
