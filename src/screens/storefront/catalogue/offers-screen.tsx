import type { LoaderArguments } from '#web/router-context.ts';
import { CollectionListing } from './collection-listing.tsx';
import { loadCollection } from './load-collection.ts';

export const loader = (parts: LoaderArguments) => loadCollection(parts, 'reduced');

export default function OffersScreen() {
  return <CollectionListing collection="reduced" path="/offers" />;
}
