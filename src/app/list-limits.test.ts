import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { api } from '#routes/storefront-api.ts';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { Call } from '#values/call.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop();
  browser = await newAccount(shop);
});
afterAll(() => shop.stop());

const lists = Object.entries(api as Record<string, Call>)
  .filter(([, { body }]) => body && 'shape' in body && 'limit' in (body as z.ZodObject).shape)
  .map(([key]) => key.split(' ')[1]!);

it('knows the lists', () =>
  expect(lists).toEqual(expect.arrayContaining(['/catalog/product/list', '/catalog/search', '/sale/order/list'])));

// decisions.md section 3: page from 1, limit at most 96; of the right type but beyond a rule is 422.
it.each(lists)('%s takes up to 96 of a page from 1 on, refuses more, and is empty past the end', async (path) => {
  const ask = (window: object) => browser.send('POST', path, { query: 'nothing', ids: [1], ...window });
  expect((await ask({})).body).toMatchObject({ page: 1 });
  expect((await ask({ limit: 96 })).status).toBe(200);
  expect(await ask({ limit: 97 })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'limit', code: 'too_big' }] },
  });
  expect(await ask({ limit: 0 })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'limit', code: 'too_small' }] },
  });
  expect(await ask({ page: 0 })).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'page', code: 'too_small' }] },
  });
  expect(await ask({ limit: '24' })).toMatchObject({ status: 400 });
  expect(await ask({ page: 5000 })).toMatchObject({ status: 200, body: { total: 0, page: 5000, pages: 0 } });
});
