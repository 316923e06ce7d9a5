import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movements } from '#areas/inventory/server/inventory-tables.ts';
import { type Cells, productCells, startCatalogue } from '../../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

/** A minute later, as every import of a real shop is. */
async function importRows(rows: readonly Cells[], options = {}) {
  await shop.writeRows('products.csv', rows);
  shop.passDays(1 / 1440);
  return shop.importFrom('products.csv', { acceptPrices: true, ...options });
}
function undo({ reportFile }: { reportFile: string }) {
  shop.passDays(1 / 1440);
  return shop.undo(reportFile);
}
/** All that a shopper may see of the products, and what later imports compare with. */
const state = async () => {
  const { rows } = await shop.database.execute<Record<string, unknown>>(
    sql`SELECT to_jsonb(p) - 'updated_at' AS row FROM catalogue_products p ORDER BY article`,
  );
  return rows.map(({ row }) => row as { article: string; stock: number; is_archived: boolean; imported_stock: number });
};
const idOf = async (article: string) => {
  const { rows } = await shop.database.execute<{ id: number }>(
    sql`SELECT id FROM catalogue_products WHERE article = ${article}`,
  );
  return rows[0]!.id;
};

test('brings back prices, stock, texts, addresses and kits, takes what was new off sale, and does it once', async () => {
  const rows = [
    productCells('A-1', { price: '219.50', sale_price: '199', quantity_prices: '10=180', stock: 7, attributes: '' }),
    productCells('A-2', { price: '12', stock: 3, description_es: 'Larga', popularity: 4 }),
    productCells('KIT', { price: '30', kit: 'A-2*2' }),
    productCells('A-3'),
  ];
  await importRows(rows);
  const before = await state();
  const wrong = await importRows(
    [
      productCells('A-1', { price: '2195', sale_price: '1990', name_es: 'Otro nombre', section: 'otra', stock: 70 }),
      productCells('A-2', { price: '', stock: 0, status: 'archived' }),
      productCells('KIT', { price: '3', stock: 5 }),
      productCells('N-1'),
    ],
    { archiveMissing: true },
  );
  expect(wrong).toMatchObject({ created: 1, changed: 3, archived: 1 });
  const undone = await undo(wrong);
  expect(undone).toMatchObject({ restored: 4, withdrawn: 1, left: [] });
  const after = await state();
  expect(after.filter(({ article }) => article !== 'N-1')).toEqual(before);
  expect(after.find(({ article }) => article === 'N-1')).toMatchObject({ is_archived: true });
  expect(await shop.catalogue.findProductPage('otro-nombre', 'es')).toMatchObject({ code: 'product_moved' });
  const { rows: prices } = await shop.database.execute<{ price: number }>(
    sql`SELECT price FROM catalogue_price_history WHERE product_id = ${await idOf('A-1')} ORDER BY valid_from`,
  );
  expect(prices.map(({ price }) => price)).toEqual([19_900, 199_000, 19_900]);
  const moved = await shop.database.select().from(movements);
  expect(moved.at(-1)).toMatchObject({ kind: 'count', importName: expect.stringMatching(/^import-/) });

  expect(await undo(wrong)).toMatchObject({ code: 'already_undone' });
  expect(await state()).toEqual(after);
  // The list from before it changes nothing, as if the wrong one had never come.
  expect(await importRows(rows)).toMatchObject({ created: 0, changed: 0, unchanged: 4 });
});

test('brings an update back in the same way', async () => {
  await importRows([productCells('A-1', { price: '20', stock: 4 }), productCells('A-2')]);
  const before = await state();
  const wrong = await importRows([
    { article: 'A-1', price: '2', stock: 40 },
    { article: 'A-2', price: '10', stock: 5 },
  ]);
  expect(wrong).toMatchObject({ mode: 'update', changed: 1, unchanged: 1 });
  expect(await undo(wrong)).toMatchObject({ restored: 1, withdrawn: 0, left: [] });
  expect(await state()).toEqual(before);
});

test('a reduction that it brings back counts the price that was in force meanwhile', async () => {
  await importRows([productCells('A-1', { price: '20', sale_price: '18' })]);
  const wrong = await importRows([{ article: 'A-1', price: '15', sale_price: '' }]);
  expect(await undo(wrong)).toMatchObject({ restored: 1 });
  expect(await state()).toMatchObject([{ price: 2000, sale_price: 1800, lowest_price_30_days: 1500 }]);
});

test('leaves and names what was sold or changed since', async () => {
  await importRows(['A-1', 'A-2', 'A-3'].map((article) => productCells(article, { price: '20', stock: 5 })));
  const wrong = await importRows([
    productCells('A-1', { price: '2', stock: 50 }),
    productCells('A-2', { price: '2', stock: 50 }),
    productCells('A-3', { price: '2', stock: 5 }),
    productCells('N-1', { stock: 5 }),
  ]);
  shop.passDays(1 / 1440);
  for (const article of ['A-1', 'A-3', 'N-1']) await shop.reserve([[await idOf(article), 2]]);
  await importRows([{ article: 'A-2', price: '19' }]);
  const undone = await undo(wrong);
  if ('code' in undone) throw new Error(undone.code);
  expect(undone).toMatchObject({ restored: 2, withdrawn: 1 });
  expect(undone.left.toSorted()).toEqual([
    'A-1: sold or returned since, its stock is left',
    'A-2: changed since, left as it is',
    'N-1: new with it and sold since, off sale now',
  ]);
  expect(await readFile(undone.reportFile, 'utf8')).toContain('A-2: changed since');
  expect(await state()).toMatchObject([
    { article: 'A-1', price: 2000, stock: 48, imported_stock: 50 },
    { article: 'A-2', price: 1900, stock: 50 },
    { article: 'A-3', price: 2000, stock: 3, imported_stock: 5 },
    { article: 'N-1', is_archived: true, stock: 3 },
  ]);
});

test('takes back what a broken off import has done so far', async () => {
  await importRows([productCells('A-1', { price: '20' })]);
  await shop.writeRows('products.csv', [{ article: 'A-1', price: '2' }]);
  shop.passDays(1 / 1440);
  const name = `import-${shop.clock().toISOString().replace(/[:.]/g, '-')}`;
  const broken = shop.importFrom('products.csv', {
    acceptPrices: true,
    onProgress: () => {
      throw new Error('out of memory');
    },
  });
  await expect(broken).rejects.toThrow('out of memory');
  expect(await undo({ reportFile: name })).toMatchObject({ restored: 1 });
  expect(await state()).toMatchObject([{ price: 2000 }]);
});

test('is one transaction, refuses what it does not know, and forgets after 30 days', async () => {
  const first = await importRows([productCells('A-1', { price: '20' })]);
  const wrong = await importRows([productCells('A-1', { price: '2' })]);
  const nothing = await importRows([productCells('A-1', { price: '2' })]);
  expect(await undo(nothing)).toMatchObject({ code: 'nothing_replaced' });
  expect(await undo({ reportFile: 'dry-run-2026' })).toMatchObject({ code: 'import_not_found' });
  await shop.database.execute(sql`
    ALTER TABLE catalogue_price_history ADD CONSTRAINT broken CHECK (price <> 2000) NOT VALID`);
  await expect(undo(wrong)).rejects.toThrow();
  expect(await state()).toMatchObject([{ price: 200 }]);
  await shop.database.execute(sql`ALTER TABLE catalogue_price_history DROP CONSTRAINT broken`);
  const both = await Promise.all([undo(wrong), undo(wrong)]);
  expect(both.map((one) => ('code' in one ? one.code : one.restored)).toSorted()).toEqual([1, 'already_undone']);
  shop.passDays(31);
  await importRows([{ article: 'A-1', stock: 1 }]);
  expect(await undo(first)).toMatchObject({ code: 'nothing_replaced' });
});
