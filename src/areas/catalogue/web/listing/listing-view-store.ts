import { createStore } from '#values/create-store.ts';
import type { ListingView } from '#values/listing.ts';
import { useStore } from '#web/use-store.ts';

const yearInSeconds = 31_536_000;

/** What was chosen since the page came; null as it came. */
const store = createStore<ListingView | null>(null);

/** Remembered by the browser (storefront.md section 2) where readListingView sees it, so that the next page comes as chosen. */
export function chooseListingView(view: ListingView): void {
  document.cookie = `listing-view=${view}; Path=/; Max-Age=${view === 'table' ? 0 : yearInSeconds}; SameSite=Lax`;
  store.set(view);
}

export const useListingView = (loaded: ListingView): ListingView => useStore(store) ?? loaded;
