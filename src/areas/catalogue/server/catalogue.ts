import { defaultLowStock } from '../low-stock.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { Database } from '#platform/database/database.ts';
import type { IndexFile } from '#platform/stored-index/index-file.ts';
import { VersionedIndex } from '#platform/versioned-index.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { createIndexLoader } from './index/load-index.ts';
import type { FindPromotion } from './listing/listing-scope.ts';
import { type Highlights, noHighlights } from './product/product-highlights.ts';

export { findCards } from './cards/find-cards.ts';
export { measurePriceOf } from './cards/product-cards.ts';
export { listListingPages } from './feeds/list-listing-pages.ts';
export { type Offer, readOffers } from './feeds/read-offers.ts';
export { findProductRanges, readProductPages } from './feeds/read-product-pages.ts';
export {
  type CatalogueTexts,
  type ProductTexts,
  readSearchTexts,
  readTextPortions,
  readTextsSince,
  readTextsThatDiffer,
  type TextPortions,
} from './index/search-texts.ts';
export type { SearchedProduct } from './index/searched-product.ts';
export { findArticleCards } from './listing/find-article-cards.ts';
export { listFound } from './listing/list-found.ts';
export { listProducts, type ListingQuery } from './listing/list-products.ts';
export { findFilledPromotions, listEmptyListings } from './listing/listing-scope.ts';
export { findAlikeNumbers } from './product/find-alike-numbers.ts';
export { findArticlesOfEan, findByNumbers } from './product/find-by-numbers.ts';
export { listFewLeft } from './product/list-few-left.ts';
export { listShelves } from './product/list-shelves.ts';
export { listStock } from './product/list-stock.ts';
export { listWeights } from './product/list-weights.ts';
export { readHighlights } from './product/product-highlights.ts';
export { type CataloguePage, findProductPage, type FromOtherAreas } from './product/product-page.ts';
export {
  findSaleProducts,
  lockForSale,
  type SaleProduct,
  type SaleProductRow,
  saleProductsJson,
  toSaleProducts,
} from './product/sale-products.ts';
export { findSections } from './sections/find-sections.ts';
export { listedSections, listSectionsAt, listSectionTree } from './sections/list-sections.ts';

export interface CatalogueParts {
  readonly database: Database;
  /** Where the shop is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** Ends the titles of pages. */
  readonly shopName?: string;
  readonly highlights?: Highlights;
  readonly findPromotion?: FindPromotion;
  /** The number of pieces up to which cards call a stock low. */
  readonly lowStock?: number;
  /** Where the index of listings is kept for the next start; absent: nowhere. */
  readonly indexFile?: IndexFile;
  /** Called when the index of listings could not be reloaded; it is tried again. */
  readonly onIndexError?: (error: unknown) => void;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** What the catalogue's functions share, which this file exports for other areas: above all the index of listings. */
export function createCatalogue({
  database,
  publicUrl,
  shopName,
  highlights = noHighlights,
  findPromotion = () => null,
  lowStock = defaultLowStock,
  indexFile,
  onIndexError,
}: CatalogueParts) {
  const catalogueIndex = new VersionedIndex<CatalogueIndex, ChangeTag>({
    load: createIndexLoader(database, lowStock, indexFile),
    onError: onIndexError,
  });
  return {
    database,
    publicUrl,
    shopName,
    highlights,
    findPromotion,
    catalogueIndex,

    /** Reloads the index of listings, of named products only their rows; resolves once listings show the change. */
    refresh: (changes: readonly ChangeTag[] = ['catalogue']) => catalogueIndex.refresh(changes),

    /** Whether listings show an old index, because it could not be reloaded after a change. */
    isIndexStale: () => catalogueIndex.isStale,

    /** The version of the catalogue that listings show at the moment; the first call loads their index. */
    version: async () => (await catalogueIndex.get()).version,
  };
}
