import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import type { Database } from '#platform/database/database.ts';
import { createFlexSearchRival } from './flexsearch-rival.ts';
import { createOramaRival } from './orama-rival.ts';
import { createPostgresRival } from './postgres-rival.ts';
import type { Engines } from './report-queries.ts';
import { createRival } from './rival.ts';

/** SEARCH_ENGINES names those to compare, `shop,MiniSearch`; all of them by default. */
const names = process.env.SEARCH_ENGINES?.split(',');

/** The shop's search and its peers, all with the shop's analysis of texts and queries. The last catalogue has PostgreSQL's table. */
export async function createEngines(database: Database, texts: CatalogueTexts, index: SearchIndex): Promise<Engines> {
  const create: Record<string, () => Engines[string] | Promise<Engines[string]>> = {
    shop: () => (query) => [...index.idsOf(index.find(query, false).documents)],
    MiniSearch: () => createRival(texts, index),
    PostgreSQL: () => createPostgresRival(database, texts, index),
    FlexSearch: () => createFlexSearchRival(texts, index),
    Orama: () => createOramaRival(texts, index),
  };
  const engines: Record<string, Engines[string]> = {};
  for (const name of names ?? Object.keys(create)) engines[name] = await create[name]!();
  return engines;
}
