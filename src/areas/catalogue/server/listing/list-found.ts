import type { Locale } from '#i18n/locale.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { serverMessages } from '../server-messages.ts';
import { type ListingParts, type ListingQuery, listScope } from './list-products.ts';
import { type ListingScope, positionsOf, positionsOfFound } from './listing-scope.ts';

/** Products found elsewhere, and the title and address of their page. */
interface FoundProducts {
  readonly ids: readonly number[] | Int32Array;
  readonly name: string;
  readonly url: string;
}

/**
 * A listing of products found elsewhere, as by the search: filtered, counted and paged like any other. `ids` are in
 * the order of relevance, which `sort: 'given'` keeps. Unknown ids are left out; archived ones stay. What is counted and
 * sorted of an Int32Array, in which none is repeated, is kept with it for its next page or filter.
 */
export const listFound = (
  parts: ListingParts,
  { ids, name, url }: FoundProducts,
  query: ListingQuery,
  locale: Locale,
) =>
  listScope<never>(
    parts,
    (index: CatalogueIndex): ListingScope => ({
      positions: ids instanceof Int32Array ? positionsOfFound(index, ids) : positionsOf(index, ids),
      name,
      description: '',
      url,
      breadcrumbs: [
        { name: serverMessages[locale].breadcrumbs.home, url: '/' },
        { name, url },
      ],
      section: null,
      brand: null,
      hasSectionFacet: true,
    }),
    query,
    locale,
  );
