import { useEffect, useState } from 'react';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { useBasket } from './basket-store.ts';

const mostAskedFor = 20;

/** Cards that go with what is in the basket, or what the shop recommends while it is empty. Without an answer, none. */
export function useSuggestions(): { readonly isEmpty: boolean; readonly products: readonly ProductCard[] } {
  const { basket } = useBasket();
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  const ids = basket?.list
    .slice(0, mostAskedFor)
    .map(({ product_id }) => product_id)
    .join(',');
  useEffect(() => {
    if (ids === undefined) return;
    let isWanted = true;
    const ask = async (): Promise<readonly ProductCard[]> => {
      const api = browserApi();
      if (ids === '') {
        const rows = await api('GET /catalog/product/carousel', { query: { types: 'recommended' } });
        return rows.ok ? (rows.value.recommended ?? []) : [];
      }
      const found = await api('GET /catalog/product/recommended', { query: { productIds: ids } });
      return found.ok ? found.value.list : [];
    };
    ask().then(
      (found) => isWanted && setProducts(found),
      () => isWanted && setProducts([]),
    );
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return { isEmpty: ids === '', products };
}
