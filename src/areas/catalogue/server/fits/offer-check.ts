import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { brokenRule, type FitFacts, rulesAbout } from '../fit-rules.ts';

/** Whether a product may be offered with these: no rule says that they do not go together. Unknown ids break none. */
export function offerCheck(index: CatalogueIndex, ids: readonly number[]): (other: number) => boolean {
  if (index.fitRules.length === 0) return () => true;
  const factsOf = (id: number): FitFacts[] => {
    const position = index.positionById.get(id);
    return position === undefined ? [] : [index.alike[position]!.facts];
  };
  const chosen = ids.flatMap(factsOf).map((facts) => ({ facts, rules: rulesAbout(index.fitRules, facts) }));
  return (other) => factsOf(other).every((facts) => chosen.every((one) => !brokenRule(one.rules, one.facts, facts)));
}
