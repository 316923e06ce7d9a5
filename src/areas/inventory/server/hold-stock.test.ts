import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { commandActor } from '#values/actor.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';
import { asHeld, findShortages, keepStock, listLargelyHeld, lockStock, planSale, releaseStock } from './inventory.ts';
import { moveStock } from './move-stock.ts';
import type { StockLine } from './reserve-stock.ts';

let shop: Inventory;
beforeAll(async () => {
  shop = await startInventory();
  await shop.writeRows('products.csv', [productCells('A-1', { stock: 20 }), productCells('A-2', { stock: 5 })]);
  await shop.importFrom();
});
beforeEach(() => shop.database.$client.query(`UPDATE catalogue_products SET stock = stock + held, held = 0`));
afterAll(() => shop.stop());

const moment = (orderNumber: string) => ({ orderNumber, now: shop.clock(), actor: commandActor('test') });

/** Takes the lines as those of an order whose address is not confirmed; false where such orders would hold too much. */
const hold = (orderNumber: string, ...lines: StockLine[]) =>
  shop.database.transaction(async (tx) => {
    const locked = await lockStock(
      tx,
      lines.map(({ productId }) => productId),
    );
    const changes = asHeld(planSale(lines, locked).changes, locked);
    if (changes) await moveStock(tx, locked, changes, { kind: 'sale', ...moment(orderNumber) });
    return changes !== null;
  });

const stockAndHeld = async () =>
  (await shop.database.$client.query('SELECT stock, held FROM catalogue_products ORDER BY id')).rows.map(
    ({ stock, held }) => [stock, held],
  );

test('may be half of all the pieces, of each product of an order', async () => {
  expect(await hold('H-1', { productId: 1, quantity: 10 }, { productId: 2, quantity: 2 })).toBe(true);
  expect(await stockAndHeld()).toEqual([
    [10, 10],
    [3, 2],
  ]);
  expect(await hold('H-2', { productId: 1, quantity: 1 })).toBe(false);
  expect(await hold('H-3', { productId: 2, quantity: 1 }, { productId: 1, quantity: 1 })).toBe(false);
  expect(await stockAndHeld()).toEqual([
    [10, 10],
    [3, 2],
  ]);
});

test('holds nothing of an order of which one product is held too largely', async () => {
  expect(await hold('H-6', { productId: 1, quantity: 10 })).toBe(true);
  expect(await hold('H-7', { productId: 1, quantity: 1 }, { productId: 2, quantity: 1 })).toBe(false);
  expect(await stockAndHeld()).toEqual([
    [10, 10],
    [5, 0],
  ]);
});

test('goes back into stock when the order gives it up', async () => {
  await hold('H-4', { productId: 1, quantity: 4 });
  await shop.database.transaction((tx) => releaseStock(tx, moment('H-4'), { isHeld: true }));
  expect((await stockAndHeld())[0]).toEqual([20, 0]);
});

test('is the order’s for good once it is kept, and what it then gives back no longer counts', async () => {
  await hold('H-5', { productId: 1, quantity: 4 });
  const before = await shop.movements();
  await shop.database.transaction((tx) => keepStock(tx, moment('H-5')));
  expect((await stockAndHeld())[0]).toEqual([16, 0]);
  // No piece has moved.
  expect(await shop.movements()).toEqual(before);
  await shop.database.transaction((tx) => keepStock(tx, moment('H-5')));
  await shop.database.transaction((tx) => releaseStock(tx, moment('H-5')));
  expect((await stockAndHeld())[0]).toEqual([20, 0]);
});

test('stays held when an order that holds nothing gives back', async () => {
  await hold('H-8', { productId: 1, quantity: 4 });
  await hold('H-9', { productId: 1, quantity: 3 });
  await shop.database.transaction((tx) => keepStock(tx, moment('H-9')));
  await shop.database.transaction((tx) => releaseStock(tx, moment('H-9')));
  expect((await stockAndHeld())[0]).toEqual([16, 4]);
});

test('is nothing of an order that lacks a piece', async () => {
  const lines = [
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 6 },
  ];
  const locked = await shop.database.transaction((tx) => lockStock(tx, [1, 2]));
  expect(planSale(lines, locked)).toEqual({ changes: [], shortages: [{ productId: 2, available: 5 }] });
});

test('is told to the shopkeeper from a third on, most pieces first', async () => {
  const largelyHeld = async () =>
    (await listLargelyHeld(shop.database)).map(({ article, held, pieces }) => [article, held, pieces]);
  await hold('H-6', { productId: 1, quantity: 6 }, { productId: 2, quantity: 1 });
  expect(await largelyHeld()).toEqual([]);
  await hold('H-7', { productId: 1, quantity: 1 }, { productId: 2, quantity: 1 });
  expect(await largelyHeld()).toEqual([
    ['A-1', 7, 20],
    ['A-2', 2, 5],
  ]);
});

test('asking what is missing takes nothing', async () => {
  const missing = await shop.database.transaction((tx) =>
    findShortages(tx, [
      { productId: 1, quantity: 20 },
      { productId: 2, quantity: 6 },
    ]),
  );
  expect(missing).toEqual([{ productId: 2, available: 5 }]);
  expect((await stockAndHeld())[0]).toEqual([20, 0]);
});
