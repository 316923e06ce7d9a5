import { type Locale, locales } from '#i18n/locale.ts';
import { cooperativeSort } from '#platform/cooperative-sort.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** The values that products are sorted by, at each product's position. */
interface RankedColumns {
  readonly ids: readonly number[];
  /** In force; 0 for none. */
  readonly price: readonly number[];
  readonly discount: readonly number[];
  readonly popularity: readonly number[];
  readonly published: readonly number[];
  readonly names: Readonly<Record<Locale, readonly string[]>>;
}

type Compare = (a: number, b: number) => number;

/** The place of each product in every order. */
export async function rankProducts(products: RankedColumns): Promise<Pick<CatalogueIndex, 'rank' | 'nameRank'>> {
  const { ids, price, discount, popularity, published, names } = products;
  const rankBy = (compare: Compare): Promise<Int32Array> => placesOf(ids, compare);
  const popular: Compare = (a, b) => popularity[b]! - popularity[a]!;
  // Products without a price are last in either direction.
  const sortPrice = (position: number): number => price[position] || Number.MAX_SAFE_INTEGER;
  const nameRank: Partial<Record<Locale, Int32Array>> = {};
  for (const locale of locales) {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const texts = names[locale];
    nameRank[locale] = await rankBy((a, b) => compare(texts[a]!, texts[b]!));
  }
  return {
    rank: {
      popular: await rankBy(popular),
      price_asc: await rankBy((a, b) => sortPrice(a) - sortPrice(b)),
      price_desc: await rankBy((a, b) => price[b]! - price[a]!),
      new: await rankBy((a, b) => published[b]! - published[a]!),
      discount: await rankBy((a, b) => discount[b]! - discount[a]! || popular(a, b)),
    },
    nameRank: nameRank as CatalogueIndex['nameRank'],
  };
}

/** Of equal products the newer one is first, so that paging never repeats or loses one. */
async function placesOf(ids: readonly number[], compare: Compare): Promise<Int32Array> {
  const order = await cooperativeSort(ids.keys(), (a, b) => compare(a, b) || ids[b]! - ids[a]!);
  const places = new Int32Array(ids.length);
  order.forEach((position, place) => (places[position] = place));
  return places;
}
