import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { startEmbeddedPostgres } from '#embedded-postgres';
import { commandActor } from '#values/actor.ts';
import { systemClock } from '#values/clock.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { buildCatalogue } from '#demo-catalogue';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';

/**
 * npm run bench:import [COUNT …]: seconds and rows per second of imports of COUNT demo products without pictures, from
 * nothing, again unchanged, and of an update of all prices and stock. Beside each stands what PostgreSQL needs for the
 * same rows in a plain COPY or UPDATE, on the same table in the same run: the limit of any import.
 */
type Cells = Record<string, string>;
async function measureImports(count: number, folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  const embedded = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    user: 'shop',
    database: 'shop',
    log: () => {},
  });
  await migrate(embedded.connection);
  const database = openDatabase(embedded.connection);
  const load = (path: string) =>
    importCatalogue({
      database,
      clock: systemClock,
      dataDir,
      actor: commandActor('bench:import'),
      path: join(folder, path),
    });
  const rows = await buildWithoutPictures(join(folder, 'list'), count);
  await writeFile(join(folder, 'update.csv'), stringify(rows.map(repriced), { header: true }));

  const limits = limitsOf(database, folder);
  print(`${count} products from nothing`, count, await seconds(() => load('list')), await seconds(await limits.copy()));
  print('the same again', count, await seconds(() => load('list')));
  print(
    'update of prices and stock',
    count,
    await seconds(() => load('update.csv')),
    await seconds(await limits.update()),
  );
  await closeDatabase(database);
  await embedded.stop();
}

async function buildWithoutPictures(folder: string, count: number): Promise<Cells[]> {
  await buildCatalogue(folder, count);
  const file = join(folder, 'products.csv');
  const rows = (parse(await readFile(file), { columns: true }) as Cells[]).map(
    ({ pictures: _, documents: _d, ...cells }) => cells,
  );
  await writeFile(file, stringify(rows, { header: true }));
  return rows;
}

const repriced = ({ article, price, sale_price }: Cells, at: number): Cells => ({
  article: article!,
  price: (Number(price) * 1.05).toFixed(2),
  sale_price: sale_price!,
  stock: String((at * 7) % 90),
});

/** A lower bound for the same changes: the rows that the import wrote, in a table with the same keys and indexes. */
function limitsOf(database: Database, folder: string) {
  const query = (text: string) => database.$client.query(text);
  return {
    async copy(): Promise<() => Promise<unknown>> {
      await query(`COPY catalogue_products TO '${folder}/products.copy'`);
      await query('CREATE TABLE limit_products (LIKE catalogue_products INCLUDING ALL)');
      return () => query(`COPY limit_products FROM '${folder}/products.copy'`);
    },
    async update(): Promise<() => Promise<unknown>> {
      await query(`COPY (SELECT article, price, sale_price, stock FROM catalogue_products) TO '${folder}/prices.copy'`);
      await query('CREATE TABLE limit_prices (article text, price int, sale_price int, stock int)');
      return async () => {
        await query(`COPY limit_prices FROM '${folder}/prices.copy'`);
        await query(
          `UPDATE limit_products p SET price = x.price, sale_price = x.sale_price, stock = x.stock
           FROM limit_prices x WHERE p.article = x.article`,
        );
      };
    },
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function print(name: string, rows: number, took: number, limit?: number): void {
  const speed = (time: number) => `${time.toFixed(2).padStart(8)} s ${(rows / time).toFixed(0).padStart(7)} rows/s`;
  const beside = limit === undefined ? '' : `   PostgreSQL alone ${speed(limit)}   ratio ${(took / limit).toFixed(1)}`;
  console.log(name.padEnd(34) + speed(took) + beside);
}

const counts = process.argv.slice(2).map(Number);

for (const count of counts.length > 0 ? counts : [5000, 50_000]) {
  const folder = await mkdtemp(join(tmpdir(), 'import-bench-'));
  // The server may run as another user, and reads and writes the limit's files itself.
  await chmod(folder, 0o777);
  try {
    await measureImports(count, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
