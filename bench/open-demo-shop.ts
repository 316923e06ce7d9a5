import { systemClock } from '#values/clock.ts';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { loadDemoShop } from '../src/demo-shop.ts';

/** The demo shop in the benchmarks' own database, or one of so many products in another; loaded on first use. */
export async function openDemoShop(products?: number) {
  const folder = `${process.env.DATA_DIR ?? './var/bench'}${products === undefined ? '' : `-${products}`}`;
  const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder });
  const { connection, leave } = await reachDatabase(config, () => {});
  await migrate(connection);
  const database = openDatabase(connection);
  await loadDemoShop({ connection, dataDir: config.dataDir, clock: systemClock, say: () => {}, products });
  return {
    database,
    publicUrl: config.publicUrl,
    async close() {
      await closeDatabase(database);
      await leave();
    },
  };
}
