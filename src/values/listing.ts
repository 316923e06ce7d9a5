/** The section that /catalog shows (storefront.md section 9). */
export const defaultSectionId = 172;

/** Maximum length of a search query in characters; the rest of a longer text is ignored. */
export const maxSearchLength = 200;

/** The orders of a product list; `popular` is the default, `ready_price_asc` counts a bare machine with battery and charger. */
export const productSorts = [
  'popular',
  'price_asc',
  'price_desc',
  'ready_price_asc',
  'new',
  'discount',
  'name',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** The orders of search results; without one, by relevance or as the query says: `taladro barato`. */
export const searchSorts = ['relevance', ...productSorts] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The query keys that change what a listing shows; areas/catalogue/web/listing/listing-query.ts says what they mean. */
export const listingQueryKeys = [
  'brand',
  'sections',
  'price.min',
  'price.max',
  'ready.*',
  'available',
  'sale',
  'sort',
  'page',
  'a.*',
  'is.*',
] as const;

/** How listings show their products (storefront.md section 2): as a table unless the shopper chose a list. */
export type ListingView = 'table' | 'list';

/**
 * Reads the cookie `listing-view`, over https `__Host-listing-view`, from a Cookie header or `document.cookie`. Each view
 * is cached as a page of its own.
 */
export const readListingView = (cookies: string | null | undefined): ListingView =>
  /(?:^|; )(?:__Host-)?listing-view=list(?:;|$)/.test(cookies ?? '') ? 'list' : 'table';
