import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#fff"/></svg>';
const everything = async () => {
  const tables = [
    'products',
    'sections',
    'brands',
    'attributes',
    'attribute_values',
    'price_history',
    'version',
    'old_addresses',
  ];
  const rows = await Promise.all(
    tables.map((table) => shop.database.$client.query(`SELECT * FROM catalogue_${table} ORDER BY 1`)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
};
const statuses = async () => {
  const { rows } = await shop.database.execute<{ article: string; is_archived: boolean }>(
    sql`SELECT article, is_archived FROM catalogue_products ORDER BY article`,
  );
  return Object.fromEntries(rows.map(({ article, is_archived }) => [article, is_archived]));
};

test('a dry run reports what the import does, and writes nothing', async () => {
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2')]);
  await shop.importFrom();
  await shop.write('new.svg', drawing);
  await shop.writeRows('sections.csv', [
    { code: 'taladros', name_es: 'Taladros' },
    { code: 'sierras', name_es: 'Sierras' },
  ]);
  const more = Array.from({ length: 1200 }, (_, at) =>
    productCells(`N-${at}`, { section: 'sierras', brand: `marca ${at % 3}` }),
  );
  await shop.writeRows('products.csv', [
    productCells('A-1', { section: 'sierras' }),
    productCells('A-2', { price: 'x' }),
    productCells('A-3', { section: 'ninguna' }),
    productCells('A-4', { pictures: 'new.svg|old.svg' }),
    ...more,
  ]);
  const before = await everything();
  const { reportFile: planned, ...plan } = await shop.importFrom('', { dryRun: true, archiveMissing: true });
  expect(await everything()).toBe(before);
  const { reportFile: done, ...report } = await shop.importFrom('', { archiveMissing: true });
  expect(plan).toEqual({ ...report, isDryRun: true });
  expect(report).toMatchObject({ created: 1201, changed: 1, skipped: 2, archived: 0 });
  expect([planned, done]).toEqual([expect.stringContaining('dry-run-'), expect.stringContaining('import-')]);
});

test('a dry run counts the sections that it would create', async () => {
  await shop.writeRows(
    'products.csv',
    Array.from({ length: 700 }, (_, at) => productCells(`A-${at}`, { section: `s${at % 2}` })),
  );
  const plan = await shop.importFrom('products.csv', { dryRun: true });
  expect(await shop.importFrom('products.csv')).toMatchObject({
    companionsChanged: plan.companionsChanged,
    created: plan.created,
  });
  expect(plan.companionsChanged).toBe(4);
});

test('archives products missing from the file only on request', async () => {
  await shop.writeRows(
    'products.csv',
    ['A-1', 'A-2', 'A-3'].map((article) => productCells(article)),
  );
  await shop.importFrom();
  await shop.writeRows('products.csv', [productCells('A-1'), productCells('A-2', { price: 'no' })]);
  expect(await shop.importFrom()).toMatchObject({ archived: 0 });
  expect(await statuses()).toEqual({ 'A-1': false, 'A-2': false, 'A-3': false });
  // A row that fails still names its product.
  expect(await shop.importFrom('', { archiveMissing: true })).toMatchObject({ archived: 1 });
  expect(await statuses()).toEqual({ 'A-1': false, 'A-2': false, 'A-3': true });
  await shop.writeRows(
    'products.csv',
    ['A-1', 'A-2', 'A-3'].map((article) => productCells(article)),
  );
  expect(await shop.importFrom()).toMatchObject({ changed: 1, unchanged: 2 });
  expect(await statuses()).toMatchObject({ 'A-3': false });
});

test('archives nothing while a row has an unreadable article', async () => {
  await shop.writeRows(
    'products.csv',
    ['A-1', 'A-2'].map((article) => productCells(article)),
  );
  await shop.importFrom();
  await shop.write('products.csv', 'article,name_es\nA-1,Uno\n"A-2,Dos\n');
  const report = await shop.importFrom('', { archiveMissing: true });
  expect(report).toMatchObject({ archived: 0, skipped: 1 });
  expect(report.lines.at(-1)?.reason).toContain('nothing was archived');
  await shop.write('products.csv', 'article,name_es\n');
  expect(await shop.importFrom('', { archiveMissing: true })).toMatchObject({ archived: 0 });
  await shop.write('update.csv', 'article,stock\nA-1,2\n');
  await expect(shop.importFrom('update.csv', { archiveMissing: true })).rejects.toThrow('cannot archive');
});

test('a second import waits for the first, with a message', async () => {
  await shop.writeRows(
    'products.csv',
    Array.from({ length: 20 }, (_, at) => productCells(`A-${at}`)),
  );
  const printed: string[] = [];
  const imports = await shop.database.transaction(async (tx) => {
    // Delays the first import until the second has printed that it waits.
    await tx.execute(sql`LOCK TABLE catalogue_products`);
    const both = Promise.all([1, 2].map(() => shop.importFrom('', { print: (line) => printed.push(line) })));
    await vi.waitFor(() => expect(printed).toHaveLength(1), 30_000);
    return { both };
  });
  const reports = await imports.both;
  expect(printed).toEqual(['Another import is running; waiting for it to end.']);
  expect(reports.map(({ created, unchanged }) => [created, unchanged]).sort()).toEqual([
    [0, 20],
    [20, 0],
  ]);
});

test('skips only the row that the database refuses', async () => {
  await shop.database.execute(sql`ALTER TABLE catalogue_products ADD CHECK (article <> 'A-13')`);
  await shop.writeRows(
    'products.csv',
    Array.from({ length: 20 }, (_, at) => productCells(`A-${at}`)),
  );
  const report = await shop.importFrom();
  expect(report).toMatchObject({ created: 19, skipped: 1 });
  expect(report.lines).toEqual([
    { kind: 'skipped', file: 'products.csv', line: 15, reason: expect.stringContaining('the database refuses it') },
  ]);
});

test('an import and orders of the same products do not deadlock', async () => {
  const rows = (price: string, first = 10) =>
    shop.writeRows(
      'products.csv',
      Array.from({ length: 70 - first }, (_, at) => productCells(`A-${first + at}`, { price, stock: 1_000_000 })),
    );
  // The ids of the products run in another order than their articles.
  for (const first of [40, 10]) {
    await rows('10', first);
    await shop.importFrom();
  }
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  let isImporting = true;
  const importing = (async () => {
    for (const price of ['11', '12', '13', '14', '15', '16']) {
      await rows(price);
      await shop.importFrom();
    }
    isImporting = false;
  })();
  const order = async () => {
    while (isImporting) await shop.reserve(ids.map((id) => [id, 1] as const));
  };
  await Promise.all([importing, order(), order(), order()]);
  const {
    rows: [sold],
  } = await shop.database.$client.query(
    'SELECT count(*) AS products, max(stock) AS stock FROM catalogue_products WHERE price = 1600',
  );
  expect(sold).toEqual({ products: 60, stock: expect.any(Number) });
  expect(sold.stock).toBeLessThan(1_000_000);
});

test('a visitor never sees half of an import batch', async () => {
  const rows = (price: number) =>
    shop.writeRows(
      'products.csv',
      Array.from({ length: 40 }, (_, at) =>
        productCells(`A-${at}`, { price, name_ca: `Preu ${price}`, description_es: `Vale ${price}`, stock: price }),
      ),
    );
  await rows(10);
  await shop.importFrom();
  let isImporting = true;
  const importing = (async () => {
    for (const price of [11, 12, 13, 14, 15]) {
      await rows(price);
      await shop.importFrom();
    }
    isImporting = false;
  })();
  const shownPrices = new Set<number>();
  const look = async () => {
    while (isImporting) {
      const found = await shop.catalogue.findProductPage('producto-a-7', 'ca');
      if ('code' in found) throw new Error(found.code);
      expect(found).toMatchObject({
        name: `Preu ${found.price.base}`,
        description: `<p>Vale ${found.price.base}</p>`,
        stock: { quantity: found.price.base },
      });
      shownPrices.add(found.price.base);
      const listed = await shop.catalogue.listProducts(
        { sectionUrl: found.breadcrumbs.at(-2)?.url ?? '', page: 1, limit: 24 },
        'ca',
      );
      if (!('products' in listed)) continue;
      for (const card of listed.products) expect(card.name).toBe(`Preu ${card.price.base}`);
    }
  };
  await Promise.all([importing, look(), look()]);
  expect(shownPrices.size).toBeGreaterThan(1);
});
