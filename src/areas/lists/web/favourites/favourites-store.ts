import { createListStore } from '../list-store.ts';

export const favourites = createListStore(() => import('./favourites-sync.ts'));
