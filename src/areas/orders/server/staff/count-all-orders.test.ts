import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { hourMs } from '#values/durations.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';
import { createOrderCount } from './count-all-orders.ts';

let shop: Shop;
let buyer: Browser;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: '57-84258' });
  buyer = await newAccount(shop);
  await place();
});
afterAll(() => shop.stop());

async function place(): Promise<void> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  expect((await buyer.send('POST', '/sale/order', pickupOrder)).status).toBe(200);
}

it('counts new orders beside those of more than an hour ago, which it counts once', async () => {
  const later = new Date(shop.now().getTime() + 2 * hourMs);
  const countAll = createOrderCount();
  const before = await countAll(shop.database, later);
  await place();
  expect(before).toBeGreaterThan(0);
  expect(await countAll(shop.database, later)).toBe(before + 1);
});
