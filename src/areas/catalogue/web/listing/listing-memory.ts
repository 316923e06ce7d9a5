import type { ShownProduct } from '../cards/shown-product.ts';

/** Pages already loaded of the last few listings, so that coming back shows them all at once. */
const mostListings = 8;
const listings = new Map<string, Map<number, readonly ShownProduct[]>>();

export function rememberPage(listing: string, page: number, products: readonly ShownProduct[]): void {
  const pages = listings.get(listing) ?? new Map<number, readonly ShownProduct[]>();
  pages.set(page, products);
  listings.delete(listing);
  listings.set(listing, pages);
  for (const oldest of [...listings.keys()].slice(0, -mostListings)) listings.delete(oldest);
}

/** The products of pages `from` to `to`, or null when one of them is not known. */
export function recallPages(listing: string, from: number, to: number): readonly ShownProduct[] | null {
  const pages = listings.get(listing);
  const known = Array.from({ length: to - from + 1 }, (_, index) => pages?.get(from + index));
  return known.every((products) => products !== undefined) ? known.flat() : null;
}
