import { type Found, putFirst, type SearchIndex } from './index/search-index.ts';
import { inName, readWeight } from './terms/term-index.ts';
import type { Concept } from './query/read-query.ts';

const looksAt = 3000;
/** So few letters are a beginning, and even if some text has them as a word, one more. */
const maxBegun = 2;

/**
 * Of a word still being typed the best product of each section, most products first, then the others: `ta` may become
 * `taladro`, `tablero` or `tacos`. Any other query keeps its order.
 */
export function spreadOverSections(index: SearchIndex, found: Found, count: number): Int32Array {
  const { documents, matchCount, concepts } = found;
  const best = documents.subarray(0, count);
  if (matchCount <= count || concepts.length !== 1 || !isUnfinished(index, concepts[0]!)) return best;
  const bySection = Map.groupBy(documents.subarray(0, Math.min(matchCount, looksAt)), index.sectionIdOf);
  const [ofBest, ...others] = bySection.values();
  const first = [ofBest!, ...others.sort((a, b) => b.length - a.length)].map(([document]) => document!);
  return putFirst(first.slice(0, count), best).subarray(0, count);
}

/** `led` is a word of names, `tal` is none. */
function isUnfinished({ terms }: SearchIndex, { word, confidence }: Concept): boolean {
  if (confidence < 1 || word.surface.length <= maxBegun) return true;
  const term = terms.termOf(word.term);
  const isOfNames = term !== undefined && terms.postingsOf(term).weights.some((step) => readWeight(step) >= inName);
  return word.surface.length === maxBegun + 1 && !isOfNames;
}
