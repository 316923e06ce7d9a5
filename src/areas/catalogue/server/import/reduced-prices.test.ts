import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportOptions } from './import-catalogue.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { productCells, startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => (shop = await startCatalogue()));
beforeEach(() =>
  shop.database.$client.query('TRUNCATE catalogue_products, catalogue_price_history, catalogue_import_changes'),
);
afterAll(() => shop.stop());

/** List price and reduced price in euros; 0: none. */
type Prices = readonly [list: number, sale?: number];

/** Imports the present prices of articles, a day later. */
async function reprice(
  prices: Readonly<Record<string, Prices>>,
  { days = 1, ...options }: { days?: number } & Partial<ImportOptions> = {},
) {
  shop.passDays(days);
  const rows = Object.entries(prices).map(([article, [list, sale]]) => ({
    article,
    price: list || '',
    sale_price: sale || '',
  }));
  const isNew = (await shop.database.$client.query('SELECT 1 FROM catalogue_products')).rowCount === 0;
  await shop.writeRows('list.csv', isNew ? rows.map((row) => ({ ...productCells(row.article), ...row })) : rows);
  return shop.importFrom('list.csv', { acceptPrices: true, ...options });
}

/** All products, the most reduced first. */
async function list(filters = {}) {
  const scope = { sectionUrl: '/catalog/catalogo/taladros', page: 1, limit: 48, sort: 'discount' } as const;
  const listed = await shop.catalogue.listProducts({ ...scope, filters }, 'es');
  if (!('products' in listed)) throw new Error('nothing listed');
  return listed.products;
}

/** What a shopper sees of each product, the same everywhere: its price, the former one and the percentage. */
async function shown() {
  await shop.catalogue.refresh();
  const cards = await list();
  expect(cards.map(({ discount }) => discount)).toEqual(
    cards.map(({ discount }) => discount).toSorted((one, other) => other - one),
  );
  const reduced = cards.filter(({ price }) => price.sale > 0);
  expect((await list({ sale: true })).map(({ id }) => id)).toEqual(reduced.map(({ id }) => id));
  const ids = cards.map(({ id }) => id);
  const sold = await shop.catalogue.findSaleProducts(shop.database, ids, 'es');
  const texts = cards.map(({ id, article, price: { base, sale }, discount, lowestPrice30Days, labels }) => {
    const { base: soldBase, sale: soldSale } = sold.get(id)!;
    expect([soldBase / 100, soldSale / 100]).toEqual([base, sale]);
    const isReduced = sale > 0;
    expect([labels.includes('sale'), lowestPrice30Days, discount]).toEqual(
      isReduced
        ? [true, base, Math.floor((Math.round((base - sale) * 100) * 100) / Math.round(base * 100))]
        : [false, null, 0],
    );
    return [article, isReduced ? `${sale} instead of ${base}, ${discount} %` : String(base)];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Applies the prices of articles, each step ten days after the one before, and says what is shown in the end. */
async function follow(articles: Readonly<Record<string, readonly Prices[]>>, options = {}) {
  const steps = Math.max(...Object.values(articles).map(({ length }) => length));
  for (let step = 0; step < steps; step += 1)
    await reprice(
      Object.fromEntries(
        Object.entries(articles).map(([article, prices]) => [article, prices[step] ?? prices.at(-1)!]),
      ),
      { days: 10, ...options },
    );
  return shown();
}

describe('a reduction', () => {
  const cases: readonly (readonly [what: string, steps: readonly Prices[], shown: string])[] = [
    ['counts from the list price where the goods are new', [[100, 80]], '80 instead of 100, 20 %'],
    ['counts from the price before it', [[100], [100, 80]], '80 instead of 100, 20 %'],
    ['that rises is none', [[37], [37, 21], [37, 30]], '30'],
    ['that gets deeper counts from its last step', [[100], [100, 80], [100, 60]], '60 instead of 80, 25 %'],
    ['keeps its former price when the list price rises', [[100], [100, 80], [150, 80]], '80 instead of 100, 20 %'],
    ['keeps its former price when the list price falls', [[100], [100, 80], [90, 80]], '80 instead of 100, 20 %'],
    ['that ended is no former price to a dearer one', [[100], [100, 80], [100], [100, 90]], '90'],
    ['above an earlier price is none', [[100], [60], [100, 70]], '70'],
    ['is none where only the data call it one', [[100], [60], [100, 60]], '60'],
    ['is none where the price was cut without one', [[100], [60]], '60'],
    ['may begin again below what it was', [[100], [100, 80], [100], [100, 70]], '70 instead of 80, 12 %'],
    ['counts from the price before goods were off sale', [[100], [0], [120, 90]], '90 instead of 100, 10 %'],
    ['has nothing to count from after longer', [[100], [0], [0, 0], [0], [0], [120, 90]], '90'],
    [
      'counts after 30 days without it again',
      [[100, 80], [100], [100], [100], [100], [100, 90]],
      '90 instead of 100, 10 %',
    ],
    ['of goods that had no price yet counts from the list price', [[0], [100, 80]], '80 instead of 100, 20 %'],
  ];

  it('follows from the prices in force before it', async () => {
    const found = await follow(Object.fromEntries(cases.map(([what, steps]) => [what, steps])));
    expect(found).toEqual(Object.fromEntries(cases.map(([what, , expected]) => [what, expected])));
  });

  it('keeps the former price of its first step where the shop says so', async () => {
    const progressive = { progressiveReductions: true };
    expect(await follow({ 'A-1': [[100], [100, 80], [100, 60]] }, progressive)).toEqual({
      'A-1': '60 instead of 100, 40 %',
    });
    // Dearer again: from here on it counts from the lowest.
    expect(await follow({ 'A-1': [[100, 70]] }, progressive)).toEqual({ 'A-1': '70' });
    expect(await follow({ 'A-1': [[100, 50]] }, progressive)).toEqual({ 'A-1': '50 instead of 60, 16 %' });
  });

  it('is held back with its price, and then counts from what was in force', async () => {
    await reprice({ 'A-1': [100] });
    expect(await reprice({ 'A-1': [100, 10] }, { acceptPrices: false })).toMatchObject({ held: 1 });
    expect(await shown()).toEqual({ 'A-1': '100' });
    await reprice({ 'A-1': [100, 10] });
    expect(await shown()).toEqual({ 'A-1': '10 instead of 100, 90 %' });
  });

  it('counts as before once an import that touched it is taken back', async () => {
    const undone = async (wrong: Prices) => {
      const { reportFile } = await reprice({ 'A-1': wrong });
      shop.passDays(1);
      expect(await shop.undo(reportFile)).toMatchObject({ restored: 1 });
      return (await shown())['A-1'];
    };
    await follow({ 'A-1': [[100], [100, 80]] });
    expect(await undone([100])).toBe('80 instead of 100, 20 %');
    expect(await undone([0])).toBe('80 instead of 100, 20 %');
    expect(await undone([95])).toBe('80 instead of 95, 15 %');
    // The lower price was in force.
    expect(await undone([100, 70])).toBe('80');
  });
});

interface Entry {
  readonly at: number;
  readonly price: number | null;
}

/** The lowest price in force in the 30 days before a moment, by the day; null: none. */
function lowestBefore(history: readonly Entry[], at: number): number | null {
  const inForce = history.filter(
    ({ at: from, price }, index) => price !== null && from < at && (history[index + 1]?.at ?? Infinity) > at - 30,
  );
  return inForce.length > 0 ? Math.min(...inForce.map(({ price }) => price!)) : null;
}

it('nothing is called reduced unless it is below every price of the 30 days before, and the percentage counts from the lowest', async () => {
  const prices = fc.oneof(
    { weight: 1, arbitrary: fc.constant<Prices>([0]) },
    { weight: 4, arbitrary: fc.tuple(fc.integer({ min: 20, max: 40 })) },
    { weight: 8, arbitrary: fc.tuple(fc.integer({ min: 30, max: 45 }), fc.integer({ min: 20, max: 29 })) },
  );
  const steps = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 20 }), fc.array(prices, { minLength: 48, maxLength: 48 })),
    {
      minLength: 6,
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await shop.database.$client.query(
        'TRUNCATE catalogue_products, catalogue_price_history, catalogue_import_changes',
      );
      const histories = new Map<string, Entry[]>();
      let at = 0;
      for (const [days, products] of all) {
        at += days;
        const named = Object.fromEntries(products.map((one, index) => [`A-${index}`, one]));
        await reprice(named, { days });
        for (const [article, [list, sale]] of Object.entries(named)) {
          const history = histories.get(article) ?? [];
          const price = (list && sale) || list || null;
          if (history.at(-1)?.price !== price) histories.set(article, [...history, { at, price }]);
        }
        await shop.catalogue.refresh();
        for (const { article, price, discount } of await list()) {
          if (price.sale === 0) continue;
          const history = histories.get(article)!;
          const isFirst = history.filter((entry) => entry.price !== null).length === 1;
          const reference = isFirst ? price.base : lowestBefore(history, history.at(-1)!.at)!;
          expect(price.sale).toBeLessThan(reference);
          expect([price.base, discount]).toEqual([reference, Math.floor(((reference - price.sale) * 100) / reference)]);
        }
      }
    }),
    // 48 products each, as many as a page lists; what follows of prices alone is tried over thousands beside the rule.
    { numRuns: propertyRuns(3), endOnFailure: true },
  );
});

it('what an older version has stored is recomputed alike', async () => {
  await reprice({ 'A-1': [37], 'A-2': [100], 'A-3': [100], 'A-4': [100], 'A-5': [100, 80], 'A-6': [60] });
  await reprice({ 'A-1': [37, 21], 'A-2': [100, 80], 'A-3': [100, 80], 'A-4': [60] });
  await reprice({ 'A-1': [37, 30], 'A-2': [150, 80], 'A-3': [100], 'A-4': [100, 70], 'A-6': [100, 60] });
  await reprice({ 'A-3': [100, 90] });
  const stored = async () =>
    (await shop.database.$client.query('SELECT article, lowest_price_30_days FROM catalogue_products ORDER BY 1')).rows;
  const right = await stored();
  expect(right.map((row) => row['lowest_price_30_days'])).toEqual([2100, 10_000, 8000, 6000, 10_000, 6000]);
  await shop.database.$client.query(
    `UPDATE catalogue_products SET lowest_price_30_days = 3700 WHERE article IN ('A-1', 'A-2', 'A-3', 'A-4')`,
  );
  const folder = new URL('../../../../../db/migrations/', import.meta.url);
  const name = (await readdir(folder)).find((file) => file.endsWith('_reduced_prices.sql'))!;
  await shop.database.$client.query(await readFile(new URL(name, folder), 'utf8'));
  expect(await stored()).toEqual(right);
});
