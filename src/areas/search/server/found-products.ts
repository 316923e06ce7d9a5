import { LRUCache } from 'lru-cache';
import type { SearchIndex } from './index/search-index.ts';
import { findByRules, type FoundByRules } from './find-by-rules.ts';
import type { SearchRules } from './rules/search-rules.ts';

/** What a whole query finds: the ids of all products asked for, and the first of the others. */
export interface FoundProducts {
  /** The same array for the same query, so that the listing knows what it has counted and sorted before. */
  readonly matches: Int32Array;
  readonly related: { readonly total: number; readonly ids: readonly number[] };
  /** What was found, with the first of the documents only. */
  readonly found: FoundByRules;
}

type Queries = LRUCache<string, FoundProducts>;

/** Queries by index and rules, since others find other products. */
const known = new WeakMap<SearchIndex, WeakMap<SearchRules, Queries>>();
const maxQueries = 1000;
/** The ids of all queries together, 4 MB; what listings keep of them is some times as much. */
const maxIds = 1_000_000;
/** Longer texts find few products, and are hardly asked for twice. */
const maxLength = 60;
const relatedShown = 10;
/** The sections of an answer are read from so many. */
const maxStored = 200;

/** Whoever filters, sorts or turns the pages of a search asks for the same again. */
export function findProducts(index: SearchIndex, rules: SearchRules, text: string): FoundProducts {
  const queries = queriesOf(index, rules);
  const key = text.toLowerCase();
  const before = queries.get(key);
  if (before) return before;
  const found = read(index, findByRules(index, rules, text, false));
  if (key.length <= maxLength) queries.set(key, found);
  return found;
}

const all = new WeakMap<SearchIndex, Int32Array>();

/** The ids of all products on sale; the same array for an index. */
export function allProducts(index: SearchIndex): Int32Array {
  const known =
    all.get(index) ??
    Int32Array.from(
      index.products.filter((one) => one.isSellable),
      ({ id }) => id,
    );
  all.set(index, known);
  return known;
}

function read(index: SearchIndex, found: FoundByRules): FoundProducts {
  const { documents, matchCount } = found;
  return {
    matches: index.idsOf(documents.subarray(0, matchCount)),
    related: {
      total: documents.length - matchCount,
      ids: [...index.idsOf(documents.subarray(matchCount, matchCount + relatedShown))],
    },
    found: { ...found, documents: documents.slice(0, maxStored) },
  };
}

function queriesOf(index: SearchIndex, rules: SearchRules): Queries {
  const ofIndex = known.get(index) ?? new WeakMap<SearchRules, Queries>();
  known.set(index, ofIndex);
  const sizeCalculation = ({ matches }: FoundProducts): number => matches.length + 1;
  const queries = ofIndex.get(rules) ?? new LRUCache({ max: maxQueries, maxSize: maxIds, sizeCalculation });
  ofIndex.set(rules, queries);
  return queries;
}
