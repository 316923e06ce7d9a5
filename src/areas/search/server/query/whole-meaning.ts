import { minHead, storeWeight, type TermIndex } from '../terms/term-index.ts';
import { isKind } from './names-kind.ts';
import type { Concept } from './read-query.ts';
import type { Alternative } from './synonyms-of.ts';
import { quality } from './word-meanings.ts';

const headStep = storeWeight(minHead);

/**
 * The phrase that all words of a query mean together, where none of them names goods by itself: of `wall heater` the `emisor térmico`, of `con qué pego
 * metal` a glue. What mends a problem is none, as the broken thing may be wanted anew.
 */
export function meaningOfAll(index: TermIndex, concepts: readonly Concept[]): readonly number[] | null {
  const words = concepts.filter(({ word }) => word.kind === 'word').map(({ alternatives }) => alternatives);
  const [first, ...others] = words;
  if (!first || words.flat().some((one) => namesGoods(index, one))) return null;
  const shared = first.find(
    (one) => isPhrase(one) && others.every((other) => other.some(({ terms }) => terms.join() === one.terms.join())),
  );
  return shared?.terms ?? null;
}

const namesGoods = (index: TermIndex, { terms, quality: certainty, isForJob, fits }: Alternative): boolean =>
  terms.length === 1 && certainty >= quality.prefix && !isForJob && !fits && isKind(index, terms[0]!);

const isPhrase = ({ terms, isForJob, isRemedy, fits }: Alternative): boolean =>
  !fits && !isRemedy && (isForJob === true || terms.length > 1);

/** The goods of a phrase's family, named by its first word: after `cola blanca` any `cola`. */
export function familyOf(index: TermIndex, [family]: readonly number[]): Int32Array {
  const { documents, weights } = index.postingsOf(family!);
  return documents.filter((_, at) => weights[at]! >= headStep);
}
