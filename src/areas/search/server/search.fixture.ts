import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#app';
import { systemClock } from '#values/clock.ts';
import { createCatalogue } from '#areas/catalogue/server/catalogue.ts';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import type { SearchGroup } from '../contract.ts';
import { loadDemoShop } from '../../../demo-shop.ts';
import { buildSearchIndex } from './search-index.ts';

/** The demo shop in a database of its own, spoken to over HTTP, and its index for what HTTP would be too slow for. */
export async function startSearch() {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.connection);
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  await loadDemoShop({ connection: testDatabase.connection, dataDir: folder, clock: systemClock, say: () => {} });
  const config = readConfig({ PUBLIC_URL: 'http://localhost:4700', LOG_LEVEL: 'silent', DATA_DIR: folder });
  const app = await createApp({ config, database, clock: systemClock, log: pino({ level: 'silent' }), withoutPages: true });
  await app.ready();
  const catalogue = createCatalogue({ database, clock: systemClock, publicUrl: config.publicUrl });
  const index = await buildSearchIndex(await catalogue.searchTexts());
  const products = new Map(index.texts.products.map((product) => [product.id, product]));

  const post = (url: string, payload: unknown, locale = 'es') =>
    app.inject({ method: 'POST', url: `/api${url}`, headers: { 'content-type': 'application/json', 'content-language': locale }, payload: JSON.stringify(payload) });

  return {
    post,
    index,
    /** The texts of the products that the index finds, best first. */
    find: (query: string) => index.find(query, false).productIds.map((id) => products.get(id)!),
    async suggest(query: string, locale?: string): Promise<SearchGroup[]> {
      return (await post('/search', { query }, locale)).json<{ groups: SearchGroup[] }>().groups;
    },
    async stop() {
      await app.close();
      await closeDatabase(database);
      await testDatabase.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type RunningSearch = Awaited<ReturnType<typeof startSearch>>;
