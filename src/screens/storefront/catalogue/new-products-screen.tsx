import type { LoaderArguments } from '#web/router-context.ts';
import { CollectionListing } from './collection-listing.tsx';
import { loadCollection } from './load-collection.ts';

export const loader = (parts: LoaderArguments) => loadCollection(parts, 'new');

export default function NewProductsScreen() {
  return <CollectionListing collection="new" path="/new-products" />;
}
