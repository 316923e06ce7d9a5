import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { buildSearchIndex } from '../index/build-search-index.ts';
import type { SearchIndex } from '../index/search-index.ts';

type Places = Omit<CatalogueTexts, 'products'>;

/**
 * The index in the process of sections and brands alone, a few hundred documents: each as if it were a product of its name,
 * with the section's own id, so that it is found by synonyms, in both languages and with typing errors.
 */
export function buildPlacesIndex({ version, sections, brands }: Places): Promise<SearchIndex> {
  const filled = sections.filter(({ count }) => count > 0);
  const [first] = filled;
  const products = [
    ...filled.map((section) => ({ ...place, ...section, sectionId: section.id, popularity: section.count })),
    ...(first ? brands : []).map(({ id, code, name }) => ({
      ...place,
      id: -id,
      name: { es: name, ca: name },
      brandCode: code,
      sectionId: first!.id,
      isSellable: false,
    })),
  ];
  return buildSearchIndex({ version, sections, brands, products });
}

const place: Omit<ProductTexts, 'id' | 'name' | 'sectionId'> = {
  article: '',
  ean: null,
  eans: [],
  model: null,
  brandCode: null,
  popularity: 0,
  isSellable: true,
  isArchived: false,
  textHash: '',
  description: { es: '', ca: '' },
  attributes: [],
};
