import { gradeOf, type GradedQuery, groups } from './graded-query.ts';
import type { JudgedProduct } from './judged-products.ts';
import { ndcg } from '#areas/search/server/trial/ndcg.ts';
import { mean } from './measure-ranking.ts';

export type Engines = Readonly<Record<string, (query: string) => readonly number[] | Promise<readonly number[]>>>;

interface Score {
  readonly group: string;
  readonly locale: string;
  readonly query: string;
  /** NDCG@10; of nonsense 1 for no answer, else 0. */
  readonly score: number;
  readonly isEmpty: boolean;
}

const weak = 0.85;

function judge(query: GradedQuery, products: readonly JudgedProduct[]): Map<number, number> {
  return new Map(
    products.flatMap((product): [number, number][] => {
      const grade = gradeOf(product, query);
      return grade > 0 ? [[product.id, grade]] : [];
    }),
  );
}

/** One query after the other, so that an engine behind a connection is not asked for hundreds at once. */
async function scoresOf(
  queries: readonly (GradedQuery & { grades: ReadonlyMap<number, number> })[],
  find: Engines[string],
): Promise<Score[]> {
  const scores: Score[] = [];
  for (const { group, locale, query, grades } of queries) {
    const found = await find(query);
    const isEmpty = found.length === 0;
    const first = found.slice(0, 10).map((id) => grades.get(id) ?? 0);
    const score = group === 'nonsense' ? Number(isEmpty) : ndcg(first, [...grades.values()]);
    scores.push({ group, locale, query, score, isEmpty });
  }
  return scores;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`.padStart(6);
const cell = (scores: readonly Score[]): string =>
  `${mean(scores.map(({ score }) => score)).toFixed(3)}${percent(mean(scores.map(({ isEmpty }) => Number(isEmpty))))}`;

/** One line per group, and all but nonsense together: NDCG@10 and the share of empty answers of each engine. */
export async function reportQueries(
  title: string,
  queries: readonly GradedQuery[],
  products: readonly JudgedProduct[],
  engines: Engines,
  isVerbose: boolean,
): Promise<void> {
  const all = queries.map((one) => ({ ...one, grades: judge(one, products) }));
  const judged = all.filter(({ group, grades }) => group === 'nonsense' || [...grades.values()].includes(3));
  for (const one of all)
    if (!judged.includes(one)) console.log(`Not counted, since no product meets the whole query: ${one.query}`);
  const results = await Promise.all(
    Object.entries(engines).map(async ([name, find]) => ({ name, scores: await scoresOf(judged, find) })),
  );
  const line = (label: string, count: number, of: (score: Score) => boolean): void =>
    console.log(
      `  ${label.padEnd(12)}${String(count).padStart(4)}   ` +
        results.map(({ scores }) => cell(scores.filter(of)).padEnd(18)).join(''),
    );

  console.log(`${title}: ${judged.length}`);
  console.log(
    `  ${'group'.padEnd(12)}${'n'.padStart(4)}   ${results.map(({ name }) => `${name}, empty`.padEnd(18)).join('')}`,
  );
  for (const group of groups) {
    const count = judged.filter((one) => one.group === group).length;
    if (count > 0) line(group, count, (score) => score.group === group);
  }
  for (const locale of ['es', 'ca'])
    line(
      `in ${locale}`,
      judged.filter((one) => one.locale === locale && one.group !== 'nonsense').length,
      (score) => score.locale === locale && score.group !== 'nonsense',
    );
  line('all', judged.filter(({ group }) => group !== 'nonsense').length, ({ group }) => group !== 'nonsense');
  console.log('  (of nonsense: the share rightly answered with nothing; it is not in the sums)\n');
  if (!isVerbose) return;
  for (const { group, query, score } of results[0]!.scores)
    if (score < weak) console.log(`    ${score.toFixed(2)}  ${group.padEnd(10)} ${query}`);
}
