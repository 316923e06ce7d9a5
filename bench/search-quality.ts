import { createCatalogue, readSearchTexts } from '#areas/catalogue/server/catalogue.ts';
import { buildSearchIndex } from '#areas/search/server/index/build-search-index.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { articleQueries } from './search-quality/article-queries.ts';
import { readJudgedProducts } from './search-quality/judged-products.ts';
import { mean, reciprocalRank } from './search-quality/measure-ranking.ts';
import { readGradedSets } from './search-quality/graded-sets.ts';
import { queries } from './search-quality/queries.ts';
import { createEngines } from './search-quality/create-engines.ts';
import { reportQueries } from './search-quality/report-queries.ts';
import { reportSet } from './search-quality/report-sets.ts';
import { setAsideQueries } from './search-quality/set-aside-queries.ts';

// Prints what the shop's search finds beside other engines on the same texts; with --weak also what it answers badly of
// the queries that may be looked at. SEARCH_SETS names a folder of further graded queries, two of them for other catalogues.
const { config, database, close } = await openDemoShop();
const texts = await readSearchTexts(createCatalogue({ database, publicUrl: config.publicUrl }));
const judged = await readJudgedProducts(database);

const index = await buildSearchIndex(texts);
const engines = await createEngines(database, texts, index);
console.log(`${judged.length} products on sale\n`);

const isVerbose = process.argv.includes('--weak');
await reportQueries('Queries looked at while the search is improved', queries, judged, engines, isVerbose);
// Never one by one, so that the search is not tuned to these queries.
await reportQueries('Queries set aside', setAsideQueries, judged, engines, false);

const articles = articleQueries(judged);
console.log(`Article numbers and EANs in ${articles.length} writings`);
for (const [name, find] of Object.entries(engines)) {
  const ranks = await Promise.all(articles.map(async ({ id, query }) => reciprocalRank(await find(query), id)));
  const missing = ranks.filter((rank) => rank === 0).length / ranks.length;
  console.log(`  ${name.padEnd(12)} MRR ${mean(ranks).toFixed(3)}, not found ${(missing * 100).toFixed(1)} %`);
}

for (const set of process.env.SEARCH_SETS ? await readGradedSets(process.env.SEARCH_SETS, texts) : []) {
  const its = await buildSearchIndex(set.texts);
  await reportSet(set, await createEngines(database, set.texts, its), isVerbose);
}
await close();
