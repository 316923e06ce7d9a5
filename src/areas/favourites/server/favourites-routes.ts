import { addedIds } from '#values/shortlist.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { addFavourites, getFavouritePage, getFavourites, removeFavourites } from '../contract.ts';
import type { Favourites } from './favourites.ts';

export const favouritesRoutes = (favourites: Favourites): Route[] => [
  route(getFavourites, (_input, { user }) => favourites.get(user.userId)),
  route(addFavourites, ({ body }, { user }) => favourites.add(user.userId, addedIds(body))),
  route(removeFavourites, ({ body }, { user }) =>
    body.product_id === undefined ? favourites.clear(user.userId) : favourites.remove(user.userId, body.product_id),
  ),
  route(getFavouritePage, ({ body }, { user, locale }) => favourites.page(user.userId, body, locale)),
];
