import type { Locale } from '#i18n/locale.ts';
import type { SearchItem } from '../contract.ts';
import { type NameMatch, nameMatcher } from './ranking/name-matches.ts';
import type { Found, SearchIndex } from './index/search-index.ts';

export const itemsPerGroup = 8;
/** A section is suggested if its name has this share of the query. */
const enoughOfName = 0.7;
/** A section with this share of the best products is suggested too. */
const enoughOfProducts = 0.15;
const looksAt = 200;

interface Candidate {
  readonly rank: number;
  readonly item: SearchItem;
}

const ordered = (candidates: readonly Candidate[]): SearchItem[] =>
  candidates.toSorted((a, b) => b.rank - a.rank).map(({ item }) => item);
const rankOf = ({ share, isWhole }: NameMatch): number => share + (isWhole ? 0.5 : 0);

/** Sections that the query names, then those of most found products. */
export function suggestSections(index: SearchIndex, found: Found, locale: Locale): SearchItem[] {
  const shares = sectionShares(index, found);
  const match = nameMatcher(found.concepts);
  return ordered(
    index.sections.flatMap(({ section, terms }): Candidate[] => {
      const matched = match(terms);
      const named = matched && matched.share >= enoughOfName ? 1 + rankOf(matched) : 0;
      const share = shares.get(section.id) ?? 0;
      if (named === 0 && share < enoughOfProducts) return [];
      const { id, name, url, picture } = section;
      return [{ rank: named + share, item: { id, url, picture, name: name[locale], price: null } }];
    }),
  );
}

/** The section that a query leads to, by the shopkeeper's redirect; undefined when it leads to another page or nowhere. */
export function targetSection(
  index: SearchIndex,
  redirect: string | undefined,
  locale: Locale,
): SearchItem | undefined {
  const path = redirect?.replace(/[?#].*$/, '');
  const section = index.sections.find(({ section: { url } }) => url === path)?.section;
  if (!section || redirect === undefined) return undefined;
  const { id, name, picture } = section;
  return { id, url: redirect, picture, name: name[locale], price: null };
}

export function suggestBrands(index: SearchIndex, found: Found): SearchItem[] {
  const match = nameMatcher(found.concepts);
  return ordered(
    index.brands.flatMap(({ brand: { id, url, picture, name }, terms }): Candidate[] => {
      const matched = match(terms);
      return matched ? [{ rank: rankOf(matched), item: { id, url, picture, name, price: null } }] : [];
    }),
  );
}

function sectionShares(index: SearchIndex, { documents, whole }: Found): Map<number, number> {
  const best = documents.subarray(0, Math.min(whole || documents.length, looksAt));
  const counts = new Map<number, number>();
  for (const document of best) {
    const section = index.sectionIdOf(document);
    counts.set(section, (counts.get(section) ?? 0) + 1 / best.length);
  }
  return counts;
}
