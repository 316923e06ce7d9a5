import MiniSearch from 'minisearch';
import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';

const fold = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** MiniSearch on the same texts with sensible settings: accents folded, names boosted, prefixes, typing errors by length. */
export function createRival({ products, sections, brands }: CatalogueTexts): (query: string) => number[] {
  const sectionNames = new Map(sections.map(({ id, name }) => [id, `${name.es} ${name.ca}`]));
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  const search = new MiniSearch<Record<string, unknown>>({
    fields: ['article', 'ean', 'name', 'brand', 'section', 'attributes', 'description'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { article: 5, name: 3, brand: 2, section: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  search.addAll(
    products
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, article, ean, name, description, sectionId, brandCode, attributes }) => ({
        id,
        article,
        ean: ean ?? '',
        name: `${name.es} ${name.ca}`,
        brand: brandNames.get(brandCode ?? '') ?? '',
        section: sectionNames.get(sectionId) ?? '',
        attributes: attributes.map(({ es, ca }) => `${es} ${ca}`).join(' '),
        description: `${description.es} ${description.ca}`.replace(/<[^>]*>/g, ' '),
      })),
  );
  const both = (query: string): number[] => search.search(query, { combineWith: 'AND' }).map(({ id }) => id as number);
  return (query) => {
    const all = both(query);
    return all.length > 0 ? all : search.search(query).map(({ id }) => id as number);
  };
}
