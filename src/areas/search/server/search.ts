import type { Locale } from '#i18n/locale.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import { VersionedIndex } from '#platform/versioned-index.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { ProductCard, ProductFilters } from '#areas/catalogue/contract.ts';
import type { SearchGroup, SearchItem, searchSorts, SearchTab } from '../contract.ts';
import { buildSearchIndex, updateSearchIndex } from './index/build-search-index.ts';
import type { Found, SearchIndex } from './index/search-index.ts';
import { findNearest, type Nearest } from './nearest.ts';
import { serverMessages } from './server-messages.ts';
import { itemsPerGroup, suggestBrands, suggestSections } from './suggest-groups.ts';

const relatedShown = 10;

interface SearchQuery {
  readonly query: string;
  readonly filters?: ProductFilters;
  readonly sort?: (typeof searchSorts)[number];
  readonly page: number;
  readonly limit: number;
  readonly withAttributes?: boolean;
}

export type Search = ReturnType<typeof createSearch>;

interface SearchParts {
  readonly catalogue: Catalogue;
  /** Called when the search's index could not be reloaded; it is tried again. */
  readonly onIndexError?: (error: unknown) => void;
}

/** The search: its own index of the catalogue's texts, one per version, in the process. */
export function createSearch({ catalogue, onIndexError }: SearchParts) {
  async function load(last: SearchIndex | undefined, announced: readonly ChangeTag[]): Promise<SearchIndex> {
    if (!last) return buildSearchIndex(await catalogue.searchTexts());
    if (last.version === (await catalogue.version())) return last;
    const hasTexts = (id: number, textHash: string): boolean =>
      last.products[last.documentOf.get(id) ?? -1]?.textHash === textHash;
    const changes = await catalogue.searchTextsSince(last.version, announced, hasTexts);
    return changes ? updateSearchIndex(last, changes) : buildSearchIndex(await catalogue.searchTexts());
  }
  const searchIndex = new VersionedIndex<SearchIndex, ChangeTag>({ load, onError: onIndexError });
  const currentIndex = async () => searchIndex.getFor(await catalogue.version());

  const showNearest = async ({ productIds, ...nearest }: Nearest, locale: Locale) => ({
    ...nearest,
    products: await catalogue.listCards(productIds, locale),
  });

  return {
    /** Loads the index, so that the first visitor does not wait for it. */
    warmUp: async (): Promise<void> => void (await searchIndex.get()),

    /** Whether both this index and that of listings are loaded. */
    isLoaded: () => searchIndex.isLoaded,

    /** Whether searches use an old index, because it could not be reloaded after a change. */
    isIndexStale: () => searchIndex.isStale,

    /**
     * Reloads the index after the catalogue has reloaded its own, of named products only their texts; resolves once
     * searches use it.
     */
    refresh: (changes: readonly ChangeTag[]) => searchIndex.refresh(changes),

    /** The groups of suggestions while typing: the best of each, without empty groups. */
    async suggest(query: string, locale: Locale): Promise<{ groups: SearchGroup[] }> {
      if (!query.trim()) return { groups: [] };
      const index = await currentIndex();
      const found = index.find(query, true);
      const cards = await catalogue.listCards(found.productIds.slice(0, itemsPerGroup), locale);
      return { groups: groupsOf(index, found, cards.map(itemOf), locale) };
    },

    /**
     * A page of the products of the kind asked for, by relevance unless another sort is given. The title says when only part of
     * the query matches; then the answer has what comes nearest.
     */
    async searchProducts({ query, sort = 'relevance', ...paging }: SearchQuery, locale: Locale) {
      const text = query.trim();
      const index = await currentIndex();
      const found = index.find(text, false);
      const isPartial = text !== '' && !found.isWhole;
      const { results, nearest } = serverMessages[locale];
      const asked = found.productIds.slice(0, found.asked);
      const related = found.productIds.slice(found.asked);
      const answer = await catalogue.listFound(
        { ids: asked, name: results(text), url: `/search/${encodeURIComponent(text)}` },
        { ...paging, sort: sort === 'relevance' ? 'given' : sort },
        locale,
      );
      if (!('products' in answer)) return answer;
      const title = asked.length > 0 && isPartial ? nearest(text) : results(text);
      return {
        ...answer,
        sort: answer.sort === 'given' ? 'relevance' : answer.sort,
        seo: { ...answer.seo, title },
        related: {
          total: related.length,
          products: await catalogue.listCards(related.slice(0, relatedShown), locale),
        },
        ...(isPartial && { nearest: await showNearest(findNearest(index, found, locale), locale) }),
      };
    },
  };
}

function groupsOf(index: SearchIndex, found: Found, products: SearchItem[], locale: Locale): SearchGroup[] {
  const group = (code: SearchTab, items: readonly SearchItem[], total = items.length): SearchGroup => ({
    tab: { title: serverMessages[locale].tabs[code], code },
    items: items.slice(0, itemsPerGroup),
    total,
  });
  const groups = [
    group('products', products, found.asked),
    group('sections', suggestSections(index, found, locale)),
    group('brands', suggestBrands(index, found)),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const itemOf = ({ id, url, picture, name, price, lowestPrice30Days, isSellable }: ProductCard): SearchItem => ({
  id,
  url,
  picture,
  name,
  price: isSellable ? { base: price.base, sale: price.sale } : null,
  ...(isSellable && lowestPrice30Days !== null && { lowestPrice30Days }),
});
