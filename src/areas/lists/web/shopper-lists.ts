import { createListStore } from './list-store.ts';

export const favourites = createListStore(
  'favourites',
  async () => (await import('./start-list-sync.ts')).startFavouritesSync,
);
export const compared = createListStore('compare', async () => (await import('./start-list-sync.ts')).startCompareSync);
