import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { type Browser, runJob, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
});
afterAll(() => shop.stop());

const day = 24 * 3600;

const deleteUnused = (): Promise<void> => runJob(shop, 'account-forgetting');

const exists = async (email: string): Promise<boolean> =>
  (await shop.database.execute(sql`SELECT FROM users WHERE email = ${email}`)).rows.length > 0;

async function guestOf(email: string): Promise<Browser> {
  const guest = shop.browser();
  await guest.send('POST', '/sale/checkout-account', { name: 'Ana', lastName: 'Puig', email, agree: true });
  return guest;
}

it('deletes a guest without an order after a week, with the basket', async () => {
  const guest = await guestOf('browsing@ejemplo.cat');
  await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const buyer = await guestOf('buying@ejemplo.cat');
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  expect((await buyer.send('POST', '/sale/order', pickupOrder)).status).toBe(200);
  const returning = await guestOf('returning@ejemplo.cat');
  const baskets = async () =>
    (await shop.database.execute(sql`SELECT FROM baskets WHERE user_id IS NOT NULL`)).rows.length;
  const before = await baskets();
  shop.passTime(6 * day);
  await returning.refresh();
  await deleteUnused();
  expect(await exists('browsing@ejemplo.cat')).toBe(true);
  shop.passTime(1 * day + 1);
  await deleteUnused();
  expect(await exists('browsing@ejemplo.cat')).toBe(false);
  expect(await baskets()).toBe(before - 1);
  expect((await guest.refresh()).status).toBe(401);
  expect(await exists('buying@ejemplo.cat')).toBe(true);
  expect(await exists('returning@ejemplo.cat')).toBe(true);
});
