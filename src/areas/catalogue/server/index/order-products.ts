import type { Locale } from '#i18n/locale.ts';
import type { ProductSort } from '#values/listing.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/**
 * `given` keeps the order in which the products came: a search's relevance, the order of a list of ids. `given_ready` moves
 * bare machines behind the others, by what they cost ready to use.
 */
export type ListingSort = ProductSort | 'given' | 'given_ready';

/** From this share of the catalogue on, walking the whole order costs less than sorting the products. */
const shareWalked = 1 / 16;

/** A part of the positions in an order of the shop. Every order is total, so pages neither repeat nor lose a product. */
export function orderProducts(
  index: CatalogueIndex,
  positions: ArrayLike<number>,
  sort: ListingSort,
  locale: Locale,
  from: number,
  to: number,
): number[] {
  if (sort === 'given')
    return Array.from({ length: Math.max(0, Math.min(to, positions.length) - from) }, (_, at) => positions[from + at]!);
  if (sort === 'given_ready') return readyFirst(index, positions).slice(from, to);
  const rank = sort === 'name' ? index.nameRank[locale] : index.rank[sort];
  if (positions instanceof Int32Array) return Array.from(sortedByRank(positions, rank).subarray(from, to));
  if (positions.length < rank.length * shareWalked)
    return Array.from(positions)
      .sort((a, b) => rank[a]! - rank[b]!)
      .slice(from, to);
  return walkPlaces(rank, positions, from, Math.min(to, positions.length));
}

function readyFirst({ bare, rank }: CatalogueIndex, positions: ArrayLike<number>): number[] {
  const all = Array.from(positions);
  const last = all
    .filter((position) => bare.has(position))
    .sort((a, b) => rank.ready_price_asc[a]! - rank.ready_price_asc[b]!);
  return [...all.filter((position) => !bare.has(position)), ...last];
}

/** Sorted positions by rank, then by those that were sorted: both are replaced by other arrays when they change. */
const sorted = new WeakMap<Int32Array, WeakMap<Int32Array, Int32Array>>();

/** One of the index's own lists (the products of a section, of a brand, of the shop) in an order: sorted once and cached. */
export function sortedByRank(positions: Int32Array, rank: Int32Array): Int32Array {
  const ofRank = sorted.get(rank) ?? new WeakMap<Int32Array, Int32Array>();
  const known = ofRank.get(positions);
  if (known) return known;
  const inOrder =
    positions.length < rank.length * shareWalked
      ? positions.toSorted((a, b) => rank[a]! - rank[b]!)
      : Int32Array.from(walkPlaces(rank, positions, 0, positions.length));
  sorted.set(rank, ofRank.set(positions, inOrder));
  return inOrder;
}

function walkPlaces(rank: Int32Array, positions: ArrayLike<number>, from: number, to: number): number[] {
  /** The position at each place of the order; 0 where the product there is not one of these. */
  const standing = new Int32Array(rank.length);
  for (let at = 0; at < positions.length; at += 1) standing[rank[positions[at]!]!] = positions[at]! + 1;
  const found: number[] = [];
  for (let place = 0, passed = 0; passed < to; place += 1) {
    if (standing[place] === 0) continue;
    if (passed >= from) found.push(standing[place]! - 1);
    passed += 1;
  }
  return found;
}
