import { createShortlist } from '#web/shortlist.ts';

export const compared = createShortlist(() => import('./compare-keeper.ts'));
