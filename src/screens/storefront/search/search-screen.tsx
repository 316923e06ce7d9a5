import { Suspense } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { hasFilters } from '#areas/catalogue/web/listing/filter-changes.ts';
import { ListingPage } from '#areas/catalogue/web/listing/listing-page.tsx';
import { type ChosenRange, type ListingChoice, parseListingQuery } from '#areas/catalogue/web/listing/listing-query.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { CompareBar } from '#areas/lists/web/compare/compare-controls.tsx';
import { messages } from '#areas/search/messages.ts';
import { searchPath, typedText } from '#areas/search/web/search-path.ts';
import { useMessages } from '#i18n/messages.ts';
import { searchSorts } from '#values/listing.ts';
import { type ApiClient, valueOrErrorPage } from '#web/api-client.ts';
import { browserApi } from '#web/browser-api.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { apiOf, listingViewContext, type LoaderArguments } from '#web/router-context.ts';
import { loadListing, loadListingPage } from '../catalogue/load-listing.ts';
import { redirectIfPastEnd, redirectIfUntidy } from '../catalogue/redirects.ts';
import { useFrame } from '../frame/frame-data.ts';
import { listingActions } from '../catalogue/product-actions.tsx';

// A static import would put them into the browser's bundle of the results: most searches find something, and some have nothing beside it.
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).NothingFound
  : lazyPart(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

const BesideResults = import.meta.env.SSR
  ? (await import('./beside-results.tsx')).BesideResults
  : lazyPart(async () => ({ default: (await import('./beside-results.tsx')).BesideResults }));

const popularShown = 10;

export async function loader({ context, params, request }: LoaderArguments) {
  const api = apiOf(context);
  redirectIfUntidy(request);
  const query = typedText(params.text ?? '');
  if (!query) throw redirect('/');
  const { searchParams } = new URL(request.url);
  const isLiteral = searchParams.get('literal') === '1';
  const asked = { ...parseListingQuery(searchParams, searchSorts), ...(isLiteral && { isLiteral }) };
  const loaded = await loadListing(api, { query }, asked);
  if (!loaded.ok) throw new Response(null, { status: loaded.error.statusCode });
  if (loaded.value.data.redirect) throw redirect(loaded.value.data.redirect.url);
  const { data, choice } = loaded.value;
  redirectIfPastEnd(request, data);
  // A price that is said is no filter of the visitor's where even its goods are unknown.
  const isEmpty = data.total === 0 && !hasFilters(choice) && (!data.understood || data.nearest !== undefined);
  return {
    data,
    choice: withSpokenPrice(choice, data.understood?.price),
    query,
    view: context.get(listingViewContext),
    alternatives: isEmpty ? await loadAlternatives(api) : null,
  };
}

/** The price that the text names is shown as a chosen filter, which can be taken off or changed like any other. */
const withSpokenPrice = (choice: ListingChoice, price: ChosenRange | undefined): ListingChoice =>
  price && !choice.ranges.price ? { ...choice, ranges: { ...choice.ranges, price }, isPriceSpoken: true } : choice;

/** The content of the page when nothing is found. */
async function loadAlternatives(api: ApiClient) {
  const [rows, footer, { messaging }] = await Promise.all([
    api('GET /reference/product-carouser/main').then(valueOrErrorPage),
    api('GET /catalog/section/list-for-footer').then(valueOrErrorPage),
    api('GET /content/contact/base').then(valueOrErrorPage),
  ]);
  const popular = rows.list.find(({ code }) => code === 'popular')?.products ?? [];
  return {
    popular: popular.slice(0, popularShown).map((product) => ({ ...product, pictures: [] })),
    sections: [...footer.left, ...footer.right],
    messaging,
  };
}

/** The results of a query, listed like a section. */
export default function SearchScreen() {
  const { data, choice, query, view, alternatives } = useLoaderData<typeof loader>();
  const context = useCatalogueContext(listingActions);
  const { base } = useFrame();
  const t = useMessages(messages);
  const path = searchPath(query) ?? '/search';
  const words = data.nearest?.words;
  return (
    <>
      <title>{`${data.seo.title} · ${base.name}`}</title>
      <meta name="description" content={data.seo.description} />
      {alternatives ? (
        <Suspense>
          <NothingFound
            query={query}
            {...alternatives}
            nearest={data.nearest}
            content={data.content}
            context={context}
          />
        </Suspense>
      ) : (
        <>
          <ListingPage
            key={path}
            title={data.seo.title}
            data={data}
            choice={choice}
            path={path}
            view={view}
            loadPage={(page) => loadListingPage(browserApi(), { query }, { ...choice, page })}
            context={context}
            searchSort={searchSorts.find((sort) => sort === data.sort)}
            note={words?.[0] && t.unknown(words)}
          />
          {(data.nearest || data.related || data.content) && (
            <Suspense>
              <BesideResults data={data} context={context} />
            </Suspense>
          )}
          <CompareBar />
        </>
      )}
    </>
  );
}
