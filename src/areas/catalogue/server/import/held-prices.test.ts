import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
/** A section of ten saws from 150 to 240 EUR, and one that costs 219.50. */
beforeEach(async () => {
  shop = await startCatalogue();
  const saws = Array.from({ length: 10 }, (_, at) => productCells(`SAW-${at}`, { price: 150 + at * 10 }));
  await importRows([...saws, productCells('S-1', { price: '219.50' }), productCells('S-2', { price: '180' })]);
  shop.passDays(1);
});
afterEach(() => shop.stop());

async function importRows(rows: readonly Cells[], options = {}) {
  await shop.writeRows('products.csv', rows);
  return shop.importFrom('products.csv', options);
}
const priceOf = async (article: string) => {
  const { rows } = await shop.database.execute<{ price: number; sale: number | null }>(
    sql`SELECT price, sale_price AS sale FROM catalogue_products WHERE article = ${article}`,
  );
  return rows[0];
};
const heldOf = ({ lines }: { lines: readonly { kind: string; line: number; reason: string }[] }) =>
  lines.flatMap(({ kind, line, reason }) => (kind === 'held' ? [[line, reason]] : []));

test('holds a price of a cent back, names both prices, and takes the other rows', async () => {
  const rows = [
    { article: 'S-1', price: '0,01' },
    { article: 'S-2', price: '170' },
  ];
  const report = await importRows(rows);
  expect(report).toMatchObject({ mode: 'update', read: 2, changed: 1, held: 1, skipped: 0 });
  expect(heldOf(report)).toEqual([[2, 'article S-1: price 0.01 EUR, 219.50 EUR in force: 99 % less']]);
  expect(await readFile(report.reportFile, 'utf8')).toContain('held products.csv:2 article S-1: price 0.01 EUR');
  expect([await priceOf('S-1'), await priceOf('S-2')]).toMatchObject([{ price: 21_950 }, { price: 17_000 }]);
  expect(await importRows(rows, { dryRun: true, acceptPrices: true })).toMatchObject({ changed: 1, held: 0 });
  expect(await importRows(rows, { acceptPrices: true })).toMatchObject({ changed: 1, held: 0 });
  expect(await priceOf('S-1')).toMatchObject({ price: 1 });
});

test.each<[string, Cells, string | null]>([
  ['80 % less', { price: '43.90' }, 'price 43.90 EUR, 219.50 EUR in force: 80 % less'],
  ['a little less than that', { price: '43.91' }, null],
  ['less without VAT', { net_price: '30' }, 'price 36.30 EUR, 219.50 EUR in force: 83 % less'],
  ['a sale price', { price: '219.50', sale_price: '2.10' }, 'sale price 2.10 EUR, 219.50 EUR in force: 99 % less'],
  ['a quantity price', { quantity_prices: '10=1,99' }, 'price from 10 pieces 1.99 EUR, 219.50 EUR in force: 99 % less'],
  [
    'twenty times the section',
    { price: '21950' },
    'price 21950.00 EUR, 219.50 EUR in force: 20 times more than its section',
  ],
  [
    'below its cost',
    { price: '120', cost: '100,00' },
    'price 120.00 EUR, 219.50 EUR in force: below what it costs, 100.00 EUR',
  ],
  ['a cost that cannot be read', { price: '120', cost: 'dear' }, null],
  ['no price', { price: '' }, null],
  ['off sale', { price: '1', status: 'archived' }, null],
])('judges %s', async (_, cells, reason) => {
  const report = await importRows([{ article: 'S-1', ...cells }]);
  expect(heldOf(report)).toEqual(reason === null ? [] : [[2, expect.stringContaining(`article S-1: ${reason}`)]]);
});

test('judges whole and new products by their section, and only what a row changes', async () => {
  const report = await importRows([
    productCells('S-1', { price: '2195000' }),
    productCells('N-1', { price: '5' }),
    productCells('N-2', { price: '199' }),
    productCells('N-3', { price: '5', section: 'tornillos' }),
  ]);
  expect(heldOf(report)).toEqual([
    [2, expect.stringMatching(/^article S-1: price 2195000\.00 EUR, 219\.50 EUR in force: 20 times more/)],
    [
      3,
      expect.stringMatching(
        /^article N-1: price 5\.00 EUR, none in force: 20 times less than its section costs, \d+\.00 EUR/,
      ),
    ],
  ]);
  expect(report).toMatchObject({ created: 2, changed: 0, held: 2 });
  expect(await priceOf('N-1')).toBeUndefined();
  await importRows([productCells('N-1', { price: '5' })], { acceptPrices: true });
  // What is far away already may move a little, and its other columns at any time.
  const later = await importRows([productCells('N-1', { price: '5.50', name_es: 'Hoja' })]);
  expect(later).toMatchObject({ changed: 1, held: 0 });
});

test('compares goods without a section with none', async () => {
  const dear = Array.from({ length: 10 }, (_, at) => productCells(`DEAR-${at}`, { section: '', price: 1500 + at }));
  await importRows(dear);
  expect(await importRows([productCells('N-1', { section: '', price: '14,95' })])).toMatchObject({
    created: 1,
    held: 0,
  });
});

test('names the products that it holds back as there, so that they are not taken off sale as missing', async () => {
  const rows = Array.from({ length: 10 }, (_, at) =>
    productCells(`SAW-${at}`, { price: at === 0 ? '0.01' : 150 + at * 10 }),
  );
  expect(await importRows(rows, { archiveMissing: true })).toMatchObject({ held: 1, archived: 2 });
  expect(await priceOf('SAW-0')).toMatchObject({ price: 15_000 });
});
