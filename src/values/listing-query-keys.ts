/** The keys of a listing's address that change what it shows (their meaning: areas/catalogue/web/listing-query.ts). */
export const listingQueryKeys = [
  'brand',
  'price.min',
  'price.max',
  'available',
  'sale',
  'sort',
  'page',
  'a.*',
  'is.*',
] as const;
