import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cells, productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';

/** More than a person changes at once, so that their pages are outdated rather than dropped. */
const count = 130;
/** What an import changes is shown five seconds after its end at the latest, later on a busy machine. */
const waiting = { timeout: 30_000, interval: 100 };

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let app: FastifyInstance;
beforeAll(async () => {
  await buildPages(() => {});
  shop = await startCatalogue();
  await importRows('products.csv', rows('10.00'));
  app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir }),
    database: shop.database,
    connection: shop.connection,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.stop();
});

const rows = (price: string): Cells[] =>
  Array.from({ length: count }, (_, at) => productCells(`A-${at}`, { price, name_es: `Producto ${at}` }));

async function importRows(file: string, some: readonly Cells[]): Promise<void> {
  await shop.writeRows(file, some);
  await shop.importFrom(file);
}

const page = async (url: string): Promise<string> => (await app.inject(url)).body;
/** The base prices that a page shows. */
const pricesOn = async (url: string): Promise<string[]> => [
  ...new Set([...(await page(url)).matchAll(/"base":([\d.]+)/g)].map(([, price]) => price!)),
];

test('an import shows on every cached page within seconds, which answer meanwhile', async () => {
  const urls = ['/product/producto-7', '/page-data/product/producto-99', '/', '/brands/norda'];
  for (const url of urls) expect(await pricesOn(url)).toEqual(['10']);
  await importRows(
    'update.csv',
    rows('12.00').map(({ article, price }) => ({ article: article!, price: price! })),
  );
  for (const url of urls) expect([['10'], ['12'], ['10', '12']]).toContainEqual(await pricesOn(url));
  for (const url of urls) await vi.waitFor(async () => expect(await pricesOn(url)).toEqual(['12']), waiting);
});

test('a single change of a price shows on the product’s page and in what is prefetched of it', async () => {
  const urls = ['/product/producto-7', '/page-data/product/producto-7'];
  for (const url of urls) expect(await pricesOn(url)).toContain('12');
  await importRows('update.csv', [{ article: 'A-7', price: '15.00' }]);
  for (const url of urls) await vi.waitFor(async () => expect(await pricesOn(url)).toContain('15'), waiting);
});

test('listings and searches have a new product within seconds', async () => {
  const search = async () =>
    (await app.inject({ method: 'POST', url: '/api/catalog/search', payload: { query: 'desbrozadora' } })).json().total;
  expect(await search()).toBe(0);
  expect(await page('/brands/norda?sort=new')).not.toContain('Desbrozadora');
  await importRows('products.csv', [
    productCells('NEW-1', { name_es: 'Desbrozadora', name_ca: 'Desbrossadora', published_at: '2026-11-01' }),
  ]);
  await vi.waitFor(async () => expect(await search()).toBe(1), waiting);
  await vi.waitFor(async () => expect(await page('/brands/norda?sort=new')).toContain('Desbrozadora'), waiting);
});
