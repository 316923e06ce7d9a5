import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { GeneratedFiles } from '#platform/http/generated-files.ts';
import { serveSitemaps } from './serve-sitemaps.ts';

const publicUrl = 'https://shop.example';
let shop: Awaited<ReturnType<typeof startCatalogue>>;
let server: FastifyInstance;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.importProducts(25);
  server = Fastify();
  serveSitemaps(server, {
    publicUrl,
    languages: ['es', 'ca'],
    catalogue: shop.catalogue,
    listPages: async () => Array.from({ length: 12 }, (_, index) => ({ path: `/page-${index}` })),
    files: new GeneratedFiles({ folder: join(shop.dataDir, 'feeds'), clock: shop.clock, maxAgeMs: 60_000 }),
    pagesPerFile: 10,
  });
});
afterAll(async () => {
  await server.close();
  await shop.stop();
});

const get = (url: string, encoding = '') => server.inject({ url, headers: { 'accept-encoding': encoding } });
const countIn = (text: string): number => text.match(/<loc>/g)!.length;

it('lists the sitemaps of a large shop, each of which has no more pages than allowed', async () => {
  const { body } = await get('/sitemap.xml');
  expect(body).toContain('<sitemapindex');
  const parts = Array.from(body.matchAll(/<loc>([^<]*)/g), ([, url]) => url!.slice(publicUrl.length));
  expect(parts).toEqual([
    '/sitemaps/pages-1.xml',
    '/sitemaps/pages-2.xml',
    '/sitemaps/products-1.xml',
    '/sitemaps/products-2.xml',
    '/sitemaps/products-3.xml',
  ]);
  const counts = await Promise.all(parts.map(async (part) => countIn((await get(part)).body)));
  // Two addresses for each page; 12 pages, two sections and a brand.
  expect(counts).toEqual([20, 10, 20, 20, 10]);
});

it.each([
  '/sitemaps/pages-3.xml',
  '/sitemaps/products-4.xml',
  '/sitemaps/products-0.xml',
  '/sitemaps/products-01.xml',
  '/sitemaps/pages-999999.xml',
])('has no %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('sends the same text in each encoding', async () => {
  const url = '/sitemaps/products-1.xml';
  const [plain, gzip, brotli] = await Promise.all([get(url), get(url, 'gzip'), get(url, 'gzip, br')]);
  expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(plain.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
});

it('follows the catalogue', async () => {
  await shop.importProducts(26);
  await shop.catalogue.refresh();
  expect(countIn((await get('/sitemaps/products-3.xml')).body)).toBe(12);
});
