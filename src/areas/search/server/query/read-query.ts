import { wordsOfDiminutive } from '../language/diminutives.ts';
import { divideWord } from '../language/divide-word.ts';
import { inchesOf, splitWords, type Word } from '../language/split-words.ts';
import { addGoods, isDescription, isKind, withoutForeignJob } from './goods-of-job.ts';
import { speltInOtherTrades } from '../language/other-trades.ts';
import { meaningful, readSpeech } from '../language/read-speech.ts';
import { purposeWords, severalWords } from '../language/stop-words.ts';
import { stemWord } from '../language/word-forms.ts';
import { findNotSold } from './other-goods.ts';
import { type Alternative, synonymsOf } from './synonyms-of.ts';
import { anyUnit, kindPair, type TermIndex } from '../terms/term-index.ts';

/** A word of a query and all its meanings; without alternatives the shop does not know it. */
export interface Concept {
  readonly word: Word;
  readonly alternatives: readonly Alternative[];
  /** That of the best alternative. */
  readonly confidence: number;
  /** It says what a thing named before it is for: `grapadora` in `grapas para grapadora`. */
  readonly isPurpose?: boolean;
  /** It says that there are several, and not of what: `juego` in `juego de brocas`. */
  readonly isSet?: boolean;
  /** The query has no other word, only numbers. */
  readonly isAlone?: boolean;
  /** A thing that the shop does not sell, its meanings being what comes nearest, `related` if that may do; or a maker of whom it sells nothing. */
  readonly notSold?: 'thing' | 'related' | 'maker';
  /** The surest meaning is of a word with another letter, and may well be another word: `señal` for `sedal`. */
  readonly isGuess?: boolean;
}

/** Limits, with `maxAlternatives` of each word and `maxWords`, the work of a query. */
export const maxConcepts = 12;
/** Hundreds of words begin with the same two letters; the most used are enough. */
export const maxAlternatives = { ofFewLetters: 40, ofMore: 120 };
const minClearLength = 4;
const minPrefixLength = 2;
const minLengthForOneError = 4;
const minLengthForTwoErrors = 7;
/** In a shorter word two letters may be left out. */
const minLengthForLeftOut = 5;
const maxLeftOut = 2;
/** In so short a word another letter makes another word. */
const maxLengthOfGuess = 5;
const minDividedLength = 6;
/** From this length on a single near word is the one that was meant. */
const minLengthRespelt = 6;
const maxLengthOfCode = 3;
const maxNearWords = 24;

const mmPerInch = 25.4;
/** How far, in proportion, a length may be from one in inches, and how much less sure it is for it. */
const maxInchError = 0.12;
const qualityPerInchError = 3;

const quality = {
  inches: 0.95,
  thread: 0.9,
  otherUnit: 0.6,
  prefix: 0.8,
  laterPrefix: 0.5,
  sound: 0.85,
  small: 1,
  oneError: 0.75,
  twoErrors: 0.55,
  otherError: 0.85,
  joined: 0.95,
  pair: 0.99,
  pairSecond: 0.6,
  split: 0.7,
  brokenOff: 0.7,
  replaced: 0.5,
};

/** What words mean beside what the catalogue and the built-in synonyms say. */
export interface FurtherMeanings {
  /** Whether a word has one, and so is not to be divided into others. */
  has(word: Word): boolean;
  /** Adds them to what was read. */
  addTo(words: readonly Word[], read: Alternative[][]): void;
}

/** The meanings of a query's words. `isTyping`: the last word may be unfinished. */
export function readQuery(index: TermIndex, query: string, isTyping: boolean, further?: FurtherMeanings): Concept[] {
  const { said, job: heard, isIdle } = readSpeech(query);
  const job = heard && isDescription(index, heard, said) ? null : heard;
  const all = said.flatMap((word) => (further?.has(word) || job?.words.has(word) ? [word] : divided(index, word)));
  const spoken = meaningful(all, job !== null);
  const typed = (job ? withoutForeignJob(index, job, spoken) : spoken).slice(0, maxConcepts);
  const spelt = typed.map((word, at) =>
    job?.words.has(word) || further?.has(word) || (isTyping && at === typed.length - 1)
      ? { word, confidence: 1 }
      : respelt(index, word),
  );
  const words = spelt.map(({ word }) => word);
  const read = isSize(words)
    ? words.map((word) => millimetresFirst(index, word))
    : words.map((word, at) => [
        ...alternativesOf(index, word, isTyping && at === words.length - 1),
        ...(word === typed[at] ? [] : nearWords(index, typed[at]!.surface, false)),
      ]);
  readThread(index, words, read);
  joinNeighbours(index, words, read);
  const synonyms = synonymsOf(index, words, read);
  for (const [at, added] of synonyms.alternatives.entries())
    read[at] = [...(synonyms.isReplaced[at] ? read[at]!.filter(isWritten).map(weaken) : read[at]!), ...added];
  joinNumbers(index, words, read);
  joinKind(index, words, read);
  if (job) addGoods(index, job, words, read);
  further?.addTo(words, read);
  const purposeAt = all.findIndex(({ surface }) => purposeWords.has(surface));
  const purpose = new Set(purposeAt < 0 ? [] : all.slice(purposeAt));
  const isKnownToShop = job !== null || words.some((word) => further?.has(word));
  const notSold = isKnownToShop ? null : findNotSold(index, words, read, (word) => purpose.has(word));
  const isUnfinished = isTyping && notSold?.words.includes(words.at(-1)!) && mayGoOn(index, words.at(-1)!);
  if (notSold && !isUnfinished) {
    const { isMaker, meant, nearest, isRelated } = notSold;
    if (!isMaker || (meant.length === 0 && words.filter(({ kind }) => kind === 'word').length === notSold.words.length))
      return notSold.words.map((word, at) => ({
        ...conceptOf(index, word, at === 0 ? nearest : []),
        notSold: isRelated ? 'related' : 'thing',
        isAlone: true,
      }));
    for (const word of notSold.words) read[words.indexOf(word)] = [...meant];
  }
  const isOneWord = words.filter(({ kind }) => kind === 'word').length === 1;
  const concepts = words.map((word, at) => ({
    ...asTyped(conceptOf(index, word, read[at]!), typed[at]!, spelt[at]!.confidence),
    ...(!isUnfinished && notSold?.words.includes(word) && { notSold: 'maker' as const }),
    isPurpose: purpose.has(word),
    isSet: !isOneWord && severalWords.has(word.surface),
    isAlone: isOneWord && word.kind === 'word',
  }));
  return isIdle && !concepts.some((one) => mayNameKind(index, one)) ? concepts.map(forget) : concepts;
}

/** The first word means most where names begin with it and the second: `puntas de acero` are nails, and no bits. */
function joinKind(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  const [first, second] = words;
  if (first?.kind !== 'word' || second?.kind !== 'word') return;
  const pair = kindPair(first.term, second.term);
  read[0]!.push(...known(index, [pair], quality.pair));
  read[1]!.push(...known(index, [pair], quality.pairSecond));
}

/** A nut of 10, or of 10 mm, is an M10; a screw of 6 × 60 none of M60. */
function readThread(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  const sizes = words.filter(({ kind }) => kind !== 'word');
  const [size] = sizes;
  if (sizes.length !== 1 || (size!.kind !== 'number' && size!.term !== `${size!.amount}mm`)) return;
  read[words.indexOf(size!)]!.push(...known(index, [`m${size!.amount}`], quality.thread));
}

/** `torx 20` is a `TX20`, and `phillips 2` a `PH2`: another name for a word may be written together with a number. */
function joinNumbers(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  for (const [at, { kind, amount }] of words.entries()) {
    if (kind !== 'number' || at === 0) continue;
    const together = read[at - 1]!.filter(({ terms }) => terms.length === 1)
      .map(({ terms }) => index.textOf(terms[0]!))
      .filter((name) => name.length <= maxLengthOfCode && /^[a-z]+$/.test(name))
      .flatMap((name) => known(index, [name + amount!], quality.joined));
    read[at - 1]!.push(...together);
    read[at]!.push(...together);
  }
}

/**
 * A word with one error that can only be one other is read as that one, with all that it means: `tenasas`, `yave de paso`. It is no
 * surer for it.
 */
function respelt(index: TermIndex, word: Word): { readonly word: Word; readonly confidence: number } {
  const { kind, surface } = word;
  const asIs = { word, confidence: 1 };
  if (kind !== 'word' || surface.length < minLengthForOneError || isKnown(index, word)) return asIs;
  if (speltInOtherTrades(surface) !== undefined || smallOnes(index, word).length > 0) return asIs;
  const same = index.words.soundingLike(surface);
  const near =
    same.length > 0 || surface.length < minLengthRespelt
      ? same
      : index.words.nearest(surface, 1).filter(({ isSameStart, isSlip }) => isSameStart && isSlip);
  const [first] = near;
  if (!first || near.some(({ term }) => term !== first.term)) return asIs;
  // What other trades sell is asked for by its right name only: `temostato` finds the taps that have one.
  if (speltInOtherTrades(first.surface) !== undefined) return asIs;
  return {
    word: { surface: first.surface, term: index.textOf(first.term), kind },
    confidence: same.length > 0 ? quality.sound : quality.oneError,
  };
}

/** What was meant, under the word as it was typed. */
const asTyped = (concept: Concept, word: Word, confidence: number): Concept => ({
  ...concept,
  word,
  confidence: Math.min(concept.confidence, confidence),
});

/** `5x50`, and nothing else. */
const isSize = (words: readonly Word[]): boolean => words.length > 1 && words.every(({ kind }) => kind === 'number');

/** Screws are asked for by their size alone: a rope of 5 mm and 50 m comes after them. */
const millimetresFirst = (index: TermIndex, { amount }: Word): Alternative[] => [
  ...known(index, [`${amount}mm`], 1),
  ...known(index, [anyUnit(amount!)], quality.otherUnit),
];

const forget = ({ word }: Concept): Concept => ({ word, alternatives: [], confidence: 0 });

const mayNameKind = (index: TermIndex, { alternatives }: Concept): boolean =>
  alternatives.some(({ terms, quality: certainty }) => certainty >= quality.prefix && isKind(index, terms[0]!));

/** A word that has another name is no abbreviation of a shorter one: a `jardinera` is a pot, and no `jardín`. */
const isWritten = ({ isSynonym }: Alternative): boolean => isSynonym !== true;

const weaken = (own: Alternative): Alternative => ({ ...own, quality: own.quality * quality.replaced });

/** Several synonyms may mean the same: only the surest reading of each counts. The alternatives come surest first. */
function withoutRepeats(alternatives: readonly Alternative[]): Alternative[] {
  const seen = new Set<string>();
  return alternatives.filter(({ terms, isSynonym, isWithin }) => {
    const key = `${isSynonym === true} ${terms.join()}`;
    if (isWithin) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The surest alternatives that some product has. */
function conceptOf(index: TermIndex, word: Word, read: readonly Alternative[]): Concept {
  const used = read
    .filter(({ terms }) => terms.every(index.isUsed))
    .sort((a, b) => b.quality - a.quality || index.countOf(b.terms[0]!) - index.countOf(a.terms[0]!));
  const alternatives = withoutRepeats(used).slice(
    0,
    word.surface.length < minClearLength ? maxAlternatives.ofFewLetters : maxAlternatives.ofMore,
  );
  return { word, alternatives, confidence: alternatives[0]?.quality ?? 0, isGuess: alternatives[0]?.isGuess === true };
}

/** `discodediamante`: an unknown word without a near spelling may be several words. */
function divided(index: TermIndex, word: Word): readonly Word[] {
  const { kind, surface } = word;
  if (kind !== 'word' || surface.length < minDividedLength || isKnown(index, word)) return [word];
  if (speltInOtherTrades(surface) !== undefined) return [word];
  if (smallOnes(index, word).length > 0) return [word];
  if (index.words.nearest(surface, 1).length > 0) return [word];
  const pieces = divideWord(surface, (piece) => isPiece(index, piece));
  return pieces ? splitWords(pieces.join(' ')) : [word];
}

/** A piece of three letters has to be a word of products: `factor` is no `fac` and `tor`, which old lists have. */
function isPiece(index: TermIndex, piece: string): boolean {
  if (piece.length > maxLengthOfCode) return index.words.has(piece);
  const term = index.termOf(stemWord(piece));
  return term !== undefined && index.isUsed(term) && index.words.has(piece);
}

const isKnown = (index: TermIndex, { term }: Word): boolean => index.termOf(term) !== undefined;

function alternativesOf(index: TermIndex, word: Word, isLast: boolean): Alternative[] {
  if (word.kind === 'number') return known(index, [anyUnit(word.amount!)], 1);
  const inches = inchesOf(word);
  if (inches !== null) return [...known(index, [word.term], 1), ...nearInches(index, inches)];
  if (word.kind === 'measure')
    return [
      ...known(index, [word.term], 1),
      ...known(index, [word.amount!], quality.otherUnit),
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

/** A length in inches means those in millimetres nearest to it, as trade sizes are: 4 1/2 is 115, 2 is 50. */
const nearInches = (index: TermIndex, inches: number): Alternative[] =>
  index
    .lengthsNear(inches * mmPerInch, maxInchError)
    .map(({ term, error }) => ({ terms: [term], quality: quality.inches - error * qualityPerInchError }));

/** Whether words of products begin with what is being typed: `moto` may become `motosierra`, a `lavadora` is one already. */
const mayGoOn = (index: TermIndex, { surface, term }: Word): boolean => {
  const own = index.termOf(term);
  return [...index.words.startingWith(surface)].some((one) => one !== own && index.isUsed(one));
};

/** `ocho` is also 8. */
const numberIn = (index: TermIndex, { kind, amount }: Word): Alternative[] =>
  kind === 'word' && amount !== undefined ? known(index, [anyUnit(amount)], 1) : [];

/** `martillito` is a `martillo`. */
function smallOnes(index: TermIndex, { surface }: Word): Alternative[] {
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

function known(index: TermIndex, terms: readonly string[], confidence: number): Alternative[] {
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
function nearWords(index: TermIndex, surface: string, mayBeUnfinished: boolean): Alternative[] {
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

/** `mini amoladora`, `de walt`, `gsb 18v-55`: words that the catalogue writes together. */
function joinNeighbours(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [joined] = splitWords(words[at]!.surface + words[at + 1]!.surface);
    const together = joined && joined.kind !== 'number' ? known(index, [joined.term], quality.joined) : [];
    read[at]!.push(...together);
    read[at + 1]!.push(...together);
  }
}
