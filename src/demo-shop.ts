import { join } from 'node:path';
import { type Clock, systemClock } from '#values/clock.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { buildCatalogue } from '#demo/catalogue/build-catalogue.ts';
import type { Database } from '#platform/database/database.ts';

interface DemoShopOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly say: (line: string) => void;
  readonly clock?: Clock;
}

const demoLock = 7_206_543;

/**
 * Fills an empty catalogue with the demo shop's: builds its import files under DATA_DIR/demo and imports them as a
 * shopkeeper would. A catalogue that has products is left alone. Of several processes one loads, the others wait.
 * Answers whether this one has loaded anything.
 */
export async function loadDemoShop(options: DemoShopOptions): Promise<boolean> {
  const client = await options.database.$client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [demoLock]);
    const { rows } = await client.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM catalogue_products) AS filled');
    if (rows[0]!.filled) return false;
    await fill(options);
    return true;
  } finally {
    // Ending the connection ends its lock.
    client.release(true);
  }
}

async function fill({ database, dataDir, say, clock = systemClock }: DemoShopOptions): Promise<void> {
  const folder = join(dataDir, 'demo');
  say('Building the demo shop …');
  await buildCatalogue(folder);
  const report = await importCatalogue({ database, clock, dataDir, path: folder, say: (line) => say(`Loading the demo shop: ${line}`) });
  say(`The demo shop has ${report.created} products.`);
}
