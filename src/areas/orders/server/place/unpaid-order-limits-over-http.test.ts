import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { rows } = await shop.database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM catalogue_products`,
  );
  product = await addProduct(shop.database, { article: `p-${rows[0]!.count}`, price: 1000, stock: 500 });
});

async function newGuest(ip: string, email = 'ona@ejemplo.cat'): Promise<Browser> {
  const browser = shop.browser({ ip });
  await browser.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  return browser;
}
const order = async (browser: Browser, key: string, quantity = 1) => {
  await browser.send('POST', '/sale/basket', { product_id: product, quantity });
  return browser.send('POST', '/sale/order', pickupOrder, { 'idempotency-key': key });
};

it('a guest who sends 446 calls holds no more than three orders, and half of the stock of each article', async () => {
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => addProduct(shop.database, { article: `all-${index}`, stock: 100 })),
  );
  const guest = await newGuest('198.51.100.40', 'greedy@ejemplo.cat');
  const statuses = new Set<number>();
  for (let call = 0; call < 446; call += 2) {
    await guest.send('POST', '/sale/basket', { product_id: others[(call / 2) % 20], quantity: call === 2 ? 51 : 50 });
    statuses.add((await guest.send('POST', '/sale/order', pickupOrder)).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  const stocks = await Promise.all(others.map((id) => stockOf(shop.database, id)));
  expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(2000 - 100);
});

it('the refusal names itself in both languages, with the time to wait, and leaves the key unused', async () => {
  const guest = await newGuest('198.51.100.41', 'patient@ejemplo.cat');
  for (const key of ['a', 'b', 'c']) expect((await order(guest, key)).status).toBe(200);
  const refused = await order(guest, 'd');
  expect(refused).toMatchObject({ status: 429, body: { statusCode: 429, code: 'too_many_open_orders' } });
  expect(refused.body.message).toMatch(/pedidos sin pagar/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(7100);
  const catalan = await guest.send('POST', '/sale/order', pickupOrder, { 'content-language': 'ca' });
  expect(catalan.body.message).toMatch(/comandes sense pagar/);

  await shop.database.execute(sql`UPDATE orders SET payment_status = 'paid' WHERE email = 'patient@ejemplo.cat'`);
  const placed = await order(guest, 'd');
  expect(placed.status).toBe(200);
  expect((await order(guest, 'd')).body).toEqual(placed.body);
});

it('guests of one network hold no more than forty orders, and the shop’s own machine is not counted', async () => {
  const orderAsGuest = async (index: number) =>
    (await order(await newGuest('198.51.100.42', `g${index}@ejemplo.cat`), 'a')).status;
  const statuses = await Promise.all(Array.from({ length: 42 }, (_, index) => orderAsGuest(index)));
  expect(statuses.sort()).toEqual([...Array(40).fill(200), 429, 429]);
  expect((await order(await newGuest('198.51.100.43', 'elsewhere@ejemplo.cat'), 'a')).status).toBe(200);
  await order(await newGuest('127.0.0.1', 'local@ejemplo.cat'), 'a');
  const { rows } = await shop.database.execute(sql`SELECT network FROM orders WHERE email = 'local@ejemplo.cat'`);
  expect(rows).toEqual([{ network: null }]);
});

it('an account holds up to twelve orders', async () => {
  const marta = await newAccount(shop);
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1) statuses.push((await order(marta, `key-${index}`)).status);
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
});

it('no stored order names the network address that it came from', async () => {
  await order(await newGuest('198.51.100.44', 'private@ejemplo.cat'), 'a');
  const { rows } = await shop.database.execute<{ network: string }>(
    sql`SELECT network FROM orders WHERE email = 'private@ejemplo.cat'`,
  );
  expect(rows[0]!.network).toMatch(/^[\w-]{43}$/);
});
