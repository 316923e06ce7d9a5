import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { ComposedCatalogue } from '#demo-catalogue';
import { demoLoads, products, type StoredPicture } from '#areas/catalogue/server/catalogue-tables.ts';
import type { SavedDocument } from '#areas/catalogue/server/import/media/import-media.ts';
import type { StoredMedia } from '#areas/catalogue/server/import/media/stored-media.ts';
import { contentHash, createMediaStore, type MediaStore } from '#platform/pictures/media-store.ts';
import { StartError } from '#platform/start-error.ts';
import { closeDatabase, type Database, type DatabaseConnection, openDatabase } from '#platform/database/database.ts';
import { withDatabaseLock } from '#platform/database/database-lock.ts';

export interface DemoShop {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Who loads it. */
  readonly actor: Actor;
  readonly report: (line: string) => void;
  /** The number of products, for benchmarks; by default the demo's own. */
  readonly products?: number;
}

const lockKey = 7_206_543;

/**
 * Fills an empty catalogue with the demo shop's: writes its tables under DATA_DIR/demo and imports them as a
 * shopkeeper would, but with all pictures and documents in one archive. Resumes an interrupted load and leaves a
 * catalogue of the shopkeeper's own alone. Returns whether it loaded anything.
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

async function load(
  database: Database,
  { dataDir, clock, actor, report, products: count }: DemoShop,
): Promise<boolean> {
  if (!(await needsDemoShop(database))) return false;
  await database.insert(demoLoads).values({ startedAt: clock() }).onConflictDoNothing();
  // Imported only now, which saves later starts half a second.
  const [{ composeCatalogue, writeTables }, { importCatalogue }, { progressLines }] = await Promise.all([
    import('#demo-catalogue').catch(notInstalled),
    import('#areas/catalogue/server/import/import-catalogue.ts'),
    import('#areas/catalogue/server/import/show-progress.ts'),
  ]);
  const folder = join(dataDir, 'demo');
  report('Building the demo catalogue …');
  const catalogue = await composeCatalogue(count);
  await mkdir(folder, { recursive: true });
  await writeTables(folder, catalogue);
  const storedMedia = await storeMedia(createMediaStore(dataDir), catalogue);
  const imported = await importCatalogue({
    database,
    clock,
    dataDir,
    actor,
    path: folder,
    storedMedia,
    acceptPrices: true,
    onProgress: progressLines((line) => report(`Loading the demo catalogue: ${line}`)),
  });
  await database.update(demoLoads).set({ finishedAt: sql`now()` });
  report(`The demo shop has ${imported.created + imported.changed + imported.unchanged} products.`);
  return true;
}

/** Puts the demo's pictures and documents into the media store. They are of our own making, so nothing is checked. */
async function storeMedia(store: MediaStore, { pictures, documents }: ComposedCatalogue) {
  const stored = { pictures: new Map<string, StoredPicture>(), documents: new Map<string, SavedDocument>() };
  async function* contents(): AsyncGenerator<Buffer> {
    for (const { path, content, width, height } of pictures.files()) {
      stored.pictures.set(path, { hash: contentHash(content), width, height });
      yield content;
    }
    for await (const { path, content } of documents.files()) {
      stored.documents.set(path, { hash: contentHash(content), size: content.length });
      yield content;
    }
  }
  await store.putArchive(contents());
  return stored satisfies StoredMedia;
}

function notInstalled(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  throw new StartError(
    'The demo shop is made by packages that a production install leaves out: run "npm install" before, or SHOP_MODE=production.',
  );
}
