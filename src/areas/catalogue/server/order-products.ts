import type { Locale } from '#i18n/locale.ts';
import type { ProductSort } from '#values/product-sorts.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** `given` keeps the order in which the products came: a search's relevance, the order of a list of ids. */
export type ListingSort = ProductSort | 'given';

/** Positions in an order of the shop. Every order is total, so pages neither repeat nor lose a product. */
export function orderProducts(
  index: CatalogueIndex,
  positions: readonly number[],
  sort: ListingSort,
  locale: Locale,
): readonly number[] {
  if (sort === 'given') return positions;
  const rank = sort === 'name' ? index.nameRank[locale] : index.rank[sort];
  return positions.toSorted((a, b) => rank[a]! - rank[b]!);
}
