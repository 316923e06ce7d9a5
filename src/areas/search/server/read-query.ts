import { splitWords, type Word } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { type Phrase, phrasesByFirstTerm, phrasesOfGroup } from './synonym-phrases.ts';
import { anyUnit, type TermIndex } from './term-index.ts';

/** A way in which a product may have what was asked: all of the terms, and how sure it is that this was meant (0 to 1). */
export interface Alternative {
  readonly terms: readonly number[];
  readonly quality: number;
}

/** One word of a query and all that it may mean; without alternatives the shop does not know it. */
export interface Concept {
  readonly word: Word;
  readonly alternatives: readonly Alternative[];
}

const mostConcepts = 12;
const shortestPrefix = 2;
const shortestMistyped = 4;
const shortestTwiceMistyped = 7;
const mostNearWords = 24;

const quality = { synonym: 0.9, otherUnit: 0.6, prefix: 0.8, laterPrefix: 0.5, oneError: 0.75, twoErrors: 0.55, joined: 0.95, split: 0.7 };

/** What a query asks for. `isTyping`: its last word may be unfinished. */
export function readQuery(index: TermIndex, query: string, isTyping: boolean): Concept[] {
  const all = splitWords(query);
  const meaningful = all.filter(({ surface }) => !stopWords.has(surface));
  const words = (meaningful.length > 0 ? meaningful : all).slice(0, mostConcepts);
  const read = words.map((word, at) => alternativesOf(index, word, isTyping && at === words.length - 1));
  joinNeighbours(index, words, read);
  addSynonyms(index, words, read);
  return words.map((word, at) => ({ word, alternatives: read[at]!.filter(({ terms }) => terms.every(index.isUsed)) }));
}

function alternativesOf(index: TermIndex, word: Word, isLast: boolean): Alternative[] {
  if (word.kind === 'number') return known(index, [anyUnit(word.amount!)], 1);
  if (word.kind === 'measure') return [...known(index, [word.term], 1), ...known(index, [word.amount!], quality.otherUnit)];
  const exact = known(index, [word.term], 1);
  const finished = isLast ? startingWith(index, word, exact.length > 0 ? quality.laterPrefix : quality.prefix) : [];
  if (exact.some(({ terms }) => index.isUsed(terms[0]!)) || (exact.length > 0 && word.kind === 'word')) return [...exact, ...finished];
  if (word.kind === 'code') return [...finished, ...piecesOf(index, word)];
  const begun = isLast || word.surface.length < shortestMistyped ? finished : startingWith(index, word, quality.laterPrefix);
  const near = nearWords(index, word.surface, isLast && begun.length === 0);
  const found = [...begun, ...near];
  return found.length > 0 ? found : splitInTwo(index, word.surface);
}

function known(index: TermIndex, terms: readonly string[], sureness: number): Alternative[] {
  const ids = terms.map(index.termOf);
  return ids.every((id) => id !== undefined) ? [{ terms: ids, quality: sureness }] : [];
}

function startingWith(index: TermIndex, { surface }: Word, sureness: number): Alternative[] {
  if (surface.length < shortestPrefix) return [];
  return [...index.words.startingWith(surface)].map((term) => ({ terms: [term], quality: sureness }));
}

/** `m8x20`, `gsb18v`: letters and numbers that were written together. */
function piecesOf(index: TermIndex, { surface }: Word): Alternative[] {
  const pieces = splitWords(surface.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' '));
  if (pieces.length < 2) return [];
  return known(index, pieces.map((piece) => (piece.kind === 'number' ? anyUnit(piece.amount!) : piece.term)), quality.split);
}

function nearWords(index: TermIndex, surface: string, mayBeUnfinished: boolean): Alternative[] {
  if (surface.length < shortestMistyped) return [];
  const most = surface.length >= shortestTwiceMistyped ? 2 : 1;
  const whole = index.words.nearest(surface, most);
  const near = whole.length > 0 || !mayBeUnfinished || surface.length < 5 ? whole : index.words.nearest(surface, 1, true);
  return near.slice(0, mostNearWords).map(({ term, distance }) => ({ terms: [term], quality: distance <= 1 ? quality.oneError : quality.twoErrors }));
}

/** `discodiamante`: two words without the space. */
function splitInTwo(index: TermIndex, surface: string): Alternative[] {
  for (let at = surface.length - 3; at >= 3; at -= 1) {
    const pieces = splitWords(`${surface.slice(0, at)} ${surface.slice(at)}`).map(({ term }) => term);
    const both = known(index, pieces, quality.split).filter(({ terms }) => terms.every(index.isUsed));
    if (both.length > 0) return both;
  }
  return [];
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

/** Every word of a phrase that stands in the query may be met by the phrase's other ways to say it. */
function addSynonyms(index: TermIndex, words: readonly Word[], read: Alternative[][]): void {
  const possible = read.map((alternatives) => new Map(alternatives.filter(({ terms }) => terms.length === 1).map((one) => [one.terms[0]!, one.quality])));
  const added = words.map((): Alternative[] => []);
  for (let from = 0; from < words.length; from += 1) {
    for (const { phrase, sureness } of phrasesAt(index, possible, from)) {
      const others = phrasesOfGroup.get(phrase.group)!.filter((other) => other !== phrase);
      const alternatives = others.flatMap(({ terms }) => known(index, terms, sureness * quality.synonym));
      for (let at = from; at < from + phrase.terms.length; at += 1) added[at]!.push(...alternatives);
    }
  }
  added.forEach((alternatives, at) => read[at]!.push(...alternatives));
}

function phrasesAt(index: TermIndex, possible: readonly ReadonlyMap<number, number>[], from: number): { phrase: Phrase; sureness: number }[] {
  const found: { phrase: Phrase; sureness: number }[] = [];
  for (const [first] of possible[from]!)
    for (const phrase of phrasesByFirstTerm.get(index.textOf(first)) ?? []) {
      const qualities = phrase.terms.map((term, step) => possible[from + step]?.get(index.termOf(term) ?? -1) ?? 0);
      const sureness = Math.min(...qualities);
      if (sureness > 0) found.push({ phrase, sureness });
    }
  // `sierra de calar` means more than its `sierra`: the longest phrases alone count.
  const longest = Math.max(0, ...found.map(({ phrase }) => phrase.terms.length));
  return found.filter(({ phrase }) => phrase.terms.length === longest);
}
