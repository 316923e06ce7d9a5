import { type Highlights, noHighlights } from './product/product-highlights.ts';
import { sql } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { VersionedIndex } from '#platform/versioned-index.ts';
import type { ProductListBody } from '../contract.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { findCards } from './cards/find-cards.ts';
import { listListingPages } from './feeds/list-listing-pages.ts';
import { readOffers } from './feeds/read-offers.ts';
import { findProductRanges, readProductPages } from './feeds/read-product-pages.ts';
import { findSections } from './sections/find-sections.ts';
import { findBrandPage, listBrands } from './listing/list-brands.ts';
import { createIndexLoader } from './index/load-index.ts';
import { listProducts, listScope, type ListingQuery } from './listing/list-products.ts';
import {
  findFilledPromotions,
  type FindPromotion,
  type ListingScope,
  positionsOf,
  positionsOfFound,
  type PromotionProducts,
} from './listing/listing-scope.ts';
import {
  type DescribeDelivery,
  type DescribeGuarantee,
  findProductPage,
  type FindQuestions,
  type ListPickupPoints,
} from './product/product-page.ts';
import { listSimilar } from './product/list-similar.ts';
import { findArticleIds } from './listing/find-article-ids.ts';
import { findAlikeNumbers } from './product/find-alike-numbers.ts';
import { findByNumbers } from './product/find-by-numbers.ts';
import { findSaleProducts, lockForSale } from './product/sale-products.ts';
import { type ChangedTexts, readChangedTexts, readSearchTexts, readTextPortions } from './index/search-texts.ts';
import { changedProducts } from './index/changed-products.ts';
import { brandsOf, childrenOf, footerSections, sectionsAt, treeOf } from './sections/section-tree.ts';
import { serverMessages } from './server-messages.ts';
import {
  isGoodOffer,
  bestSelling,
  newest,
  popularlyReduced,
  recommendedFor,
  rowLength,
} from './listing/suggest-products.ts';

export type { ListPickupPoints } from './product/product-page.ts';
export { readHighlights } from './product/product-highlights.ts';
export { measurePriceOf } from './cards/product-cards.ts';
export { type SaleProduct, type SaleProductRow, saleProductsJson, toSaleProducts } from './product/sale-products.ts';
export type { Offer } from './feeds/read-offers.ts';
export type { CatalogueTexts, ProductTexts, SearchedProduct, TextPortions } from './index/search-texts.ts';

export interface CatalogueParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Where the shop is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** Ends the titles of pages. */
  readonly shopName?: string;
  readonly listPickupPoints?: ListPickupPoints;
  readonly describeDelivery?: DescribeDelivery;
  readonly describeGuarantee?: DescribeGuarantee;
  readonly highlights?: Highlights;
  readonly findPromotion?: FindPromotion;
  readonly findQuestions?: FindQuestions;
  /** Called when the index of listings could not be reloaded; it is tried again. */
  readonly onIndexError?: (error: unknown) => void;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The catalogue's only door for other areas and for its routes. */
export function createCatalogue(parts: CatalogueParts) {
  const { database } = parts;
  const catalogueIndex = new VersionedIndex<CatalogueIndex, ChangeTag>({
    load: createIndexLoader(database),
    onError: parts.onIndexError,
  });
  const listing = { ...parts, catalogueIndex, findPromotion: parts.findPromotion ?? (() => null) };
  const { listPickupPoints = () => [], describeDelivery = () => null, describeGuarantee = () => null } = parts;
  const { highlights = noHighlights, findQuestions = () => [] } = parts;
  const described = { listPickupPoints, describeDelivery, describeGuarantee, highlights, findQuestions };
  const page = { ...parts, catalogueIndex, ...described };
  const cards = (ids: readonly number[], locale: Locale, withAttributes?: boolean) =>
    findCards(listing, ids, locale, withAttributes);

  return {
    /** Reloads the index of listings, of named products only their rows; resolves once listings show the change. */
    refresh: (changes: readonly ChangeTag[] = ['catalogue']) => catalogueIndex.refresh(changes),

    /** Loads the index of listings, so that the first visitor does not wait for it. */
    warmUp: async () => void (await catalogueIndex.get()),

    /** Whether listings show an old index, because it could not be reloaded after a change. */
    isIndexStale: () => catalogueIndex.isStale,

    /** The version of the catalogue that listings show at the moment. */
    version: async () => (await catalogueIndex.get()).version,

    /** All texts that a search looks in, of that version. */
    searchTexts: async () => readSearchTexts(database, await catalogueIndex.get()),
    /** The same, portion by portion. */
    searchTextPortions: async () => readTextPortions(database, await catalogueIndex.get()),

    /** The ids of the sections of products, by the product's id; unknown ones are left out. */
    async sectionIdsOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const { positionById, section } = await catalogueIndex.get();
      return new Map(
        ids.flatMap((id): [number, number][] => {
          const found = section[positionById.get(id) ?? -1];
          return found ? [[id, found.id]] : [];
        }),
      );
    },

    /**
     * What differs from the texts of an earlier version, by the changes announced since; null where these do not tell.
     * Texts that `hasTexts` knows by their hash are not read.
     */
    async searchTextsSince(
      version: number,
      announced: readonly ChangeTag[],
      hasTexts: (id: number, textHash: string) => boolean,
    ): Promise<ChangedTexts | null> {
      const index = await catalogueIndex.get();
      const changes = changedProducts(announced, version, index.version);
      return changes && readChangedTexts(database, index, changes, hasTexts);
    },

    /** All sections, from the top-level groups down. */
    sectionTree: async (locale: Locale) => treeOf(await catalogueIndex.get(), locale),

    /** The sections below one, with the brands that lead there; null for an unknown section. */
    async listSections(sectionId: number, locale: Locale) {
      const index = await catalogueIndex.get();
      const section = index.sectionById.get(sectionId);
      return section ? { list: childrenOf(section, locale), brands: brandsOf(index, section) } : null;
    },

    /** The two columns of sections in the footer. */
    footerSections: async (locale: Locale) => footerSections(await catalogueIndex.get(), locale),

    /** All brands in the shop's order. */
    listBrands: async (locale: Locale) => listBrands(await catalogueIndex.get(), locale),
    /** A brand with its texts and picture, by its code; `brand_not_found` for an unknown one. */
    findBrandPage: async (code: string, locale: Locale) =>
      findBrandPage(await catalogueIndex.get(), code, locale, parts),

    /**
     * A page of products, filtered and sorted, with its facets; prices in euros. Fails with the code of an unknown section,
     * brand, promotion or filter, and with `section_moved` and the new address for an old one.
     */
    listProducts: (body: ProductListBody, locale: Locale) => listProducts(listing, body, locale),

    /**
     * A listing of products found elsewhere, as by the search: filtered, counted and paged like any other. `ids` are in
     * the order of relevance, which `sort: 'given'` keeps. Unknown ids are left out; archived ones stay. What is counted and
     * sorted of an Int32Array, in which none is repeated, is kept with it for its next page or filter.
     */
    listFound: (
      found: { ids: readonly number[] | Int32Array; name: string; url: string },
      query: ListingQuery,
      locale: Locale,
    ) =>
      listScope<never>(
        listing,
        (index): ListingScope => ({
          positions:
            found.ids instanceof Int32Array ? positionsOfFound(index, found.ids) : positionsOf(index, found.ids),
          name: found.name,
          description: '',
          url: found.url,
          breadcrumbs: [
            { name: serverMessages[locale].breadcrumbs.home, url: '/' },
            { name: found.name, url: found.url },
          ],
          section: null,
          brand: null,
        }),
        query,
        locale,
      ),

    /** All that a product's page shows, prices in euros. Fails with `product_not_found`, or `product_moved` with its slug. */
    findProductPage: (slug: string, locale: Locale) => findProductPage(page, slug, locale),

    /** Cards in the order of the ids, prices in euros; unknown ids are left out. */
    listCards: cards,

    /** Cards by article numbers, in the order of these; unknown and archived ones are left out. */
    async listArticles(articles: readonly string[], locale: Locale) {
      const found = await cards(await findArticleIds(database, articles), locale);
      return found.filter(({ isArchived }) => !isArchived);
    },

    /** Sections by their addresses, in the order of these; unknown and empty ones are left out. */
    listSectionsAt: async (urls: readonly string[], locale: Locale) =>
      sectionsAt(await catalogueIndex.get(), urls, locale),

    /** Products as baskets and orders need them, by id, prices in cents and stock in pieces; unknown ids are absent. */
    findSaleProducts,
    lockForSale,
    /** The ids of products by article numbers as people write them, or EANs; unknown ones are absent. */
    findByNumbers: (numbers: readonly string[]) => findByNumbers(database, numbers),
    /** The products that mistyped article numbers may mean. */
    findAlikeNumbers: (numbers: readonly string[]) => findAlikeNumbers(database, numbers),
    findSections,

    /** The pages of sections and brands with products, and when one of these last changed. */
    listListingPages: async () => listListingPages(database, await catalogueIndex.get()),
    /** Those of the promotions that have products at the moment, in their order. */
    listFilledPromotions: async <Promotion extends Pick<PromotionProducts, 'products'>>(
      promotions: readonly Promotion[],
    ) => findFilledPromotions(database, await catalogueIndex.get(), promotions),
    /** The pages of products by ranges of ids, archived ones left out; read portion by portion. */
    readProductPages: (ids: Parameters<typeof readProductPages>[1]) => readProductPages(database, ids),
    findProductRanges: (size: number) => findProductRanges(database, size),
    /** All goods with a price as product feeds list them, prices in euros; read portion by portion. */
    readOffers: (locale: Locale) => readOffers(listing, locale),

    /** Names by product id; unknown ids are left out. */
    async listNames(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
      return new Map((await cards(ids, locale)).map(({ id, name }) => [id, name]));
    },

    /** Cards of the newest products. */
    newest: async (locale: Locale) => cards(newest(await catalogueIndex.get()), locale),
    /** Cards of products like this one, alternatives with their reasons first; none for an unknown id. */
    similar: (id: number, locale: Locale) => listSimilar(page, id, locale),

    /** Suggestions for these products; without any, what sells best. */
    async recommended(ids: readonly number[], locale: Locale) {
      const together = ids.length === 0 ? [] : await listSoldTogether(database, ids);
      return cards(recommendedFor(await catalogueIndex.get(), ids, together), locale);
    },

    /** The rows of the home page; one without products is left out. */
    async mainRows(locale: Locale) {
      const index = await catalogueIndex.get();
      const rows = [
        { code: 'popular' as const, ids: bestSelling(index) },
        { code: 'sale' as const, ids: popularlyReduced(index) },
        { code: 'new' as const, ids: newest(index) },
      ];
      const byId = new Map(
        (await cards([...new Set(rows.flatMap(({ ids }) => ids))], locale)).map((card) => [card.id, card]),
      );
      return rows
        .map(({ code, ids }) => {
          const found = ids.flatMap((id) => byId.get(id) ?? []);
          const products = (code === 'sale' ? found.filter(isGoodOffer) : found).slice(0, rowLength);
          return { title: serverMessages[locale].rows[code], code, products };
        })
        .filter(({ products }) => products.length > 0);
    },
  };
}

/** Products sold together with most of these first, then in the order of the catalogue. */
async function listSoldTogether(database: Queryable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT other.id FROM catalogue_products p CROSS JOIN unnest(p.sold_together) AS x(article)
    JOIN catalogue_products other ON other.article = x.article AND other.is_sellable
    WHERE p.id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    GROUP BY other.id ORDER BY count(*) DESC, other.id LIMIT 50`);
  return rows.map(({ id }) => id);
}
