import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { demoLoads, products } from '#areas/catalogue/server/catalogue-tables.ts';
import { StartError } from '#platform/start-error.ts';
import { closeDatabase, type Database, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { withDatabaseLock } from '#platform/database/database-lock.ts';

export interface DemoShop {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly report: (line: string) => void;
  /** The number of products, for benchmarks; by default the demo's own. */
  readonly products?: number;
}

const lockKey = 7_206_543;

/**
 * Fills an empty catalogue with the demo shop's: builds its import files under DATA_DIR/demo and imports them as a
 * shopkeeper would. Resumes an interrupted load and leaves a catalogue of the shopkeeper's own alone. Returns whether it
 * loaded anything.
 */
export async function loadDemoShop(shop: DemoShop): Promise<boolean> {
  const database = openDatabase(shop.connection, { withoutTimeLimits: true });
  try {
    return await withDatabaseLock(shop.connection, lockKey, () => load(database, shop));
  } finally {
    await closeDatabase(database);
  }
}

/** Whether the catalogue is empty, or was being filled with the demo shop's when that was interrupted. */
export async function needsDemoShop(database: Database): Promise<boolean> {
  const [last] = await database.select().from(demoLoads);
  return last ? !last.finishedAt : (await database.$count(products)) === 0;
}

async function load(database: Database, { dataDir, clock, report, products: count }: DemoShop): Promise<boolean> {
  if (!(await needsDemoShop(database))) return false;
  await database.insert(demoLoads).values({ startedAt: clock() }).onConflictDoNothing();
  // Imported only now, which saves later starts half a second.
  const [{ buildCatalogue }, { importCatalogue }, { progressLines }] = await Promise.all([
    import('#demo-catalogue').catch(notInstalled),
    import('#areas/catalogue/server/import/import-catalogue.ts'),
    import('#areas/catalogue/server/import/show-progress.ts'),
  ]);
  const folder = join(dataDir, 'demo');
  report('Building the demo catalogue …');
  await buildCatalogue(folder, count);
  const imported = await importCatalogue({
    database,
    clock,
    dataDir,
    path: folder,
    onProgress: progressLines((line) => report(`Loading the demo catalogue: ${line}`)),
  });
  await database.update(demoLoads).set({ finishedAt: sql`now()` });
  report(`The demo shop has ${imported.created + imported.changed + imported.unchanged} products.`);
  return true;
}

function notInstalled(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  throw new StartError(
    'The demo shop is made by packages that a production install leaves out: run "npm install" before, or SHOP_MODE=production.',
  );
}
