import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Inventory, startInventory } from './inventory.fixture.ts';
import { lockStock, reserveStock } from './inventory.ts';
import { commandActor } from '#values/actor.ts';

let shop: Inventory;
beforeAll(async () => {
  shop = await startInventory();
  await shop.writeRows('products.csv', [productCells('A-1', { stock: 9 }), productCells('A-2', { stock: 9 })]);
  await shop.importFrom();
});
afterAll(() => shop.stop());

const sell = (productId: number) => (tx: Queryable) =>
  reserveStock(tx, [{ productId, quantity: 1 }], {
    orderNumber: `P-${productId}`,
    now: shop.clock(),
    actor: commandActor('test'),
  });
const changeKits = (tx: Queryable) => lockStock(tx, [], { changesKits: true });

/** Runs one transaction while another is open; it fails where it would have to wait. */
const runDuring = (open: (tx: Queryable) => Promise<unknown>, work: (tx: Queryable) => Promise<unknown>) =>
  shop.database.transaction(async (first) => {
    await open(first);
    return shop.database.transaction(async (second) => {
      await second.execute(sql`SET LOCAL lock_timeout = 100`);
      return work(second);
    });
  });
const lockTimeout = { cause: { code: '55P03' } };

test('sales of different products do not wait for each other', async () => {
  expect(await runDuring(sell(1), sell(2))).toEqual([]);
});

test('sales of the same product wait for each other', async () => {
  await expect(runDuring(sell(1), sell(1))).rejects.toMatchObject(lockTimeout);
});

test('sales wait while an import changes what kits are made of', async () => {
  await expect(runDuring(changeKits, sell(1))).rejects.toMatchObject(lockTimeout);
});

test('an import that changes what kits are made of waits for sales', async () => {
  await expect(runDuring(sell(1), changeKits)).rejects.toMatchObject(lockTimeout);
});
