import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';

let shop: Shop;
let screws: number;
let nails: number;

beforeAll(async () => {
  shop = await startShop();
  screws = await addProduct(shop.database, { article: 'screws', stock: 12 });
  nails = await addProduct(shop.database, { article: 'nails', stock: 12 });
});
afterAll(() => shop.stop());

const put = (quantity: number, id = screws) => ({ product_id: id, quantity });

describe('a basket', () => {
  it('cannot be changed by the pages or forms of another site', async () => {
    const visitor = shop.browser();
    await visitor.send('POST', '/sale/basket', put(2));
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign)
      for (const [method, path, body] of [
        ['POST', '/sale/basket', put(9)],
        ['POST', '/sale/basket/products', { product_ids: [nails] }],
        ['DELETE', '/sale/basket', { product_id: screws }],
        ['DELETE', '/sale/basket/clear', undefined],
      ] as const)
        expect((await visitor.send(method, path, body, headers)).status, `${method} ${path}`).toBe(403);
    const form = await visitor.send('POST', '/sale/basket', `product_id=${screws}&quantity=9`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect((await visitor.send('GET', '/sale/basket')).body).toMatchObject({ units: 2 });
  });

  it('belongs to its owner: no call names another’s, and no invented cookie opens one', async () => {
    const owner = shop.browser();
    await owner.send('POST', '/sale/basket', put(3));
    const { rows } = await shop.database.execute<{ id: number; cookie_hash: string }>(
      sql`SELECT id, cookie_hash FROM baskets`,
    );
    const wrongs = rows.flatMap(({ id, cookie_hash }) => [String(id), cookie_hash, cookie_hash?.slice(0, 32)]);
    for (const wrong of [...wrongs, '%00', '%E0%A4%A', '"', '{"id":1}', 'x'.repeat(4000)]) {
      const other = shop.browser();
      other.cookies.set('basket', wrong);
      expect(await other.send('GET', `/sale/basket?id=${rows[0]!.id}`), wrong).toMatchObject({
        status: 200,
        body: { count: 0 },
      });
      expect(await other.send('DELETE', '/sale/basket/clear', { basket_id: rows[0]!.id })).toMatchObject({
        status: 200,
      });
    }
    expect((await owner.send('GET', '/sale/basket')).body).toMatchObject({ units: 3 });
  });

  it('has the changes of both browsers of an account', async () => {
    const one = await newAccount(shop, { email: 'two@ejemplo.cat' });
    const other = shop.browser();
    await other.login('two@ejemplo.cat', 'secreto2026');
    await Promise.all([
      one.send('POST', '/sale/basket', put(4)),
      other.send('POST', '/sale/basket', put(5, nails)),
      one.send('POST', '/sale/basket', put(6)),
      other.send('DELETE', '/sale/basket', { product_id: 999 }),
    ]);
    const { body } = await other.send('GET', '/sale/basket');
    expect(body).toEqual((await one.send('GET', '/sale/basket')).body);
    expect(body).toMatchObject({ count: 2 });
  });

  it('follows a guest who begins again with another address, and then signs in', async () => {
    await newAccount(shop, { email: 'guest.later@ejemplo.cat' });
    const browser = shop.browser();
    const beginAs = (email: string) =>
      browser.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
    await browser.send('POST', '/sale/basket', put(3));
    await beginAs('wrong@ejemplo.cat');
    await browser.send('POST', '/sale/basket', put(2, nails));
    await beginAs('right@ejemplo.cat');
    expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ count: 2, units: 5 });
    await browser.login('guest.later@ejemplo.cat', 'secreto2026');
    expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ count: 2, units: 5 });
    const another = shop.browser();
    await another.login('guest.later@ejemplo.cat', 'secreto2026');
    await another.send('POST', '/sale/checkout-account', {
      name: 'Ona',
      lastName: 'Puig',
      email: 'x@ejemplo.cat',
      agree: true,
    });
    expect((await another.send('GET', '/sale/basket')).body, 'an account’s basket stays with it').toMatchObject({
      count: 0,
    });
  });

  it('cannot be changed after the session has ended, nor does a visitor’s basket take its place', async () => {
    const marta = await newAccount(shop);
    await marta.send('POST', '/sale/basket', put(4));
    const { accessToken } = marta;
    await marta.send('POST', '/auth/logout');
    marta.accessToken = accessToken;
    expect(await marta.send('POST', '/sale/basket', put(1))).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    });
    expect(marta.cookies.has('basket')).toBe(false);
    await marta.login('marta@ejemplo.cat', 'secreto2026');
    expect((await marta.send('GET', '/sale/basket')).body).toMatchObject({ units: 4 });
  });
});

it('takes 1 to 96 products in one call', async () => {
  const visitor = shop.browser({ locale: 'ca' });
  const add = (ids: readonly unknown[]) => visitor.send('POST', '/sale/basket/products', { product_ids: ids });
  const tooMany = Array.from({ length: 97 }, (_, index) => index + 1);
  expect(await add(tooMany)).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'product_ids', code: 'too_big' }] },
  });
  expect(await add([])).toMatchObject({ status: 422, body: { fields: [{ field: 'product_ids', code: 'too_small' }] } });
  expect(await add(['1'])).toMatchObject({ status: 400 });
  expect(visitor.cookies.has('basket')).toBe(false);
  expect(await add([screws, 999_999, nails, screws])).toMatchObject({
    status: 200,
    body: {
      count: 2,
      units: 2,
      added: 2,
      notAddedProducts: [{ id: 999_999, reason: 'unknown', message: 'Ja no existeix.' }],
    },
  });
  expect((await visitor.send('GET', '/sale/basket')).body).toMatchObject({ count: 2, units: 2 });
});

it('a sign-in that fails at its end leaves the visitor’s basket to the visitor', async () => {
  await newAccount(shop, { email: 'pere@ejemplo.cat' });
  const browser = shop.browser();
  await browser.send('POST', '/sale/basket', put(7));
  await shop.database.execute(
    sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`,
  );
  await shop.database.execute(
    sql`CREATE CONSTRAINT TRIGGER break_off AFTER DELETE ON baskets DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION break_off()`,
  );
  expect((await browser.login('pere@ejemplo.cat', 'secreto2026')).status).toBe(500);
  expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ units: 7 });
  await shop.database.execute(sql`DROP TRIGGER break_off ON baskets`);
  await browser.login('pere@ejemplo.cat', 'secreto2026');
  expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ units: 7 });
  expect(browser.cookies.has('basket')).toBe(false);
});
