import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';

let shop: Shop;
let screws: number;
let nails: number;
let soldOut: number;

beforeAll(async () => {
  shop = await startShop();
  screws = await addProduct(shop.database, { article: 'screws', stock: 12 });
  nails = await addProduct(shop.database, { article: 'nails', stock: 3 });
  soldOut = await addProduct(shop.database, { article: 'sold-out', stock: 0 });
});
afterAll(() => shop.stop());

const from = { referer: 'http://localhost:5200/catalog/taladros?sort=price&page=2', host: 'localhost:5200' };
const post = (fields: Record<string, string>, headers: Record<string, string> = from, url = '/basket') =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Product and quantity of each line in the basket that an answer's cookie opens. */
async function linesOf(answer: Awaited<ReturnType<typeof post>>) {
  const browser = shop.browser();
  browser.cookies.set('basket', answer.cookies[0]!.value);
  const { list } = (await browser.send('GET', '/sale/basket')).body as {
    list: { product_id: number; quantity: number }[];
  };
  return list.map(({ product_id, quantity }) => [product_id, quantity]);
}

describe('the form of a page', () => {
  it('adds one piece and leads back to the page, which says so', async () => {
    const answer = await post({ product_id: String(screws) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/catalog/taladros?sort=price&page=2#added']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toMatchObject([{ name: 'basket', httpOnly: true, sameSite: 'Lax' }]);
    expect(await linesOf(answer)).toEqual([[screws, 1]]);
    const again = await post({ product_id: String(screws) }, { ...from, cookie: `basket=${answer.cookies[0]!.value}` });
    expect(again.statusCode).toBe(303);
    expect(await linesOf(answer)).toEqual([[screws, 1]]);
  });

  it('adds what was typed beside the button', async () => {
    const answer = await post({ product_id: String(screws), [`quantity-${screws}`]: '4', [`quantity-${nails}`]: '2' });
    expect(await linesOf(answer)).toEqual([[screws, 4]]);
  });

  it('says in the language of the page what could not be added, with the way back', async () => {
    const none = await post({ product_id: String(soldOut) }, from, '/ca/basket');
    expect(none.statusCode).toBe(409);
    expect(none.body).toContain('<html lang="ca">');
    expect(none.body).toMatch(/<p>[^<]*S’ha exhaurit\.<\/p>/);
    expect(none.body).toContain('href="/catalog/taladros?sort=price&amp;page=2"');
    const fewer = await post({ product_id: String(nails), [`quantity-${nails}`]: '50' });
    expect(fewer.body).toContain('Solo quedan 3: hemos puesto 3.');
    expect(await linesOf(fewer)).toEqual([[nails, 3]]);
    const thousand = await post({ product_id: String(nails), [`quantity-${nails}`]: '1.000' });
    expect(thousand.body).toContain('Solo quedan 3: hemos puesto 3.');
    expect((await post({ product_id: '999999999' })).body).toContain('Ya no existe.');
  });

  it('refuses what is no quantity, and adds nothing', async () => {
    for (const typed of ['0', '-1', '1,5', '1e9', 'dos']) {
      const answer = await post({ product_id: String(nails), [`quantity-${nails}`]: typed });
      expect([typed, answer.statusCode, answer.cookies]).toEqual([typed, 409, []]);
      expect(answer.body).toContain('Escribe una cantidad entera');
    }
  });

  it('leads nowhere but to pages of the shop, and takes nothing from other sites', async () => {
    const locationOf = async (headers: Record<string, string>) =>
      (await post({ product_id: String(screws) }, headers)).headers.location;
    expect(await locationOf({})).toBe('/basket#added');
    expect(await locationOf({ referer: 'https://elsewhere.example/x' })).toBe('/basket#added');
    expect(await locationOf({ ...from, referer: 'http://localhost:5200//elsewhere.example/x' })).toBe(
      '/elsewhere.example/x#added',
    );
    expect((await post({ product_id: 'x' })).headers.location).toBe('/catalog/taladros?sort=price&page=2');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const refused = await post({ product_id: String(screws) }, headers as unknown as Record<string, string>);
      expect([refused.statusCode, refused.cookies]).toEqual([403, []]);
    }
  });
});
