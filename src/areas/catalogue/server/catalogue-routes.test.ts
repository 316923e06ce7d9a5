import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#app/test-app.fixture.ts';
import { productCells, startCatalogue } from './catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  shop = await startCatalogue();
  await shop.write(
    'drill.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" style="--brand:#00ff00"><rect width="40" height="30" fill="var(--brand)"/></svg>',
  );
  await shop.write('manual.pdf', '%PDF-1.4\n%%EOF\n');
  await shop.writeRows('products.csv', [
    productCells('A-1', { pictures: 'drill.svg', documents: 'instructions:manual.pdf:Manual:Manual' }),
    productCells('A-2', { sale_price: '8.99', kit: 'A-1*2', kit_extra_es: '3*Tornillos', kit_extra_ca: '3*Cargols' }),
  ]);
  await shop.importFrom();
  app = await startTestApp({ database: shop.database, clock: shop.clock, settings: { DATA_DIR: shop.dataDir } });
});
afterAll(async () => {
  await app.close();
  await shop.stop();
});

const list = (payload: object) => app.inject({ method: 'POST', url: '/api/catalog/product/list', payload });
const get = (url: string, locale = 'es') => app.inject({ url, headers: { 'content-language': locale } });

test.each([
  [404, { sectionId: 99 }],
  [404, { sectionUrl: '/catalog/nowhere' }],
  [404, { brand: 'nobody' }],
  [404, { promotion: 'none' }],
  [400, { sectionId: '1000' }],
  [400, { sectionId: 1.5 }],
  [422, { sectionId: -1 }],
  [422, { brand: 'norda', page: 0 }],
  [422, { brand: 'norda', limit: 97 }],
  [400, { brand: 'norda', sort: 'cheap' }],
  [422, { ids: Array.from({ length: 501 }, (_, id) => id + 1) }],
  [400, { ids: ['1'] }],
  [400, { brand: 'norda', filters: { colour: ['red'] } }],
  [400, { brand: 'norda', filters: { brand: ['nobody'] } }],
  [400, { brand: 'norda', filters: { price: { min: 9, max: 1 } } }],
  [400, { brand: 'norda', filters: { attributes: { nothing: ['1'] } } }],
  [400, { brand: 'norda', filters: { attributes: { constructor: ['1'] } } }],
  [400, { brand: 'nor\u0000da' }],
  [400, []],
])('a wrong list answers %i: %j', async (status, body) => {
  const answer = await list(body);
  expect([answer.statusCode, answer.json().statusCode]).toEqual([status, status]);
  expect(answer.json().message).not.toBe('');
});

test.each([
  ['/api/catalog/product/nothing', 404],
  ['/api/catalog/product/carousel?types=old', 400],
  ['/api/catalog/product/carousel', 400],
  ['/api/catalog/product/recommended?productIds=x', 400],
  ['/api/catalog/section/tree?catalogType=other', 400],
  ['/api/catalog/section/tree?catalogType=', 400],
  ['/api/catalog/section/tree?catalogType=virtualStructure', 200],
  ['/api/catalog/section/tree', 200],
  ['/api/catalog/section/list', 400],
  ['/api/catalog/section/list?sectionId=', 400],
  ['/api/catalog/section/list?sectionId=99', 404],
  ['/api/catalog/section/list?sectionId=99999999999999', 400],
])('%s answers %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test('a list without a scope answers the section tree, an empty page is no error', async () => {
  expect((await list({})).json()).toMatchObject({
    tree: [{ url: '/catalog/catalogo', children: [{ url: '/catalog/catalogo/taladros', count: 2 }] }],
  });
  expect((await list({ brand: 'norda', page: 50 })).json()).toMatchObject({
    products: [],
    total: 2,
    page: 50,
    pages: 1,
  });
});

test('a brand has a page, and its listing repeats the brand’s texts', async () => {
  const listed = (await list({ brand: 'norda' })).json();
  const page = (await get('/api/content/page/brand?slug=norda')).json();
  expect(page).toMatchObject({
    code: 'norda',
    url: '/brands/norda',
    count: 2,
    seo: listed.seo,
    breadcrumbs: listed.breadcrumbs,
  });
  expect((await get('/api/content/page/brand?slug=nobody')).statusCode).toBe(404);
  expect((await get('/api/content/page/brand')).statusCode).toBe(400);
});

test('answers a product in the language of the request', async () => {
  expect((await get('/api/catalog/product/producto-a-2', 'ca')).json()).toMatchObject({
    name: 'Producte A-2',
    price: { base: 10, sale: 8.99, currency: 'EUR' },
    discount: 10,
    labels: ['sale'],
    lowestPrice30Days: 10,
    kit: [
      {
        name: 'Producte A-1',
        slug: 'producto-a-1',
        quantity: 2,
        measure: 'u.',
        price: { base: 10, sale: 0 },
        isVirtual: false,
      },
      { id: null, name: 'Cargols', slug: null, quantity: 3, measure: 'u.', price: null, isVirtual: false },
    ],
    seo: { canonical: 'http://localhost:3000/ca/product/producto-a-2' },
  });
});

test('serves pictures in each format and documents, and neither as the other', async () => {
  const { picture, documents } = (await get('/api/catalog/product/producto-a-1')).json();
  for (const [file, type] of [
    ['320.avif', 'image/avif'],
    ['480.webp', 'image/webp'],
    ['640.jpg', 'image/jpeg'],
  ]) {
    const answer = await get(`${picture.url}/${file}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  expect((await get(documents[0].url)).headers['content-type']).toBe('application/pdf');
  const hash = picture.url.split('/').at(-1);
  const manual = documents[0].url.split('/')[2];
  for (const url of [
    `${picture.url}/321.avif`,
    `${picture.url}/320.png`,
    `/pictures/${'0'.repeat(32)}/320.avif`,
    `/pictures/..%2f..%2fetc/320.jpg`,
    `/documents/${hash}/x.pdf`,
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  expect((await get(`/pictures/${manual}/320.jpg`)).statusCode).toBe(404);
});
