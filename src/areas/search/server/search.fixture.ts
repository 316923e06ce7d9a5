import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { startTestApp } from '#app/test-app.fixture.ts';
import { jobActor } from '#values/actor.ts';
import { systemClock } from '#values/clock.ts';
import { type CatalogueTexts, createCatalogue, readSearchTexts } from '#areas/catalogue/server/catalogue.ts';
import { importCatalogue } from '#areas/catalogue/server/import/import-catalogue.ts';
import { buildCatalogue } from '#demo-catalogue';
import { openTestDatabase } from '#platform/database/test-database.ts';
import type { SearchGroup } from '../contract.ts';
import { buildSearchIndex } from './index/build-search-index.ts';
import type { SearchIndex } from './index/search-index.ts';

const actor = jobActor('test');

async function emptyShop() {
  const { database, ...testDatabase } = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  return {
    database,
    folder,
    async stop() {
      await testDatabase.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Imports the demo, or a part of it, without pictures and documents, which would take most of the time. */
async function importDemo({ database, folder }: Awaited<ReturnType<typeof emptyShop>>, count?: number): Promise<void> {
  const path = join(folder, 'demo');
  await buildCatalogue(path, count);
  await leaveOutFiles(join(path, 'products.csv'));
  await importCatalogue({ database, clock: systemClock, dataDir: folder, path, actor });
}

/** The index of the whole demo, and its texts. */
export async function demoIndex(): Promise<{ index: SearchIndex; texts: CatalogueTexts }> {
  const shop = await emptyShop();
  const { database, stop } = shop;
  await importDemo(shop);
  const catalogue = createCatalogue({ database, publicUrl: 'http://localhost:4700' });
  const texts = await readSearchTexts(catalogue);
  const index = await buildSearchIndex(texts);
  await stop();
  return { index, texts };
}

async function leaveOutFiles(list: string): Promise<void> {
  const rows = parse<Record<string, string>>(await readFile(list, 'utf8'), { columns: true });
  await writeFile(
    list,
    stringify(
      rows.map((row) => ({ ...row, pictures: '', documents: '' })),
      { header: true },
    ),
  );
}

/** Enough for several of each kind that the tests ask for, in a part of the time. */
const aPart = 800;

/** A part of the demo, imported as in a shop and requested over HTTP. */
export async function startSearch() {
  const shop = await emptyShop();
  const { database, folder, stop } = shop;
  await importDemo(shop, aPart);
  const settings = { PUBLIC_URL: 'http://localhost:4700', DATA_DIR: folder };
  const app = await startTestApp({ database, clock: systemClock, settings, withIndexes: true });

  const post = (url: string, payload: unknown, locale = 'es', remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { 'content-type': 'application/json', 'content-language': locale },
      payload: JSON.stringify(payload),
      remoteAddress,
    });

  return {
    post,
    async suggest(query: string, locale?: string): Promise<SearchGroup[]> {
      return (await post('/search', { query }, locale)).json<{ groups: SearchGroup[] }>().groups;
    },
    async stop() {
      await app.close();
      await stop();
    },
  };
}

export type RunningSearch = Awaited<ReturnType<typeof startSearch>>;
