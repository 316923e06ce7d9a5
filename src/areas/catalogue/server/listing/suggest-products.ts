import type { CatalogueIndex, IndexedSection } from '../index/catalogue-index.ts';
import { offerCheck } from '../fits/offer-check.ts';
import { sortedByRank } from '../index/order-products.ts';

/** Cards in a row. */
export const rowLength = 12;

/** What anything may be offered with, in cents. */
const smallPrice = 20_00;

type Rank = keyof CatalogueIndex['rank'];

interface Choice {
  readonly count?: number;
  readonly isFit?: (position: number) => boolean;
}

/** The first of one of the index's lists in an order that may be bought, as ids. */
function best(
  index: CatalogueIndex,
  products: Int32Array,
  rank: Rank,
  { count = rowLength, isFit = () => true }: Choice = {},
): number[] {
  const found: number[] = [];
  for (const position of sortedByRank(products, index.rank[rank])) {
    if (found.length === count) break;
    if (index.available[position] && isFit(position)) found.push(index.ids[position]!);
  }
  return found;
}

export const newest = (index: CatalogueIndex): number[] => best(index, index.products, 'new');
export const bestSelling = (index: CatalogueIndex): number[] => best(index, index.products, 'popular');
/** A reduction is worth a place in the offers from this price on (cents, with VAT). */
const minOfferPrice = 20_00;
/** Candidates for each place, as some are reduced too little to be called an offer. */
const offerChoice = 4;

/** Reduced products by popularity; percentages would favour small articles. */
export const popularlyReduced = (index: CatalogueIndex): number[] =>
  best(index, index.products, 'popular', {
    count: rowLength * offerChoice,
    isFit: (position) => index.isReduced[position] === 1 && index.price[position]! >= minOfferPrice,
  });

/** The discount is in per cent: smaller reductions are no offer, larger ones not credible. */
export const isGoodOffer = ({ discount }: { readonly discount: number }): boolean => discount >= 10 && discount <= 40;

/** Popular products of the same section, then of the section above; versions of the same model are shown elsewhere. */
export function similarTo(index: CatalogueIndex, id: number): number[] {
  const position = index.positionById.get(id);
  if (position === undefined) return [];
  const model = index.model[position];
  const isFit = (other: number): boolean => other !== position && (model === null || index.model[other] !== model);
  const found = new Set<number>();
  for (
    let section: IndexedSection | null = index.section[position]!;
    section && found.size < rowLength;
    section = section.parent
  )
    for (const other of best(index, section.products, 'popular', { isFit })) found.add(other);
  return [...found].slice(0, rowLength);
}

/**
 * For a customer with chosen products: what is sold together with them, then popular products of those sections, because
 * a drill needs bits rather than another drill; then popular products of the chosen ones' own sections. Nothing that a
 * rule on what fits forbids with one of them, and nothing dearer than the dearest: a bag of anchors sells no drill.
 */
export function recommendedFor(
  index: CatalogueIndex,
  ids: readonly number[],
  soldTogether: readonly number[],
): number[] {
  const chosen = new Set(ids);
  const own = sectionsOf(index, ids);
  const accessory = [...sectionsOf(index, soldTogether)].filter((section) => !own.has(section));
  const popularOf = (section: IndexedSection) =>
    best(index, section.products, 'popular', { count: rowLength + ids.length });
  const candidates = [
    ...soldTogether,
    ...interleave(accessory.map(popularOf)),
    ...interleave([...own].map(popularOf)),
    ...bestSelling(index),
  ];
  const fitsChosen = offerCheck(index, ids);
  const prices = ids.flatMap((id) => index.price[index.positionById.get(id) ?? -1] ?? []);
  const most = prices.length > 0 ? Math.max(smallPrice, ...prices) : Infinity;
  const isOffered = (id: number): boolean => {
    const position = index.positionById.get(id) ?? -1;
    return !chosen.has(id) && index.available[position] === 1 && index.price[position]! <= most && fitsChosen(id);
  };
  return [...new Set(candidates)].filter(isOffered).slice(0, rowLength);
}

const sectionsOf = (index: CatalogueIndex, ids: readonly number[]): Set<IndexedSection> =>
  new Set(ids.flatMap((id) => index.section[index.positionById.get(id) ?? -1] ?? []));

/** The first of each list, then the second of each: [[1, 2], [3]] → [1, 3, 2]. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}
