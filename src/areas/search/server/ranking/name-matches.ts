import type { Concept } from '../query/read-query.ts';
import { splitWords } from '../language/split-words.ts';
import type { TermIndex } from '../terms/term-index.ts';

export interface NameMatch {
  /** The share of the query's known words that the name has, weighted by certainty. */
  readonly share: number;
  /** The name has no other words. */
  readonly isWhole: boolean;
}

/** The terms of a name in each language; a term that no product has is undefined. */
export type NameTerms = readonly ReadonlySet<number | undefined>[];

export const readName = (index: TermIndex, names: readonly string[]): NameTerms =>
  names.map((name) => new Set(splitWords(name).map(({ term }) => index.termOf(term))));

/** How well names (of a section or a brand) match a query; null when they have none of its words. */
export function nameMatcher(concepts: readonly Concept[]): (names: NameTerms) => NameMatch | null {
  // `batería 5 Ah` still means the section of batteries: measures tell products apart, not sections.
  const known = concepts
    .filter(({ word, alternatives }) => word.kind === 'word' && alternatives.length > 0)
    .map(readMeanings);
  if (known.length === 0) return () => null;
  return (names) => {
    const matches = names.map((terms) => {
      const share = known.reduce((sum, meanings) => sum + qualityIn(meanings, terms), 0) / known.length;
      return { share, isWhole: terms.size <= known.length };
    });
    const best = matches.reduce((one, other) => (other.share > one.share ? other : one));
    return best.share > 0 ? best : null;
  };
}

type Meanings = ReturnType<typeof readMeanings>;

function readMeanings({ alternatives }: Concept) {
  const ofOneTerm = new Map<number, number>();
  for (const { terms, quality } of alternatives)
    if (terms.length === 1 && !ofOneTerm.has(terms[0]!)) ofOneTerm.set(terms[0]!, quality);
  return { ofOneTerm, ofMore: alternatives.filter(({ terms }) => terms.length > 1) };
}

function qualityIn({ ofOneTerm, ofMore }: Meanings, name: ReadonlySet<number | undefined>): number {
  let best = 0;
  for (const term of name) best = Math.max(best, term === undefined ? 0 : (ofOneTerm.get(term) ?? 0));
  for (const { terms, quality } of ofMore) if (quality > best && terms.every((term) => name.has(term))) best = quality;
  return best;
}
