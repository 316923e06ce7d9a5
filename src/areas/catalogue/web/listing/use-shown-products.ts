import { useEffect, useEffectEvent, useState } from 'react';
import { recallPages, rememberPage } from './listing-memory.ts';
import type { ShownListing, ShownProduct } from '../cards/shown-product.ts';

interface ShownProductsOptions {
  /** Names the listing: its address without the page. */
  readonly listing: string;
  readonly data: Pick<ShownListing, 'products' | 'page'>;
  /** The page at which the visitor began; those up to the present one are shown together. */
  readonly firstPage: number;
  readonly loadPage: (page: number) => Promise<readonly ShownProduct[] | null>;
}

interface ShownProducts {
  readonly products: readonly ShownProduct[];
  /** The page of the first of them. A page that has just been opened shows itself alone, as the server rendered it. */
  readonly from: number;
}

/** Page 1 replaces, later pages append (storefront.md section 4); coming back shows what was there, loading what was forgotten. */
export function useShownProducts({ listing, data, firstPage, loadPage }: ShownProductsOptions): ShownProducts {
  const { page, products } = data;
  const earlier = firstPage < page ? recallPages(listing, firstPage, page - 1) : [];
  const isIncomplete = earlier === null;
  const [, setFilledIn] = useState(0);
  const fill = useEffectEvent(() => fillIn(listing, firstPage, page - 1, loadPage));
  useEffect(() => rememberPage(listing, page, products), [listing, page, products]);
  useEffect(() => {
    if (!isIncomplete) return;
    let left = false;
    void fill().then((complete) => complete && !left && setFilledIn((times) => times + 1));
    return () => void (left = true);
  }, [isIncomplete]);
  return earlier ? { products: [...earlier, ...products], from: Math.min(firstPage, page) } : { products, from: page };
}

async function fillIn(
  listing: string,
  from: number,
  to: number,
  loadPage: ShownProductsOptions['loadPage'],
): Promise<boolean> {
  for (let page = from; page <= to; page += 1) {
    if (recallPages(listing, page, page)) continue;
    const products = await loadPage(page).catch(() => null);
    if (!products) return false;
    rememberPage(listing, page, products);
  }
  return true;
}
