import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { demoLoads, products } from '#areas/catalogue/server/catalogue-tables.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { buildCatalogue } from '#demo/catalogue/build-catalogue.ts';
import { closeDatabase, type Database, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { withDatabaseLock } from '#platform/database/database-lock.ts';

interface DemoShop {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly say: (line: string) => void;
  /** How many times the demo's products; for benchmarks. */
  readonly scale?: number;
}

const lockKey = 7_206_543;

/**
 * Fills an empty catalogue with the demo shop's: builds its import files under DATA_DIR/demo and imports them as a
 * shopkeeper would. A load that was cut short goes on; a catalogue of the shopkeeper's own is left alone.
 */
export async function loadDemoShop(shop: DemoShop): Promise<void> {
  const database = openDatabase(shop.connection, { isPatient: true });
  try {
    await withDatabaseLock(shop.connection, lockKey, () => load(database, shop));
  } finally {
    await closeDatabase(database);
  }
}

async function load(database: Database, { dataDir, clock, say, scale = 1 }: DemoShop): Promise<void> {
  const [last] = await database.select().from(demoLoads);
  if (last?.finishedAt) return;
  if (!last && (await database.$count(products)) > 0) return;
  await database.insert(demoLoads).values({ startedAt: clock() }).onConflictDoNothing();
  const folder = join(dataDir, 'demo');
  say('Building the demo catalogue …');
  await buildCatalogue(folder, { scale });
  const report = await importCatalogue({ database, clock, dataDir, path: folder, say: (line) => say(`Loading the demo catalogue: ${line}`) });
  await database.update(demoLoads).set({ finishedAt: sql`now()` });
  say(`The demo shop has ${report.created + report.changed + report.unchanged} products.`);
}
