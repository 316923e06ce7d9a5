import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { demoLoads, products } from '#areas/catalogue/server/catalogue-tables.ts';
import { closeDatabase, type Database, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { withDatabaseLock } from '#platform/database/database-lock.ts';

interface DemoShop {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly say: (line: string) => void;
  /** How many products, if not as many as the demo has; for benchmarks. */
  readonly products?: number;
}

const lockKey = 7_206_543;

/**
 * Fills an empty catalogue with the demo shop's: builds its import files under DATA_DIR/demo and imports them as a
 * shopkeeper would. A load that was cut short goes on; a catalogue of the shopkeeper's own is left alone.
 * Answers whether it had anything to load.
 */
export async function loadDemoShop(shop: DemoShop): Promise<boolean> {
  const database = openDatabase(shop.connection, { isPatient: true });
  try {
    return await withDatabaseLock(shop.connection, lockKey, () => load(database, shop));
  } finally {
    await closeDatabase(database);
  }
}

async function load(database: Database, { dataDir, clock, say, products: wanted }: DemoShop): Promise<boolean> {
  const [last] = await database.select().from(demoLoads);
  if (last?.finishedAt) return false;
  if (!last && (await database.$count(products)) > 0) return false;
  await database.insert(demoLoads).values({ startedAt: clock() }).onConflictDoNothing();
  // Read only now: half a second that no later start needs.
  const [{ buildCatalogue }, { importCatalogue }, { progressLines }] = await Promise.all([
    import('#demo/catalogue/build-catalogue.ts'),
    import('#areas/catalogue/server/import/import-catalogue.ts'),
    import('#areas/catalogue/server/import/show-progress.ts'),
  ]);
  const folder = join(dataDir, 'demo');
  say('Building the demo catalogue …');
  await buildCatalogue(folder, wanted);
  const report = await importCatalogue({
    database,
    clock,
    dataDir,
    path: folder,
    onProgress: progressLines((line) => say(`Loading the demo catalogue: ${line}`)),
  });
  await database.update(demoLoads).set({ finishedAt: sql`now()` });
  say(`The demo shop has ${report.created + report.changed + report.unchanged} products.`);
  return true;
}
