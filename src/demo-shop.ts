import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { systemClock } from '#values/clock.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { buildCatalogue } from '#demo/catalogue/build-catalogue.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * Fills an empty catalogue with the demo shop's: builds its import files under DATA_DIR/demo and imports them as a
 * shopkeeper would. A catalogue that has products is left alone. Answers whether it has loaded anything.
 */
export async function loadDemoShop({ database, dataDir, say, clock = systemClock }: { database: Database; dataDir: string; say: (line: string) => void; clock?: Clock }): Promise<boolean> {
  const { rows } = await database.execute<{ filled: boolean }>(sql`SELECT EXISTS (SELECT FROM catalogue_products) AS filled`);
  if (rows[0]!.filled) return false;
  const folder = join(dataDir, 'demo');
  say('Building the demo shop …');
  await buildCatalogue(folder);
  const report = await importCatalogue({ database, clock, dataDir, path: folder, say: (line) => say(`Loading the demo shop: ${line}`) });
  say(`The demo shop has ${report.created} products.`);
  return true;
}
