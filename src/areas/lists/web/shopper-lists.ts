import { createListStore } from './list-store.ts';

export const favourites = createListStore(async () => (await import('./start-list-sync.ts')).startFavouritesSync);
export const compared = createListStore(async () => (await import('./start-list-sync.ts')).startCompareSync);
