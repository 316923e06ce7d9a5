import { useState } from 'react';
import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { useStore } from '#web/use-store.ts';
import type { ListSort } from '../../list-rules.ts';
import type { ListState } from '../list-store.ts';
import { useListView } from '../use-list-view.ts';
import { favourites } from '../shopper-lists.ts';

/** Fills rows of four, three and two, and nearly those of five. */
const pageSize = 24;
/** So many names can be read at a glance; the page says how many others there are. */
const maxNames = 5;

type Page = { readonly page: number; readonly limit: number };

interface Cards {
  readonly list: readonly ProductCard[];
  readonly total: number;
  /** Names of some products for which the account's list had no room at login. */
  readonly waiting: readonly string[];
}

/** The favourites as cards. Removed ones stay in their place, where they can be restored, until the page is left. */
export function useFavouriteCards(sort: ListSort) {
  const { waiting } = useStore(favourites.store);
  const view = useListView<Cards>(favourites, `${sort} ${waiting.join()}`, async (state) => {
    const [cards, names] = await Promise.all([
      loadPage(state, sort, { page: 1, limit: pageSize }),
      listNames(state.waiting.slice(0, maxNames)),
    ]);
    return cards && { ...cards, waiting: names };
  });
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
    waitingCount: waiting.length,
    more: Math.min(pageSize, total - listedCount),
    isLoadingMore,
    /** Clears the removed cards too. */
    async clear(): Promise<void> {
      if (await favourites.clear()) view.change({ list: [], total: 0, waiting: [] });
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
        waiting: value?.waiting ?? [],
      });
    },
  };
}

async function loadPage(
  { owner, ids }: ListState,
  sort: ListSort,
  window: Page,
): Promise<Omit<Cards, 'waiting'> | null> {
  const api = browserApi();
  if (ids.length === 0) return { list: [], total: 0 };
  if (owner !== null) {
    const found = await api('POST /content/page/favorite', { body: { ...window, sort } });
    return found.ok ? found.value : null;
  }
  const order = sort === 'added' ? {} : { sort };
  const found = await api('POST /catalog/product/list', { body: { ids: [...ids].reverse(), ...window, ...order } });
  return found.ok && 'products' in found.value ? { list: found.value.products, total: found.value.total } : null;
}

async function listNames(ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await browserApi()('POST /catalog/product/list', { body: { ids: [...ids], limit: maxNames } });
  return found.ok && 'products' in found.value ? found.value.products.map(({ name }) => name) : [];
}
