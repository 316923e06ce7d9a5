import MiniSearch, { type Query } from 'minisearch';
import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { readQuery } from '#areas/search/server/language/read-query.ts';
import { splitWords } from '#areas/search/server/language/split-words.ts';
import { stopWords } from '#areas/search/server/language/stop-words.ts';
import { anyUnit } from '#areas/search/server/index/term-index.ts';

const termsOf = (text: string): string[] =>
  splitWords(text)
    .filter(({ surface }) => !stopWords.has(surface))
    .flatMap(({ term, amount }) => (amount === undefined ? [term] : [term, anyUnit(amount)]));

/**
 * MiniSearch on the same texts with the shop's analysis: its folding, stems, units and divided words, and the meanings that
 * the shop's own reader gives to each word of a query (synonyms, prefixes, typing errors), weighted alike.
 */
export function createRival({ products, sections, brands }: CatalogueTexts, { terms }: SearchIndex) {
  const sectionNames = new Map(sections.map(({ id, name }) => [id, `${name.es} ${name.ca}`]));
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  const search = new MiniSearch<Record<string, unknown>>({
    fields: ['name', 'brand', 'section', 'attributes', 'description'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { name: 3, brand: 2, section: 2 },
    },
  });
  search.addAll(
    products
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, name, description, sectionId, brandCode, attributes }) => ({
        id,
        name: name.es === name.ca ? name.es : `${name.es} ${name.ca}`,
        brand: brandNames.get(brandCode ?? '') ?? '',
        section: sectionNames.get(sectionId) ?? '',
        attributes: attributes.map(({ es, ca }) => `${es} ${ca}`).join(' '),
        description: `${description.es} ${description.ca}`.replace(/<[^>]*>/g, ' '),
      })),
  );
  return (query: string): number[] => {
    const words = readQuery(terms, query, false)
      .filter(({ alternatives }) => alternatives.length > 0)
      .map(({ alternatives }): Query => ({
        combineWith: 'OR',
        queries: alternatives.map((one): Query => ({
          combineWith: 'AND',
          queries: one.terms.map(terms.textOf),
          boostTerm: () => one.quality,
        })),
      }));
    const find = (combineWith: 'AND' | 'OR'): number[] =>
      words.length === 0 ? [] : search.search({ combineWith, queries: words }).map(({ id }) => id as number);
    const all = find('AND');
    return all.length > 0 ? [...new Set([...all, ...find('OR')])] : find('OR');
  };
}
