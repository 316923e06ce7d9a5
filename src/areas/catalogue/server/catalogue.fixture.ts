import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { releaseStock, reserveStock, returnStock } from '#areas/inventory/server/inventory.ts';
import { commandActor } from '#values/actor.ts';
import { openTestDatabase } from '#platform/database/test-database.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { findCards } from './cards/find-cards.ts';
import { importCatalogue, type ImportOptions } from './import/import-catalogue.ts';
import { undoImport } from './import/undo/undo-import.ts';
import { readSearchTexts, readTextsSince } from './index/search-texts.ts';
import { findArticleCards } from './listing/find-article-cards.ts';
import { findBrandPage, listBrands } from './listing/list-brands.ts';
import { listProducts } from './listing/list-products.ts';
import { listMainRows, listRecommended } from './listing/list-suggestions.ts';
import { findProductPage } from './product/product-page.ts';
import { findSaleProducts } from './product/sale-products.ts';
import { listSections, listSectionTree } from './sections/list-sections.ts';

/** Runs the imports and moves the stock. */
const actor = commandActor('test');

type StockPieces = readonly [productId: number, quantity: number];
const stockLine = ([productId, quantity]: StockPieces) => ({ productId, quantity });

export type Cells = Record<string, string | number>;

/** A catalogue on a database and in folders of its own, with a clock set by the test. */
export async function startCatalogue() {
  const { database, ...testDatabase } = await openTestDatabase({ maxConnections: 20 });
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-import-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'catalogue-data-'));
  let moment = new Date('2026-11-20T09:00:00Z');
  const clock = () => moment;
  let orders = 0;
  const catalogue = withFunctions(createCatalogue({ database, publicUrl: 'https://shop.example' }));
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
  const writeRows = (name: string, rows: readonly Cells[]) =>
    write(name, stringify([...rows], { header: true, columns: [...new Set(rows.flatMap(Object.keys))] }));
  const importFrom = (name = '', options: Partial<ImportOptions> = {}) =>
    importCatalogue({ database, clock, dataDir, actor, path: join(folder, name), ...options });

  return {
    database,
    catalogue,
    folder,
    dataDir,
    clock,
    connection: testDatabase.connection,
    url: testDatabase.url,
    passDays: (days: number) => (moment = new Date(moment.getTime() + days * 86_400_000)),
    write,
    /** Writes rows as a reference or products file, the columns of all rows together. */
    writeRows,
    /** Imports the folder, or one file of it. */
    importFrom,
    /** Takes an import back, by its report. */
    undo: (reportFile: string) => undoImport({ database, clock, dataDir, actor, name: basename(reportFile, '.txt') }),
    /** Imports the given number of plain products; returns their ids. */
    async importProducts(count: number): Promise<number[]> {
      await writeRows(
        'products.csv',
        Array.from({ length: count }, (_, index) => productCells(`P-${index}`)),
      );
      await importFrom();
      const { rows } = await database.$client.query<{ id: number }>('SELECT id FROM catalogue_products ORDER BY id');
      return rows.map(({ id }) => id);
    },
    /** Takes products from stock for an order, in a transaction of its own. */
    reserve: (lines: readonly StockPieces[], orderNumber = `P-${(orders += 1)}`) =>
      database.transaction((tx) => reserveStock(tx, lines.map(stockLine), { orderNumber, now: clock(), actor })),
    release: (orderNumber: string) =>
      database.transaction((tx) => releaseStock(tx, { orderNumber, now: clock(), actor })),
    return: (lines: readonly StockPieces[], orderNumber: string) =>
      database.transaction((tx) => returnStock(tx, lines.map(stockLine), { orderNumber, now: clock(), actor })),
    async stop() {
      await testDatabase.drop();
      await rm(folder, { recursive: true });
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The arguments of one of the catalogue's functions after the catalogue itself. */
type After<Call extends (...given: never[]) => unknown> =
  Parameters<Call> extends [unknown, ...infer Rest] ? Rest : never;

/** The catalogue with its functions as methods, for tests that call many of them. */
function withFunctions(catalogue: Catalogue) {
  return {
    ...catalogue,
    findSaleProducts,
    listCards: (...rest: After<typeof findCards>) => findCards(catalogue, ...rest),
    listArticles: (...rest: After<typeof findArticleCards>) => findArticleCards(catalogue, ...rest),
    listProducts: (...rest: After<typeof listProducts>) => listProducts(catalogue, ...rest),
    listSections: (...rest: After<typeof listSections>) => listSections(catalogue, ...rest),
    sectionTree: (...rest: After<typeof listSectionTree>) => listSectionTree(catalogue, ...rest),
    listBrands: (...rest: After<typeof listBrands>) => listBrands(catalogue, ...rest),
    findBrandPage: (...rest: After<typeof findBrandPage>) => findBrandPage(catalogue, ...rest),
    mainRows: (...rest: After<typeof listMainRows>) => listMainRows(catalogue, ...rest),
    recommended: (...rest: After<typeof listRecommended>) => listRecommended(catalogue, ...rest),
    searchTexts: () => readSearchTexts(catalogue),
    searchTextsSince: (...rest: After<typeof readTextsSince>) => readTextsSince(catalogue, ...rest),
    /** Without what other areas add. */
    async findProductPage(...rest: After<typeof findProductPage>) {
      const found = await findProductPage(catalogue, ...rest);
      return 'page' in found ? found.page : found;
    },
  };
}

/** A valid product row; tests name only the cells that they are about. */
export const productCells = (article: string, cells: Cells = {}): Cells => ({
  article,
  name_es: `Producto ${article}`,
  name_ca: `Producte ${article}`,
  section: 'taladros',
  brand: 'norda',
  price: '10.00',
  stock: 5,
  published_at: '2026-01-01',
  ...cells,
});
