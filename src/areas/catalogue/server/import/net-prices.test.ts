import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';
import { summarise } from './import-report.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const importRows = async (rows: Cells[], options = {}) => {
  await shop.writeRows('list.csv', rows);
  return shop.importFrom('list.csv', options);
};
const reasons = ({ lines }: { lines: readonly { line: number; reason: string }[] }) =>
  lines.map(({ line, reason }) => [line, reason]);
const priceOf = async (slug: string) => {
  const found = await shop.catalogue.findProductPage(slug, 'es');
  return 'code' in found ? found.code : found.price;
};
/** A product without the column `price`. */
function netCells(article: string, change: Cells): Cells {
  const { price: _, ...cells } = productCells(article);
  return { ...cells, ...change };
}

test('adds VAT to prices without it, at the rate of the row, and says so', async () => {
  const report = await importRows([
    netCells('A-1', { 'Precio sin IVA': '8,2645', IVA: '21' }),
    netCells('A-2', { 'Precio sin IVA': '1.000,00 €', IVA: '10 %' }),
    netCells('A-3', { 'Precio sin IVA': '0.50', IVA: '' }),
    netCells('A-4', { 'Precio sin IVA': '', IVA: '4' }),
  ]);
  expect(report).toMatchObject({ created: 4, skipped: 0, withoutPrice: 1 });
  expect(await priceOf('producto-a-1')).toMatchObject({ base: 10 });
  expect(await priceOf('producto-a-2')).toMatchObject({ base: 1100 });
  expect(await priceOf('producto-a-3')).toMatchObject({ base: 0.61 });
  expect(summarise(report)).toContain(
    'VAT was added to the prices of "Precio sin IVA", at the rate of "IVA", 21 % where it is empty',
  );
});

test('takes both prices where they agree to the cent, and reports the rows where they do not', async () => {
  const report = await importRows([
    // 8.26 € with VAT is 9.99 €, but 10 € without it is 8.26 €.
    netCells('A-1', { price: '10', net_price: '8.26' }),
    netCells('A-2', { price: '12.10', net_price: '10' }),
    netCells('A-3', { price: '12.11', net_price: '10' }),
    netCells('A-4', { price: '', net_price: '10' }),
    netCells('A-5', { price: '5', net_price: '' }),
    netCells('A-6', { price: '', net_price: '1.234' }),
    netCells('A-7', { price: '', net_price: '-1' }),
    netCells('A-8', { price: '', net_price: '0.004' }),
  ]);
  expect(await priceOf('producto-a-1')).toMatchObject({ base: 10 });
  expect(await priceOf('producto-a-4')).toMatchObject({ base: 12.1 });
  expect(await priceOf('producto-a-5')).toMatchObject({ base: 5 });
  expect(reasons(report)).toEqual([
    [4, 'price 12.11 is not net_price 10 with 21 % VAT, 12.10'],
    [7, 'net_price is 1.234 or 1234: write it with two or four decimals'],
    [8, 'net_price is out of range: -1'],
    [9, 'net_price 0.004 is less than half a cent: sell several as one unit'],
  ]);
});

test('reduces a price by one without VAT, and says that others are with it', async () => {
  const report = await importRows([
    netCells('A-1', { 'Precio sin IVA': '10', 'Oferta sin IVA': '8' }),
    netCells('A-2', { 'Precio sin IVA': '10', 'Oferta sin IVA': '' }),
  ]);
  expect(await priceOf('producto-a-1')).toMatchObject({ base: 12.1, sale: 9.68 });
  expect(summarise(report)).not.toContain('quantity_prices');
  const mixed = await importRows([netCells('A-1', { 'Precio sin IVA': '10', quantity_prices: '10=9' })]);
  expect(summarise(mixed)).toContain('The prices of quantity_prices are taken as with VAT');
});

test('a daily file with a column more is an update at the rates of the shop, and says so', async () => {
  await importRows([productCells('A-1', { vat: '10' }), productCells('A-2'), productCells('A-3')]);
  const report = await importRows([
    { Código: 'A-1', 'Precio sin IVA': '10', Stock: 3, Ubicación: 'P-3' },
    { Código: 'A-2', 'Precio sin IVA': '10', Stock: 4, Ubicación: '' },
  ]);
  expect(report).toMatchObject({ mode: 'update', read: 2, changed: 2, created: 0 });
  expect(await priceOf('producto-a-1')).toMatchObject({ base: 11 });
  expect(await priceOf('producto-a-2')).toMatchObject({ base: 12.1 });
  expect(summarise(report).split('\n').slice(0, 3)).toEqual([
    'Taken as an update of net_price and stock: all else of the products stays, and none is created',
    'Columns that are not read: "Ubicación"',
    'VAT was added to the prices of "Precio sin IVA", at the rates that the products have in the shop',
  ]);
});

test('an update with a rate takes it only where it is that of the shop', async () => {
  await importRows([productCells('A-1', { vat: '10' }), productCells('A-2')]);
  const report = await importRows([
    { article: 'A-1', net_price: '10', IVA: '21', EAN: '' },
    { article: 'A-2', net_price: '20', IVA: '21', EAN: '' },
  ]);
  expect(report).toMatchObject({ mode: 'update', changed: 1, skipped: 1 });
  expect(reasons(report)).toEqual([[2, 'vat is 21 % here and 10 % in the shop; an update does not change it']]);
  expect(await priceOf('producto-a-2')).toMatchObject({ base: 24.2 });
});

test('a list of products says nothing of updates', async () => {
  expect(summarise(await importRows([productCells('A-1')])).split('\n')[0]).toMatch(/^read 1,/);
});
