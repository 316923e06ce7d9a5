import type { CatalogueTexts } from '#areas/catalogue/server/catalogue.ts';
import type { TermIndex } from '#areas/search/server/terms/term-index.ts';
import { anyUnit } from '#areas/search/server/terms/term-index.ts';
import { readQuery } from '#areas/search/server/query/read-query.ts';
import { splitWords } from '#areas/search/server/language/split-words.ts';
import { stopWords } from '#areas/search/server/language/stop-words.ts';

export const rivalFields = ['name', 'brand', 'section', 'attributes', 'description'] as const;

export type RivalText = Readonly<Record<(typeof rivalFields)[number], string>> & { readonly id: number };

/** A text as the shop indexes it: folded, stemmed, measures in one unit. */
export const termsOf = (text: string): string[] =>
  splitWords(text)
    .filter(({ surface }) => !stopWords.has(surface))
    .flatMap(({ term, amount }) => (amount === undefined ? [term] : [term, anyUnit(amount)]));

/** The fields of the products on sale, in both languages. */
export function rivalTexts({ products, sections, brands }: CatalogueTexts): RivalText[] {
  const sectionNames = new Map(sections.map(({ id, name }) => [id, `${name.es} ${name.ca}`]));
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  return products
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name, model, description, sectionId, brandCode, attributes }) => ({
      id,
      name: `${model ?? ''} ${name.es === name.ca ? name.es : `${name.es} ${name.ca}`}`,
      brand: brandNames.get(brandCode ?? '') ?? '',
      section: sectionNames.get(sectionId) ?? '',
      attributes: attributes.map(({ es, ca }) => `${es} ${ca}`).join(' '),
      description: `${description.es} ${description.ca}`.replace(/<[^>]*>/g, ' '),
    }));
}

export interface Meaning {
  readonly terms: readonly string[];
  readonly quality: number;
}

/** What the shop's own reader makes of a query: of each known word its meanings, surest first. */
export const meaningsOf = (terms: TermIndex, query: string): Meaning[][] =>
  readQuery(terms, query, false)
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ alternatives }) =>
      alternatives.map((one) => ({ terms: one.terms.map(terms.textOf), quality: one.quality })),
    );
