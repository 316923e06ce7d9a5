import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { type Browser, doJob, linkOf, marta, newAccount, type Shop, startShop } from '../account.fixture.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
});
afterAll(() => shop.stop());

const day = 24 * 3600;

const forget = (): Promise<void> => doJob(shop, 'account-forgetting');

const isKept = async (email: string): Promise<boolean> =>
  (await shop.database.execute(sql`SELECT FROM users WHERE email = ${email}`)).rows.length > 0;

async function guestOf(email: string): Promise<Browser> {
  const guest = shop.browser();
  await guest.send('POST', '/sale/checkout-account', { name: 'Ana', lastName: 'Puig', email, agree: true });
  return guest;
}

it('a registration that nobody confirms is deleted after two weeks, an account never', async () => {
  const email = 'unconfirmed@ejemplo.cat';
  await newAccount(shop, { email: 'confirmed@ejemplo.cat' });
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email });
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email: 'again@ejemplo.cat' });
  shop.passTime(13 * day);
  await forget();
  expect(await isKept(email)).toBe(true);
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email: 'again@ejemplo.cat' });
  shop.passTime(1 * day + 1);
  await forget();
  expect(await isKept(email)).toBe(false);
  expect(await isKept('confirmed@ejemplo.cat')).toBe(true);
  // Registered once more meanwhile: its two weeks have begun anew.
  const { confirmCode } = linkOf((await shop.mailsWhen('again@ejemplo.cat', 2))[0]!);
  const confirm = { type: 'registration', email: 'again@ejemplo.cat', confirmCode };
  expect((await shop.browser().send('POST', '/admin/user/confirm-registration', confirm)).status).toBe(200);
});

it('a registration whose link was sent again and still counts is kept', async () => {
  const email = 'hesitating@ejemplo.cat';
  await shop.browser().send('POST', '/admin/user/registration', { ...marta, email });
  shop.passTime(14 * day - 60);
  expect((await shop.browser().login(email, marta.password)).status).toBe(403);
  const { confirmCode } = linkOf((await shop.mailsWhen(email, 2))[0]!);
  shop.passTime(3600);
  await forget();
  const confirm = { type: 'registration', email, confirmCode };
  expect((await shop.browser().send('POST', '/admin/user/confirm-registration', confirm)).status).toBe(200);
});

it('who began to buy without an account and ordered nothing is deleted after a week, with the basket', async () => {
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
  await forget();
  expect(await isKept('browsing@ejemplo.cat')).toBe(true);
  shop.passTime(1 * day + 1);
  await forget();
  expect(await isKept('browsing@ejemplo.cat')).toBe(false);
  expect(await baskets()).toBe(before - 1);
  expect((await guest.refresh()).status).toBe(401);
  expect(await isKept('buying@ejemplo.cat')).toBe(true);
  expect(await isKept('returning@ejemplo.cat')).toBe(true);
});
