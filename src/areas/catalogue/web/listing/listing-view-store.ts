import { createStore } from '#values/create-store.ts';
import type { ListingView } from '#values/listing.ts';
import { writeCookie } from '#web/cookies.ts';
import { useStore } from '#web/use-store.ts';
import { daySeconds } from '#values/durations.ts';

const yearInSeconds = 365 * daySeconds;

/** The view chosen since the page was loaded; null before a choice. */
const store = createStore<ListingView | null>(null);

/** Stored in the cookie that readListingView reads, so that the next page is rendered in this view (storefront.md section 2). */
export function chooseListingView(view: ListingView): void {
  writeCookie('listing-view', view, view === 'table' ? 0 : yearInSeconds);
  store.set(view);
}

export const useListingView = (loaded: ListingView): ListingView => useStore(store) ?? loaded;
