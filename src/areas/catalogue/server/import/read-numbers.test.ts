import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Cells, productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => (shop = await startCatalogue()));
beforeEach(() => shop.database.$client.query('TRUNCATE catalogue_products, catalogue_price_history'));
afterAll(() => shop.stop());

const plain = (article: string, cells: Cells): Cells => ({ article, name_es: `Producto ${article}`, ...cells });
async function imported(rows: readonly Cells[]) {
  await shop.writeRows('list.csv', rows);
  const { lines, ...report } = await shop.importFrom('list.csv', { acceptPrices: true });
  return { ...report, reasons: lines.map(({ line, reason }) => `${line}: ${reason}`) };
}
const stored = async (column: string) => {
  const { rows } = await shop.database.$client.query<{ article: string; value: unknown }>(
    `SELECT article, ${column} AS value FROM catalogue_products ORDER BY article`,
  );
  return Object.fromEntries(rows.map(({ article, value }) => [article, value]));
};
const howToWrite = 'write it with two or four decimals';

test('a dot before three digits is that of thousands in a price with €, or where the column has commas for decimals', async () => {
  const prices = [' 12,70 € ', ' 1.711 € ', '2.000 €', '1.250,00 €', ' 12.500 € ', '1.234.500 €', '1.290'];
  const { created } = await imported(
    prices.map((price, at) =>
      plain(`A-${at}`, { price, stock: ['10', '3', '1.000,0', '1', '1.000', '2.500', '0'][at]! }),
    ),
  );
  expect(created).toBe(7);
  expect(Object.values(await stored('price'))).toEqual([
    1270, 171_100, 200_000, 125_000, 1_250_000, 123_450_000, 129_000,
  ]);
  expect(Object.values(await stored('stock'))).toEqual([10, 3, 1000, 1, 1000, 2500, 0]);
});

test('an update in which nothing says what the dot means is refused, with both readings', async () => {
  await imported([plain('A-1', { price: '1.250,00' })]);
  const report = await imported([{ article: 'A-1', price: '1.290' }]);
  expect(report).toMatchObject({ mode: 'update', changed: 0, skipped: 1 });
  expect(report.reasons).toEqual([`2: price is 1.29 or 1290: ${howToWrite}`]);
  expect(await stored('price')).toEqual({ 'A-1': 125_000 });
  // 12.50 proves nothing, for people mix them.
  expect(
    await imported([
      { article: 'A-1', price: '1.290' },
      { article: 'A-2', price: '12.50' },
    ]),
  ).toMatchObject({ changed: 0 });
});

test('pieces are counted as the prices beside them are written, where nothing of their own says it', async () => {
  const rows = [
    plain('A-1', { price: '1.250,00 €', stock: '1.000', content: '1.000 ml' }),
    plain('A-2', { price: '12,70 €', stock: '2.500' }),
    plain('A-3', { price: '12,70 €', stock: '3', quantity_prices: '10=1.250' }),
  ];
  expect((await imported(rows)).reasons).toEqual([`4: quantity_prices is 1.25 or 1250: ${howToWrite}`]);
  expect(await stored('stock')).toEqual({ 'A-1': 1000, 'A-2': 2500 });
  expect(await stored('content')).toMatchObject({ 'A-1': { amount: 1000 } });
  // Two ways to write prices say nothing of pieces.
  const mixed = await imported([...rows.slice(0, 2), plain('A-4', { price: '1,250.00', stock: '1.000' })]);
  expect(mixed.reasons).toEqual([2, 3, 4].map((line) => expect.stringContaining(`${line}: stock is`)));
});

test('prices are read as lists have them, and those that contradict each other are refused', async () => {
  const prices = [
    '1,234.50',
    "1'234.50",
    '12.50€',
    '12,5',
    'EUR 12,50',
    '12,50 EUR',
    '12,50 €/ud',
    ',50',
    '1\u00a0234,50',
  ];
  const noPrices = ['Consultar', '-', 'Precio a consultar', '0,00', ''];
  const refused = ['12,345', '1,500', '1.500', '12.3456', '12,50 €/100', 'doce'];
  const report = await imported(
    [...prices, ...noPrices, ...refused].map((price, at) => plain(`A-${String(at + 10)}`, { price })),
  );
  expect(Object.values(await stored('price'))).toEqual([
    ...[123_450, 123_450, 1250, 1250, 1250, 1250, 1250, 50, 123_450],
    ...noPrices.map(() => null),
  ]);
  expect(report).toMatchObject({ created: 14, withoutPrice: 5, skipped: 6 });
  expect(report.reasons).toEqual([
    '11: price "Consultar" taken as no price',
    '12: price "-" taken as no price',
    '13: price "Precio a consultar" taken as no price',
    `16: price is 12.345 or 12345: ${howToWrite}`,
    `17: price is 1.5 or 1500: ${howToWrite}`,
    `18: price is 1.5 or 1500: ${howToWrite}`,
    '19: price has more than two decimals: 12.3456',
    '20: price is no number: 12,50 €/100',
    '21: price is no number: doce',
  ]);
});

test('an attribute cannot take the code of the listing’s own filters', async () => {
  const codes = ['ready', 'price', 'reach'];
  await shop.write('attributes.csv', `code,name_es,type\n${codes.map((code) => `${code},${code},number\n`).join('')}`);
  await shop.writeRows('products.csv', [productCells('A-1', {})]);
  const { lines } = await shop.importFrom();
  expect(lines.filter(({ file }) => file === 'attributes.csv').map(({ line, reason }) => [line, reason])).toEqual([
    [2, "code is taken by the shop's own filter: ready"],
    [3, "code is taken by the shop's own filter: price"],
  ]);
});

test('every other column of numbers is read alike', async () => {
  await shop.write('attributes.csv', 'code,name_es,type\nweight,Peso,number\npower,Potencia,number\n');
  await shop.writeRows('products.csv', [
    productCells('A-1', {
      content: '1.000 ml',
      attributes: 'weight=1.500|power=1.500',
      quantity_prices: '10=9,50|50=9',
    }),
    productCells('A-2', {
      content: '2,5',
      content_unit: 'm',
      attributes: 'weight=2,25',
      price: '2500,00',
      quantity_prices: '10=2.400',
    }),
    productCells('A-3', { sale_price: '8.000' }),
    productCells('A-4', { stock: '1.000' }),
    productCells('A-5', { popularity: '1,000', vat: '21.000' }),
    productCells('A-6', { cost: '1.000' }),
  ]);
  const { lines } = await shop.importFrom();
  expect(lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'attribute left out: power is 1.5 or 1500'],
    [4, `sale_price is 8 or 8000: ${howToWrite}`],
    [5, `stock is 1 or 1000: ${howToWrite}`],
    [6, `popularity is 1 or 1000: ${howToWrite}`],
    [7, `cost is 1 or 1000: ${howToWrite}; prices of this row are not compared with it`],
  ]);
  expect(await stored('content')).toMatchObject({ 'A-1': { amount: 1000, measure: 'l' }, 'A-2': { amount: 2500 } });
  expect(await stored('attributes')).toMatchObject({ 'A-1': { weight: [1500] }, 'A-2': { weight: [2.25] } });
  expect(await stored('quantity_prices')).toMatchObject({ 'A-2': [{ from: 10, price: 240_000 }] });
});
