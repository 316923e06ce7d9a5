import { LRUCache } from 'lru-cache';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Found, SearchIndex } from '../index/search-index.ts';
import { type PhraseWord, phraseWords } from './phrase-words.ts';
import type { Phrases } from './product-phrases.ts';

const maxCompletions = 6;
/** Products read for the completions: the best, and as many spread over the others. */
const bestRead = 200;
const othersRead = 200;
/** What a product counts for the typed word made whole, for more of its kind's words, and for one of its details. */
const counted = { word: 3, kind: 1.5, detail: 1 };

interface Counted {
  readonly text: string;
  count: number;
}

const split = new LRUCache<string, readonly PhraseWord[]>({ max: 5000 });

/**
 * Whole queries that begin with what was typed, `taladro percutor 18 V` for `taladro per`: made of the kinds, brands and
 * values of the products found, so each of them has products. In the other language where the typed words are of it.
 */
export function completeQuery(index: SearchIndex, found: Found, query: string, locale: Locale): string[] {
  const products = sampleOf(found).map((id) => index.phrases.of(index.documentOf.get(id)!));
  return completeFrom(products, query, locale);
}

/** The same of the products that something else has found. */
export function completeFrom(products: readonly Phrases[], query: string, locale: Locale): string[] {
  for (const language of [locale, ...locales.filter((other) => other !== locale)])
    for (const typed of [phraseWords(query, true), phraseWords(query)]) {
      const completions = typed.length === 0 ? [] : countCompletions(typed, products, language);
      if (completions.length > 0) return completions;
    }
  return [];
}

function sampleOf({ productIds, asked }: Found): number[] {
  const sample = productIds.slice(0, Math.min(asked, bestRead));
  const step = Math.max(1, (asked - bestRead) / othersRead);
  for (let at = bestRead; at < asked; at += step) sample.push(productIds[Math.floor(at)]!);
  return sample;
}

function countCompletions(typed: readonly PhraseWord[], products: readonly Phrases[], locale: Locale): string[] {
  const counts = new Map<string, Counted>();
  const typedKey = keyOf(typed);
  for (const { kind, details } of products) {
    const add = (text: string, count: number): void => {
      const key = keyOf(wordsOf(text));
      const known = counts.get(key);
      if (known) known.count += count;
      else if (key !== typedKey) counts.set(key, { text, count });
    };
    const words = wordsOf(kind[locale]);
    const upTo = (count: number): string => kind[locale].slice(0, words[count - 1]!.end);
    const isOfKind = isBegun(typed, words);
    const common = isOfKind ? typed.length : commonWords(typed, words);
    if (common === 0) continue;
    if (isOfKind) add(upTo(common), counted.word);
    for (let count = common + 1; isOfKind && count <= words.length; count += 1) add(upTo(count), counted.kind);
    const rest = typed.slice(common);
    const ofKind = new Set(words.map(({ stem }) => stem));
    for (const detail of details) {
      const text = detail[locale];
      const isNamed = rest.length === 0 && wordsOf(text).every(({ stem }) => ofKind.has(stem));
      if (!isNamed && isBegun(rest, wordsOf(text))) add(`${upTo(common)} ${text}`, counted.detail);
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || b.text.length - a.text.length)
    .slice(0, 2 * maxCompletions)
    .filter(isNoFragment)
    .slice(0, maxCompletions)
    .map(({ text }) => text);
}

/** `tornillos para placa` is one where all of them are `tornillos para placa de yeso`. */
const isNoFragment = ({ text, count }: Counted, _: number, all: readonly Counted[]): boolean =>
  !all.some((other) => other.count >= count && other.text.startsWith(`${text} `));

function wordsOf(text: string): readonly PhraseWord[] {
  const known = split.get(text) ?? phraseWords(text);
  split.set(text, known);
  return known;
}

/** The order and the repetition of words make no other query: `taladro a batería batería`. */
const keyOf = (words: readonly PhraseWord[]): string => [...new Set(words.map(({ stem }) => stem))].sort().join(' ');

const commonWords = (typed: readonly PhraseWord[], words: readonly PhraseWord[]): number => {
  const other = typed.findIndex(({ stem }, at) => stem !== words[at]?.stem);
  return other < 0 ? typed.length : other;
};

/** Whether the typed words are the first of these, the last of them perhaps unfinished. */
const isBegun = (typed: readonly PhraseWord[], words: readonly PhraseWord[]): boolean =>
  typed.length <= words.length &&
  typed.every(
    ({ surface, stem }, at) =>
      stem === words[at]!.stem || (at === typed.length - 1 && words[at]!.surface.startsWith(surface)),
  );
