import type { GradedSet, SetQuery } from './graded-sets.ts';
import { ndcg } from '#areas/search/server/trial/ndcg.ts';
import { mean } from './measure-ranking.ts';
import type { Engines } from './report-queries.ts';

interface Score {
  readonly query: SetQuery;
  /** NDCG@10. */
  readonly score: number;
  readonly isEmpty: boolean;
}

const weak = 0.9;

/** One line per group and one of all: NDCG@10 and the share of empty answers, developed against and set aside. */
export async function reportSet({ name, queries }: GradedSet, engines: Engines, isVerbose: boolean): Promise<void> {
  const judged = queries.filter(({ grades }) => grades.size > 0);
  const scoreOf = async (query: SetQuery, find: Engines[string]): Promise<Score> => {
    const found = await find(query.query);
    const grades = found.slice(0, 10).map((id) => query.grades.get(id) ?? 0);
    return { query, score: ndcg(grades, [...query.grades.values()]), isEmpty: found.length === 0 };
  };
  const results: { engine: string; scores: Score[] }[] = [];
  for (const [engine, find] of Object.entries(engines)) {
    const scores: Score[] = [];
    for (const query of judged) scores.push(await scoreOf(query, find));
    results.push({ engine, scores });
  }
  console.log(`${name}: ${judged.length} queries (developed / set aside / all, empty)`);
  const groups = [...new Set(judged.map(({ group }) => group))];
  for (const group of [...(groups.length > 1 ? groups : []), 'all']) {
    const cells = results.map(({ engine, scores }) => {
      const of = scores.filter(({ query }) => group === 'all' || query.group === group);
      return `${engine} ${lineOf(of)}`;
    });
    console.log(`  ${group.padEnd(10)}${cells.join('   ')}`);
  }
  if (!isVerbose) return;
  for (const { query, score } of results[0]!.scores)
    if (!query.isSetAside && score < weak)
      console.log(`    ${score.toFixed(2)}  ${query.group.padEnd(9)} ${query.query}`);
}

function lineOf(scores: readonly Score[]): string {
  const part = (isSetAside: boolean): string => {
    const of = scores.filter(({ query }) => query.isSetAside === isSetAside);
    return `${of.length > 0 ? mean(of.map(({ score }) => score)).toFixed(3) : '  -  '} (${String(of.length).padStart(2)})`;
  };
  const empty = scores.filter(({ isEmpty }) => isEmpty).length;
  return `${part(false)} / ${part(true)} / ${mean(scores.map(({ score }) => score)).toFixed(3)} e${empty}`;
}
