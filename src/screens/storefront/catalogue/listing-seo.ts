import type { Listing } from '#areas/catalogue/contract.ts';
import { hasFilters } from '#areas/catalogue/web/listing/filter-changes.ts';
import type { ListingChoice } from '#areas/catalogue/web/listing/listing-query.ts';
import type { PageSeo } from '../page-seo.ts';

/** Each page of a listing is indexed. Filtered and sorted ones repeat its products, and empty ones have none. */
export function listingSeo(
  { seo, products }: Pick<Listing, 'seo'> & { products: unknown },
  choice: ListingChoice,
): PageSeo {
  const repeats = hasFilters(choice) || choice.sort !== null;
  const isEmpty = (products as readonly unknown[]).length === 0;
  if (repeats || isEmpty) return { ...seo, canonical: null };
  return choice.page > 1 ? { ...seo, canonical: `${seo.canonical}?page=${choice.page}` } : seo;
}
