import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import type { Project } from '#areas/content/contract.ts';
import { readConfig } from '#platform/config.ts';
import { createApp } from './create-app.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let shopDir: string;
let app: FastifyInstance;
let now = new Date('2026-11-22T09:00:00Z');
const logged: string[] = [];

beforeAll(async () => {
  shop = await startCatalogue();
  shopDir = await mkdtemp(join(tmpdir(), 'shop-dir-'));
  await cp(fileURLToPath(new URL('../../demo/shop/', import.meta.url)), shopDir, { recursive: true });
  for (const folder of ['seasons', 'projects']) {
    await rm(join(shopDir, folder), { recursive: true });
    await mkdir(join(shopDir, folder));
  }
  await shop.writeRows('products.csv', [
    productCells('A-1', { sale_price: '8.00', stock: '20' }),
    productCells('A-2', { stock: '1' }),
    productCells('A-3', { stock: '0' }),
    productCells('A-4', { price: '' }),
  ]);
  await shop.importFrom();
  await writeSeason('winter', '12-21', '03-19', 'A-1');
  await writeSeason('spring', '03-20', '06-20', 'A-2');
  await writeSeason('summer', '06-21', '09-21', 'A-4');
  await writeProject(
    'wall',
    1,
    '[{ article: A-1, quantity: 3, at: [10, 20.5] }, { article: A-2, quantity: 2 }, { article: A-3 }, { article: Z-9 }]',
  );
  const link = (path: string) => ({ name: { es: path, ca: path }, link: path });
  const menu = { header: [link('/offers'), link('/brands')], footer: [], bottom: [] };
  await writeFile(join(shopDir, 'menu.json'), JSON.stringify(menu));
  app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir, SHOP_DIR: shopDir }),
    database: shop.database,
    connection: shop.connection,
    clock: () => now,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
    withoutPages: true,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

async function writeSeason(name: string, from: string, to: string, article: string): Promise<void> {
  const shared = `from: '${from}'\nto: '${to}'\npicture: /x.svg\nlink: /catalog\nproducts:\n  - { article: ${article}, at: [1, 99] }\n`;
  for (const locale of ['es', 'ca'])
    await writeFile(
      join(shopDir, 'seasons', `${name}.${locale}.md`),
      `---\nlabel: l\ntitle: ${name} ${locale}\ntext: t\nbutton: b\n${locale === 'es' ? shared : ''}---\n`,
    );
}

async function writeProject(name: string, order: number, articles: string): Promise<void> {
  const shared = `order: ${order}\npicture: /x.svg\narticles: ${articles}\n`;
  for (const locale of ['es', 'ca'])
    await writeFile(
      join(shopDir, 'projects', `${name}.${locale}.md`),
      `---\ntitle: ${name} ${locale}\ndescription: d\nsummary: s\n${locale === 'es' ? shared : ''}---\nText.`,
    );
}

const get = async (path: string, locale = 'es') => {
  const response = await app.inject({ url: `/api${path}`, headers: { 'content-language': locale } });
  return { status: response.statusCode, ...response.json() };
};
const seasonAt = async (moment: string, locale?: string): Promise<string | null> => {
  now = new Date(moment);
  return (await get('/content/page/season', locale)).season?.title ?? null;
};

it('shows the season of the day in Madrid, which may end in the year that follows', async () => {
  expect(await seasonAt('2026-12-20T22:59:59Z')).toBeNull();
  expect(await seasonAt('2026-12-20T23:00:00Z', 'ca')).toBe('winter ca');
  expect(await seasonAt('2027-02-28T12:00:00Z')).toBe('winter es');
  expect(await seasonAt('2027-03-19T22:59:59Z')).toBe('winter es');
  expect(await seasonAt('2027-03-19T23:00:00Z')).toBe('spring es');
  expect(await seasonAt('2027-06-20T21:59:59Z')).toBe('spring es');
});

it('shows none between seasons, nor where nothing in it can be bought', async () => {
  expect(await seasonAt('2026-11-22T09:00:00Z')).toBeNull();
  expect(await seasonAt('2027-07-15T09:00:00Z')).toBeNull();
});

it('shows a season and a project that were written while the shop runs, and keeps the last right one', async () => {
  now = new Date('2026-11-22T09:00:00Z');
  await writeSeason('autumn', '09-22', '12-20', 'A-1');
  await vi.waitFor(
    async () => expect((await get('/content/page/season')).season).toMatchObject({ title: 'autumn es' }),
    {
      timeout: 30_000,
      interval: 100,
    },
  );
  await writeSeason('autumn', '22-09', '12-20', 'A-1');
  await vi.waitFor(() => expect(logged.join()).toContain('autumn.es.md is wrong'), { timeout: 30_000, interval: 100 });
  expect((await get('/content/page/season')).season).toMatchObject({ title: 'autumn es', products: [{ at: [1, 99] }] });
});

it('prices a project by what can be had now, and says of each part whether it can', async () => {
  const project = await get('/content/page/project?slug=wall', 'ca');
  expect(project).toMatchObject({
    status: 200,
    title: 'wall ca',
    count: 3,
    availableCount: 1,
    // Three at 8 €, and one of the two that it takes at 10 €.
    total: 34,
    html: '<p>Text.</p>',
  });
  expect(
    project.lines.map(({ product, quantity, isAvailable, short, at }: Project['lines'][number]) => [
      product.article,
      quantity,
      isAvailable,
      short,
      at,
    ]),
  ).toEqual([
    ['A-1', 3, true, undefined, [10, 20.5]],
    ['A-2', 2, false, { quantity: 1, sum: 10 }, null],
    ['A-3', 1, false, undefined, null],
  ]);
  expect(await get('/content/page/project/list')).toMatchObject({ list: [{ slug: 'wall', total: 34 }] });
  expect(await get('/content/page/project?slug=none')).toMatchObject({ status: 404, code: 'project_not_found' });
  expect(await get('/content/page/project?slug=../x')).toMatchObject({ status: 400 });
});

it('lists all offers and the newest products', async () => {
  const list = async (collection: unknown) =>
    (await app.inject({ method: 'POST', url: '/api/catalog/product/list', body: { collection } as object })).json();
  expect(await list('reduced')).toMatchObject({
    total: 1,
    products: [{ article: 'A-1' }],
    seo: { canonical: expect.stringMatching(/\/offers$/) },
  });
  expect(await list('new')).toMatchObject({ total: 4, sort: 'new' });
  expect(await list('old')).toMatchObject({ statusCode: 400 });
});

it('answers the form of the quick order with the page that shows what is wrong', async () => {
  const post = (body: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/ca/quick-order',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  const added = await post(new URLSearchParams({ text: 'A-1 2\n<b>9</b> 1', task: 'add' }).toString());
  expect(added.statusCode).toBe(303);
  expect(added.headers.location).toBe(
    `/ca/quick-order?added=1&lines=${encodeURIComponent('<b>9</b>').replace('%20', '+')}+1`,
  );
  expect(added.cookies).toMatchObject([{ name: 'basket', httpOnly: true, sameSite: 'Lax' }]);
  const short = await post(new URLSearchParams({ text: 'A-1 4\nA-1 900', task: 'add' }).toString());
  expect(short.headers.location).toBe('/ca/quick-order?added=2&short=A-1%3B+904&lines=');
  const checked = await post('text=A-1+2&task=check');
  expect(checked.headers.location).toBe('/ca/quick-order?lines=A-1+2');
  expect(checked.cookies).toEqual([]);
  expect((await post('text=A-1+2&task=add', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post('text=A-1+2&task=add', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  const many = await post(new URLSearchParams({ text: 'A-1 1\n'.repeat(10_000), task: 'add' }).toString());
  expect(many.headers.location!.length).toBeLessThan(12_000);
});

it('links to offers as long as there are any, in menus and sitemaps', async () => {
  const linksOfMenu = async (): Promise<string[]> => {
    // A listing looks for a newer version of the catalogue.
    const body = { collection: 'reduced' };
    await app.inject({ method: 'POST', url: '/api/catalog/product/list', body });
    const { header } = (await app.inject('/api/menu')).json() as { header: { link: string }[] };
    return header.map(({ link }) => link);
  };
  expect(await linksOfMenu()).toEqual(['/offers', '/brands']);
  expect((await app.inject('/sitemap.xml')).body).toContain('/offers<');
  await shop.writeRows('products.csv', [productCells('A-1', { sale_price: '', stock: '20' })]);
  await shop.importFrom();
  await vi.waitFor(async () => expect(await linksOfMenu()).toEqual(['/brands']), { timeout: 10_000, interval: 100 });
  const pages = (await app.inject('/sitemap.xml')).body;
  expect(pages).toContain('/brands<');
  expect(pages).not.toContain('/offers<');
});
