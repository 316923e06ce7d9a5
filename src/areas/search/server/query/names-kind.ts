import { readWeight, type TermIndex } from '../terms/term-index.ts';

/** The share of the names with a word that begin with it when it is a kind of goods. */
const minKindShare = 0.3;
/** What such a word weighs in such a name. */
const minKindWeight = 9;

/** Whether names begin with a term, as with that of a kind of goods. */
export const isKind = (index: TermIndex, term: number): boolean =>
  index.headShareOf(term) >= minKindShare &&
  index.postingsOf(term).weights.some((step) => readWeight(step) >= minKindWeight);
