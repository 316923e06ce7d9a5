import { addedIds } from '#values/shortlist.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { addCompared, getCompared, getComparePage, removeCompared } from '../contract.ts';
import type { Compare } from './compare.ts';

export const compareRoutes = (compare: Compare): Route[] => [
  route(getCompared, (_input, { user }) => compare.get(user.userId)),
  route(addCompared, ({ body }, { user }) => compare.add(user.userId, addedIds(body))),
  route(removeCompared, ({ body }, { user }) =>
    body.product_id === undefined ? compare.clear(user.userId) : compare.remove(user.userId, body.product_id),
  ),
  route(getComparePage, ({ body }, { user, locale }) => compare.page(user.userId, body, locale)),
];
