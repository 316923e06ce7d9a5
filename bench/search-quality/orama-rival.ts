import { create, insertMultiple, search } from '@orama/orama';
import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import type { SearchIndex } from '#areas/search/server/index/search-index.ts';
import { meaningsOf, rivalFields, rivalTexts, termsOf } from './rival-texts.ts';

const limit = 100;
/** Less certain meanings would count as much as the typed word. */
const minQuality = 0.8;
/** Marks a query, whose terms have been read already. */
const ofQuery = '\u0000';

/**
 * Orama with the shop's folding, stems and units, BM25 and weighted fields. Its terms have no weights: it gets each word's
 * surest meaning and those of its synonyms that are nearly as sure.
 */
export async function createOramaRival(texts: CatalogueTexts, { terms }: SearchIndex) {
  const tokenize = (text: string): string[] =>
    text.startsWith(ofQuery) ? text.slice(1).split(' ') : [...new Set(termsOf(text))];
  const database = create({
    schema: { name: 'string', brand: 'string', section: 'string', attributes: 'string', description: 'string' },
    components: { tokenizer: { language: 'shop', normalizationCache: new Map(), tokenize } },
  });
  await insertMultiple(
    database,
    rivalTexts(texts).map((text) => ({ ...text, id: String(text.id) })),
  );
  return async (query: string): Promise<number[]> => {
    const chosen = meaningsOf(terms, query).flatMap((meanings) =>
      meanings.filter(({ quality }, at) => at === 0 || quality >= minQuality).flatMap((one) => one.terms),
    );
    if (chosen.length === 0) return [];
    const { hits } = await search(database, {
      term: ofQuery + [...new Set(chosen)].join(' '),
      properties: [...rivalFields],
      boost: { name: 3, brand: 2, section: 2 },
      threshold: 1,
      limit,
      exact: false,
    });
    return hits.map(({ id }) => Number(id));
  };
}
