import { Document } from 'flexsearch';
import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { meaningsOf, rivalFields, rivalTexts, termsOf } from './rival-texts.ts';

const limit = 100;
/** Marks a query, whose terms have been read already. */
const ofQuery = '\u0000';

const encode = (text: string): string[] => (text.startsWith(ofQuery) ? text.slice(1).split(' ') : termsOf(text));

/**
 * FlexSearch with the shop's folding, stems and units. It has no weights for meanings: of each word it gets the surest, and
 * the fields are merged in their order, as it advises for fields that matter differently.
 */
export function createFlexSearchRival(texts: CatalogueTexts, { terms }: SearchIndex) {
  const search = new Document({
    document: { id: 'id', index: rivalFields.map((field) => ({ field, tokenize: 'strict' as const, encode })) },
  });
  for (const text of rivalTexts(texts)) search.add({ ...text });
  return (query: string): number[] => {
    const surest = meaningsOf(terms, query).flatMap(([first]) => first!.terms);
    if (surest.length === 0) return [];
    const found = search.search({ query: ofQuery + surest.join(' '), limit, suggest: true, merge: true });
    return found.map(({ id }) => Number(id));
  };
}
