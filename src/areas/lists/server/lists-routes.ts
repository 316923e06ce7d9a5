import { type Route, route } from '#platform/http/handler.ts';
import * as contract from '../contract.ts';
import type { Lists } from './lists.ts';

export const listsRoutes = ({ favourites, compare, viewed }: Lists): Route[] => [
  route(contract.getFavourites, (_, { user }) => favourites.get(user.userId)),
  route(contract.addFavourites, ({ body }, { user }) => favourites.add(user.userId, idsOf(body))),
  route(contract.removeFavourites, ({ body }, { user }) =>
    body.product_id === undefined ? favourites.clear(user.userId) : favourites.remove(user.userId, body.product_id),
  ),
  route(contract.getFavouritePage, ({ body }, { user, locale }) => favourites.page(user.userId, body, locale)),

  route(contract.getCompared, (_, { user }) => compare.get(user.userId)),
  route(contract.addCompared, ({ body }, { user }) => compare.add(user.userId, idsOf(body), body)),
  route(contract.removeCompared, ({ body }, { user }) =>
    body.product_id === undefined ? compare.clear(user.userId) : compare.remove(user.userId, body.product_id),
  ),
  route(contract.getComparePage, ({ body }, { user, locale }) => compare.page(user.userId, body, locale)),

  route(contract.addViewedProducts, async ({ body }, { user }) => ({
    count: await viewed.add(user.userId, body.product_ids),
  })),
];

/** The products that an addition names, each once. */
const idsOf = ({ product_id, product_ids = [] }: contract.Addition): number[] => [
  ...new Set(product_id === undefined ? product_ids : [...product_ids, product_id]),
];
