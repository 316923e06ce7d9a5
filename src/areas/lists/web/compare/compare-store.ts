import { createListStore } from '../list-store.ts';

export const compared = createListStore(() => import('./compare-sync.ts'));
