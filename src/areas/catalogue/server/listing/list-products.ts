import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Listing, ProductCard, ProductFilters, ProductListBody } from '../../contract.ts';
import type { CatalogueIndex, ListingIndex } from '../index/catalogue-index.ts';
import { chooseFilters } from '../index/chosen-filters.ts';
import { describeFacets } from './describe-facets.ts';
import { readCards } from '../cards/find-cards.ts';
import { type FindPromotion, findScope, type ListingScope, namesNothing } from './listing-scope.ts';
import { type ListingSort, orderProducts } from '../index/order-products.ts';
import { documentLink } from '../file-links.ts';
import { childrenOf, treeOf } from '../sections/section-tree.ts';
import { selectProducts } from '../index/select-products.ts';
import { factsOf, listingSeo } from './listing-seo.ts';

export interface ListingParts {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
  readonly publicUrl: string;
  readonly shopName?: string | undefined;
  readonly findPromotion: FindPromotion;
}

/** Which products of a scope, in which order, and which page of them. */
export interface ListingQuery {
  readonly filters?: ProductFilters;
  readonly sort: ListingSort;
  readonly page: number;
  readonly limit: number;
  readonly withAttributes?: boolean;
}

/**
 * A page of the products of a section, brand or promotion, or of these ids, filtered and sorted, with its facets; prices in
 * euros. The section tree where none is named. Fails with the code of an unknown section, brand, promotion or filter, and
 * with `section_moved` and the new address for an old one.
 */
export async function listProducts(parts: ListingParts, body: ProductListBody, locale: Locale) {
  if (namesNothing(body)) return { tree: treeOf(await parts.catalogueIndex.get(), locale) };
  const findIn = (index: CatalogueIndex) => findScope(parts.database, index, body, locale, parts.findPromotion);
  const sort = body.sort ?? defaultSort(body);
  return listScope(parts, findIn, { ...body, sort }, locale);
}

const defaultSort = ({ ids, collection }: ProductListBody): ListingSort => {
  if (ids !== undefined) return 'given';
  return collection === 'new' ? 'new' : 'popular';
};

/** A page of the products of a scope, with its facets. Prices and stock of the cards are read from the database. */
export async function listScope<Refusal extends Failure>(
  parts: ListingParts,
  findIn: (index: CatalogueIndex) => Promise<ListingScope | Refusal> | ListingScope | Refusal,
  query: ListingQuery,
  locale: Locale,
): Promise<Listing | Refusal | Failure<'unknown_filter' | 'broken_range'>> {
  const listWith = async (index: CatalogueIndex): ReturnType<typeof listScope<Refusal>> => {
    const scope = await findIn(index);
    if (scope instanceof Failure) return scope;
    const chosen = chooseFilters(index, query.filters);
    if (chosen instanceof Failure) return chosen;
    const selection = selectProducts(index, scope.positions, chosen);
    const [from, to] = [(query.page - 1) * query.limit, query.page * query.limit];
    const ordered = orderProducts(index, selection.matching, query.sort, locale, from, to);
    const ids = ordered.map((position) => index.ids[position]!);
    const { index: latest, cards } = await readCards(parts, ids, locale, query.withAttributes);
    if (latest.version !== index.version) return listWith(latest);
    const products = ids.flatMap((id) => cards.get(id) ?? []);
    const filter = describeFacets(
      index,
      selection,
      chosen,
      query.filters ?? {},
      locale,
      scope.hasSectionFacet ?? false,
    );
    return describe(parts, scope, { products, filter, total: selection.matching.length }, query, locale);
  };
  return listWith(await parts.catalogueIndex.get());
}

function describe(
  site: ListingParts,
  scope: ListingScope,
  found: { products: ProductCard[]; filter: Listing['filter']; total: number },
  { page, limit, sort }: ListingQuery,
  locale: Locale,
): Listing {
  const { section, brand } = scope;
  return {
    products: found.products,
    total: found.total,
    page,
    pages: Math.ceil(found.total / limit),
    limit,
    sort,
    filter: found.filter,
    seo: listingSeo(scope, factsOf(found.filter), site, locale),
    breadcrumbs: [...scope.breadcrumbs],
    section: section && {
      id: section.id,
      name: section.name[locale],
      url: section.url,
      description: section.description[locale],
      children: childrenOf(section, locale),
    },
    brand: brand && {
      code: brand.code,
      name: brand.name,
      url: `/brands/${brand.code}`,
      description: brand.description[locale],
      certificates: brand.certificates.map((document) => documentLink(document, locale)),
    },
  };
}
