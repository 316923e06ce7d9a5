import { existsSync } from 'node:fs';
import { createCatalogue, findCards, readTextPortions } from '#areas/catalogue/server/catalogue.ts';
import { buildSearchIndex } from '#areas/search/server/index/build-search-index.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { readSearchRules, searchRulesFile } from '#areas/search/server/rules/search-rules-file.ts';
import { createSearchRules, type SearchRules } from '#areas/search/server/rules/search-rules.ts';
import { noRules } from '#areas/search/server/rules/search-rules-data.ts';
import { type GradedQuery, gradedQueriesFile, readGradedQueries } from '#areas/search/server/trial/graded-queries.ts';
import { findUnknown, scoreQuery, type Trial, tryQuery } from '#areas/search/server/trial/try-rules.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';

export const searchTry: Command = {
  name: 'search try',
  usage: `["QUERY"] [--file FILE.json]
      shows the first ten products of a query before and after, and which graded queries change: with --file before and
      after its rules replace search.json, else without any rules and with those of search.json. Nothing is saved.
      Graded queries are those of search-queries.json in SHOP_DIR`,
  takes: [0, 1],
  async run({ config, database }, [query], { file }) {
    const inUse = searchRulesFile(config.shopDir);
    if (file !== undefined && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
    const rules = orStop(() => ({
      before: createSearchRules(file === undefined ? noRules : readSearchRules(inUse)),
      after: createSearchRules(readSearchRules(file ?? inUse)),
    }));
    const gradedFile = gradedQueriesFile(config.shopDir);
    const graded = orStop(() => readGradedQueries(gradedFile));

    const catalogue = createCatalogue({ database, publicUrl: config.publicUrl });
    const index = await buildSearchIndex(await readTextPortions(catalogue));
    for (const line of findUnknown(index, rules.after, graded)) console.log(`note: ${line}`);
    if (query !== undefined) {
      const before = tryQuery(index, rules.before, query);
      const after = tryQuery(index, rules.after, query);
      const cards = await findCards(catalogue, [...before.productIds, ...after.productIds], 'es');
      const products: Products = new Map(cards.map((card) => [card.id, card]));
      console.log(`before: ${describe(before)}`);
      for (const line of linesOf(before, products)) console.log(line);
      console.log(`after: ${describe(after)}`);
      for (const line of linesOf(after, products, before)) console.log(line);
    }
    if (graded.length === 0) return console.log(`There are no graded queries in ${gradedFile}.`);
    for (const line of compareScores(index, rules, graded)) console.log(line);
  },
};

/** A wrong file is the shopkeeper's, not a fault of the program. */
function orStop<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

type Products = ReadonlyMap<number, { readonly article: string; readonly name: string }>;

function describe({ redirect, total }: Trial): string {
  if (redirect !== undefined) return `leads to ${redirect}`;
  return total === 0 ? 'nothing found' : `${total} ${total === 1 ? 'product' : 'products'}`;
}

/** `   1  T-3  Taladro de columna  (was 3)` */
function linesOf({ productIds }: Trial, products: Products, earlier?: Trial): string[] {
  return productIds.map((id, at) => {
    const { article = '', name = '' } = products.get(id) ?? {};
    const was = earlier?.productIds.indexOf(id) ?? at;
    const moved = was === at ? [] : [was < 0 ? '(new)' : `(was ${was + 1})`];
    return [String(at + 1).padStart(4), article, name, ...moved].join('  ');
  });
}

/** Smaller differences are not shown. */
const minChange = 0.005;

function compareScores(
  index: SearchIndex,
  rules: { readonly before: SearchRules; readonly after: SearchRules },
  graded: readonly GradedQuery[],
): string[] {
  const scores = graded.map((one) => ({
    query: one.query,
    before: scoreQuery(index, rules.before, one),
    after: scoreQuery(index, rules.after, one),
  }));
  const mean = (values: readonly number[]): string =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  const changed = scores
    .filter(({ before, after }) => Math.abs(after - before) >= minChange)
    .sort((one, other) => one.after - one.before - (other.after - other.before));
  return [
    `graded queries: ${graded.length}, NDCG@10 ${mean(scores.map(({ before }) => before))} before, ${mean(scores.map(({ after }) => after))} after`,
    ...changed.map(
      ({ query, before, after }) =>
        `  ${after < before ? 'worse ' : 'better'}  ${before.toFixed(2)} → ${after.toFixed(2)}  ${query}`,
    ),
    ...(changed.length === 0 ? ['  none of them changes'] : []),
  ];
}
