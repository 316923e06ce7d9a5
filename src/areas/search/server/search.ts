import type { Locale } from '#i18n/locale.ts';
import type { SearchSort } from '#values/listing.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { IndexFile } from '#platform/stored-index/index-file.ts';
import { VersionedIndex } from '#platform/versioned-index.ts';
import {
  type Catalogue,
  findCards,
  listFound,
  readTextPortions,
  readTextsSince,
  readTextsThatDiffer,
} from '#areas/catalogue/server/catalogue.ts';
import type { ProductCard, ProductFilters } from '#areas/catalogue/contract.ts';
import type { SearchGroup, SearchItem, SearchTab, Suggestions } from '../contract.ts';
import { buildSearchIndex, updateSearchIndex } from './index/build-search-index.ts';
import { allProducts, findProducts } from './found-products.ts';
import type { SearchIndex } from './index/search-index.ts';
import { restoreSearchIndex, storedSearchIndex } from './index/stored-search-index.ts';
import { type LineMatch, matchLines } from './match-lines.ts';
import { findNearest, type Nearest } from './nearest.ts';
import { createSearchRules, type SearchRules } from './rules/search-rules.ts';
import { noRules } from './rules/search-rules-data.ts';
import { asksForCharger } from './language/asks-for-charger.ts';
import { readSpokenSort, asksForReductions } from './language/read-speech.ts';
import { serverMessages } from './server-messages.ts';
import { itemsPerGroup } from './suggest-groups.ts';
import { understandQuery } from './understand-query.ts';
import { prepareSuggestions, type Suggested, suggestFor } from './suggested.ts';

interface SearchQuery {
  readonly query: string;
  readonly filters?: ProductFilters;
  readonly sort?: SearchSort;
  readonly page: number;
  readonly limit: number;
  readonly withAttributes?: boolean;
  /** Words of a price are searched like others. */
  readonly literal?: boolean;
}

export type Search = ReturnType<typeof createSearch>;

const withoutRules = createSearchRules(noRules);

interface SearchParts {
  readonly catalogue: Catalogue;
  /** The shopkeeper's rules as they are now; absent: none. */
  readonly rules?: () => SearchRules;
  /** Where the index is kept for the next start; absent: nowhere. */
  readonly indexFile?: IndexFile;
  /** Called when the search's index could not be reloaded; it is tried again. */
  readonly onIndexError?: (error: unknown) => void;
}

/** The search: its own index of the catalogue's texts, one per version, in the process. */
export function createSearch({ catalogue, rules = () => withoutRules, indexFile, onIndexError }: SearchParts) {
  async function load(last: SearchIndex | undefined, announced: readonly ChangeTag[]): Promise<SearchIndex> {
    if (!last) return prepared((await restore()) ?? (await build()));
    if (last.version === (await catalogue.version())) return last;
    const changes = await readTextsSince(catalogue, last.version, announced, textsOf(last));
    return changes ? keptForNextStart(await updateSearchIndex(last, changes)) : prepared(await build());
  }
  const build = async (): Promise<SearchIndex> =>
    keptForNextStart(await buildSearchIndex(await readTextPortions(catalogue)));
  /** The index serves meanwhile. */
  function prepared(index: SearchIndex): SearchIndex {
    prepareSuggestions(index, rules()).catch((error: unknown) => onIndexError?.(error));
    return index;
  }
  /** The index that an earlier start has stored, with what has changed since; null where there is none of use. */
  async function restore(): Promise<SearchIndex | null> {
    if (!indexFile) return null;
    const { products: _, ...places } = await readTextPortions(catalogue);
    const stored = await indexFile.read(places.referenceKey ?? '');
    if (!stored) return null;
    const index = await restoreSearchIndex(stored, places);
    const changes = await readTextsThatDiffer(catalogue, index.products, textsOf(index));
    // A section or brand has been renamed meanwhile.
    if (changes && (changes.referenceKey ?? '') !== index.referenceKey) return null;
    if (changes?.changed.length === 0) return index;
    return changes && keptForNextStart(await updateSearchIndex(index, changes));
  }
  function keptForNextStart(index: SearchIndex): SearchIndex {
    if (indexFile?.isDue()) indexFile.store(index.referenceKey, () => storedSearchIndex(index));
    return index;
  }
  const searchIndex = new VersionedIndex<SearchIndex, ChangeTag>({ load, onError: onIndexError });
  const currentIndex = async () => searchIndex.getFor(await catalogue.version());

  const showNearest = async ({ productIds, isUnrelated, ...nearest }: Nearest, locale: Locale) => ({
    ...nearest,
    ...(isUnrelated && { isUnrelated }),
    products: await findCards(catalogue, productIds, locale),
  });

  /** The best products that pass filters; null where none does, as while the number of a price is being typed. */
  async function findFiltered(index: SearchIndex, text: string, filters: ProductFilters | undefined, locale: Locale) {
    const ids = asksForReductions(text) ? allProducts(index) : findProducts(index, rules(), text).matches;
    const query = { ...(filters && { filters }), sort: 'given', page: 1, limit: itemsPerGroup } as const;
    const found = await listFound(catalogue, { ids, name: text, url: urlOf(text) }, query, locale);
    return 'products' in found && found.total > 0 ? found : null;
  }

  return {
    /** Loads the index, so that the first visitor does not wait for it. */
    async warmUp(): Promise<void> {
      await searchIndex.get();
    },

    /** Whether both this index and that of listings are loaded. */
    isLoaded: () => searchIndex.isLoaded,

    /** Whether searches use an old index, because it could not be reloaded after a change. */
    isIndexStale: () => searchIndex.isStale,

    /**
     * Reloads the index after the catalogue has reloaded its own, of named products only their texts; resolves once
     * searches use it.
     */
    refresh: (changes: readonly ChangeTag[]) => searchIndex.refresh(changes),

    /** Suggestions while typing: the best of each group, without empty groups, and whole queries that begin like this. */
    async suggest(query: string, locale: Locale): Promise<Suggestions> {
      if (!query.trim()) return { groups: [] };
      const index = await currentIndex();
      const { text, filters, understood } = understandQuery(query);
      const suggested = suggestFor(index, rules(), text, locale);
      const isReduced = asksForReductions(text);
      const chosen = isReduced ? { ...filters, sale: true } : filters;
      const filtered = understood || isReduced ? await findFiltered(index, text, chosen, locale) : null;
      if (filtered) {
        const groups = groupsOf({ ...suggested, total: filtered.total }, filtered.products.map(itemOf), locale);
        return { groups, ...(understood && { understood }) };
      }
      if (suggested.nearest) {
        const { words, sections, productIds } = suggested.nearest;
        const products = await findCards(catalogue, productIds.slice(0, itemsPerGroup), locale);
        return { groups: [], nearest: { words, sections, products: products.map(itemOf) } };
      }
      const cards = await findCards(catalogue, suggested.productIds, locale);
      const completions = suggested.completions.map((text) => ({ text, url: urlOf(text) }));
      return {
        groups: groupsOf(suggested, cards.map(itemOf), locale),
        ...(completions.length > 0 && { completions }),
      };
    },

    /** What lines of a list, as `tubo pvc 40`, may mean; the last ones are absent where the time for a list is over. */
    matchLines: async (texts: readonly string[]): Promise<LineMatch[]> =>
      matchLines(await currentIndex(), rules(), texts),

    /**
     * A page of the products of the kind asked for, by relevance unless another sort is given or said (`taladro
     * barato`, `en oferta`), and of the price that is said. The title says when only part of the query matches; then the
     * answer has what comes nearest.
     */
    async searchProducts({ query, sort: given, literal, filters: chosen, ...paging }: SearchQuery, locale: Locale) {
      const { typed, text, filters: named, understood } = understandQuery(query, chosen, literal);
      const isReduced = !literal && asksForReductions(text);
      const filters = isReduced ? { ...named, sale: true } : named;
      const sort = given ?? (isReduced ? 'discount' : spokenSortOf(text));
      const index = await currentIndex();
      const { related, found, ...its } = findProducts(index, rules(), text);
      const matches = isReduced ? allProducts(index) : its.matches;
      const isPartial = text !== '' && !isReduced && !found.isWhole;
      const { results, nearest } = serverMessages[locale];
      const [answer, relatedCards, near] = await Promise.all([
        listFound(
          catalogue,
          { ids: matches, name: results(typed), url: urlOf(typed) },
          {
            ...paging,
            ...(filters && { filters }),
            sort: sort !== 'relevance' ? sort : asksForCharger(text) ? 'given_ready' : 'given',
          },
          locale,
        ),
        findCards(catalogue, isReduced ? [] : related.ids, locale),
        isPartial ? showNearest(findNearest(index, found, text, locale), locale) : undefined,
      ]);
      if (!('products' in answer)) return answer;
      const title = matches.length > 0 && isPartial ? nearest(typed) : results(typed);
      return {
        ...answer,
        sort: answer.sort.startsWith('given') ? 'relevance' : answer.sort,
        seo: { ...answer.seo, title },
        related: { total: isReduced ? 0 : related.total, products: relatedCards },
        ...(understood && { understood }),
        ...(found.redirect !== undefined && { redirect: { url: found.redirect } }),
        ...(near && { nearest: near }),
      };
    },
  };
}

const textsOf =
  ({ products, documentOf }: SearchIndex) =>
  (id: number, textHash: string): boolean =>
    products[documentOf.get(id) ?? -1]?.textHash === textHash;

const sortOf = { cheap: 'price_asc', reduced: 'discount', none: 'relevance' } as const;

/** How an answer is sorted when the buyer has not chosen; the answer names its sort. */
export const spokenSortOf = (text: string): SearchSort => sortOf[readSpokenSort(text) ?? 'none'];

export const urlOf = (text: string): string => `/search/${encodeURIComponent(text)}`;

export function groupsOf(
  { total, sections, brands, leadsToSection }: Pick<Suggested, 'total' | 'sections' | 'brands' | 'leadsToSection'>,
  products: SearchItem[],
  locale: Locale,
): SearchGroup[] {
  const group = (code: SearchTab, items: readonly SearchItem[], count = items.length): SearchGroup => ({
    tab: { title: serverMessages[locale].tabs[code], code },
    items: items.slice(0, itemsPerGroup),
    total: count,
  });
  const groups = [group('products', products, total), group('sections', sections), group('brands', brands)].filter(
    ({ items }) => items.length > 0,
  );
  // The panel shows the first group: where the query leads to a section, that is the answer.
  return leadsToSection
    ? groups.sort((a, b) => Number(b.tab.code === 'sections') - Number(a.tab.code === 'sections'))
    : groups;
}

export const itemOf = ({
  id,
  url,
  picture,
  name,
  brand,
  price,
  lowestPrice30Days,
  isSellable,
}: ProductCard): SearchItem => ({
  id,
  url,
  picture,
  name,
  ...(brand && { brand: brand.name }),
  price: isSellable ? { base: price.base, sale: price.sale } : null,
  ...(isSellable && lowestPrice30Days !== null && { lowestPrice30Days }),
});
