import type { CatalogueIndex } from './catalogue-index.ts';
import type { ChosenFilters } from './chosen-filters.ts';

/** Counts of one facet: of the products that pass all filters but its own. */
export interface FacetCounts {
  readonly brands: Int32Array;
  readonly terms: Int32Array;
  /** Cents; min above max where no product has a price. */
  readonly price: { min: number; max: number };
  /** The same of the prices ready to use. */
  readonly ready: { min: number; max: number };
  /** Machines without battery or charger. */
  bare: number;
  available: number;
  sale: number;
}

export interface Selection {
  /** Positions of the products that pass every filter, in the order of the scope. */
  readonly matching: ArrayLike<number>;
  /** Those that pass every filter but that of sections. */
  readonly elsewhere: readonly number[];
  readonly counts: FacetCounts;
  /** Counts of the scope without filters: they decide which facets and values are offered. */
  readonly scope: FacetCounts & { readonly size: number };
}

const emptyCounts = (index: CatalogueIndex): FacetCounts => ({
  brands: new Int32Array(index.brands.length),
  terms: new Int32Array(index.terms.length),
  price: { min: Infinity, max: -Infinity },
  ready: { min: Infinity, max: -Infinity },
  bare: 0,
  available: 0,
  sale: 0,
});

const none = -1;
const byBrand = -2;
const byPrice = -3;
const byAvailable = -4;
const bySale = -5;
const byReady = -6;
const bySection = -7;

/** Cached counts of whole sections, brands and searches, dropped with their index or list: most listings have no filters. */
const scopeCounts = new WeakMap<CatalogueIndex, WeakMap<Int32Array, FacetCounts>>();

function countScope(index: CatalogueIndex, positions: ArrayLike<number>): FacetCounts {
  const cached = scopeCounts.get(index) ?? new WeakMap<Int32Array, FacetCounts>();
  const isKept = positions instanceof Int32Array;
  const found = isKept ? cached.get(positions) : undefined;
  if (found) return found;
  const counts = emptyCounts(index);
  for (let at = 0; at < positions.length; at += 1) countEverywhere(index, positions[at]!, counts);
  if (isKept) scopeCounts.set(index, cached.set(positions, counts));
  return counts;
}

/**
 * Filters the scope's products and counts all facets in one pass: a product that fails no filter counts for every
 * facet, one that fails a single filter counts for that one's facet only, any other for none.
 */
export function selectProducts(index: CatalogueIndex, positions: ArrayLike<number>, chosen: ChosenFilters): Selection {
  const inScope = countScope(index, positions);
  const scope = { ...inScope, size: positions.length };
  const { brands, sections, price, ready, available, sale, attributes } = chosen;
  if (!brands && !sections && !price && !ready && !available && !sale && attributes.size === 0)
    return { matching: positions, elsewhere: [], counts: inScope, scope };
  const matching: number[] = [];
  const elsewhere: number[] = [];
  const counts = emptyCounts(index);
  const marked = [...attributes].map(([attribute, { terms }]) => ({
    attribute,
    isChosen: marksOf(terms, index.terms.length),
  }));
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at]!;
    const failed = onlyFailure(index, position, chosen, marked);
    if (failed === undefined) continue;
    if (failed === none) {
      matching.push(position);
      countEverywhere(index, position, counts);
    } else if (failed === bySection) elsewhere.push(position);
    else countFailed(index, position, failed, counts);
  }
  return { matching, elsewhere, counts, scope };
}

interface MarkedTerms {
  readonly attribute: number;
  /** 1 at each chosen term: looked up for every term of every product. */
  readonly isChosen: Uint8Array;
}

function marksOf(terms: ReadonlySet<number>, count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const term of terms) marks[term] = 1;
  return marks;
}

/** The one filter that the product fails (an attribute's position, or a name above), `none`, or undefined for several. */
function onlyFailure(
  index: CatalogueIndex,
  position: number,
  chosen: ChosenFilters,
  marked: readonly MarkedTerms[],
): number | undefined {
  let failed = none;
  if (chosen.brands && !chosen.brands.has(index.brand[position]!)) failed = byBrand;
  if (chosen.sections && !chosen.sections.has(index.section[position]!)) {
    if (failed !== none) return undefined;
    failed = bySection;
  }
  if (chosen.price && !isWithin(index.price[position]!, chosen.price)) {
    if (failed !== none) return undefined;
    failed = byPrice;
  }
  if (chosen.ready && !isWithin(index.readyPrice[position]!, chosen.ready)) {
    if (failed !== none) return undefined;
    failed = byReady;
  }
  if (chosen.available && !index.available[position]) {
    if (failed !== none) return undefined;
    failed = byAvailable;
  }
  if (chosen.sale && !index.isReduced[position]) {
    if (failed !== none) return undefined;
    failed = bySale;
  }
  for (const { attribute, isChosen } of marked) {
    if (hasTerm(index, position, isChosen)) continue;
    if (failed !== none) return undefined;
    failed = attribute;
  }
  return failed;
}

/** A product without a price lies in no range. */
const isWithin = (price: number, { min, max }: { min: number; max: number }): boolean =>
  price > 0 && price >= min && price <= max;

function hasTerm({ termStart, productTerms }: CatalogueIndex, position: number, isChosen: Uint8Array): boolean {
  const end = termStart[position + 1]!;
  for (let at = termStart[position]!; at < end; at += 1) if (isChosen[productTerms[at]!]) return true;
  return false;
}

function countEverywhere(index: CatalogueIndex, position: number, counts: FacetCounts): void {
  const brand = index.brand[position]!;
  if (brand >= 0) counts.brands[brand]! += 1;
  widen(counts.price, index.price[position]!);
  widen(counts.ready, index.readyPrice[position]!);
  if (index.bare.has(position)) counts.bare += 1;
  counts.available += index.available[position]!;
  counts.sale += index.isReduced[position]!;
  for (let at = index.termStart[position]!; at < index.termStart[position + 1]!; at += 1)
    counts.terms[index.productTerms[at]!]! += 1;
}

function widen(range: { min: number; max: number }, amount: number): void {
  if (amount === 0) return;
  if (amount < range.min) range.min = amount;
  if (amount > range.max) range.max = amount;
}

function countFailed(index: CatalogueIndex, position: number, failed: number, counts: FacetCounts): void {
  if (failed === byBrand) {
    if (index.brand[position]! >= 0) counts.brands[index.brand[position]!]! += 1;
  } else if (failed === byPrice) widen(counts.price, index.price[position]!);
  else if (failed === byReady) widen(counts.ready, index.readyPrice[position]!);
  else if (failed === byAvailable) counts.available += index.available[position]!;
  else if (failed === bySale) counts.sale += index.isReduced[position]!;
  else
    for (let at = index.termStart[position]!; at < index.termStart[position + 1]!; at += 1) {
      const term = index.productTerms[at]!;
      if (index.terms[term]!.attribute === failed) counts.terms[term]! += 1;
    }
}
