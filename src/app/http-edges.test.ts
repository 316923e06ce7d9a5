import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
});
afterAll(() => shop.stop());

it('waits for its own parts however long they take to start, as on a busy machine', () => {
  expect(shop.app.initialConfig.pluginTimeout).toBe(0);
});

it('redirects an old slug to the present one with the query', async () => {
  const id = await addProduct(shop.database, { article: 'taladro' });
  await shop.database.execute(sql`INSERT INTO catalogue_old_addresses (address, product_id) VALUES ('viejo', ${id})`);
  const response = await shop.app.inject('/api/catalog/product/viejo?from=feed');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/api/catalog/product/taladro?from=feed');
  expect((await shop.app.inject(response.headers.location!)).json()).toMatchObject({ id, slug: 'taladro' });
});

it('sets only secure cookies of this host where shoppers use https', async () => {
  const browser = await newAccount(shop);
  const id = await addProduct(shop.database, { article: 'sierra' });
  await browser.send('POST', '/sale/basket', { product_id: id, quantity: 1 });
  await shop.browser().send('POST', '/sale/basket', { product_id: id, quantity: 1 });
  const names = [...browser.cookies.keys()];
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([]);
  expect((await browser.refresh(browser.cookies.get('__Host-client_id')!)).body).toHaveProperty('accessToken');
  const { cookies } = await shop.app.inject({
    method: 'POST',
    url: '/api/sale/basket',
    payload: { product_id: id, quantity: 1 },
    headers: { 'x-forwarded-proto': 'http' },
  });
  expect(cookies.every((cookie) => cookie.secure && cookie.path === '/' && cookie.name.startsWith('__Host-'))).toBe(
    true,
  );
});

it('names the cookies as they are where shoppers use https', async () => {
  for (const locale of ['es', 'ca']) {
    const page = await shop.app.inject({
      url: '/api/content/page/cookies',
      headers: { 'content-language': locale },
    });
    const { html } = page.json() as { html: string };
    for (const name of ['basket', 'client_id', 'refresh_token', 'consent', 'listing-view'])
      expect(html).toContain(`<td>__Host-${name}</td>`);
  }
});

it('ignores an invalid forwarded address', async () => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: 'nobody@ejemplo.cat', password: 'secreto2026' },
    headers: { 'x-forwarded-for': "'; DROP TABLE users" },
  });
  expect(response.statusCode).toBe(401);
});

it('names a contact for security reports that is valid for months', async () => {
  const { body, headers } = await shop.app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)![1]!);
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

it('lets other sites embed only its pictures', async () => {
  const { headers } = await shop.app.inject('/api/menu');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

it.each([
  ['a method that pages do not have', { method: 'DELETE', url: '/catalog' }],
  ['a broken query', { method: 'GET', url: '/api?x=%ff' }],
  ['a type that nobody reads', { method: 'POST', url: '/', payload: '<a/>', headers: { 'content-type': 'text/xml' } }],
] as const)('names no software in its answer to %s', async (_, request) => {
  const response = await shop.app.inject(request);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.body).not.toMatch(/fastify|FST_|Route |Not Found|Error/);
  if (request.url.startsWith('/api'))
    expect(response.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  else expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('gives each request an id, which its error names', async () => {
  const [first, second] = await Promise.all(['/api/a', '/api/b'].map((url) => shop.app.inject(url)));
  expect(first!.json().requestId).toBe(first!.headers['x-request-id']);
  expect(first!.json().requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(second!.json().requestId).not.toBe(first!.json().requestId);
});
