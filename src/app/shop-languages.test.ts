import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSecondShop } from './second-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof startSecondShop>>;

beforeAll(async () => {
  shop = await startSecondShop();
});
afterAll(() => shop.stop());

it.each([
  ['/ca', '/'],
  ['/ca/contacts?a=1', '/contacts?a=1'],
  ['/ca/no/such/', '/no/such'],
])('leads from %s for good to %s where the shop speaks Spanish alone', async (from, to) => {
  const { statusCode, headers } = await shop.get(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

it.each(['/', '/catalog', '/contacts', '/checkout', '/basket'])('names no other language on %s', async (path) => {
  const { statusCode, body } = await shop.get(path);
  expect(statusCode).toBe(200);
  expect(body.match(/hreflang|og:locale:alternate|"\/ca\b|Català|Idioma|>ES</i)).toBeNull();
});

it.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])('has no Catalan page in %s', async (path) => {
  const { statusCode, body } = await shop.get(path);
  expect([statusCode, body.match(/\/ca\b|"ca"|hreflang/)]).toEqual([200, null]);
});

it('has no Catalan feed, and describes no call in Catalan', async () => {
  const { paths } = JSON.parse((await shop.get('/api/openapi.json')).body);
  const header = paths['/content/page/base'].get.parameters[0];
  expect(header).toMatchObject({ name: 'Content-Language', schema: { enum: ['es'] } });
  expect((await shop.get('/feeds/google-es.xml')).statusCode).toBe(200);
  expect((await shop.get('/feeds/google-ca.xml')).statusCode).toBe(404);
});

it('answers calls in Spanish whatever language they ask for', async () => {
  const { headers, body } = await shop.app.inject({
    url: '/api/content/page/base',
    headers: { 'content-language': 'ca' },
  });
  expect(headers['content-language']).toBe('es');
  expect(JSON.parse(body)).toMatchObject({ languages: ['es'], description: 'Cerrajería, menaje y riego en Zaragoza.' });
});

it('mails in Spanish who had asked for Catalan', async () => {
  const payload = { name: 'Ana', lastName: 'Gil', email: 'ana@ejemplo.es', password: 'riego-y-llaves', agree: true };
  const headers = { 'content-language': 'ca' };
  await shop.app.inject({ method: 'POST', url: '/api/admin/user/registration', payload, headers });
  await vi.waitFor(async () => expect(JSON.parse((await shop.get('/dev/mailbox.json')).body)).toHaveLength(1), {
    timeout: 20_000,
  });
  const { body } = await shop.get('/dev/mailbox.json');
  expect(body.match(/\/ca\b|correu|lang=\\"ca/)).toBeNull();
});

it('leaves pages that would list nothing out of sitemap and menus until they list something', async () => {
  const linked = async () => [(await shop.get('/sitemap.xml')).body, (await shop.get('/api/menu/full')).body];
  const [sitemap, menu] = await linked();
  expect([sitemap!.match(/\/(promotions|tools-by-job|projects)</g), sitemap!.includes('/brands<')]).toEqual([
    null,
    true,
  ]);
  expect(menu).not.toContain('/tools-by-job');
  await mkdir(join(shop.shopDir, 'jobs'));
  const values =
    'title: Regar\ndescription: Regar el huerto.\nsummary: Agua\norder: 1\nsections:\n  - /catalog/riego\narticles:\n  - ZG/8';
  await writeFile(join(shop.shopDir, 'jobs/regar.es.md'), `---\n${values}\n---\n\nTexto.\n`);
  await vi.waitFor(async () => expect((await linked())[1]).toContain('/tools-by-job'), { timeout: 20_000 });
});
