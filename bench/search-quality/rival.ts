import MiniSearch, { type Query } from 'minisearch';
import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { meaningsOf, rivalFields, rivalTexts, termsOf } from './rival-texts.ts';

/**
 * MiniSearch on the same texts with the shop's analysis: its folding, stems, units and divided words, and the meanings that
 * the shop's own reader gives to each word of a query (synonyms, prefixes, typing errors), weighted alike.
 */
export function createRival(texts: CatalogueTexts, { terms }: SearchIndex) {
  const search = new MiniSearch<Record<string, unknown>>({
    fields: [...rivalFields],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { name: 3, brand: 2, section: 2 },
    },
  });
  search.addAll(rivalTexts(texts));
  return (query: string): number[] => {
    const words = meaningsOf(terms, query).map((meanings): Query => ({
      combineWith: 'OR',
      queries: meanings.map((one): Query => ({
        combineWith: 'AND',
        queries: [...one.terms],
        boostTerm: () => one.quality,
      })),
    }));
    const find = (combineWith: 'AND' | 'OR'): number[] =>
      words.length === 0 ? [] : search.search({ combineWith, queries: words }).map(({ id }) => id as number);
    const all = find('AND');
    return all.length > 0 ? [...new Set([...all, ...find('OR')])] : find('OR');
  };
}
