import { maxSearchLength } from '#values/listing.ts';
import { divideWord } from './divide-word.ts';
import { splitWords, type Word } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { type Alternative, synonymsOf } from './synonyms-of.ts';
import { anyUnit, type TermIndex } from '../index/term-index.ts';

/** A word of a query and all its meanings; without alternatives the shop does not know it. */
export interface Concept {
  readonly word: Word;
  readonly alternatives: readonly Alternative[];
  /** That of the best alternative. */
  readonly confidence: number;
}

/** Limits, with `maxAlternatives` of each word, the work of a query. */
const maxWords = 24;
export const maxConcepts = 12;
/** Hundreds of words begin with the same two letters; the most used are enough. */
export const maxAlternatives = { ofFewLetters: 40, ofMore: 120 };
const minClearLength = 4;
const minPrefixLength = 2;
const minLengthForOneError = 4;
const minLengthForTwoErrors = 7;
const minDividedLength = 6;
const maxNearWords = 24;

const quality = {
  otherUnit: 0.6,
  prefix: 0.8,
  laterPrefix: 0.5,
  sound: 0.85,
  oneError: 0.75,
  twoErrors: 0.55,
  joined: 0.95,
  split: 0.7,
};

/** The meanings of a query's words. `isTyping`: the last word may be unfinished. */
export function readQuery(index: TermIndex, query: string, isTyping: boolean): Concept[] {
  const all = splitWords(query.slice(0, maxSearchLength))
    .slice(0, maxWords)
    .flatMap((word) => divided(index, word));
  const meaningful = all.filter(({ surface }) => !stopWords.has(surface));
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxConcepts);
  const read = words.map((word, at) => alternativesOf(index, word, isTyping && at === words.length - 1));
  joinNeighbours(index, words, read);
  for (const [at, added] of synonymsOf(index, words, read).entries()) read[at]!.push(...added);
  return words.map((word, at) => conceptOf(index, word, read[at]!));
}

/** The surest alternatives that some product has. */
function conceptOf(index: TermIndex, word: Word, read: readonly Alternative[]): Concept {
  const alternatives = read
    .filter(({ terms }) => terms.every(index.isUsed))
    .sort((a, b) => b.quality - a.quality || index.countOf(b.terms[0]!) - index.countOf(a.terms[0]!))
    .slice(0, word.surface.length < minClearLength ? maxAlternatives.ofFewLetters : maxAlternatives.ofMore);
  return { word, alternatives, confidence: alternatives[0]?.quality ?? 0 };
}

/** `discodediamante`: an unknown word without a near spelling may be several words. */
function divided(index: TermIndex, word: Word): readonly Word[] {
  const { kind, surface } = word;
  if (kind !== 'word' || surface.length < minDividedLength || isKnown(index, word)) return [word];
  if (index.words.nearest(surface, 1).length > 0) return [word];
  const pieces = divideWord(surface, (piece) => index.words.has(piece));
  return pieces ? splitWords(pieces.join(' ')) : [word];
}

const isKnown = (index: TermIndex, { term }: Word): boolean => index.termOf(term) !== undefined;

function alternativesOf(index: TermIndex, word: Word, isLast: boolean): Alternative[] {
  if (word.kind === 'number') return known(index, [anyUnit(word.amount!)], 1);
  if (word.kind === 'measure')
    return [...known(index, [word.term], 1), ...known(index, [word.amount!], quality.otherUnit)];
  const exact = known(index, [word.term], 1);
  const finished = isLast ? startingWith(index, word, exact.length > 0 ? quality.laterPrefix : quality.prefix) : [];
  const isOfProducts = exact.some(({ terms }) => index.isUsed(terms[0]!));
  if (isOfProducts || (exact.length > 0 && word.kind === 'word')) return [...exact, ...finished];
  if (word.kind === 'code') return [...exact, ...finished, ...piecesOf(index, word)];
  const begun =
    isLast || word.surface.length < minLengthForOneError ? finished : startingWith(index, word, quality.laterPrefix);
  return [...begun, ...nearWords(index, word.surface, isLast && begun.length === 0)];
}

function known(index: TermIndex, terms: readonly string[], confidence: number): Alternative[] {
  const ids = terms.map(index.termOf);
  return ids.every((id) => id !== undefined) ? [{ terms: ids, quality: confidence }] : [];
}

function startingWith(index: TermIndex, { surface }: Word, confidence: number): Alternative[] {
  if (surface.length < minPrefixLength) return [];
  return [...index.words.startingWith(surface)].map((term) => ({ terms: [term], quality: confidence }));
}

/** `m8x20`, `gsb18v`: letters and numbers joined. */
function piecesOf(index: TermIndex, { surface }: Word): Alternative[] {
  const pieces = splitWords(surface.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' '));
  if (pieces.length < 2) return [];
  return known(
    index,
    pieces.map((piece) => (piece.kind === 'number' ? anyUnit(piece.amount!) : piece.term)),
    quality.split,
  );
}

/** Words that sound the same, then those with the fewest typing errors. */
function nearWords(index: TermIndex, surface: string, mayBeUnfinished: boolean): Alternative[] {
  if (surface.length < minLengthForOneError) return [];
  const same = index.words.soundingLike(surface).map((term) => ({ terms: [term], quality: quality.sound }));
  const maxErrors = surface.length >= minLengthForTwoErrors && same.length === 0 ? 2 : 1;
  const whole = index.words.nearest(surface, maxErrors);
  const near =
    whole.length > 0 || !mayBeUnfinished || surface.length < 5 ? whole : index.words.nearest(surface, 1, true);
  const confidence = (distance: number): number => (distance <= 1 ? quality.oneError : quality.twoErrors);
  const mistyped = near
    .slice(0, maxNearWords)
    .map(({ term, distance }) => ({ terms: [term], quality: confidence(distance) }));
  return [...same, ...mistyped];
}

/** `mini amoladora`, `de walt`, `gsb 18v-55`: words that the catalogue writes together. */
function joinNeighbours(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [joined] = splitWords(words[at]!.surface + words[at + 1]!.surface);
    const together = joined && joined.kind !== 'number' ? known(index, [joined.term], quality.joined) : [];
    read[at]!.push(...together);
    read[at + 1]!.push(...together);
  }
}
