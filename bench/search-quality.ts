import { systemClock } from '#values/clock.ts';
import { type CatalogueTexts, createCatalogue } from '#areas/catalogue/server/catalogue.ts';
import { buildSearchIndex } from '#areas/search/server/search-index.ts';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';
import { loadDemoShop } from '../src/demo-shop.ts';
import type { GradedQuery } from './search-quality/graded-query.ts';
import { mean, ndcg, reciprocalRank } from './search-quality/measure-ranking.ts';
import { queries } from './search-quality/queries.ts';
import { createRival } from './search-quality/rival.ts';
import { setAsideQueries } from './search-quality/set-aside-queries.ts';

type Find = (query: string) => readonly number[];

const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: process.env.DATA_DIR ?? './var/bench' });
const { connection, leave } = await reachDatabase(config, () => {});
await migrate(connection);
const database = openDatabase(connection);
const products = process.env.PRODUCTS ? Number(process.env.PRODUCTS) : undefined;
await loadDemoShop({ connection, dataDir: config.dataDir, clock: systemClock, say: () => {}, products });
const texts = await createCatalogue({ database, clock: systemClock, publicUrl: config.publicUrl }).searchTexts();
await closeDatabase(database);
await leave();

const started = performance.now();
const index = await buildSearchIndex(texts);
console.log(`${texts.products.length} products, index built in ${(performance.now() - started).toFixed(0)} ms\n`);
const engines: Record<string, Find> = { shop: (query) => index.find(query, false).productIds, MiniSearch: createRival(texts) };

function gradesOf({ best, also, brand }: GradedQuery, { products }: CatalogueTexts): Map<number, number> {
  return new Map(
    products
      .filter(({ isArchived }) => !isArchived)
      .flatMap(({ id, name, brandCode }): [number, number][] => {
        const grade = best.test(name.es) ? 3 : also?.test(name.es) ? 1 : 0;
        if (grade === 0) return [];
        // Of another brand than the one asked for, even the right kind is second best.
        return [[id, brand && brand !== brandCode ? 1 : grade]];
      }),
  );
}

function report(title: string, asked: readonly GradedQuery[]): void {
  const judged = asked.map((one) => ({ ...one, grades: gradesOf(one, texts) })).filter(({ grades }) => grades.size > 0);
  console.log(`${title}: ${judged.length} queries (${asked.length - judged.length} ask for what the catalogue does not have)`);
  for (const [name, find] of Object.entries(engines)) {
    const scores = judged.map(({ kind, query, grades }) => {
      const found = find(query);
      return { kind, query, empty: found.length === 0, score: ndcg(found.slice(0, 10).map((id) => grades.get(id) ?? 0), [...grades.values()]) };
    });
    const kinds = [...Map.groupBy(scores, ({ kind }) => kind)].map(([kind, of]) => `${kind} ${mean(of.map(({ score }) => score)).toFixed(2)}`);
    const empty = scores.filter((one) => one.empty).length / scores.length;
    console.log(`  ${name.padEnd(10)} NDCG@10 ${mean(scores.map(({ score }) => score)).toFixed(3)}, empty ${(empty * 100).toFixed(1)} %   ${kinds.join(', ')}`);
    if (name === 'shop' && process.argv.includes('--weak'))
      for (const { query, score } of scores.filter((one) => one.score < 0.8)) console.log(`    ${score.toFixed(2)}  ${query}`);
  }
}

/** Every fortieth article, as people write it. */
function reportArticles(): void {
  const writings = [(text: string) => text, (text: string) => text.replace(/\W/g, ''), (text: string) => text.replace(/\W/g, ' '), (text: string) => text.replace(/\W/g, '.'), (text: string) => `ref ${text.toLowerCase()}`];
  const wanted = texts.products.filter((_, at) => at % 40 === 0).map((product, at) => ({ id: product.id, query: writings[at % writings.length]!(product.article) }));
  console.log(`Article numbers: ${wanted.length}`);
  for (const [name, find] of Object.entries(engines))
    console.log(`  ${name.padEnd(10)} MRR ${mean(wanted.map(({ id, query }) => reciprocalRank(find(query), id))).toFixed(3)}`);
}

function reportSpeed(): void {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1)
    for (const { query } of queries) {
      const from = performance.now();
      index.find(query, round % 2 === 0);
      times.push(performance.now() - from);
    }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(2);
  console.log(`Ranking in the process: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
}

report('Queries', queries);
report('Set aside', setAsideQueries);
reportArticles();
reportSpeed();
