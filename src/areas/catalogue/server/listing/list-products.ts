import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Listing, ProductCard, ProductFilters, ProductListBody } from '../../contract.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { chooseFilters } from './chosen-filters.ts';
import { describeFacets } from './describe-facets.ts';
import type { IndexKeeper } from './index-keeper.ts';
import { type FindPromotion, findScope, type ListingScope, namesNothing } from './listing-scope.ts';
import { type ListingSort, orderProducts } from './order-products.ts';
import { cardOf, findCardRows } from '../product/product-cards.ts';
import { childrenOf, treeOf } from '../sections/section-tree.ts';
import { selectProducts } from './select-products.ts';
import { serverMessages } from '../server-messages.ts';

export interface ListingParts {
  readonly database: Database;
  readonly keeper: IndexKeeper<CatalogueIndex>;
  readonly publicUrl: string;
  readonly findPromotion: FindPromotion;
}

/** Which products of a scope, in which order, and which page of them. */
export interface ListingWish {
  readonly filters?: ProductFilters;
  readonly sort: ListingSort;
  readonly page: number;
  readonly limit: number;
  readonly withAttributes?: boolean;
}

export async function listProducts(parts: ListingParts, body: ProductListBody, locale: Locale) {
  const index = await parts.keeper.get();
  if (namesNothing(body)) return { tree: treeOf(index, locale) };
  const findIn = (current: CatalogueIndex) => findScope(parts.database, current, body, locale, parts.findPromotion);
  const sort = body.sort ?? (body.ids === undefined ? 'popular' : 'given');
  return listScope(parts, findIn, { ...body, sort }, locale);
}

/** Fills a listing from a scope. A catalogue that has changed meanwhile is looked at once more, whole. */
export async function listScope<Refusal extends Failure>(
  parts: ListingParts,
  findIn: (index: CatalogueIndex) => Promise<ListingScope | Refusal> | ListingScope | Refusal,
  wish: ListingWish,
  locale: Locale,
): Promise<Listing | Refusal | Failure<'unknown_filter' | 'broken_range'>> {
  const attempt = async (index: CatalogueIndex) => {
    const scope = await findIn(index);
    if (scope instanceof Failure) return { answer: scope, version: index.version };
    const chosen = chooseFilters(index, wish.filters);
    if (chosen instanceof Failure) return { answer: chosen, version: index.version };
    const selection = selectProducts(index, scope.positions, chosen);
    const [from, to] = [(wish.page - 1) * wish.limit, wish.page * wish.limit];
    const ordered = orderProducts(index, selection.matching, wish.sort, locale, from, to);
    const ids = ordered.map((position) => index.ids[position]!);
    const { version, rows } = await findCardRows(parts.database, ids, wish.withAttributes);
    const products = ids.flatMap((id) => {
      const row = rows.get(id);
      return (row && cardOf(index, row, locale, wish.withAttributes)) ?? [];
    });
    const filter = describeFacets(index, selection, chosen, wish.filters ?? {}, locale);
    return {
      answer: describe(parts, scope, { products, filter, total: selection.matching.length }, wish, locale),
      version,
    };
  };
  const index = await parts.keeper.get();
  const first = await attempt(index);
  if (first.version === index.version) return first.answer;
  return (await attempt(await parts.keeper.atVersion(first.version))).answer;
}

function describe(
  { publicUrl }: ListingParts,
  scope: ListingScope,
  found: { products: ProductCard[]; filter: Listing['filter']; total: number },
  { page, limit, sort }: ListingWish,
  locale: Locale,
): Listing {
  const t = serverMessages[locale].seo;
  const { section, brand } = scope;
  return {
    products: found.products,
    total: found.total,
    page,
    pages: Math.ceil(found.total / limit),
    limit,
    sort,
    filter: found.filter,
    seo: {
      title: t.listingTitle(scope.name),
      description: t.listingDescription(scope.name, scope.positions.length),
      canonical: publicUrl + localisedPath(scope.url, locale),
    },
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
    },
  };
}
