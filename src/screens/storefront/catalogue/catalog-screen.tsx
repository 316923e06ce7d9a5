import { useLoaderData } from 'react-router';
import { ListingPage } from '#areas/catalogue/web/listing/listing-page.tsx';
import { parseListingQuery } from '#areas/catalogue/web/listing/listing-query.ts';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { defaultSectionId } from '#values/listing.ts';
import { browserApi } from '#web/browser-api.ts';
import { type ApiClient, valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, listingViewContext, type LoaderArguments } from '#web/router-context.ts';
import type { SectionContent } from '#areas/content/contract.ts';
import { CompareBar } from '#areas/lists/web/compare/compare-controls.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { ListingHead } from './listing-head.tsx';
import { loadListing, loadListingPage, type ListingPlace } from './load-listing.ts';
import { listingSeo } from './listing-seo.ts';
import { SectionBelow } from './section-below.tsx';
import { redirectIfMoved, redirectIfPastEnd, redirectIfUntidy } from './redirects.ts';
import { listingActions } from './product-actions.tsx';

/**
 * `/catalog` alone shows section 172 (decisions.md section 2), in a shop that has none its first section; any other path
 * its section.
 */
export async function loader({ context, params, request }: LoaderArguments) {
  redirectIfUntidy(request);
  const api = apiOf(context);
  const rest = params['*']?.replace(/\/+$/, '');
  const path = rest ? `/catalog/${rest}` : '/catalog';
  const choice = parseListingQuery(new URL(request.url).searchParams);
  const load = async (place: ListingPlace) => ({ place, loaded: await loadListing(api, place, choice) });
  const ofSection = rest ? loadContent(api, path) : null;

  let { place, loaded } = await load(rest ? { sectionUrl: rest } : { sectionId: defaultSectionId });
  if (!loaded.ok && !rest) {
    const [first] = valueOrErrorPage(await api('GET /catalog/section/tree', { query: {} })).items;
    if (first) ({ place, loaded } = await load({ sectionId: first.id }));
  }
  if (loaded.ok) {
    redirectIfPastEnd(request, loaded.value.data);
    return {
      ...loaded.value,
      content: await (ofSection ?? loadContent(api, loaded.value.data.section!.url)),
      seo: listingSeo(loaded.value.data, loaded.value.choice),
      place,
      path,
      view: context.get(listingViewContext),
    };
  }
  redirectIfMoved(loaded.error, '/catalog', request);
  return valueOrErrorPage<never>(loaded);
}

/** The section's guide and tile, without which it can be shown too. */
async function loadContent(api: ApiClient, section: string): Promise<SectionContent> {
  const outcome = await api('GET /content/page/section', { query: { section } });
  return outcome.ok ? outcome.value : { guide: null, tile: null };
}

export default function CatalogScreen() {
  const { data, seo, content, choice, place, path, view } = useLoaderData<typeof loader>();
  const { ask } = useFrame().base;
  const context = useCatalogueContext(listingActions);
  const name = data.section?.name ?? seo.title;
  return (
    <>
      <ListingHead seo={seo} choice={choice} />
      <ListingPage
        key={path}
        title={name}
        data={data}
        choice={choice}
        path={path}
        view={view}
        loadPage={(page) => loadListingPage(browserApi(), place, { ...choice, page })}
        context={context}
        extras={{ tile: content.tile, guide: content.guide?.title ?? null, ask }}
        below={
          <SectionBelow
            path={path}
            facets={data.filter}
            guide={content.guide}
            questions={content.questions}
            context={context}
          />
        }
        about={data.section?.description}
      />
      <CompareBar />
    </>
  );
}
