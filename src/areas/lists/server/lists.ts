import { createCompare } from './compare.ts';
import { createFavourites } from './favourites.ts';
import type { ListsParts } from './product-list.ts';
import { createViewed } from './viewed.ts';

export type Lists = ReturnType<typeof createLists>;

/** A user's own lists of products: favourites, compare, recently viewed. A visitor's are on the device. */
export function createLists(parts: ListsParts) {
  const favourites = createFavourites(parts);
  const compare = createCompare(parts);
  const viewed = createViewed(parts);

  return {
    favourites,
    compare,
    viewed,

    /** Product ids with the time when each was added, for the export of a user's data. */
    exportOf: async (userId: number) => ({
      viewedProducts: await viewed.exportOf(userId),
      favourites: await favourites.exportOf(userId),
      compared: await compare.exportOf(userId),
    }),
  };
}
