import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, marta, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';

let shop: Shop;
let browser: Browser;
let other: Browser;
let ids: number[];

beforeAll(async () => {
  shop = await startShop();
  browser = await newAccount(shop);
  other = await newAccount(shop, { email: 'pol@ejemplo.cat' });
  ids = [];
  for (const [index, price] of [900, 500, 700].entries())
    ids.push(await addProduct(shop.database, { article: `saw-${index}`, price }));
  ids.push(await addProduct(shop.database, { article: 'saw-old', isArchived: true }));
});
afterAll(() => shop.stop());

describe.each(['favorite', 'compare'])('%s', (name) => {
  const path = `/catalog/product/${name}`;
  const page = `/content/page/${name}`;
  const clear = () => browser.send('DELETE', path, { all: true });

  test('adds, lists and removes a product; repeating either changes nothing', async () => {
    await clear();
    expect((await browser.send('GET', path)).body).toEqual({ list: [], count: 0 });
    const [a, b] = ids;
    const change = async (method: 'POST' | 'DELETE', id?: number) =>
      (await browser.send(method, path, { product_id: id })).body;
    for (const _ of [1, 2]) expect(await change('POST', b)).toEqual({ list: [b], count: 1 });
    expect(await change('POST', a)).toEqual({ list: [b, a], count: 2 });
    for (const _ of [1, 2]) expect(await change('DELETE', b)).toEqual({ list: [a], count: 1 });
    expect((await clear()).body).toEqual({ list: [], count: 0 });
  });

  test('takes a whole device’s list in one call, without duplicates and unknown products', async () => {
    await clear();
    await browser.send('POST', path, { product_id: ids[2] });
    const joined = await browser.send('POST', path, { product_ids: [ids[0], ids[2], 999_999, ids[0], ids[1]] });
    expect(joined).toMatchObject({ status: 200, body: { list: [ids[2], ids[0], ids[1]], count: 3 } });
  });

  const unknown = [999_999, 0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER];
  test.each(unknown)('the product %d does not exist: 404 to add, nothing to remove', async (id) => {
    const refused = await browser.send('POST', path, { product_id: id });
    expect(refused).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
    expect((await browser.send('POST', path, { product_ids: [id] })).status).toBe(404);
    expect((await browser.send('DELETE', path, { product_id: id })).status).toBe(200);
  });

  test.each<[number, 'POST' | 'DELETE', unknown]>([
    [400, 'POST', {}],
    [400, 'POST', { product_id: '7' }],
    [400, 'POST', { product_id: 1.5 }],
    [400, 'POST', { product_ids: 7 }],
    [400, 'POST', { product_ids: ['7'] }],
    [422, 'POST', { product_ids: [] }],
    [422, 'POST', { product_ids: Array.from({ length: 501 }, (_, id) => id + 1) }],
    [400, 'DELETE', {}],
    [400, 'DELETE', { all: false }],
    [400, 'DELETE', { all: 'true' }],
    [400, 'DELETE', { product_id: null }],
  ])('answers %i to %s %j', async (status, method, body) => {
    expect(await browser.send(method, path, body)).toMatchObject({ status, body: { code: 'invalid_request' } });
  });

  test('is visible to its account only, and refused to visitors', async () => {
    await clear();
    await browser.send('POST', path, { product_id: ids[0] });
    expect((await other.send('GET', path)).body).toEqual({ list: [], count: 0 });
    await other.send('DELETE', path, { all: true });
    await other.send('DELETE', path, { product_id: ids[0], user_id: 1 });
    expect((await other.send('POST', page, {})).body).toMatchObject({ list: [], total: 0 });
    expect((await browser.send('GET', path)).body.list).toEqual([ids[0]]);
    const visitor = shop.browser();
    const calls = [
      ['GET', path],
      ['POST', path, { product_id: ids[0] }],
      ['DELETE', path, { all: true }],
      ['POST', page, {}],
    ] as const;
    for (const [method, url, body] of calls)
      expect((await visitor.send(method, url, body)).status, `${method} ${url}`).toBe(401);
  });

  test('is refused to the session of a purchase without an account', async () => {
    const guest = shop.browser();
    const person = { name: 'Pau', lastName: 'Riu', email: `pau-${name}@ejemplo.cat`, agree: true };
    await guest.send('POST', '/sale/checkout-account', person);
    expect((await guest.send('POST', path, { product_id: ids[0] })).status).toBe(403);
  });

  test('cannot be changed from another site', async () => {
    const foreign = await browser.send('POST', path, { product_id: ids[0] }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  test('has pages of cards, discontinued products included, and empty ones past the end', async () => {
    await clear();
    await browser.send('POST', path, { product_ids: ids });
    const all = await browser.send('POST', page, {});
    const seo = { title: expect.any(String), canonical: expect.stringMatching(/\/(favorites|compare)$/) };
    const breadcrumbs = [{ url: '/' }, {}];
    expect(all).toMatchObject({ status: 200, body: { total: 4, page: 1, pages: 1, seo, breadcrumbs } });
    expect(all.body.list).toHaveLength(4);
    expect(all.body.list.find(({ id }: { id: number }) => id === ids[3])).toMatchObject({ isArchived: true });
    const listed: number[] = [];
    for (const at of [1, 2, 3]) {
      const part = (await browser.send('POST', page, { page: at, limit: 3 })).body;
      expect(part).toMatchObject({ total: 4, page: at, pages: 2 });
      listed.push(...part.list.map(({ id }: { id: number }) => id));
    }
    expect(listed).toEqual(all.body.list.map(({ id }: { id: number }) => id));
    expect((await browser.send('POST', page, { limit: 97 })).status).toBe(422);
    expect((await browser.send('POST', page, { sort: 'cheap' })).status).toBe(400);
  });

  test('is exported with the account and deleted with it', async () => {
    const leaving = await newAccount(shop, { email: `leaving-${name}@ejemplo.cat` });
    await leaving.send('POST', path, { product_ids: [ids[1], ids[0]] });
    const exported = (await leaving.send('GET', '/admin/user/export')).body as Record<string, { productId: number }[]>;
    const list = exported[name === 'favorite' ? 'favourites' : 'compared']!;
    expect(list.map(({ productId }) => productId)).toEqual([ids[1], ids[0]]);
    const table = sql.identifier(name === 'favorite' ? 'favourites' : 'compared_products');
    const rows = async () => (await shop.database.execute(sql`SELECT 1 FROM ${table}`)).rows.length;
    const before = await rows();
    expect((await leaving.send('DELETE', '/admin/user', { password: marta.password })).status).toBe(200);
    expect(await rows()).toBe(before - 2);
  });
});

test.each([
  ['favorite', [2, 1, 0]],
  ['compare', [0, 1, 2]],
])('%s is listed as it was filled, or as it is sorted', async (name, unsorted) => {
  await browser.send('DELETE', `/catalog/product/${name}`, { all: true });
  await browser.send('POST', `/catalog/product/${name}`, { product_ids: ids.slice(0, 3) });
  const sorted = async (sort?: string) =>
    (await browser.send('POST', `/content/page/${name}`, { sort })).body.list.map(({ id }: { id: number }) =>
      ids.indexOf(id),
    );
  expect(await sorted()).toEqual(unsorted);
  expect(await sorted('price_asc')).toEqual([1, 2, 0]);
  expect(await sorted('price_desc')).toEqual([0, 2, 1]);
});

test('compare refuses more than fits, with its limits, and adds nothing', async () => {
  const path = '/catalog/product/compare';
  const many: number[] = [];
  for (let index = 0; index < 9; index += 1)
    many.push(await addProduct(shop.database, { article: `many-${index}`, price: 100 }));
  await browser.send('DELETE', path, { all: true });
  const refused = await browser.send('POST', path, { product_ids: many });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'limit_reached',
      limit: 8,
      maxPerSection: 8,
      maxProducts: 96,
      message: expect.stringMatching(/8.*96/),
    },
  });
  expect((await browser.send('GET', path)).body).toEqual({ list: [], count: 0 });
  const joined = await browser.send('POST', path, { product_ids: many, onlyFitting: true });
  expect(joined).toMatchObject({ status: 200, body: { list: many.slice(0, 8), count: 8 } });
  expect(await browser.send('POST', path, { product_id: many[8] })).toMatchObject({ status: 422 });
});
