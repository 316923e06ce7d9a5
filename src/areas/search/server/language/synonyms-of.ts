import type { Word } from './split-words.ts';
import { type Phrase, phrasesByFirstTerm, phrasesOfGroup } from './synonym-phrases.ts';
import type { TermIndex } from '../index/term-index.ts';

/** One meaning of a query's word: terms that a product must all have, and the certainty (0 to 1). */
export interface Alternative {
  readonly terms: readonly number[];
  readonly quality: number;
}

/** Matches of the typed word come before those of its synonyms; a word that no product has means just its synonyms. */
const synonymQuality = { ofUsed: 0.8, ofUnused: 0.95 };

interface Place {
  readonly from: number;
  readonly to: number;
  readonly phrase: Phrase;
  readonly confidence: number;
  /** Written so in the query, or in the other number. */
  readonly isAsTyped: boolean;
}

/** Each word of a phrase in the query also matches the phrase's synonyms. */
export function synonymsOf(
  index: TermIndex,
  words: readonly Word[],
  read: readonly (readonly Alternative[])[],
): Alternative[][] {
  const possible = read.map(
    (alternatives) => new Map(alternatives.filter(isOneTerm).map(({ terms, quality }) => [terms[0]!, quality])),
  );
  const added = read.map((): Alternative[] => []);
  const places = possible.flatMap((_, from) => phrasesAt(index, words, possible, from));
  for (const place of places) {
    // `llave grifa` and `sierra de calar` mean more than their `grifa` and `sierra`.
    if (places.some(({ from, to }) => from <= place.from && to >= place.to && to - from > place.to - place.from))
      continue;
    // `balda` means a shelf, though a bucket, `balde`, has the same stem.
    if (
      !place.isAsTyped &&
      places.some((other) => other.isAsTyped && other.from === place.from && other.to === place.to)
    )
      continue;
    const alternatives = alternativesOf(index, place);
    for (let at = place.from; at < place.to; at += 1) added[at]!.push(...alternatives);
  }
  return added;
}

const inSingular = (surface: string): string => surface.replace(/s$/, '');

const isOneTerm = ({ terms }: Alternative): boolean => terms.length === 1;

function alternativesOf(index: TermIndex, { phrase, confidence }: Place): Alternative[] {
  const isUsed = index.havingAll(phrase.terms.map((term) => index.termOf(term)!)).documents.length > 0;
  const quality = confidence * (isUsed ? synonymQuality.ofUsed : synonymQuality.ofUnused);
  return phrasesOfGroup.get(phrase.group)!.flatMap((other) => {
    const terms = other === phrase ? [undefined] : other.terms.map(index.termOf);
    return terms.every((term) => term !== undefined) ? [{ terms, quality }] : [];
  });
}

function phrasesAt(
  index: TermIndex,
  words: readonly Word[],
  possible: readonly ReadonlyMap<number, number>[],
  from: number,
): Place[] {
  return [...possible[from]!.keys()].flatMap((first) =>
    (phrasesByFirstTerm.get(index.textOf(first)) ?? []).flatMap((phrase): Place[] => {
      const qualities = phrase.terms.map((term, step) => possible[from + step]?.get(index.termOf(term) ?? -1) ?? 0);
      const confidence = Math.min(...qualities);
      const typed = words.slice(from, from + phrase.surfaces.length).map(({ surface }) => inSingular(surface));
      const isAsTyped = phrase.surfaces.every((surface, step) => inSingular(surface) === typed[step]);
      return confidence > 0 ? [{ from, to: from + phrase.terms.length, phrase, confidence, isAsTyped }] : [];
    }),
  );
}
