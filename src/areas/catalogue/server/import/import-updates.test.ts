import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const page = async (slug: string) => {
  const found = await shop.catalogue.findProductPage(slug, 'es');
  if ('code' in found) throw new Error(`${slug}: ${found.code}`);
  return found;
};
const importWhole = async (...rows: Cells[]) => {
  await shop.writeRows('products.csv', rows);
  return shop.importFrom('products.csv');
};
const update = async (rows: Cells[], options = {}) => {
  await shop.writeRows('update.csv', rows);
  return shop.importFrom('update.csv', options);
};
const reasons = ({ lines }: { lines: readonly { line: number; reason: string }[] }) =>
  lines.map(({ line, reason }) => [line, reason]);

test('an update changes prices and stock and nothing else', async () => {
  await importWhole(productCells('A-1', { description_es: 'Larga', popularity: 7 }), productCells('A-2'));
  const report = await update([
    { article: 'A-1', price: '12.50', stock: 9 },
    { article: 'A-2', price: '10.00', stock: 5 },
  ]);
  expect(report).toMatchObject({ mode: 'update', read: 2, created: 0, changed: 1, unchanged: 1, skipped: 0 });
  expect(await page('producto-a-1')).toMatchObject({
    price: { base: 12.5 },
    stock: { quantity: 9 },
    description: '<p>Larga</p>',
    brand: { name: 'norda' },
  });
  expect(await update([{ article: 'A-1', price: '12.50', stock: 9 }])).toMatchObject({ changed: 0, unchanged: 1 });
});

test('leaves missing columns alone, and empties a value with an empty cell', async () => {
  await importWhole(productCells('A-1', { sale_price: '8' }));
  await update([{ article: 'A-1', stock: 2 }]);
  expect(await page('producto-a-1')).toMatchObject({ price: { base: 10, sale: 8 }, stock: { quantity: 2 } });
  await update([{ article: 'A-1', sale_price: '' }]);
  expect(await page('producto-a-1')).toMatchObject({ price: { base: 10, sale: 0 }, stock: { quantity: 2 } });
});

test('changes quantity prices, and keeps them where the file does not name them', async () => {
  await importWhole(productCells('A-1', { quantity_prices: '10=9' }));
  await update([{ article: 'A-1', stock: 3 }]);
  expect(await page('producto-a-1')).toMatchObject({ quantityPrices: [{ from: 10, price: 9 }] });
  expect(await update([{ article: 'A-1', quantity_prices: '10=9,00' }])).toMatchObject({ unchanged: 1 });
  expect(await update([{ article: 'A-1', quantity_prices: '20=8' }])).toMatchObject({ changed: 1 });
  expect(await page('producto-a-1')).toMatchObject({ quantityPrices: [{ from: 20, price: 8 }] });
  await update([{ article: 'A-1', quantity_prices: '' }]);
  expect(await page('producto-a-1')).not.toHaveProperty('quantityPrices');
});

test('reports unknown articles and contradictory prices, and imports the rest', async () => {
  await importWhole(productCells('A-1', { sale_price: '8' }), productCells('A-2'), productCells('A-3'));
  const report = await update([
    { article: 'A-1', price: '8.00' },
    { article: 'X-9', price: '5' },
    { article: 'A-2', price: 'diez' },
    { article: '', price: '1' },
    { article: 'A-3', price: '11' },
    { article: 'A-3', price: '12' },
  ]);
  expect(report).toMatchObject({ read: 6, changed: 1, skipped: 5 });
  expect(reasons(report).sort()).toEqual([
    [2, 'sale price 8.00 is not below price 8.00'],
    [3, 'article X-9 is not in the shop; an update creates none'],
    [4, 'price is no number: diez'],
    [5, 'no article number'],
    [7, 'article A-3 stands already in line 6'],
  ]);
  expect(await page('producto-a-3')).toMatchObject({ price: { base: 11 } });
});

test('--update reads only the columns of an update from a whole list', async () => {
  await importWhole(productCells('A-1'));
  await update([productCells('A-1', { name_es: 'Otro nombre', section: 'otra', price: '20' })], { update: true });
  expect(await page('producto-a-1')).toMatchObject({
    name: 'Producto A-1',
    price: { base: 20 },
    section: { name: 'taladros' },
  });
});

test('rejects a list without names that is no update', async () => {
  await expect(update([{ article: 'A-1', brand: 'norda', price: '1' }])).rejects.toThrow('no column for name_es');
  await expect(update([{ article: 'A-1', name_es: 'x' }], { update: true })).rejects.toThrow(
    'none of the columns that an update changes',
  );
});

test('a whole import after an update restores the values of the list', async () => {
  await importWhole(productCells('A-1'), productCells('A-2'));
  await update([{ article: 'A-1', price: '12.50' }]);
  expect(await importWhole(productCells('A-1'), productCells('A-2'))).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await page('producto-a-1')).toMatchObject({ price: { base: 10 } });
});

test('keeps sold stock sold until the update names another figure', async () => {
  await importWhole(productCells('A-1'));
  await shop.reserve([[1, 2]]);
  await update([{ article: 'A-1', stock: 5, price: '11' }]);
  expect((await page('producto-a-1')).stock.quantity).toBe(3);
  await update([{ article: 'A-1', stock: 7 }]);
  expect((await page('producto-a-1')).stock.quantity).toBe(7);
});

const reprice = async (price: string, sale = '') => {
  await update([{ article: 'A-1', price, sale_price: sale }]);
  return (await page('producto-a-1')).lowestPrice30Days;
};

test('updates record the price history behind the lowest price of 30 days', async () => {
  await importWhole(productCells('A-1', { price: '100' }));
  shop.passDays(60);
  expect(await reprice('80')).toBeNull();
  shop.passDays(10);
  expect(await reprice('120')).toBeNull();
  shop.passDays(25);
  // The price was 80 until 25 days ago, and 100 until 35 days ago.
  expect(await reprice('120', '110')).toBeNull();
  expect(await reprice('120', '79')).toBe(80);
  shop.passDays(5);
  expect(await reprice('120', '70')).toBe(79);
  expect(await reprice('120')).toBeNull();
  shop.passDays(10);
  expect(await reprice('120', '75')).toBeNull();
});

test('a product that returns to sale is compared with the 30 days before, and with nothing where it was not for sale', async () => {
  await importWhole(productCells('A-1', { price: '80' }));
  shop.passDays(20);
  expect(await reprice('')).toBeNull();
  shop.passDays(20);
  // The price was 80 until 20 days ago.
  expect(await reprice('120', '70')).toBe(80);
  shop.passDays(1);
  await update([{ article: 'A-1', price: '', sale_price: '' }]);
  shop.passDays(31);
  expect(await reprice('130', '110')).toBeNull();
});

test('a product that returns from the archive starts a new reduction', async () => {
  await importWhole(productCells('A-1', { price: '80', sale_price: '70' }), productCells('A-2'));
  shop.passDays(10);
  await shop.writeRows('products.csv', [productCells('A-2')]);
  await shop.importFrom('products.csv', { archiveMissing: true });
  shop.passDays(20);
  await importWhole(productCells('A-1', { price: '120', sale_price: '60' }));
  expect((await page('producto-a-1')).lowestPrice30Days).toBe(70);
  await update([{ article: 'A-1', status: 'archived' }]);
  shop.passDays(31);
  await update([{ article: 'A-1', status: 'active' }]);
  expect((await page('producto-a-1')).lowestPrice30Days).toBeNull();
});

test('a corrected clock does not hide a lower price', async () => {
  await importWhole(productCells('A-1', { price: '100' }));
  shop.passDays(400);
  await reprice('70');
  shop.passDays(-400);
  await reprice('100');
  shop.passDays(3);
  expect(await reprice('100', '90')).toBeNull();
  expect(await reprice('100', '60')).toBe(70);
});
