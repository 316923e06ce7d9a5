import { useEffect, useEffectEvent, useState } from 'react';
import type { ListingData, CardProduct } from '../cards/card-product.ts';
import { runInBackground } from '#web/run-in-background.ts';

interface ListedProductsOptions {
  /** Names the listing: its address without the page. */
  readonly listing: string;
  readonly data: Pick<ListingData, 'products' | 'page'>;
  /** The first page the visitor opened; the pages from it to the current one are shown together. */
  readonly firstPage: number;
  readonly loadPage: (page: number) => Promise<Pick<ListingData, 'products'> | null>;
}

interface ListedProducts {
  readonly products: readonly CardProduct[];
  /** The page of the first product. On a full page load only that page is shown, as the server rendered it. */
  readonly from: number;
}

/** Page 1 replaces, later pages append (storefront.md section 4). Back shows the same pages again and loads missing ones. */
export function useListedProducts({ listing, data, firstPage, loadPage }: ListedProductsOptions): ListedProducts {
  const { page, products } = data;
  const earlier = firstPage < page ? recallPages(listing, firstPage, page - 1) : [];
  const isIncomplete = earlier === null;
  const [, setFilledIn] = useState(0);
  const fill = useEffectEvent(() => fillIn(listing, firstPage, page - 1, loadPage));
  useEffect(() => rememberPage(listing, page, products), [listing, page, products]);
  useEffect(() => {
    if (!isIncomplete) return;
    let left = false;
    runInBackground(fill().then((complete) => complete && !left && setFilledIn((times) => times + 1)));
    return () => void (left = true);
  }, [isIncomplete]);
  return earlier ? { products: [...earlier, ...products], from: Math.min(firstPage, page) } : { products, from: page };
}

async function fillIn(
  listing: string,
  from: number,
  to: number,
  loadPage: ListedProductsOptions['loadPage'],
): Promise<boolean> {
  for (let page = from; page <= to; page += 1) {
    if (recallPages(listing, page, page)) continue;
    const loaded = await loadPage(page).catch(() => null);
    if (!loaded) return false;
    rememberPage(listing, page, loaded.products);
  }
  return true;
}

/** Pages already loaded of the last few listings, so that coming back shows them all at once. */
const maxListings = 8;
const listings = new Map<string, Map<number, readonly CardProduct[]>>();

export function rememberPage(listing: string, page: number, products: readonly CardProduct[]): void {
  const pages = listings.get(listing) ?? new Map<number, readonly CardProduct[]>();
  pages.set(page, products);
  listings.delete(listing);
  listings.set(listing, pages);
  for (const oldest of [...listings.keys()].slice(0, -maxListings)) listings.delete(oldest);
}

/** The products of pages `from` to `to`, or null when one of them is not known. */
export function recallPages(listing: string, from: number, to: number): readonly CardProduct[] | null {
  const pages = listings.get(listing);
  const known = Array.from({ length: to - from + 1 }, (_, index) => pages?.get(from + index));
  return known.every((products) => products !== undefined) ? known.flat() : null;
}
