import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { type Browser, runJob, linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

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

it('deletes an unconfirmed registration after two weeks and no confirmed account', async () => {
  const email = 'unconfirmed@ejemplo.cat';
  await newAccount(shop, { email: 'confirmed@ejemplo.cat' });
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email });
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email: 'again@ejemplo.cat' });
  shop.passTime(13 * day);
  await deleteUnused();
  expect(await exists(email)).toBe(true);
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email: 'again@ejemplo.cat' });
  shop.passTime(1 * day + 1);
  await deleteUnused();
  expect(await exists(email)).toBe(false);
  expect(await exists('confirmed@ejemplo.cat')).toBe(true);
  // Registered again meanwhile, so its two weeks have started again.
  const { confirmCode } = linkOf((await shop.mailsWhen('again@ejemplo.cat', 2))[0]!);
  const confirm = { type: 'registration', email: 'again@ejemplo.cat', confirmCode };
  expect((await shop.browser().send('POST', '/admin/user/confirm-registration', confirm)).status).toBe(200);
});

it('keeps a registration whose resent link is still valid', async () => {
  const email = 'hesitating@ejemplo.cat';
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email });
  shop.passTime(14 * day - 60);
  expect((await shop.browser().login(email, marta.password)).status).toBe(403);
  const { confirmCode } = linkOf((await shop.mailsWhen(email, 2))[0]!);
  shop.passTime(3600);
  await deleteUnused();
  const confirm = { type: 'registration', email, confirmCode };
  expect((await shop.browser().send('POST', '/admin/user/confirm-registration', confirm)).status).toBe(200);
});

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
