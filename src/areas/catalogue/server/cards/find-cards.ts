import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import type { CatalogueIndex, ListingIndex } from '../index/catalogue-index.ts';
import { type CardRow, cardOf, findCardRows } from './product-cards.ts';

/** Cards of products in the order of the ids, prices in euros; unknown ones are left out. */
export async function findCards(
  { database, catalogueIndex }: { readonly database: Database; readonly catalogueIndex: ListingIndex },
  ids: readonly number[],
  locale: Locale,
  withAttributes = false,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { version, rows } = await findCardRows(database, ids, withAttributes);
  const index = await indexFor(catalogueIndex, version, rows.values());
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return (row && cardOf(index, row, locale, withAttributes)) ?? [];
  });
}

/**
 * The index that describes these rows: the one in use, or the new one if that is stale and lacks a section or brand of
 * theirs. Only then does a request wait for it.
 */
export async function indexFor(
  catalogueIndex: ListingIndex,
  version: number,
  rows: Iterable<Pick<CardRow, 'section_id' | 'brand_id'>>,
): Promise<CatalogueIndex> {
  const index = await catalogueIndex.getFor(version);
  if (index.version === version || [...rows].every((row) => knows(index, row))) return index;
  await catalogueIndex.refresh();
  return catalogueIndex.get();
}

const knows = (index: CatalogueIndex, row: Pick<CardRow, 'section_id' | 'brand_id'>): boolean =>
  index.sectionById.has(row.section_id) && (row.brand_id === null || index.brandById.has(row.brand_id));
