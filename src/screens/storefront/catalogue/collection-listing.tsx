import { useLoaderData } from 'react-router';
import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { ListingPage } from '#areas/catalogue/web/listing/listing-page.tsx';
import { CompareBar } from '#areas/lists/web/compare/compare-controls.tsx';
import { browserApi } from '#web/browser-api.ts';
import { ListingHead } from './listing-head.tsx';
import type { loadCollection } from './load-collection.ts';
import { loadListingPage } from './load-listing.ts';
import { productActions } from './product-actions.tsx';

interface CollectionListingProps {
  readonly collection: 'reduced' | 'new';
  readonly path: string;
}

export function CollectionListing({ collection, path }: CollectionListingProps) {
  const { data, seo, choice, view } = useLoaderData<typeof loadCollection>();
  const context = useCatalogueContext(productActions);
  return (
    <>
      <ListingHead seo={seo} choice={choice} />
      <ListingPage
        title={data.breadcrumbs.at(-1)!.name}
        data={data}
        choice={choice}
        path={path}
        view={view}
        loadPage={(page) => loadListingPage(browserApi(), { collection }, { ...choice, page })}
        context={context}
      />
      <CompareBar />
    </>
  );
}
