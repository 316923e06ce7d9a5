import { useState } from 'react';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import type { ListSort } from '../../list-rules.ts';
import type { ListState } from '../list-store.ts';
import { useListView } from '../use-list-view.ts';
import { favourites } from '../shopper-lists.ts';

/** Fills rows of four, three and two, and nearly those of five. */
const pageSize = 24;

type Page = { readonly page: number; readonly limit: number };

interface Cards {
  readonly list: readonly ProductCard[];
  readonly total: number;
}

/** The favourites as cards. Removed ones stay in their place, where they can be restored, until the page is left. */
export function useFavouriteCards(sort: ListSort) {
  const view = useListView<Cards>(favourites, sort, (state) => loadPage(state, sort, { page: 1, limit: pageSize }));
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { ids, value } = view;
  const list = value?.list ?? [];
  const listedCount = list.filter(({ id }) => ids.includes(id)).length;
  const total = (value?.total ?? 0) - (list.length - listedCount);
  const listed: ListState = { status: 'loaded', owner: view.owner, ids, waiting: [] };

  return {
    ...view,
    list,
    listedCount,
    total,
    more: Math.min(pageSize, total - listedCount),
    isLoadingMore,
    /** Clears the removed cards too. */
    async clear(): Promise<void> {
      if (await favourites.clear()) view.change({ list: [], total: 0 });
    },
    /** The server's pages lack the removed products: the next page is the one after those still listed, without repeats. */
    async loadMore(): Promise<void> {
      setLoadingMore(true);
      await favourites.settled();
      const page = Math.floor(listedCount / pageSize) + 1;
      const next = await loadPage(listed, sort, { page, limit: pageSize }).catch(() => null);
      setLoadingMore(false);
      if (!next) return view.retry();
      const known = new Set(list.map(({ id }) => id));
      view.change({
        list: [...list, ...next.list.filter(({ id }) => !known.has(id))],
        total: next.total + list.length - listedCount,
      });
    },
  };
}

async function loadPage({ owner, ids }: ListState, sort: ListSort, window: Page): Promise<Cards | null> {
  const api = browserApi();
  if (ids.length === 0) return { list: [], total: 0 };
  if (owner !== null) {
    const found = await api('POST /content/page/favorite', { body: { ...window, sort } });
    return found.ok ? found.value : null;
  }
  const order = sort === 'added' ? {} : { sort };
  const found = await api('POST /catalog/product/list', { body: { ids: ids.toReversed(), ...window, ...order } });
  return found.ok && 'products' in found.value ? { list: found.value.products, total: found.value.total } : null;
}
