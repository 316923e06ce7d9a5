import type { AttributeValues } from '../catalogue-tables.ts';
import type { CatalogueIndex, IndexedSection } from '../index/catalogue-index.ts';
import { brokenRule, type FitFacts, rulesAbout } from '../fit-rules.ts';

/** What the rules look at in the product at a position of the index. */
export function factsAt(index: CatalogueIndex, position: number): FitFacts {
  const sections: string[] = [];
  for (let section: IndexedSection | null = index.section[position]!; section; section = section.parent)
    sections.push(section.code);
  const attributes: AttributeValues = {};
  for (let at = index.termStart[position]!; at < index.termStart[position + 1]!; at += 1) {
    const term = index.terms[index.productTerms[at]!]!;
    (attributes[index.attributes[term.attribute]!.code] ??= []).push(term.value);
  }
  return { sections, attributes };
}

/** Whether a product may be offered with these: no rule says that they do not go together. Unknown ids break none. */
export function offerCheck(index: CatalogueIndex, ids: readonly number[]): (other: number) => boolean {
  if (index.fitRules.length === 0) return () => true;
  const factsOf = (id: number): FitFacts[] => {
    const position = index.positionById.get(id);
    return position === undefined ? [] : [factsAt(index, position)];
  };
  const chosen = ids.flatMap(factsOf).map((facts) => ({ facts, rules: rulesAbout(index.fitRules, facts) }));
  return (other) => factsOf(other).every((facts) => chosen.every((one) => !brokenRule(one.rules, one.facts, facts)));
}
