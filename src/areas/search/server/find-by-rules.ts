import { type Found, putFirst, type SearchIndex } from './index/search-index.ts';
import type { SearchRules } from './rules/search-rules.ts';

/** What an index finds for a query under the shopkeeper's rules. */
export interface FoundByRules extends Found {
  /** The path that the query leads to instead of its results; undefined for most. */
  readonly redirect: string | undefined;
}

/** Finds by the shop's synonyms, puts its pinned products first, and names where the query leads. */
export function findByRules(index: SearchIndex, rules: SearchRules, query: string, isTyping: boolean): FoundByRules {
  const found = index.find(query, isTyping, rules.synonyms);
  const pinned = index.onSale(rules.pinsOf(query));
  const to = rules.redirectOf(query);
  const redirect = to !== undefined && index.mayHavePage(to) ? to : undefined;
  return { ...(pinned.length > 0 ? pin(found, pinned) : found), redirect };
}

/** Pinned products are part of the answer, whether or not they match the query. */
function pin(found: Found, pinned: Int32Array): Found {
  const matches = putFirst(pinned, found.documents.subarray(0, found.matchCount));
  return {
    ...found,
    documents: putFirst(matches, found.documents.subarray(found.matchCount)),
    matchCount: matches.length,
    whole: Math.max(found.whole, pinned.length),
    isWhole: true,
  };
}
