import { useState } from 'react';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import type { FavouriteSort } from '../../favourite-rules.ts';
import type { ListState } from '../list-store.ts';
import { useListView } from '../use-list-view.ts';
import { favourites } from './favourites-store.ts';

/** Rows of five, four, three and two come out even, or nearly so. */
const pageSize = 24;

type Page = { readonly page: number; readonly limit: number };

interface Cards {
  readonly list: readonly ProductCard[];
  readonly total: number;
}

/** The favourites as cards. What was removed since stays among them, to be restored in its place. */
export function useFavouriteCards(sort: FavouriteSort) {
  const view = useListView<Cards>(favourites, sort, (state) => loadPage(state, sort, { page: 1, limit: pageSize }));
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { ids, value } = view;
  const list = value?.list ?? [];
  const kept = list.filter(({ id }) => ids.includes(id)).length;
  const total = (value?.total ?? 0) - (list.length - kept);
  const listed: ListState = { status: 'loaded', owner: view.owner, ids };

  return {
    ...view,
    list,
    kept,
    total,
    more: Math.min(pageSize, total - kept),
    isLoadingMore,
    /** What was removed is remembered until the list is cleared. */
    async clear(): Promise<void> {
      if (await favourites.clear()) view.change({ list: [], total: 0 });
    },
    /** Pages are counted without what was removed: the next one begins after what is still there, and repeats none of it. */
    async loadMore(): Promise<void> {
      setLoadingMore(true);
      await favourites.settled();
      const page = Math.floor(kept / pageSize) + 1;
      const next = await loadPage(listed, sort, { page, limit: pageSize }).catch(() => null);
      setLoadingMore(false);
      if (!next) return view.retry();
      const known = new Set(list.map(({ id }) => id));
      view.change({
        list: [...list, ...next.list.filter(({ id }) => !known.has(id))],
        total: next.total + list.length - kept,
      });
    },
  };
}

async function loadPage({ owner, ids }: ListState, sort: FavouriteSort, wish: Page): Promise<Cards | null> {
  const api = browserApi();
  if (ids.length === 0) return { list: [], total: 0 };
  if (owner !== null) {
    const found = await api('POST /content/page/favorite', { body: { ...wish, sort } });
    return found.ok ? found.value : null;
  }
  const order = sort === 'added' ? {} : { sort };
  const found = await api('POST /catalog/product/list', { body: { ids: ids.toReversed(), ...wish, ...order } });
  return found.ok && 'products' in found.value ? { list: found.value.products, total: found.value.total } : null;
}
