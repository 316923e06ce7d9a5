import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChangeTag, listenForChanges } from '#platform/database/change-notices.ts';
import { productSorts } from '#values/listing.ts';
import { productListBody } from '../../contract.ts';
import { createCatalogue } from '../catalogue.ts';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';
import { listProducts } from '../listing/list-products.ts';
import { listMainRows } from '../listing/list-suggestions.ts';
import { listSectionTree } from '../sections/list-sections.ts';
import { createIndexLoader } from './load-index.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
let announced: ChangeTag[] = [];
let changes: Awaited<ReturnType<typeof listenForChanges>>;
beforeEach(async () => {
  shop = await startCatalogue();
  announced = [];
  changes = await listenForChanges(shop.connection, (tags) => void announced.push(...tags));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await changes.close();
  await shop.stop();
});

const importRows = async (file: string, rows: readonly Cells[]): Promise<void> => {
  await shop.writeRows(file, rows);
  await shop.importFrom(file);
};
/** All that was announced until now; a notice of content tells that the earlier ones have arrived. */
async function takeAnnounced(): Promise<ChangeTag[]> {
  await shop.database.$client.query("SELECT pg_notify('shop_changed', '[\"content\"]')");
  await vi.waitFor(() => expect(announced).toContain('content'), 30_000);
  return announced.splice(0).filter((tag) => tag !== 'content');
}

/** Rows of products that are read from the database during `work`. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([statement]) => (typeof statement === 'object' ? statement : { text: '' }));
  const results = await Promise.all(query.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>));
  query.mockRestore();
  return texts.reduce(
    (sum, { text }, at) => (text.includes('FROM catalogue_products') ? sum + results[at]!.rows.length : sum),
    0,
  );
}

const article = (at: number): string => `A-${String(at).padStart(2, '0')}`;
const product = (at: number, cells: Cells = {}): Cells =>
  productCells(article(at), {
    price: String(5 + ((at * 7) % 13)),
    popularity: at % 5,
    stock: at % 3,
    section: at % 2 ? 'taladros' : 'sierras',
    brand: at % 4 ? 'norda' : 'stihl',
    ...cells,
  });

test('reads only the rows of the products that a change names', async () => {
  await importRows(
    'products.csv',
    Array.from({ length: 40 }, (_, at) => product(at)),
  );
  const load = createIndexLoader(shop.database);
  const first = await load(undefined, await takeAnnounced());
  await importRows('update.csv', [{ article: article(3), price: '99' }]);
  const tags = await takeAnnounced();
  expect(await rowsRead(() => load(first, tags))).toBe(1);
  expect(await rowsRead(() => createIndexLoader(shop.database)(undefined, []))).toBe(40);
});

test('reads only the row of a product that sells out', async () => {
  await importRows(
    'products.csv',
    Array.from({ length: 40 }, (_, at) => product(at, { stock: 1 })),
  );
  const load = createIndexLoader(shop.database);
  const first = await load(undefined, await takeAnnounced());
  await shop.reserve([[first.ids[7]!, 1]]);
  const tags = await takeAnnounced();
  let second = first;
  expect(await rowsRead(async () => (second = await load(first, tags)))).toBe(1);
  expect([first.available[7], second.available[7], second.available[8]]).toEqual([1, 0, 1]);
});

test('reads everything when a version was not announced with its products', async () => {
  await importRows('products.csv', [product(1), product(2)]);
  const load = createIndexLoader(shop.database);
  const first = await load(undefined, await takeAnnounced());
  await importRows('update.csv', [{ article: article(1), price: '99' }]);
  const tags = (await takeAnnounced()).filter((tag) => !tag.startsWith('version:'));
  expect(await rowsRead(() => load(first, tags))).toBe(2);
});

test('reads only announced products while the notice of the next version is on its way', async () => {
  await importRows('products.csv', [product(1), product(2), product(3)]);
  const load = createIndexLoader(shop.database);
  const first = await load(undefined, await takeAnnounced());
  await importRows('update.csv', [{ article: article(1), price: '99' }]);
  const tags = await takeAnnounced();
  await importRows('update.csv', [{ article: article(2), price: '98' }]);
  const late = await takeAnnounced();
  let second = first;
  expect(await rowsRead(async () => (second = await load(first, tags)))).toBe(1);
  expect(second.version).toBe(first.version + 1);
  let third = second;
  expect(await rowsRead(async () => (third = await load(second, late)))).toBe(1);
  expect(third.version).toBe(first.version + 2);
  expect([...third.price]).toEqual([9900, 9800, second.price[2]]);
});

test('reads nothing when nothing has changed', async () => {
  await importRows('products.csv', [product(1)]);
  const load = createIndexLoader(shop.database);
  const first = await load(undefined, []);
  expect(await load(first, [])).toBe(first);
});

test('an index that followed changes lists the same as a new one', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => product(at));
  await importRows('products.csv', rows);
  const following = createCatalogue({ database: shop.database, publicUrl: 'https://shop.example' });
  await following.version();
  await takeAnnounced();
  expect((await listSectionTree(following, 'es'))[0]!.count).toBe(30);
  const lists = async (catalogue: typeof following) => {
    const bodies = productSorts.flatMap((sort) => [
      productListBody.parse({ brand: 'norda', sort, limit: 60 }),
      productListBody.parse({ sectionUrl: '/catalog/catalogo/taladros', sort, limit: 60 }),
    ]);
    const answers = [];
    for (const body of bodies) answers.push(await listProducts(catalogue, body, 'ca'));
    return JSON.stringify([answers, await listMainRows(catalogue, 'es'), await listSectionTree(catalogue, 'es')]);
  };
  const steps: [string, Cells[]][] = [
    [
      'update.csv',
      [
        { article: article(2), price: '1' },
        { article: article(9), price: '50', sale_price: '10' },
      ],
    ],
    [
      'update.csv',
      rows.slice(5, 20).map(({ article: of }, at) => ({ article: of!, popularity: 20 - at, stock: at % 2 })),
    ],
    [
      'products.csv',
      [product(30, { name_es: 'AAA', name_ca: 'AAA' }), product(31), product(4, { section: 'sierras' })],
    ],
    [
      'update.csv',
      [
        { article: article(30), status: 'archived' },
        { article: article(31), price: '0.50' },
      ],
    ],
    ['products.csv', [product(3, { brand: 'stihl', name_ca: 'Zzz', published_at: '2026-05-05' })]],
  ];
  for (const [file, changed] of steps) {
    await importRows(file, changed);
    await following.refresh(await takeAnnounced());
    const fresh = createCatalogue({ database: shop.database, publicUrl: 'https://shop.example' });
    expect(await lists(following)).toBe(await lists(fresh));
  }
});

test('an index stays as it was when a later one is loaded', async () => {
  await importRows('products.csv', [product(1), product(2), product(3)]);
  const load = createIndexLoader(shop.database);
  const first = await load(undefined, await takeAnnounced());
  const before = structuredClone(first);
  await importRows('products.csv', [product(1, { section: 'sierras', price: '70' }), product(7)]);
  const second = await load(first, await takeAnnounced());
  expect(second.ids).toHaveLength(4);
  expect(first).toEqual(before);
});
