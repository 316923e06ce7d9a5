import type { Listing } from '#areas/catalogue/contract.ts';
import { hasFilters } from '#areas/catalogue/web/listing/filter-changes.ts';
import type { ListingChoice } from '#areas/catalogue/web/listing/listing-query.ts';
import type { CatalogueMessages } from '#areas/catalogue/messages.ts';

type ListingHeadProps = { seo: Listing['seo']; choice: ListingChoice; t: CatalogueMessages };

/** Filtered and sorted pages repeat products, so search engines do not index them. */
export const ListingHead = ({ seo, choice, t }: ListingHeadProps) => (
  <>
    <title>{choice.page > 1 ? t.listing.titleOfPage(seo.title, choice.page) : seo.title}</title>
    <meta name="description" content={seo.description} />
    {hasFilters(choice) || choice.sort ? (
      <meta name="robots" content="noindex, follow" />
    ) : (
      <link rel="canonical" href={choice.page > 1 ? `${seo.canonical}?page=${choice.page}` : seo.canonical} />
    )}
  </>
);
