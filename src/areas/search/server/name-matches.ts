import type { Concept } from './read-query.ts';
import { splitWords } from './split-words.ts';
import type { TermIndex } from './term-index.ts';

export interface NameMatch {
  /** Of what the shop knows of the query, the share that the name has, weighted by how sure it is. */
  readonly share: number;
  /** The name has nothing else. */
  readonly isWhole: boolean;
}

/** How well names (of a section or a brand, in any language) answer a query; null when they have nothing of it. */
export function matchName(index: TermIndex, concepts: readonly Concept[], names: readonly string[]): NameMatch | null {
  // `batería 5 Ah` is still about the section of batteries: measures choose among products, not among sections.
  const known = concepts.filter(({ word, alternatives }) => word.kind === 'word' && alternatives.length > 0);
  if (known.length === 0) return null;
  const best = names
    .map((name) => {
      const terms = new Set(splitWords(name).map(({ term }) => index.termOf(term)));
      const met = known.map(({ alternatives }) =>
        Math.max(0, ...alternatives.filter((one) => one.terms.every((term) => terms.has(term))).map(({ quality }) => quality)),
      );
      return { share: met.reduce((sum, quality) => sum + quality, 0) / known.length, isWhole: terms.size <= known.length };
    })
    .reduce((one, other) => (other.share > one.share ? other : one));
  return best.share > 0 ? best : null;
}
