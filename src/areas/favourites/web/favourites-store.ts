import { createShortlist } from '#web/shortlist.ts';

export const favourites = createShortlist(() => import('./favourites-keeper.ts'));
