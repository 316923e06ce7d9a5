import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import type { Suggestions } from '#areas/search/contract.ts';
import { readConfig } from '#platform/config.ts';
import { buildPages } from '../../scripts/build.ts';
import { createApp } from './create-app.ts';
import { searchIsBuilt } from './test-app.fixture.ts';

const waiting = { timeout: 20_000, interval: 100 };
const morning = new Date('2026-11-22T09:00:00Z');

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let shopDir: string;
let app: FastifyInstance;
let now = morning;
const logged: string[] = [];

beforeAll(async () => {
  await buildPages(() => {});
  shop = await startCatalogue();
  shopDir = await mkdtemp(join(tmpdir(), 'shop-dir-'));
  await cp(fileURLToPath(new URL('../../demo/shop/', import.meta.url)), shopDir, { recursive: true });
  for (const folder of ['promotions', 'jobs']) await rm(join(shopDir, folder), { recursive: true });
  for (const folder of ['promotions', 'jobs']) await mkdir(join(shopDir, folder));
  await shop.writeRows('products.csv', [
    productCells('A-1', { sale_price: '8.00' }),
    productCells('A-2'),
    productCells('A-3', { brand: 'stihl', sale_price: '9.00' }),
    productCells('A-4', { section: 'pinturas', price: '3.50' }),
  ]);
  await shop.importFrom();
  await write(
    'promotions',
    'reduced',
    'from: 2026-11-20\nto: 2026-11-29\npicture: /x.svg\ntopic: { es: Jardín, ca: Jardí }\nproducts:\n  brand: norda\n  reduced: true\n',
  );
  await write(
    'promotions',
    'articles',
    'from: 2026-11-01\npicture: /x.svg\ntopic: { es: Pintura, ca: Pintura }\nproducts:\n  articles: [A-4, A-2, Z-9]\n',
  );
  await write('promotions', 'december', 'from: 2026-12-01\npicture: /x.svg\nproducts:\n  reduced: true\n');
  const section = (await findCard('A-1')).section.url;
  await write('jobs', 'drill', `order: 1\nsections: [${section}, /catalog/none]\narticles: [A-4, A-1, Z-9]\n`);
  app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir, SHOP_DIR: shopDir }),
    database: shop.database,
    connection: shop.connection,
    clock: () => now,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  });
  await app.ready();
  await searchIsBuilt(app);
});
beforeEach(() => {
  now = morning;
});
afterAll(async () => {
  await app.close();
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

async function write(folder: string, name: string, shared = '', text = 'Text.'): Promise<void> {
  for (const locale of ['es', 'ca'])
    await writeFile(
      join(shopDir, folder, `${name}.${locale}.md`),
      `---\ntitle: ${name} ${locale}\ndescription: d\nsummary: s\n${locale === 'es' ? shared : ''}---\n${text}`,
    );
}

async function findCard(article: string) {
  const [card] = await shop.catalogue.listArticles([article], 'es');
  return card!;
}

const get = async (path: string, locale = 'es') => {
  const response = await app.inject({ url: `/api${path}`, headers: { 'content-language': locale } });
  return { status: response.statusCode, ...response.json() };
};
const articlesOf = async (promotion: string): Promise<string[]> => {
  const response = await app.inject({ method: 'POST', url: '/api/catalog/product/list', body: { promotion } });
  return response.json().products.map(({ article }: { article: string }) => article);
};
const slugs = async () => (await get('/content/page/promotion/list')).list.map(({ slug }: { slug: string }) => slug);

test('lists the promotions of the day in Madrid, the next to end first', async () => {
  expect(await slugs()).toEqual(['reduced', 'articles']);
  now = new Date('2026-11-29T22:59:59Z');
  expect((await get('/content/page/promotion/list')).list[0]).toMatchObject({ daysLeft: 0, to: '2026-11-29' });
  now = new Date('2026-11-29T23:00:00Z');
  expect(await slugs()).toEqual(['articles']);
  now = new Date('2026-11-30T23:00:00Z');
  expect(await slugs()).toEqual(['articles', 'december']);
});

test('answers a promotion in the language of the request', async () => {
  expect(await get('/content/page/promotion?slug=reduced', 'ca')).toMatchObject({
    status: 200,
    title: 'reduced ca',
    from: '2026-11-20',
    to: '2026-11-29',
    daysLeft: 7,
    html: '<p>Text.</p>',
    products: { brand: 'norda', reduced: true },
    seo: { canonical: expect.stringContaining('/ca/promotions/reduced') },
  });
});

test('tells an ended promotion from an unknown one', async () => {
  expect(await get('/content/page/promotion?slug=december')).toMatchObject({
    status: 404,
    code: 'promotion_not_found',
  });
  expect(await get('/content/page/promotion?slug=none')).toMatchObject({ status: 404 });
  expect(await get('/content/page/promotion')).toMatchObject({ status: 400 });
  now = new Date('2026-12-01T09:00:00Z');
  expect(await get('/content/page/promotion?slug=reduced')).toMatchObject({
    status: 410,
    code: 'promotion_ended',
    title: 'reduced es',
    to: '2026-11-29',
  });
});

test('lists the products that fit all that a promotion names', async () => {
  expect(await articlesOf('reduced')).toEqual(['A-1']);
  expect((await articlesOf('articles')).sort()).toEqual(['A-2', 'A-4']);
});

test('says beside a question that is found what goods it does not know, and not where a page is asked for', async () => {
  const suggest = async (query: string) =>
    (await app.inject({ method: 'POST', url: '/api/search', body: { query } })).json<Suggestions>();
  const partly = await suggest('imprimación pared zzxqwv');
  expect(partly).toMatchObject({
    groups: [{ tab: { code: 'questions' } }],
    nearest: { words: ['imprimación', 'pared', 'zzxqwv'] },
  });
  expect(partly.nearest!.sections).not.toEqual([]);
  expect((await suggest('horario')).nearest).toBeUndefined();
});

test('searches find the page of promotions only while one runs, as menus link it', async () => {
  const found = async () => {
    const query = { method: 'POST', url: '/api/search', body: { query: 'promociones' } } as const;
    const { groups } = (await app.inject(query)).json<Suggestions>();
    return groups.flatMap(({ items }) => items.map(({ url }) => url));
  };
  expect(await found()).toContain('/promotions');
  now = new Date('2026-10-15T09:00:00Z');
  expect(await found()).not.toContain('/promotions');
});

test('filters the page of promotions by topic with links', async () => {
  const { list } = await get('/content/page/promotion/list', 'ca');
  expect(list[0].topic).toEqual({ code: 'jardin', name: 'Jardí' });

  const all = (await app.inject('/ca/promotions')).body;
  expect(all).toMatch(/href="\/ca\/promotions\?topic=jardin" class="[^"]*">Jardí</);
  expect(all).toMatch(/<link rel="canonical" href="[^"]+\/ca\/promotions"/);

  const { body, statusCode } = await app.inject('/ca/promotions?topic=jardin');
  expect(statusCode).toBe(200);
  expect(body).toContain('reduced ca');
  expect(body).not.toContain('articles ca');
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toMatch(/href="\/ca\/promotions\?topic=jardin" aria-current="true"/);

  const none = await app.inject('/promotions?topic=soldar');
  expect(none.statusCode).toBe(200);
  expect(none.body).toContain('Ahora no hay ninguna promoción de este tema');
  expect(none.body).toContain('href="/promotions?topic=pintura"');
});

test('shows the text on financing, and does without it', async () => {
  expect((await app.inject('/ca/financing')).body).toContain('Paga la màquina mentre treballa');
  for (const locale of ['es', 'ca']) await rm(join(shopDir, 'pages', `financing.${locale}.md`));
  await vi.waitFor(async () => {
    const { body, statusCode } = await app.inject('/ca/financing');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Finançament</);
  }, waiting);
});

test('a cached page does not outlive its promotion', async () => {
  now = new Date('2026-11-29T22:59:59Z');
  expect((await app.inject('/promotions/reduced')).statusCode).toBe(200);
  expect((await app.inject('/promotions/reduced')).body).toMatch(/<title>reduced es · [^<]+</);
  expect((await app.inject('/promotions')).body).toContain('reduced es');
  now = new Date('2026-11-29T23:00:00Z');
  const ended = await app.inject('/ca/promotions/reduced');
  expect(ended.statusCode).toBe(410);
  expect(ended.body).toContain('«reduced ca» ja s’ha acabat');
  expect((await app.inject('/promotions/reduced')).statusCode).toBe(410);
  expect((await app.inject('/promotions')).body).not.toContain('reduced es');
});

test('answers jobs with the goods that the shop has, and their sum', async () => {
  const { list } = await get('/content/page/job/list', 'ca');
  expect(list).toMatchObject([{ slug: 'drill', title: 'drill ca', productCount: 2, total: 11.5 }]);
  const job = await get('/content/page/job?slug=drill');
  expect(job.products.map(({ article }: { article: string }) => article)).toEqual(['A-4', 'A-1']);
  expect(job.sections).toHaveLength(1);
  expect(job.total).toBe(11.5);
  expect(await get('/content/page/job?slug=none')).toMatchObject({ status: 404, code: 'job_not_found' });
  expect((await app.inject('/tools-by-job/drill')).body).toContain('<p>Text.</p>');
});

test('an edited shop.json shows on cached pages and in texts; a wrong one is logged and changes nothing', async () => {
  const file = join(shopDir, 'shop.json');
  const source = await readFile(file, 'utf8');
  const edited = source
    .replaceAll('+34 93 000 00 00', '+34 93 111 11 11')
    .replace('hola@caneina.example', 'hola@otra.example')
    .replace('Herramienta profesional, bricolaje', 'Bricolaje')
    .replace('"2026-12-08", "workTime": "Cerrado"', '"2026-12-08", "workTime": "10:00 - 12:00"');
  expect((await app.inject('/contacts')).body).toContain('tel:+34930000000');
  await writeFile(file, edited);
  await vi.waitFor(async () => expect((await app.inject('/contacts')).body).toContain('tel:+34931111111'), waiting);
  expect((await app.inject('/faq')).body).toContain('+34\u00a093\u00a0111\u00a011\u00a011');
  expect((await app.inject('/.well-known/security.txt')).body).toContain('Contact: mailto:hola@otra.example\n');
  expect((await app.inject('/manifest.webmanifest')).body).toContain('"description":"Bricolaje, obra');
  expect(await get('/content/contact/base')).toMatchObject({
    phone: '+34 93 111 11 11',
    exceptions: expect.arrayContaining([expect.objectContaining({ date: '2026-12-08', workTime: '10:00 - 12:00' })]),
  });

  await writeFile(file, source.replace('"09:00 - 13:30"', '"de 9 a 13:30"'));
  const wrong = () => logged.filter((line) => line.includes('shop.json is wrong: openingHours.week.5 must read'));
  await vi.waitFor(() => expect(wrong()).toHaveLength(1), waiting);
  expect((await app.inject('/contacts')).body).toContain('tel:+34931111111');
});

test('an edited file shows on its cached pages; a wrong one leaves them and is logged in one line', async () => {
  expect((await app.inject('/tools-by-job/drill')).body).toContain('<p>Text.</p>');
  const { section } = await findCard('A-1');
  const shared = `order: 1\nsections: [${section.url}]\narticles: [A-4]\n`;
  await write('jobs', 'drill', shared, 'Otro texto.');
  await vi.waitFor(
    async () => expect((await app.inject('/tools-by-job/drill')).body).toContain('Otro texto.'),
    waiting,
  );

  await write('jobs', 'drill', shared, '::: carousel\nx\n:::');
  const wrong = () =>
    logged.filter((line) => line.includes('drill.es.md is wrong: line 9: there is no block carousel'));
  await vi.waitFor(() => expect(wrong()).toHaveLength(1), waiting);
  expect((await app.inject('/tools-by-job/drill')).body).toContain('Otro texto.');
});
