import { afterEach, beforeEach, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';

let shop: Inventory;
beforeEach(async () => {
  shop = await startInventory();
  await shop.writeRows('products.csv', [
    productCells('A-1', { stock: 20 }),
    productCells('A-2', { stock: 50 }),
    productCells('K-1', { kit: 'A-1*1|A-2*3' }),
  ]);
  await shop.importFrom();
});
afterEach(() => shop.stop());

test('puts returned pieces back, with a movement that names the order', async () => {
  await shop.reserve([[1, 5]], 'P-1');
  await shop.return([[1, 2]], 'P-1');
  expect(await shop.stockOf('A-1')).toEqual([17]);
  expect((await shop.movements()).at(-1)).toMatchObject({ kind: 'return', quantity: 2, stock: 17, orderNumber: 'P-1' });
});

test('never puts back more than the order took, however often', async () => {
  await shop.reserve([[1, 5]], 'P-1');
  await Promise.all([shop.return([[1, 4]], 'P-1'), shop.return([[1, 4]], 'P-1')]);
  await shop.return([[1, 4]], 'P-1');
  expect(await shop.stockOf('A-1')).toEqual([20]);
  await shop.release('P-1');
  expect(await shop.stockOf('A-1')).toEqual([20]);
});

test('puts a kit back as its parts', async () => {
  await shop.reserve([[3, 2]], 'P-1');
  expect(await shop.stockOf('A-1', 'A-2', 'K-1')).toEqual([18, 44, 14]);
  await shop.return([[3, 1]], 'P-1');
  expect(await shop.stockOf('A-1', 'A-2', 'K-1')).toEqual([19, 47, 15]);
});

test('puts nothing back of products that the order did not take', async () => {
  await shop.reserve([[1, 5]], 'P-1');
  const before = await shop.movements();
  await shop.return([[2, 5]], 'P-1');
  await shop.return([], 'P-1');
  expect(await shop.movements()).toEqual(before);
});
