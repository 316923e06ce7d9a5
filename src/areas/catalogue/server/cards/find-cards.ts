import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import type { CatalogueIndex, ListingIndex } from '../index/catalogue-index.ts';
import { cardCache } from './card-cache.ts';
import { type CardRow, cardOf, findCardRows, findStamps } from './product-cards.ts';

interface CardParts {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
}

/** Cards of products in the order of the ids, prices in euros; unknown ones are left out. */
export async function findCards(
  parts: CardParts,
  ids: readonly number[],
  locale: Locale,
  withAttributes = false,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { cards } = await readCards(parts, ids, locale, withAttributes);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/**
 * Cards by id with the index that describes them. Those that were made before are asked only whether they are still right;
 * where few were, all are read at once.
 */
export async function readCards(
  { database, catalogueIndex }: CardParts,
  ids: readonly number[],
  locale: Locale,
  withAttributes = false,
): Promise<{ index: CatalogueIndex; cards: ReadonlyMap<number, ProductCard> }> {
  const cards = new Map<number, ProductCard>();
  const before = await catalogueIndex.get();
  const areCached = cardCache(before, locale, withAttributes);
  if (ids.length > 0 && ids.filter(areCached.has).length >= ids.length / 2) {
    const { version, stamps } = await findStamps(database, ids);
    const missing: number[] = [];
    for (const [id, stamp] of stamps) {
      const card = areCached.get(id, stamp);
      if (card) cards.set(id, card);
      else missing.push(id);
    }
    const isSame = (await catalogueIndex.getFor(version)) === before;
    if (isSame && missing.length === 0) return { index: before, cards };
    if (isSame && (await readInto(missing)) === before) return { index: before, cards };
    cards.clear();
  }
  return { index: await readInto(ids), cards };

  async function readInto(some: readonly number[]): Promise<CatalogueIndex> {
    const { version, rows } = await findCardRows(database, some, withAttributes);
    const index = await indexFor(catalogueIndex, version, rows.values());
    const cache = cardCache(index, locale, withAttributes);
    for (const row of rows.values()) {
      const card = cardOf(index, row, locale, withAttributes);
      if (!card) continue;
      cards.set(row.id, card);
      cache.set(card, row.stamp);
    }
    return index;
  }
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
