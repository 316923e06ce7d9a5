import type { Locale } from '#i18n/locale.ts';
import type { SearchAnswer } from '../contract.ts';
import type { Found, SearchIndex } from './index/search-index.ts';
import { suggestSections } from './suggest-groups.ts';

const maxSections = 4;
const maxProducts = 10;
/** From this weight on, in tenths, a word stands in a product's name or is its kind. */
const minNamed = 55;
/** Of a common word the first products are enough to see where they stand. */
const maxRead = 2000;

type NearestSection = NonNullable<SearchAnswer['nearest']>['sections'][number];

export interface Nearest {
  /** The words, as typed, that the shop does not know. */
  readonly words: string[];
  /** Most likely first; those of the best sellers when no word hints at one. */
  readonly sections: NearestSection[];
  /** The best sellers of the first section. */
  readonly productIds: readonly number[];
}

/** What the shop has instead when no product fits all of a query. */
export function findNearest(index: SearchIndex, found: Found, locale: Locale): Nearest {
  const words = found.concepts.filter(({ alternatives }) => alternatives.length === 0).map(({ word }) => word.surface);
  const likely = found.productIds.length > 0 ? suggestSections(index, found, locale) : [];
  const sections = likely.length > 0 ? likely : sectionsOf(index, likelySections(index, found), locale);
  const first = sections[0];
  return {
    words,
    sections: sections.slice(0, maxSections).map(({ id, name, url }) => ({ id, name, url })),
    productIds: first ? index.bestSellers(maxProducts, first.id) : [],
  };
}

/** Sections with the most products that a word of the query may name, else those of the shop's best sellers. */
function likelySections(index: SearchIndex, { concepts }: Found): number[] {
  const counts = new Map<number, number>();
  const add = (sectionId: number): void => void counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
  for (const { alternatives } of concepts)
    for (const { terms } of alternatives.slice(0, 1)) {
      const { documents, weights } = index.terms.havingAll(terms);
      for (let at = 0; at < Math.min(documents.length, maxRead); at += 1)
        if (weights[at]! >= minNamed) add(index.products[documents[at]!]!.sectionId);
    }
  if (counts.size === 0) for (const id of index.bestSellers(maxProducts)) add(index.sectionOf(id));
  return [...counts].sort(([, a], [, b]) => b - a).map(([sectionId]) => sectionId);
}

function sectionsOf(index: SearchIndex, ids: readonly number[], locale: Locale): NearestSection[] {
  const byId = new Map(index.sections.map(({ section }) => [section.id, section]));
  return ids.flatMap((id) => {
    const section = byId.get(id);
    return section ? [{ id, name: section.name[locale], url: section.url }] : [];
  });
}
