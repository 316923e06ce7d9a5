import type { ProductCard, ProductListBody } from '#areas/catalogue/contract.ts';
import { hasFilters, withKnownFilters, withoutFilters } from '#areas/catalogue/web/listing/filter-changes.ts';
import { filtersOf, type ListingChoice } from '#areas/catalogue/web/listing/listing-query.ts';
import { withoutClosed } from '#areas/catalogue/web/listing/tree-branches.ts';
import {
  toCardProduct,
  withoutFeatures,
  type ListingData,
  type CardProduct,
} from '#areas/catalogue/web/cards/card-product.ts';
import type { SearchAnswer } from '#areas/search/contract.ts';
import type { Outcome } from '#values/api-error.ts';
import type { ApiClient } from '#web/api-client.ts';

/** The source of the products: a section, a brand, a promotion or a search. */
export type ListingPlace =
  | Pick<ProductListBody, 'sectionId' | 'sectionUrl' | 'brand' | 'promotion' | 'collection'>
  | { readonly query: string };

/** What a search answers beside its products. */
interface BesideResults {
  readonly redirect?: SearchAnswer['redirect'];
  readonly understood?: SearchAnswer['understood'];
  readonly content?: SearchAnswer['content'];
  readonly related?: { readonly total: number; readonly products: readonly CardProduct[] };
  readonly nearest?: Omit<NonNullable<SearchAnswer['nearest']>, 'products'> & {
    readonly products: readonly CardProduct[];
  };
}

export type LoadedListing = ListingData & BesideResults;

type Loaded = Outcome<{ data: LoadedListing; choice: ListingChoice }>;

/** A page of a listing. Unknown filters, which the API rejects, are dropped. */
export const loadListing: typeof loadWhole = import.meta.env.SSR ? loadForPage : loadWhole;

/** A page has its data twice, as markup and for hydration: parts that are closed at first are left out. */
async function loadForPage(api: ApiClient, place: ListingPlace, choice: ListingChoice): Promise<Loaded> {
  const loaded = await loadWhole(api, place, choice);
  return loaded.ok ? { ok: true, value: withShortTrees(loaded.value) } : loaded;
}

/** Without the sections in branches of a tree that are closed at first. */
const withShortTrees = ({ data, choice }: { data: LoadedListing; choice: ListingChoice }) => ({
  data: {
    ...data,
    filter: data.filter.map((facet) =>
      facet.type === 'list' && facet.values[0]?.depth !== undefined
        ? { ...facet, values: withoutClosed(facet.values, choice.lists[facet.code] ?? []) }
        : facet,
    ),
  },
  choice,
});

async function loadWhole(api: ApiClient, place: ListingPlace, choice: ListingChoice): Promise<Loaded> {
  const first = await listProducts(api, place, choice);
  if (first.ok) return { ok: true, value: { data: first.value, choice } };
  if (first.error.statusCode !== 400 || !hasFilters(choice)) return first;
  const all = await listProducts(api, place, { ...withoutFilters(choice), page: choice.page });
  if (!all.ok) return all;
  const known = withKnownFilters(all.value.filter, choice);
  const again = hasFilters(known) ? await listProducts(api, place, known) : all;
  if (again.ok) return { ok: true, value: { data: again.value, choice: known } };
  return { ok: true, value: { data: all.value, choice: { ...withoutFilters(choice), page: choice.page } } };
}

/** One page with whole facets: to restore a listing opened through 'load more', and for what a page has left out. */
export async function loadListingPage(
  api: ApiClient,
  place: ListingPlace,
  choice: ListingChoice,
): Promise<LoadedListing | null> {
  const outcome = await listProducts(api, place, choice);
  return outcome.ok ? outcome.value : null;
}

async function listProducts(
  api: ApiClient,
  place: ListingPlace,
  choice: ListingChoice,
): Promise<Outcome<LoadedListing>> {
  const filters = filtersOf(choice);
  const { sort, page } = choice;
  const query = { withAttributes: true, ...(filters && { filters }), page };
  const outcome = await ('query' in place
    ? api('POST /catalog/search', {
        body: { ...place, ...query, ...(sort && { sort }), ...(choice.isLiteral && { literal: true }) },
      })
    : api('POST /catalog/product/list', {
        body: { ...place, ...query, ...(sort && sort !== 'relevance' && { sort }) },
      }));
  if (!outcome.ok) return outcome;
  if ('tree' in outcome.value) throw new Error('a listing without a place');
  return {
    ok: true,
    value: { ...outcome.value, products: outcome.value.products.map(toListedProduct), ...besides(outcome.value) },
  };
}

/** With what bare machines cost ready to use, which only listings show. */
const toListedProduct = (card: ProductCard): CardProduct => ({
  ...toCardProduct(card),
  ...(card.bare && { bare: card.bare }),
  ...(card.readyToUse && { readyToUse: { price: card.readyToUse.price } }),
});

function besides({ related, nearest }: Partial<SearchAnswer>): BesideResults {
  const short = (products: readonly ProductCard[]) => products.map(toCardProduct).map(withoutFeatures);
  return {
    ...(related && { related: { ...related, products: short(related.products) } }),
    ...(nearest && { nearest: { ...nearest, products: short(nearest.products) } }),
  };
}
