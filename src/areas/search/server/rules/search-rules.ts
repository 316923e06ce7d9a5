import { queryKey } from './query-key.ts';
import type { SearchRulesData } from './search-rules-data.ts';
import { ShopSynonyms } from './shop-synonyms.ts';

/** The shopkeeper's rules, ready to be looked up. */
export interface SearchRules {
  readonly data: SearchRulesData;
  readonly synonyms: ShopSynonyms;
  /** The path that a query leads to; undefined for most. */
  redirectOf(query: string): string | undefined;
  /** The article numbers that come first. */
  pinsOf(query: string): readonly string[];
}

export function createSearchRules(data: SearchRulesData): SearchRules {
  const redirects = new Map(data.redirects.flatMap(({ queries, to }) => queries.map((query) => [queryKey(query), to])));
  const pins = new Map(
    data.pins.flatMap(({ queries, articles }) => queries.map((query) => [queryKey(query), articles] as const)),
  );
  return {
    data,
    synonyms: new ShopSynonyms(data.synonyms),
    redirectOf: (query) => (redirects.size > 0 ? redirects.get(queryKey(query)) : undefined),
    pinsOf: (query) => (pins.size > 0 ? pins.get(queryKey(query)) : undefined) ?? [],
  };
}
