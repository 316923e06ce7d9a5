import { useEffect, useState } from 'react';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { useBasket } from './basket-store.ts';

const maxProducts = 20;

/** Products that go with those of the basket, or the shop's recommendations while it is empty; none until they are loaded. */
export function useSuggestions(): { readonly isEmpty: boolean; readonly products: readonly ProductCard[] } {
  const { basket } = useBasket();
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  const ids = basket?.list
    .slice(0, maxProducts)
    .map(({ product_id }) => product_id)
    .join(',');
  useEffect(() => {
    if (ids === undefined) return;
    let isCurrent = true;
    const load = async (): Promise<readonly ProductCard[]> => {
      const api = browserApi();
      if (ids === '') {
        const rows = await api('GET /catalog/product/carousel', { query: { types: 'recommended' } });
        return rows.ok ? (rows.value.recommended ?? []) : [];
      }
      const found = await api('GET /catalog/product/recommended', { query: { productIds: ids } });
      return found.ok ? found.value.list : [];
    };
    load().then(
      (found) => isCurrent && setProducts(found),
      () => isCurrent && setProducts([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return { isEmpty: ids === '', products };
}
