import pg from 'pg';
import { commandActor } from '#values/actor.ts';
import { systemClock } from '#values/clock.ts';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { prepareDataDir } from '#platform/data-dir.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { loadDemoShop } from '#demo/load/load-demo-shop.ts';
import { maxDistinct, multiplyProducts } from './multiply-products.ts';

/**
 * The demo shop in the benchmarks' own database, or one with the given number of products in another: in a folder beside, or with
 * DATABASE_URL on that server, as `<its database>_<products>`. Loaded on first use.
 */
export async function openDemoShop(products?: number) {
  const folder = `${process.env.DATA_DIR ?? './var/bench'}${products === undefined ? '' : `-${products}`}`;
  const url = await databaseFor(process.env.DATABASE_URL, products);
  const config = readConfig({ ...process.env, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder });
  await prepareDataDir(config.dataDir);
  const { connection, release } = await reachDatabase(config, () => {});
  await migrate(connection);
  const database = openDatabase(connection);
  const distinct = products && Math.min(products, maxDistinct);
  await loadDemoShop({
    connection,
    dataDir: config.dataDir,
    clock: systemClock,
    actor: commandActor('bench'),
    report: () => {},
    products: distinct,
  });
  if (products) await multiplyProducts(database, products);
  return {
    config,
    connection,
    database,
    async close() {
      await closeDatabase(database);
      await release();
    },
  };
}

async function databaseFor(url: string | undefined, products: number | undefined): Promise<string | undefined> {
  if (!url || products === undefined) return url;
  const own = new URL(url);
  own.pathname += `_${products}`;
  const name = decodeURIComponent(own.pathname.slice(1));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return own.href;
}
