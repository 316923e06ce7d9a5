import { type Locale, locales } from '#i18n/locale.ts';
import type { Found, SearchIndex } from '../index/search-index.ts';
import { type PhraseWord, phraseWords } from '../index/phrase-words.ts';
import type { Phrases } from '../index/product-phrases.ts';

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

/**
 * Whole queries that begin with what was typed, `taladro percutor 18 V` for `taladro per`: made of the kinds, brands and
 * values of the products found, so each of them has products. In the other language where the typed words are of it.
 */
export function completeQuery(index: SearchIndex, found: Found, query: string, locale: Locale): string[] {
  const products = sampleOf(found).map((document) => index.phrases.of(document));
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

function sampleOf({ documents, matchCount }: Found): number[] {
  const sample = [...documents.subarray(0, Math.min(matchCount, bestRead))];
  const step = Math.max(1, (matchCount - bestRead) / othersRead);
  for (let at = bestRead; at < matchCount; at += step) sample.push(documents[Math.floor(at)]!);
  return sample;
}

function countCompletions(typed: readonly PhraseWord[], products: readonly Phrases[], locale: Locale): string[] {
  const counts = new Map<string, Counted>();
  const typedKey = keyOf(typed);
  const add = (words: readonly PhraseWord[], text: string, count: number): void => {
    const key = keyOf(words);
    const known = counts.get(key);
    if (known) known.count += count;
    else if (key !== typedKey) counts.set(key, { text, count });
  };
  for (const [kind, { times, details }] of groupByKind(products)) {
    const { text: name, words } = kind[locale];
    const upTo = (count: number): string => name.slice(0, words[count - 1]!.end);
    // The completion has all of `SDS-Plus`, whose two words end together.
    const wordsUpTo = (count: number) => words.filter(({ end }) => end <= words[count - 1]!.end);
    const isOfKind = isBegun(typed, words);
    const common = isOfKind ? typed.length : commonWords(typed, words);
    if (common === 0) continue;
    const begun = wordsUpTo(common);
    if (isOfKind) add(begun, upTo(common), counted.word * times);
    for (let count = common + 1; isOfKind && count <= words.length; count += 1)
      add(wordsUpTo(count), upTo(count), counted.kind * times);
    const rest = typed.slice(common);
    const ofKind = new Set(words.map(({ stem }) => stem));
    for (const [detail, timesOfDetail] of details) {
      const { text, words: itsWords } = detail[locale];
      const isNamed = rest.length === 0 && itsWords.every(({ stem }) => ofKind.has(stem));
      if (!isNamed && isBegun(rest, itsWords))
        add([...begun, ...itsWords], `${upTo(common)} ${text}`, counted.detail * timesOfDetail);
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

/** Many products share their kind and their details: what they have in common is read once. */
function groupByKind(products: readonly Phrases[]) {
  const kinds = new Map<Phrases['kind'], { times: number; details: Map<Phrases['kind'], number> }>();
  for (const { kind, details } of products) {
    const known = kinds.get(kind) ?? { times: 0, details: new Map<Phrases['kind'], number>() };
    known.times += 1;
    for (const detail of details) known.details.set(detail, (known.details.get(detail) ?? 0) + 1);
    kinds.set(kind, known);
  }
  return kinds;
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
