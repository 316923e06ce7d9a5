import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';

const publicUrl = 'https://shop.example';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let app: FastifyInstance;
beforeAll(async () => {
  await buildPages(() => {});
  shop = await startCatalogue();
  const rows = Array.from({ length: 26 }, (_, index) => productCells(`A-${index}`));
  await shop.writeRows('products.csv', rows);
  await shop.importFrom();
  await shop.writeRows('products.csv', [productCells('A-0', { name_es: 'Otro nombre' }), ...rows.slice(1)]);
  await shop.importFrom();
  app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir, PUBLIC_URL: publicUrl }),
    database: shop.database,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
  });
  await app.ready();
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.stop();
});

const get = (url: string) => app.inject({ url });

/** Name or relation to content, of the metas and links in a page's head. */
async function headOf(url: string) {
  const { statusCode, body } = await get(url);
  const [head] = body.split('</head>') as [string];
  return {
    statusCode,
    lang: /<html lang="(\w+)"/.exec(head)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    alternates: Object.fromEntries(
      Array.from(head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g), ([, language, href]) => [
        language,
        href,
      ]),
    ),
  };
}

const inBothLanguages = (path: string, query = '') => ({
  es: publicUrl + path + query,
  ca: `${publicUrl}/ca${path === '/' ? '' : path}${query}`,
  'x-default': publicUrl + path + query,
});

it.each([
  ['/', '/'],
  ['/brands', '/brands'],
  ['/brands/norda', '/brands/norda'],
  ['/financing', '/financing'],
  ['/faq', '/faq'],
  ['/catalog', '/catalog/catalogo'],
  ['/catalog/catalogo/taladros', '/catalog/catalogo/taladros'],
  ['/product/producto-a-1', '/product/producto-a-1'],
])('%s names its canonical address and both languages, whatever campaign led there', async (path, canonical) => {
  const alternates = inBothLanguages(canonical);
  const localised = path === '/' ? '/ca' : `/ca${path}`;
  const es = await headOf(`${path}?utm_source=mail&gclid=1`);
  const ca = await headOf(localised);
  expect(es).toMatchObject({ statusCode: 200, lang: 'es', canonical: alternates.es, alternates });
  expect(ca).toMatchObject({ statusCode: 200, lang: 'ca', canonical: alternates.ca, alternates });
  for (const { title, description, robots } of [es, ca]) {
    expect(title).toContain('Can Eina');
    expect(description!.length).toBeGreaterThan(25);
    expect(description!.length).toBeLessThanOrEqual(175);
    expect(robots).toBeUndefined();
  }
});

it('lists each page of a listing under its own address', async () => {
  expect(await headOf('/ca/catalog/catalogo/taladros?page=2')).toMatchObject({
    title: 'taladros | Catàleg · Can Eina · Pàgina 2',
    canonical: `${publicUrl}/ca/catalog/catalogo/taladros?page=2`,
    alternates: inBothLanguages('/catalog/catalogo/taladros', '?page=2'),
  });
});

it.each([
  '/catalog/catalogo/taladros?brand=norda',
  '/catalog/catalogo/taladros?sort=price_asc',
  '/catalog/catalogo/taladros?page=99',
  '/ca/search/producto',
  '/basket',
  '/favorites',
])('keeps search engines from listing %s', async (path) => {
  const head = await headOf(path);
  expect(head).toMatchObject({ statusCode: 200, robots: 'noindex, follow', canonical: undefined, alternates: {} });
  expect(head.description).toBeTruthy();
});

it.each(['/product/unknown', '/nowhere/at/all', '/ca/faqs'])('answers %s with 404 and no address', async (path) => {
  expect(await headOf(path)).toMatchObject({ statusCode: 404, canonical: undefined, alternates: {} });
});

it.each([
  ['/brands/', '/brands'],
  ['/ca/', '/ca'],
  ['/catalog/catalogo//taladros/?utm_source=mail', '/catalog/catalogo/taladros?utm_source=mail'],
  ['/Product/Producto-A-1', '/product/producto-a-1'],
  ['/product/producto-a-0?utm_source=mail', '/product/otro-nombre?utm_source=mail'],
  ['/ca/product/producto-a-0', '/ca/product/otro-nombre'],
  [
    '/catalog/catalogo/taladros?price.min=&price.max=&sort=popular&utm_source=mail',
    '/catalog/catalogo/taladros?utm_source=mail',
  ],
  ['/ca/catalog/catalogo/taladros?brand=norda&price.min=', '/ca/catalog/catalogo/taladros?brand=norda'],
  ['/search/broca?sort=', '/search/broca'],
])('redirects %s for good', async (path, place) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers.location]).toEqual([301, place]);
});
