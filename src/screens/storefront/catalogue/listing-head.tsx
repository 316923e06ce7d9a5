import type { ListingChoice } from '#areas/catalogue/web/listing/listing-query.ts';
import type { CatalogueMessages } from '#areas/catalogue/messages.ts';
import type { PageSeo } from '../page-seo.ts';

type ListingHeadProps = { seo: PageSeo; choice: ListingChoice; t: CatalogueMessages };

export const ListingHead = ({ seo, choice, t }: ListingHeadProps) => (
  <>
    <title>{choice.page > 1 ? t.listing.titleOfPage(seo.title, choice.page) : seo.title}</title>
    <meta name="description" content={seo.description} />
  </>
);
