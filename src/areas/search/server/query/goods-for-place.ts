import { namesOfPlace } from '../language/names-of-place.ts';
import type { Word } from '../language/split-words.ts';
import type { TermIndex } from '../terms/term-index.ts';
import { isKind } from './names-kind.ts';
import type { Alternative } from './synonyms-of.ts';
import { quality } from './word-meanings.ts';

/** Read after all meanings, which it only raises. */
export const fittingQuality = 0.01;

/** A `puerta de calle` is of wood and outside: what fits both comes first. */
const fitsOf = [1, 2] as const;

/**
 * Of the goods that a word names those come first that are made for what is said behind it: a `disco para baldosas` is one for `cerámica`, where
 * none is for `baldosas`. */
export function preferForPlace(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  let count = 0;
  for (const [at, word] of words.entries()) {
    const names = at === 0 || word.kind !== 'word' ? [] : namesOfPlace(word.term);
    const places = [...new Set(names)]
      .map(index.termOf)
      .filter((id): id is number => id !== undefined && index.isUsed(id));
    if (places.length === 0) continue;
    const fits = fitsOf[Math.min(count, fitsOf.length - 1)]!;
    count += 1;
    const own = index.termOf(word.term);
    for (const alternatives of read.slice(0, at))
      for (const kind of kindsOf(index, alternatives))
        if (own === undefined || index.havingAll([kind, own]).documents.length === 0)
          alternatives.push(...placesOf(kind, places, fits));
  }
}

const placesOf = (kind: number, places: readonly number[], fits: 1 | 2): Alternative[] =>
  places.filter((place) => place !== kind).map((place) => ({ terms: [kind, place], quality: fittingQuality, fits }));

/** The kinds that a word names, as typed or by another name. */
const kindsOf = (index: TermIndex, alternatives: readonly Alternative[]): number[] => {
  const kinds = alternatives
    .filter(({ terms, quality: certainty }) => certainty >= quality.prefix && isKind(index, terms[0]!))
    .map(({ terms }) => terms[0]!);
  return [...new Set(kinds)];
};
