import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Locale, locales } from '#i18n/locale.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { SearchItem } from '../contract.ts';
import { completeQuery } from './completions/complete-query.ts';
import type { SearchIndex } from './index/search-index.ts';
import { findByRules, type FoundByRules } from './find-by-rules.ts';
import { findNearest, type Nearest } from './nearest.ts';
import type { SearchRules } from './rules/search-rules.ts';
import { spreadOverSections } from './spread-over-sections.ts';
import { itemsPerGroup, suggestBrands, suggestSections, targetSection } from './suggest-groups.ts';

type Lists = LRUCache<string, Suggested>;

/** What is suggested for a text; prices and stock of its products are read from the database. */
export interface Suggested {
  readonly productIds: readonly number[];
  /** How many products there are in all. */
  readonly total: number;
  readonly sections: readonly SearchItem[];
  /** The shopkeeper's rules lead the text to the first of the sections. */
  readonly leadsToSection: boolean;
  readonly brands: readonly SearchItem[];
  /** Whole queries that begin with the text. */
  readonly completions: readonly string[];
  /** What the shop has instead when there is nothing to suggest; undefined for a text without a word. */
  readonly nearest: Nearest | undefined;
}

/** Lists by index and rules, since others find other products. */
const lists = new WeakMap<SearchIndex, WeakMap<SearchRules, Lists>>();
const maxLists = 2000;
/** Longer texts find few products, and are hardly typed twice. */
const maxLength = 40;
/** A beginning of words with more postings is read in advance: the work for any other text is bounded by it. */
const maxPostings = 5000;
const maxPrepared = 300;
const preparedLengths = [2, 3];

/** The suggestions for a text, from the list made for it before, if any. */
export function suggestFor(index: SearchIndex, rules: SearchRules, query: string, locale: Locale): Suggested {
  const text = query.trim().toLowerCase();
  const cached = text.length > maxLength ? undefined : listsOf(index, rules);
  const key = keyOf(text, locale);
  const known = cached?.get(key);
  if (known) return known;
  const suggested = read(index, findByRules(index, rules, text, true), text, locale);
  cached?.set(key, suggested);
  return suggested;
}

/**
 * Makes the lists of the beginnings that most products have, which would take longest while somebody types. It begins a moment later,
 * so that a start does not wait for it, and pauses after each text for as long as that took.
 */
export async function prepareSuggestions(index: SearchIndex, rules: SearchRules, delayMs = 1000): Promise<void> {
  await sleep(delayMs, undefined, { ref: false });
  const cached = listsOf(index, rules);
  for (const text of await commonBeginnings(index)) {
    const from = performance.now();
    const found = findByRules(index, rules, text, true);
    for (const locale of locales) cached.set(keyOf(text, locale), read(index, found, text, locale));
    await sleep(performance.now() - from, undefined, { ref: false });
  }
}

async function commonBeginnings({ terms }: SearchIndex): Promise<string[]> {
  const postings = new Map<string, number>();
  for (const [term, id] of terms.termIds) {
    for (const length of preparedLengths) {
      const beginning = term.slice(0, length);
      if (beginning.length < length || /[^a-z]/.test(beginning)) continue;
      postings.set(beginning, (postings.get(beginning) ?? 0) + terms.countOf(id));
    }
    await yieldToEventLoop();
  }
  return [...postings]
    .filter(([, count]) => count > maxPostings)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxPrepared)
    .map(([beginning]) => beginning);
}

function listsOf(index: SearchIndex, rules: SearchRules): Lists {
  const ofIndex = lists.get(index) ?? new WeakMap<SearchRules, Lists>();
  lists.set(index, ofIndex);
  const known = ofIndex.get(rules) ?? new LRUCache<string, Suggested>({ max: maxLists });
  ofIndex.set(rules, known);
  return known;
}

const keyOf = (text: string, locale: Locale): string => `${locale} ${text}`;

function read(index: SearchIndex, found: FoundByRules, text: string, locale: Locale): Suggested {
  const target = targetSection(index, found.redirect, locale);
  const sections = isNotSold(found) ? [] : suggestSections(index, found, locale).filter(({ id }) => id !== target?.id);
  const brands = isNotSold(found) ? [] : suggestBrands(index, found);
  const hasNothing = found.documents.length + sections.length + brands.length === 0 && !target;
  return {
    productIds: [...index.idsOf(spreadOverSections(index, found, itemsPerGroup))],
    total: found.matchCount,
    sections: target ? [target, ...sections] : sections,
    leadsToSection: target !== undefined,
    brands,
    completions: completeQuery(index, found, text, locale),
    nearest: hasNothing && found.concepts.length > 0 ? findNearest(index, found, text, locale) : undefined,
  };
}

/** What comes nearest to a thing that the shop does not sell is no suggestion. */
const isNotSold = ({ documents, concepts }: FoundByRules): boolean =>
  documents.length === 0 && concepts.some(({ notSold }) => notSold === 'thing' || notSold === 'related');
