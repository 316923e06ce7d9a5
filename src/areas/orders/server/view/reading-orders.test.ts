import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let pere: Browser;
let orderId: number;
let number: string;

beforeAll(async () => {
  shop = await startShop();
  const product = await addProduct(shop.database, { article: 'screws', stock: 12 });
  marta = await newAccount(shop);
  pere = await newAccount(shop, { email: 'pere@ejemplo.cat', name: 'Pere' });
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  ({ orderId, number } = (await marta.send('POST', '/sale/order', pickupOrder)).body);
});
afterAll(() => shop.stop());

describe('reading orders', () => {
  const ids = ['', '=', '=x', '=-1', '=1.5', `=${'9'.repeat(40)}`, '=1&orderId=2'];
  const pages = ['/sale/order/detail', '/content/page/confirm', '/service/payment/check'];
  it.each(pages.flatMap((page) => ids.map((id) => `${page}?orderId${id}`)))('refuses %s', async (path) => {
    const { status, body } = await marta.send('GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ statusCode: status, code: expect.any(String), message: expect.any(String) });
  });

  it.each([
    ['a page before the first', '/sale/order/list', { page: 0 }, 422],
    ['half a page', '/sale/order/list', { page: 1.5 }, 400],
    ['too many on a page', '/sale/order/list', { limit: 97 }, 422],
    ['an unknown status', '/sale/order/list', { status: 'lost' }, 400],
    ['an impossible date', '/sale/order/list', { from: '2026-13-01' }, 422],
    ['the year zero', '/sale/order/list', { to: '0000-01-01' }, 422],
    ['cancelling an unknown order', '/sale/order/cancel', { orderId: 9_007_199_254_740_991 }, 404],
    ['text as order to cancel', '/sale/order/cancel', { orderId: '1' }, 400],
    ['repeating nothing', '/sale/order/repeat', {}, 400],
    ['repeating an unknown order', '/sale/order/repeat', { orderId: 999_999 }, 404],
    ['tracking a number without an address', '/sale/order/track', { number: '26-123456' }, 400],
    ['tracking a pattern', '/sale/order/track', { number: '%', email: 'marta@ejemplo.cat' }, 404],
  ])('refuses %s', async (_, path, body, status) => {
    expect(await marta.send('POST', path, body)).toMatchObject({
      status,
      body: { statusCode: status, code: expect.any(String), message: expect.any(String) },
    });
  });

  it('tells what prices by quantity saved, also in the list', async () => {
    const article = 'screws-by-the-box';
    const box = await addProduct(shop.database, {
      article,
      price: 1000,
      salePrice: 900,
      quantityPrices: [{ from: 2, price: 700 }],
      stock: 9,
    });
    const laia = await newAccount(shop, { email: 'laia@ejemplo.cat', name: 'Laia' });
    await laia.send('POST', '/sale/basket', { product_id: box, quantity: 2 });
    const placed = (await laia.send('POST', '/sale/order', pickupOrder)).body;
    const saved = { total: 20, price: 14, quantitySaving: 4 };
    expect((await laia.send('GET', `/sale/order/detail?orderId=${placed.orderId}`)).body).toMatchObject({
      order: saved,
    });
    expect((await laia.send('POST', '/sale/order/list', {})).body.orders).toMatchObject([saved]);
    expect((await marta.send('GET', `/sale/order/detail?orderId=${orderId}`)).body).not.toHaveProperty(
      'quantitySaving',
    );
  });

  it('answers an empty page far past the end', async () => {
    const { status, body } = await marta.send('POST', '/sale/order/list', { page: 1_000_000 });
    expect({ status, body }).toMatchObject({ status: 200, body: { orders: [], list: [], total: 1 } });
  });
});

describe('somebody else’s order', () => {
  it('is answered like an unknown one', async () => {
    for (const path of ['/sale/order/detail', '/content/page/confirm', '/service/payment/check'])
      expect((await pere.send('GET', `${path}?orderId=${orderId}`)).body).toMatchObject({
        statusCode: 404,
        code: 'order_not_found',
      });
    for (const path of ['/sale/order/cancel', '/sale/order/repeat'])
      expect((await pere.send('POST', path, { orderId })).status).toBe(404);
    expect((await pere.send('POST', '/sale/order/list', {})).body.orders).toEqual([]);
  });

  it('needs a sign-in', async () => {
    const visitor = shop.browser();
    for (const path of [`/sale/order/detail?orderId=${orderId}`, '/service/delivery/init', '/content/page/checkout'])
      expect((await visitor.send('GET', path)).status).toBe(401);
    expect((await visitor.send('POST', '/sale/order', pickupOrder)).status).toBe(401);
  });
});

it('answers 20 wrong pairs of number and address in a quarter of an hour from one network', async () => {
  const guesser = shop.browser({ ip: '203.0.113.9' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 22; guess += 1)
    statuses.push(
      (await guesser.send('POST', '/sale/order/track', { number: `26-${guess}`, email: 'marta@ejemplo.cat' })).status,
    );
  expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  const refused = await guesser.send('POST', '/sale/order/track', { number, email: 'marta@ejemplo.cat' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  expect(
    (
      await shop
        .browser({ ip: '203.0.113.10' })
        .send('POST', '/sale/order/track', { number, email: 'marta@ejemplo.cat' })
    ).status,
  ).toBe(200);
});
