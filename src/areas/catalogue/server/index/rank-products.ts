import { type Locale, locales } from '#i18n/locale.ts';
import { cooperativeSort } from '#platform/cooperative-sort.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** The values that products are sorted by, at each product's position. */
interface RankedColumns {
  readonly ids: readonly number[];
  /** The price in force; 0 for none. */
  readonly price: readonly number[];
  readonly discount: readonly number[];
  readonly popularity: readonly number[];
  /** 1 for what can be bought now. */
  readonly available: readonly number[];
  readonly published: readonly number[];
  readonly names: Readonly<Record<Locale, readonly string[]>>;
}

export type RankedColumn = 'price' | 'discount' | 'popularity' | 'available' | 'published' | 'names';
/** The place of each product in every order. */
export type Ranks = Pick<CatalogueIndex, 'nameRank'> & {
  readonly rank: Omit<CatalogueIndex['rank'], 'ready_price_asc'>;
};
type Compare = (a: number, b: number) => number;

/** The orders before, and the positions whose value in each column has changed since. */
interface ChangedRanks {
  readonly last: Ranks;
  readonly changed: Readonly<Record<RankedColumn, ReadonlySet<number>>>;
}

/** From this share of the products on, sorting all costs less than moving the changed ones. */
const shareSorted = 1 / 4;

/** The place of each product in every order. Orders whose values are the same stay the same arrays. */
export async function rankProducts(products: RankedColumns, before?: ChangedRanks): Promise<Ranks> {
  const { ids, price, discount, popularity, available, published, names } = products;
  const rankBy = (last: Int32Array | undefined, columns: readonly RankedColumn[], compare: Compare) => {
    const total: Compare = (a, b) => compare(a, b) || ids[b]! - ids[a]!;
    const changed = before && new Set(columns.flatMap((column) => [...before.changed[column]]));
    return last && changed && changed.size < ids.length * shareSorted
      ? movedPlaces(last, changed, total, ids.length)
      : placesOf(ids.keys(), total, ids.length);
  };
  const popular: Compare = (a, b) => popularity[b]! - popularity[a]!;
  // What is sold out comes last, but where the prices or names in sight would seem out of order.
  const inStock: Compare = (a, b) => available[b]! - available[a]!;
  // Products without a price are last in either direction.
  const sortPrice = (position: number): number => price[position] || Number.MAX_SAFE_INTEGER;
  const nameRank: Partial<Record<Locale, Int32Array>> = {};
  for (const locale of locales) {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const texts = names[locale];
    nameRank[locale] = await rankBy(before?.last.nameRank[locale], ['names'], (a, b) => compare(texts[a]!, texts[b]!));
  }
  const last = before?.last.rank;
  return {
    rank: {
      popular: await rankBy(last?.popular, ['available', 'popularity'], (a, b) => inStock(a, b) || popular(a, b)),
      price_asc: await rankBy(last?.price_asc, ['price'], (a, b) => sortPrice(a) - sortPrice(b)),
      price_desc: await rankBy(last?.price_desc, ['price'], (a, b) => price[b]! - price[a]!),
      new: await rankBy(
        last?.new,
        ['available', 'published'],
        (a, b) => inStock(a, b) || published[b]! - published[a]!,
      ),
      discount: await rankBy(
        last?.discount,
        ['available', 'discount', 'popularity'],
        (a, b) => inStock(a, b) || discount[b]! - discount[a]! || popular(a, b),
      ),
    },
    nameRank: nameRank as CatalogueIndex['nameRank'],
  };
}

/**
 * The order by the price ready to use, which is that by price but for the bare machines at these positions; 0 is no price and
 * comes last.
 */
export const rankByReadyPrice = (
  byPrice: Int32Array,
  bare: ReadonlyMap<number, unknown>,
  readyPrice: Int32Array,
  ids: readonly number[],
): Promise<Int32Array> => {
  const sortPrice = (position: number): number => readyPrice[position] || Number.MAX_SAFE_INTEGER;
  return movedPlaces(
    byPrice,
    new Set(bare.keys()),
    (a, b) => sortPrice(a) - sortPrice(b) || ids[b]! - ids[a]!,
    ids.length,
  );
};

/** The place of each product; the newer of equal ones is first (`compare` never returns 0), so that paging never repeats or loses one. */
async function placesOf(positions: Iterable<number>, compare: Compare, size: number): Promise<Int32Array> {
  const places = new Int32Array(size);
  (await cooperativeSort(positions, compare)).forEach((position, place) => (places[position] = place));
  return places;
}

/** The same with only these positions, new ones among them, sorted into an order that was right for all others. */
async function movedPlaces(
  last: Int32Array,
  changed: ReadonlySet<number>,
  compare: Compare,
  size: number,
): Promise<Int32Array> {
  if (changed.size === 0) return last;
  const before = new Int32Array(last.length);
  for (let position = 0; position < last.length; position += 1) before[last[position]!] = position;
  const staying = before.filter((position) => !changed.has(position));
  await yieldToEventLoop();
  const places = new Int32Array(size);
  let place = 0;
  let at = 0;
  for (const position of await cooperativeSort(changed, compare)) {
    const end = firstAfter(staying, at, (other) => compare(other, position) > 0);
    for (; at < end; at += 1) places[staying[at]!] = place++;
    places[position] = place++;
    await yieldToEventLoop();
  }
  for (; at < staying.length; at += 1) places[staying[at]!] = place++;
  return places;
}

/** The first place from `from` on whose position comes after; all before it do not. */
function firstAfter(positions: Int32Array, from: number, isAfter: (position: number) => boolean): number {
  let [low, high] = [from, positions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(positions[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
