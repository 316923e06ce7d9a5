import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createApp } from '#app/create-app.ts';
import { searchIsBuilt } from '#app/test-app.fixture.ts';
import { productCells, startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { systemClock } from '#values/clock.ts';
import type { SearchAnswer, SearchGroup, Suggestions } from '../../contract.ts';

const demoShop = fileURLToPath(new URL('../../../../../demo/shop/', import.meta.url));

const products = [
  productCells('T-1', { name_es: 'Taladro percutor 800 W', name_ca: 'Trepant percussor 800 W' }),
  productCells('T-2', { name_es: 'Taladro de batería 18 V', name_ca: 'Trepant de bateria 18 V' }),
  productCells('T-3', { name_es: 'Taladro de columna', name_ca: 'Trepant de columna', price: '8.00' }),
  productCells('P-1', { name_es: 'Rodillo de lana', name_ca: 'Corró de llana', section: 'pinturas' }),
  productCells('P-2', { name_es: 'Bandeja de plástico', name_ca: 'Safata de plàstic', section: 'pinturas' }),
  productCells('G-1', { name_es: 'Bandeja de semillas', name_ca: 'Safata de llavors', section: 'jardin' }),
  productCells('G-2', {
    name_es: 'Tijera de podar',
    name_ca: 'Tisora de podar',
    section: 'jardin',
    status: 'archived',
  }),
];

/** A shop with few products and these rules in its search.json, on an engine; what it logs is collected. */
export async function startShopWithRules(rules: object, engine = 'process') {
  const shop = await startCatalogue();
  await shop.writeRows('products.csv', products);
  await shop.importFrom();
  const shopDir = await mkdtemp(join(tmpdir(), 'search-rules-'));
  await cp(demoShop, shopDir, { recursive: true });
  // The file is replaced in one step, so that no half of it is read.
  const writeRules = async (data: object): Promise<void> => {
    await writeFile(join(shopDir, 'new'), JSON.stringify(data));
    await rename(join(shopDir, 'new'), join(shopDir, 'search.json'));
  };
  await writeRules(rules);
  const logged: string[] = [];
  const app = await createApp({
    config: readConfig({ DATA_DIR: shop.dataDir, SHOP_DIR: shopDir, SEARCH_ENGINE: engine }),
    database: shop.database,
    connection: shop.connection,
    clock: systemClock,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
    withoutPages: true,
    withIndexes: true,
  });
  await app.ready();
  await searchIsBuilt(app);

  const post = async (url: string, payload: object, locale = 'es') => {
    const headers = { 'content-type': 'application/json', 'content-language': locale };
    const answer = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload: JSON.stringify(payload) });
    return answer.json<unknown>();
  };
  const search = async (query: string, options: object = {}, locale?: string) =>
    (await post('/catalog/search', { query, ...options }, locale)) as SearchAnswer;
  const suggestions = async (query: string, locale?: string) =>
    (await post('/search', { query }, locale)) as Suggestions;
  const suggest = async (query: string): Promise<SearchGroup[]> => (await suggestions(query)).groups;

  return {
    ...shop,
    shopDir,
    logged,
    app,
    search,
    suggest,
    suggestions,
    /** The article numbers found, in their order. */
    articles: async (query: string, options: object = {}) =>
      (await search(query, options)).products.map(({ article }) => article),
    writeRules,
    async stop() {
      await app.close();
      await shop.stop();
      await rm(shopDir, { recursive: true });
    },
  };
}
