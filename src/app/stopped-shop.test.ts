import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { freePort, ShopProcess } from './shop-process.fixture.ts';

let test: OpenTestDatabase;
let database: Database;
let dataDir: string;
beforeAll(async () => {
  test = await openTestDatabase();
  ({ database } = test);
  dataDir = await mkdtemp(join(tmpdir(), 'shop-stopped-'));
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('answers open requests before it stops', async () => {
  const product = await addProduct(database, { article: 'drill', stock: 100 });
  const shop = new ShopProcess({ DATABASE_URL: test.url, DATA_DIR: dataDir }, await freePort());
  await shop.open();
  const buyer = { name: 'Marta', lastName: 'Soler', email: 'marta@ejemplo.cat', agree: true };
  const { accessToken } = (await shop.call<{ accessToken: string }>('POST', '/sale/checkout-account', buyer)).body;
  const addToBasket = () => shop.call('POST', '/sale/basket', { product_id: product, quantity: 1 }, accessToken);

  const { response } = await database.transaction(async (tx) => {
    // The call waits for the lock at its first query of the product, and needs further connections afterwards.
    await tx.execute(sql`LOCK TABLE catalogue_products IN ACCESS EXCLUSIVE MODE`);
    const response = addToBasket();
    await sleep(500);
    shop.kill('SIGTERM');
    await sleep(500);
    return { response };
  });
  expect(await response).toMatchObject({ status: 200, body: { count: 1 } });
  expect(await shop.exitCode()).toBe(0);
});
