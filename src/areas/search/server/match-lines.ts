import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { findByRules } from './find-by-rules.ts';
import type { SearchIndex } from './index/search-index.ts';
import { splitWords, type Word } from './language/split-words.ts';
import { asTyped, unknownWords } from './nearest.ts';
import { stopWords } from './language/stop-words.ts';
import type { SearchRules } from './rules/search-rules.ts';
import { intersect, minCombinedWeight } from './terms/intersect-postings.ts';
import { anyUnit } from './terms/term-index.ts';

/** What a line of a list may mean. */
export interface LineMatch {
  /** Products, best first. */
  readonly ids: readonly number[];
  /** The first is the only product on sale that has all of the words as they are written. */
  readonly isCertain: boolean;
  /** Some product has all of them. */
  readonly isLiteral: boolean;
  /** No other product on sale has them as they are written. */
  readonly areAll: boolean;
  /** Some product has all of them in some meaning. */
  readonly isWhole: boolean;
  /** Its words, as typed, that the shop does not know or that these products do not have. */
  readonly unknown: readonly string[];
}

/** The best that are offered to choose from. */
export const maxOffered = 3;
/** Milliseconds after which no further line of a list is looked at. */
export const maxListMs = 5000;

/** The turns of all lists in this process, one line after the other: many lists at once delay others no more than one. */
let turns = Promise.resolve();

/** What each of the texts may mean; fewer than these where the time is over. */
export async function matchLines(
  index: SearchIndex,
  rules: SearchRules,
  texts: readonly string[],
): Promise<LineMatch[]> {
  const until = performance.now() + maxListMs;
  const matches: LineMatch[] = [];
  let unknownLeft = maxUnknownInList;
  for (const text of texts) {
    await (turns = turns.then(yieldToEventLoop));
    if (performance.now() > until) break;
    const part = knownPart(index, rules, text, Math.min(maxUnknownWords, unknownLeft));
    unknownLeft -= part.unknown;
    matches.push(matchLine(index, rules, text, part));
  }
  return matches;
}

function matchLine(
  index: SearchIndex,
  rules: SearchRules,
  text: string,
  { query, leftOut, isWhole: isAll }: Part,
): LineMatch {
  const literal = literalMatches(index, text);
  const [only] = literal;
  if (only !== undefined && literal.size === 1) return { ...certain, ids: [...index.idsOf(Int32Array.of(only))] };
  if (query === '') return nothing;
  const found = findByRules(index, rules, query, false);
  const { documents, matchCount } = found;
  const isWhole = isAll && found.isWhole;
  const unknown = isWhole ? [] : asTyped([...leftOut, ...unknownWords(found, query)], text);
  const onSale = documents.subarray(0, matchCount).filter((document) => index.products[document]!.isSellable);
  const best = literal.size > 0 ? onSale.filter((document) => literal.has(document)) : onSale;
  const offered = best.length > 0 ? best : Int32Array.from(literal);
  return {
    ids: [...index.idsOf(offered.subarray(0, maxOffered))],
    isCertain: false,
    isLiteral: literal.size > 0 && isWhole,
    areAll: literal.size > 0 && literal.size <= maxOffered && offered.length === literal.size,
    isWhole,
    unknown: [...new Set(unknown)],
  };
}

const certain = { isCertain: true, isLiteral: true, areAll: true, isWhole: true, unknown: [] };
const nothing: LineMatch = { ids: [], isCertain: false, isLiteral: false, areAll: false, isWhole: false, unknown: [] };

/** Words that nothing is called by: each is compared with all spellings, and so many together are no typing errors. */
const maxUnknownWords = 2;
/** Of all lines together. Those of further ones are left out, whose other words are looked up still. */
const maxUnknownInList = 500;

/** What is searched of a text. */
interface Part {
  /** Empty where the text names no goods. */
  readonly query: string;
  readonly isWhole: boolean;
  /** How many of its words are unknown. */
  readonly unknown: number;
  /** Unknown words that the query leaves out. */
  readonly leftOut: readonly string[];
}

/** The text, without its unknown words where it has more than `max`. */
function knownPart({ terms }: SearchIndex, { synonyms }: SearchRules, text: string, max: number): Part {
  const words = splitWords(text);
  const isKnown = (word: Word): boolean =>
    terms.termOf(word.term) !== undefined || terms.words.has(word.surface) || (synonyms?.has(word) ?? false);
  const isName = (word: Word): boolean =>
    (word.kind === 'word' || word.kind === 'code') && !stopWords.has(word.surface) && isKnown(word);
  const known = words.filter((word) => word.kind !== 'word' || stopWords.has(word.surface) || isKnown(word));
  const unknown = words.length - known.length;
  if (unknown <= max) return { query: text, isWhole: true, unknown, leftOut: [] };
  const leftOut = words.filter((word) => !known.includes(word)).map(({ surface }) => surface);
  const query = known.some(isName) ? known.map(({ surface }) => surface).join(' ') : '';
  return { query, isWhole: false, unknown: 0, leftOut };
}

/** The documents on sale that have all of the words in name, section, brand, model or values, without any other reading of one. */
function literalMatches(index: SearchIndex, text: string): Set<number> {
  const words = splitWords(text).filter(({ surface }) => !stopWords.has(surface));
  const terms = words.map(({ kind, term, amount }) => index.terms.termOf(kind === 'number' ? anyUnit(amount!) : term));
  if (terms.length === 0 || terms.includes(undefined)) return new Set();
  const { documents, weights } = intersect(index.terms, terms as number[]);
  return new Set(
    Array.from(documents).filter((document, at) => {
      const { isSellable, isArchived } = index.products[document]!;
      return isSellable && !isArchived && weights[at]! >= minCombinedWeight;
    }),
  );
}
