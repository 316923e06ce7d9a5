import type { Locale } from '#i18n/locale.ts';
import type { SearchAnswer } from '../contract.ts';
import type { Found, SearchIndex } from './index/search-index.ts';
import type { Concept } from './query/read-query.ts';
import { foldText } from './language/word-forms.ts';
import { minCertainty } from './ranking/word-matches.ts';
import { suggestSections } from './suggest-groups.ts';

const maxSections = 4;
/** From this weight on, in tenths, a word stands in a product's name or is its kind. */
const minNamed = 55;
/** The first products with a common word are enough to see where they stand. */
const maxRead = 2000;

type NearestSection = NonNullable<SearchAnswer['nearest']>['sections'][number];

export interface Nearest {
  /** The words, as typed, that the shop does not know, or that would have to be guessed. */
  readonly words: string[];
  /** No word hints at a section: those of the best sellers are offered. */
  readonly isUnrelated: boolean;
  /** Most likely first; those of the best sellers when no word hints at one. */
  readonly sections: NearestSection[];
  /** The best sellers of the first section. */
  readonly productIds: readonly number[];
}

/** What the shop has instead when no product fits all of a query. */
export function findNearest(index: SearchIndex, found: Found, query: string, locale: Locale): Nearest {
  const likely = found.documents.length > 0 ? suggestSections(index, found, locale).map(({ id }) => id) : [];
  const named = likely.length > 0 ? likely : namedSections(index, found);
  const sections = sectionsOf(index, named.length > 0 ? named : bestSellingSections(index), locale);
  const first = sections[0];
  return {
    words: unknownWords(found, query),
    isUnrelated: named.length === 0,
    sections: sections.slice(0, maxSections),
    productIds: first ? index.bestSellers(first.id) : [],
  };
}

/** Unknown words, and those that only descriptions have or that another was guessed for; where nothing is found, any that are not sure. */
export function unknownWords({ concepts, named, documents }: Found, query: string): string[] {
  if (concepts[0]?.notSold && concepts.every(({ notSold }) => notSold)) return [phraseTyped(query, concepts)];
  const isUnknown = (concept: Concept): boolean =>
    concept.alternatives.length === 0 ||
    concept.isGuess === true ||
    concept.notSold !== undefined ||
    (concept.word.kind === 'word' && (documents.length > 0 ? !named.has(concept) : concept.confidence < minCertainty));
  return asTyped(
    concepts.filter(isUnknown).map(({ word }) => word.surface),
    query,
  );
}

/** Folded words of a text with their accents. */
export function asTyped(surfaces: readonly string[], text: string): string[] {
  const typed = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [foldText(word), word.toLowerCase()]));
  return surfaces.map((surface) => typed.get(surface) ?? surface);
}

/** What is not sold, as it was typed: `mono de trabajo`. */
function phraseTyped(query: string, concepts: readonly Concept[]): string {
  const words = [...query.matchAll(/[\p{L}\p{N}]+/gu)];
  const at = (concept: Concept): number => words.findIndex(([word]) => foldText(word) === concept.word.surface);
  const [first, last] = [words[at(concepts[0]!)], words[at(concepts.at(-1)!)]];
  return first && last ? query.slice(first.index, last.index + last[0].length).toLowerCase() : query;
}

/** Sections with the most products that a word of the query may name. */
function namedSections(index: SearchIndex, { concepts }: Found): number[] {
  const counts = new Map<number, number>();
  const add = (sectionId: number): Map<number, number> => counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
  for (const { alternatives, notSold } of concepts)
    for (const { terms } of notSold ? alternatives : alternatives.slice(0, 1)) {
      const { documents, weights } = index.terms.havingAll(terms);
      for (let at = 0; at < Math.min(documents.length, maxRead); at += 1)
        if (weights[at]! >= minNamed) add(index.products[documents[at]!]!.sectionId);
    }
  return [...counts].sort(([, a], [, b]) => b - a).map(([sectionId]) => sectionId);
}

const bestSellingSections = (index: SearchIndex): number[] => [
  ...new Set(index.bestSellers().map((id) => index.sectionIdOf(index.documentOf.get(id)!))),
];

function sectionsOf(index: SearchIndex, ids: readonly number[], locale: Locale): NearestSection[] {
  const byId = new Map(index.sections.map(({ section }) => [section.id, section]));
  return ids.flatMap((id) => {
    const section = byId.get(id);
    return section ? [{ id, name: section.name[locale], url: section.url }] : [];
  });
}
