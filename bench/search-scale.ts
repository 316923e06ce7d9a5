import { sql } from 'drizzle-orm';
import { type CatalogueTexts, createCatalogue, readSearchTexts } from '#areas/catalogue/server/catalogue.ts';
import { buildSearchIndex } from '#areas/search/server/index/build-search-index.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { splitWords } from '#areas/search/server/language/split-words.ts';
import { createSearch } from '#areas/search/server/search.ts';
import type { Database } from '#platform/database/database.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { queries } from './search-quality/queries.ts';
import { watchStalls } from './watch-stalls.ts';

/*
 * npm run bench:search-scale: the search on the demo shop and on one of 50,000 products, or on those of the sizes given, each
 * in a database of its own (DATA_DIR, and DATA_DIR-50000), beside two hand-written limits in the same run: the plain intersection of posting lists
 * without ranking, and PostgreSQL's GIN index over the same texts.
 */
const rounds = 3;
const typed = queries.flatMap(({ query }) => beginnings(query));
const queryTexts = queries.map(({ query }) => query);

/** The query as it is typed: the last word at two, four and all letters. */
function beginnings(query: string): string[] {
  const last = query.lastIndexOf(' ') + 1;
  return [...new Set([2, 4, query.length].map((length) => query.slice(0, Math.min(query.length, last + length))))];
}

/** Percentiles over the texts, of each the median of its rounds, so that other processes count little. */
async function time(label: string, texts: readonly string[], run: (text: string) => unknown): Promise<void> {
  for (const text of texts.slice(0, 200)) await run(text);
  const times: number[][] = texts.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, text] of texts.entries()) {
      const from = performance.now();
      await run(text);
      times[at]!.push(performance.now() - from);
    }
  const medians = times.map((of) => of.toSorted((a, b) => a - b)[rounds >> 1]!).sort((a, b) => a - b);
  const at = (share: number): string => medians[Math.floor(medians.length * share)]!.toFixed(2).padStart(7);
  const perSecond = (medians.length * 1000) / medians.reduce((all, one) => all + one, 0);
  const shown = `p50${at(0.5)}  p95${at(0.95)}  p99${at(0.99)} ms`;
  console.log(`  ${label.padEnd(46)} ${shown} ${perSecond.toFixed(0).padStart(8)}/s one after the other`);
}

/** Documents that have all exact words: lists merged two by two, the first eight taken, nothing scored. */
const intersectPlainly =
  ({ terms }: SearchIndex) =>
  (text: string): number[] => {
    const lists = splitWords(text).map(({ term }) => {
      const id = terms.termOf(term);
      return id === undefined ? new Int32Array() : terms.postingsOf(id).documents;
    });
    let common: ArrayLike<number> = lists[0] ?? [];
    for (const list of lists.slice(1)) {
      const both: number[] = [];
      for (let a = 0, b = 0; a < common.length && b < list.length;) {
        if (common[a] === list[b]) both.push(list[b]!);
        if (common[a]! <= list[b]!) a += 1;
        else b += 1;
      }
      common = both;
    }
    return Array.from({ length: Math.min(8, common.length) }, (_, at) => common[at]!);
  };

async function openFullText(database: Database): Promise<(text: string) => Promise<unknown>> {
  await database.execute(sql`CREATE UNLOGGED TABLE IF NOT EXISTS bench_search AS
    SELECT id, setweight(to_tsvector('spanish', name_es || ' ' || name_ca), 'A')
      || to_tsvector('spanish', description_es || ' ' || description_ca) AS words
    FROM catalogue_products WHERE NOT is_archived`);
  await database.execute(sql`CREATE INDEX IF NOT EXISTS bench_search_words ON bench_search USING gin (words)`);
  await database.execute(sql`ANALYZE bench_search`);
  return (text) => {
    const words = text
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    const query = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ');
    return database.execute(sql`
      SELECT id FROM bench_search, to_tsquery('spanish', ${query}) query
      WHERE words @@ query ORDER BY ts_rank(words, query) DESC LIMIT 8`);
  };
}

async function buildMeasured(texts: CatalogueTexts): Promise<SearchIndex> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const stalls = watchStalls();
  const from = performance.now();
  const index = await buildSearchIndex(texts);
  const took = performance.now() - from;
  const longest = stalls.stop();
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20;
  const size = `${megabytes.toFixed(0)} MB beside the texts, ${index.terms.words.size} spellings`;
  console.log(`  index built in ${took.toFixed(0)} ms, longest stall ${longest.toFixed(0)} ms, ${size}`);
  return index;
}

const given = process.argv.slice(2).map(Number);
for (const products of given.length > 0 ? given : [undefined, 50_000]) {
  const { config, database, close } = await openDemoShop(products);
  const catalogue = createCatalogue({ database, publicUrl: config.publicUrl });
  await catalogue.version();
  const stalls = watchStalls();
  const from = performance.now();
  const texts = await readSearchTexts(catalogue);
  const took = (performance.now() - from).toFixed(0);
  console.log(
    `${texts.products.length} products: texts read in ${took} ms, longest stall ${stalls.stop().toFixed(0)} ms`,
  );
  const index = await buildMeasured(texts);
  const search = createSearch({ catalogue });
  const fullText = await openFullText(database);
  await time('limit: posting lists intersected, unranked', typed, intersectPlainly(index));
  await time('suggestions, in the process', typed, (text) => index.find(text, true));
  await time('limit: PostgreSQL GIN with ts_rank, ids alone', typed, fullText);
  await time('suggestions with their cards', typed, (text) => search.suggest(text, 'es'));
  await time('results: a page with facets', queryTexts, (query) =>
    search.searchProducts({ query, page: 1, limit: 24 }, 'es'),
  );
  await database.execute(sql`DROP TABLE bench_search`);
  await close();
}
