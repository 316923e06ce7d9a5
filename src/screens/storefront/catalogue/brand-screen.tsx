import { useLoaderData } from 'react-router';
import { ListingPage } from '#areas/catalogue/web/listing/listing-page.tsx';
import { parseListingQuery } from '#areas/catalogue/web/listing/listing-query.ts';
import { DocumentLinks, fileSize } from '#areas/catalogue/web/product/document-links.tsx';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, listingViewContext, type LoaderArguments } from '#web/router-context.ts';
import { Section } from '#design/page/section.tsx';
import { CompareBar } from '#areas/lists/web/compare/compare-controls.tsx';
import { ListingHead } from './listing-head.tsx';
import { loadListing, loadListingPage } from './load-listing.ts';
import { listingSeo } from './listing-seo.ts';
import { redirectIfMoved, redirectIfPastEnd, redirectIfUntidy } from './redirects.ts';
import { listingActions } from './product-actions.tsx';
import { messages } from './messages.ts';

export async function loader({ context, params, request }: LoaderArguments) {
  redirectIfUntidy(request);
  const brand = params.slug!;
  const loaded = await loadListing(apiOf(context), { brand }, parseListingQuery(new URL(request.url).searchParams));
  if (loaded.ok) {
    redirectIfPastEnd(request, loaded.value.data);
    return {
      ...loaded.value,
      seo: listingSeo(loaded.value.data, loaded.value.choice),
      brand,
      view: context.get(listingViewContext),
    };
  }
  redirectIfMoved(loaded.error, '/brands', request);
  return valueOrErrorPage<never>(loaded);
}

/** A brand's products, listed like a section's. */
export default function BrandScreen() {
  const { data, seo, choice, brand, view } = useLoaderData<typeof loader>();
  const context = useCatalogueContext(listingActions);
  const own = useMessages(messages);
  const name = data.brand?.name ?? seo.title;
  return (
    <>
      <ListingHead seo={seo} choice={choice} />
      <ListingPage
        key={brand}
        title={name}
        data={data}
        choice={choice}
        path={`/brands/${brand}`}
        view={view}
        loadPage={(page) => loadListingPage(browserApi(), { brand }, { ...choice, page })}
        context={context}
        about={data.brand?.description}
      />
      {data.brand && data.brand.certificates.length > 0 && (
        <div className="wrap">
          <Section title={own.certificates}>
            <DocumentLinks
              row
              documents={data.brand.certificates.map(({ name, url, size }) => ({
                name,
                url,
                note: `PDF · ${fileSize(size, context.locale)}`,
              }))}
            />
          </Section>
        </div>
      )}
      <CompareBar />
    </>
  );
}
