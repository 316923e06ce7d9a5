import {
  type OtherGoods,
  otherGoodsAt,
  severalWordsOfOtherTrades,
  speltInOtherTrades,
} from '../language/other-trades.ts';
import type { Word } from '../language/split-words.ts';
import { severalWords } from '../language/stop-words.ts';
import { inName, kindPair, minFirst, readWeight, type TermIndex } from '../terms/term-index.ts';
import { isKind } from './names-kind.ts';
import { type Alternative, laterMeaning, meaningsOf } from './synonyms-of.ts';

/** Another name for a word is surer than a guess at it. */
const minSurety = 0.7;
/** What comes nearest is no meaning of the word. */
const nearestQuality = 0.9;

/** A thing that a query asks for and that the shop does not sell, or a maker of whom it sells nothing. */
export interface NotSold {
  readonly words: readonly Word[];
  /** What the maker's name is also said of: `dremel`. Where it is, or beside a thing, the query still asks for that. */
  readonly isMaker: boolean;
  readonly meant: readonly Alternative[];
  /** What the shop has instead, and whether that may do. */
  readonly nearest: readonly Alternative[];
  readonly isRelated: boolean;
}

/**
 * The thing that is asked for, when it is of another trade and no product is called so: it is no misspelt word, and what only
 * mentions it is none. A word before it that names a kind of the shop's goods is asked for instead: `aspirador de coche`.
 */
export function findNotSold(
  index: TermIndex,
  words: readonly Word[],
  read: readonly (readonly Alternative[])[],
  isPurpose: (word: Word) => boolean,
): NotSold | null {
  let isAfterThing = false;
  for (const [at, word] of words.entries()) {
    isAfterThing ||= isPurpose(word);
    const others = otherGoodsAt(words, at);
    // `coche` only says of which kind a `batería de coche` is.
    isAfterThing ||= others.some(
      (one) => !one.isMaker && one.surfaces.length > 1 && isSold(index, words, at, one, read[at]!),
    );
    const other = others.find((one) =>
      one.isMaker ? !isMade(index, words, at, one) : !isAfterThing && !isSold(index, words, at, one, read[at]!),
    );
    if (other) {
      const { isMaker, isRelated, surfaces } = other;
      const own = isMaker ? [] : ownKind(index, word, read[at]!);
      return {
        words: words.slice(at, at + surfaces.length),
        isMaker,
        meant: isMaker ? meantByMaker(index, word, read[at]!) : [],
        nearest: own.length > 0 ? own : nearestOf(index, other),
        isRelated: isRelated || own.length > 0,
      };
    }
    const term = index.termOf(word.term);
    isAfterThing ||=
      word.kind === 'word' && !severalWords.has(word.surface) && term !== undefined && isKind(index, term);
  }
  return null;
}

/** Of a `casco de moto` helmets are nearest. */
const ownKind = (index: TermIndex, { surface }: Word, read: readonly Alternative[]): readonly Alternative[] =>
  severalWords.has(surface) ? [] : read.filter(({ quality, terms }) => quality === 1 && isKind(index, terms[0]!));

/** A maker's name may be another name for a thing: `dremel`. */
const meantByMaker = (index: TermIndex, { surface }: Word, read: readonly Alternative[]): readonly Alternative[] =>
  index.words.has(surface) ? read.filter(({ isSynonym }) => isSynonym) : [];

/** Whether names begin with it. */
const isFirst = (index: TermIndex, terms: readonly number[]): boolean =>
  index.havingAll(terms).heads.some((step) => readWeight(step) >= minFirst);

/** Whether a product's name or brand has a maker's name. */
function isMade(index: TermIndex, words: readonly Word[], at: number, { surfaces }: OtherGoods): boolean {
  return words.slice(at, at + surfaces.length).every(({ surface, term }) => {
    const id = index.termOf(term);
    return id !== undefined && index.words.has(surface) && index.postingsOf(id).weights.some(isOfName);
  });
}

const isOfName = (step: number): boolean => readWeight(step) >= inName;

/** Whether a product is called so, or what another name for it means. */
function isSold(
  index: TermIndex,
  words: readonly Word[],
  at: number,
  { surfaces }: OtherGoods,
  read: readonly Alternative[],
): boolean {
  if (index.named.has(called(surfaces.join(' ')))) return true;
  if (surfaces.length > 1) {
    const pair = index.termOf(kindPair(words[at]!.term, words[at + 1]!.term));
    return pair !== undefined && index.isUsed(pair);
  }
  const isKnown = index.words.has(words[at]!.surface) || index.words.has(surfaces[0]!);
  return isKnown && read.some(({ terms, quality }) => quality < 1 && quality > minSurety && isFirst(index, terms));
}

const nearestOf = (index: TermIndex, { nearest }: OtherGoods): Alternative[] =>
  nearest.flatMap((phrase, at) =>
    meaningsOf(index, phrase).map((terms) => ({ terms, quality: nearestQuality * laterMeaning ** at })),
  );

/** How the index notes that a product is called so. */
const called = (spelt: string): string => `!${spelt}`;

/** What the index notes of all the words of a name or section: a `Norda batería … para coche` is a `batería de coche`. */
export const callsOfWhole = (words: readonly Word[]): string[] =>
  severalWordsOfOtherTrades(words).map((surfaces) => called(surfaces.join(' ')));

/** What the index notes of the words that a product is called by. */
export const callsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ surface }) => {
    const spelt = speltInOtherTrades(surface);
    return spelt === undefined ? [] : [called(spelt)];
  });
