import type { ListingChoice } from '#areas/catalogue/web/listing/listing-query.ts';
import { messages } from '#areas/catalogue/web/listing/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import type { PageSeo } from '../page-seo.ts';

type ListingHeadProps = { seo: PageSeo; choice: ListingChoice };

export function ListingHead({ seo, choice }: ListingHeadProps) {
  const t = useMessages(messages);
  return (
    <>
      <title>{choice.page > 1 ? t.titleOfPage(seo.title, choice.page) : seo.title}</title>
      <meta name="description" content={seo.description} />
    </>
  );
}
