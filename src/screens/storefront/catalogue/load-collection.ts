import { parseListingQuery } from '#areas/catalogue/web/listing/listing-query.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, listingViewContext, type LoaderArguments } from '#web/router-context.ts';
import { listingSeo } from './listing-seo.ts';
import { loadListing } from './load-listing.ts';
import { redirectIfPastEnd, redirectIfUntidy } from './redirects.ts';

/** All offers, or all new products, listed like a section's. */
export async function loadCollection({ context, request }: LoaderArguments, collection: 'reduced' | 'new') {
  redirectIfUntidy(request);
  const choice = parseListingQuery(new URL(request.url).searchParams);
  const loaded = valueOrErrorPage(await loadListing(apiOf(context), { collection }, choice));
  redirectIfPastEnd(request, loaded.data);
  return { ...loaded, seo: listingSeo(loaded.data, loaded.choice), view: context.get(listingViewContext) };
}
