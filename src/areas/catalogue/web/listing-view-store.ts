import { createStore } from '#values/create-store.ts';
import { deviceMemory } from '#web/device-memory.ts';
import { useStore } from '#web/use-store.ts';

export type ListingView = 'table' | 'list';

const memory = deviceMemory('localStorage', 'listing-view');
const store = createStore<ListingView>('table');
if (memory.read() === 'list') store.set('list');

/** Remembered on the device (storefront.md section 2). */
export function chooseListingView(view: ListingView): void {
  memory.keep(view);
  store.set(view);
}

/** The same page is kept for everybody, so it is rendered as a table and takes the device's view when it comes to life. */
export const useListingView = (): ListingView => useStore(store);
