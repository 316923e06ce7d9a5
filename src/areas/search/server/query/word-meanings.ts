import { wordsOfDiminutive } from '../language/diminutives.ts';
import { inchesOf, splitWords, type Word } from '../language/split-words.ts';
import { stemWord } from '../language/word-forms.ts';
import { anyUnit, type TermIndex } from '../terms/term-index.ts';
import type { Alternative } from './synonyms-of.ts';

const minPrefixLength = 2;
export const minLengthForOneError = 4;
const minLengthForTwoErrors = 7;
/** In a shorter word two letters may be left out. */
const minLengthForLeftOut = 5;
const maxLeftOut = 2;
/** In so short a word another letter makes another word. */
const maxLengthOfGuess = 5;
const maxNearWords = 24;

const mmPerInch = 25.4;
/** How far, in proportion, a length may be from one in inches, and how much less sure it is for it. */
const maxInchError = 0.12;
const qualityPerInchError = 3;

/** How certain the meanings of a word are. */
export const quality = {
  inches: 0.95,
  otherUnit: 0.6,
  prefix: 0.8,
  laterPrefix: 0.5,
  sound: 0.85,
  small: 1,
  oneError: 0.75,
  twoErrors: 0.55,
  otherError: 0.85,
  split: 0.7,
  brokenOff: 0.7,
};

/** What a single word may mean; `isLast`: it may be unfinished. */
export function alternativesOf(index: TermIndex, word: Word, isLast: boolean): Alternative[] {
  if (word.kind === 'number') return known(index, [anyUnit(word.amount!)], 1);
  const inches = inchesOf(word);
  if (inches !== null) return [...known(index, [word.term], 1), ...nearInches(index, inches)];
  if (word.kind === 'measure')
    return [
      ...known(index, [word.term], 1),
      ...known(index, [word.amount!], quality.otherUnit).map((one) => ({ ...one, isBare: true })),
      // A cable of 2.5 mm is one of 2.5 mm².
      ...(word.term === `${word.amount}mm` ? known(index, [`${word.amount}mm2`], quality.sound) : []),
      // `batería de 5 amperios` is one of 5 Ah.
      ...(word.term === `${word.amount}a` ? known(index, [`${word.amount}ah`], quality.sound) : []),
    ];
  const exact = [...known(index, [word.term], 1), ...numberIn(index, word)];
  const finished = isLast ? startingWith(index, word, exact.length > 0 ? quality.laterPrefix : quality.prefix) : [];
  const isOfProducts = exact.some(({ terms }) => index.isUsed(terms[0]!));
  if (isOfProducts || (exact.length > 0 && word.kind === 'word'))
    return [...exact, ...finished, ...brokenOff(index, word)];
  if (word.kind === 'code') return [...exact, ...finished, ...piecesOf(index, word)];
  const small = smallOnes(index, word);
  // It may be another word with a typing error.
  if (small.length > 0) return [...small, ...finished, ...oneErrorFrom(index, word.surface)];
  const begun =
    isLast || word.surface.length < minLengthForOneError ? finished : startingWith(index, word, quality.laterPrefix);
  const near = nearWords(index, word.surface, isLast && begun.length === 0);
  // `carragol` is mistyped, and no abbreviated `carr`.
  return [...begun, ...(near.length > 0 ? [] : brokenOff(index, word)), ...near];
}

/** Screws are asked for by their size alone: a rope of 5 mm and 50 m comes after them. */
export const millimetresFirst = (index: TermIndex, { amount }: Word): Alternative[] => [
  ...known(index, [`${amount}mm`], 1),
  ...known(index, [anyUnit(amount!)], quality.otherUnit),
];

/** A length in inches means those in millimetres nearest to it, as trade sizes are: 4 1/2 is 115, 2 is 50. */
const nearInches = (index: TermIndex, inches: number): Alternative[] =>
  index.sizes
    .lengthsNear(inches * mmPerInch, maxInchError)
    .map(({ term, error }) => ({ terms: [term], quality: quality.inches - error * qualityPerInchError }));

/** `ocho` is also 8. */
const numberIn = (index: TermIndex, { kind, amount }: Word): Alternative[] =>
  kind === 'word' && amount !== undefined ? known(index, [anyUnit(amount)], 1) : [];

/** `martillito` is a `martillo`. */
export function smallOnes(index: TermIndex, { surface }: Word): Alternative[] {
  const spelled = wordsOfDiminutive(surface).filter((one) => index.words.has(one));
  return [...new Set(spelled.map(stemWord))]
    .flatMap((term) => known(index, [term], quality.small))
    .filter(({ terms }) => index.isUsed(terms[0]!));
}

/** `tomacorriente` is also written `TOMACORR.` where products have it so. */
function brokenOff(index: TermIndex, { kind, surface }: Word): Alternative[] {
  const term = kind === 'word' ? index.words.brokenOff(surface) : undefined;
  return term === undefined || !index.isUsed(term)
    ? []
    : [{ terms: [term], quality: quality.brokenOff, isSynonym: true }];
}

export function known(index: TermIndex, terms: readonly string[], confidence: number): Alternative[] {
  const ids = terms.map(index.termOf);
  return ids.every((id) => id !== undefined) ? [{ terms: ids, quality: confidence }] : [];
}

function startingWith(index: TermIndex, { surface }: Word, confidence: number): Alternative[] {
  if (surface.length < minPrefixLength) return [];
  const all = [...index.words.startingWith(surface)];
  // `tala` is a drill before it is a `talacho`, which no product is called.
  const used = all.filter(index.isUsed);
  return (used.length > 0 ? used : all).map((term) => ({ terms: [term], quality: confidence }));
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

const oneErrorFrom = (index: TermIndex, surface: string): Alternative[] =>
  index.words
    .nearest(surface, 1)
    .map(({ term }) => ({ terms: [term], quality: quality.oneError * quality.otherError }));

/** Words that sound the same, then those with the fewest typing errors. */
export function nearWords(index: TermIndex, surface: string, mayBeUnfinished: boolean): Alternative[] {
  if (surface.length < minLengthForOneError) return [];
  const same = index.words.soundingLike(surface).map(({ term }) => ({ terms: [term], quality: quality.sound }));
  const maxErrors = surface.length >= minLengthForTwoErrors && same.length === 0 ? 2 : 1;
  const whole = index.words.nearest(surface, maxErrors).filter((one) => one.distance < 2 || one.isSameStart);
  const near =
    whole.length > 0 || !mayBeUnfinished || surface.length < 5 ? whole : index.words.nearest(surface, 1, true);
  const confidence = (distance: number): number => (distance <= 1 ? quality.oneError : quality.twoErrors);
  const mistyped = near.slice(0, maxNearWords).map(({ term, distance, isSlip, isOtherLetter }) => ({
    terms: [term],
    isGuess: isOtherLetter && surface.length <= maxLengthOfGuess,
    quality: confidence(distance) * (isSlip ? 1 : quality.otherError),
  }));
  if (same.length > 0 || near.length > 0 || surface.length < minLengthForLeftOut) return [...same, ...mistyped];
  return index.words
    .leavingOut(surface, maxLeftOut)
    .slice(0, maxNearWords)
    .map((term) => ({ terms: [term], quality: quality.twoErrors }));
}
