import type { Queryable } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import type { Visit } from '#platform/http/visit.ts';
import { clearBasket, getBasket, putIntoBasket, removeFromBasket } from '../contract.ts';
import type { BasketArea, BasketHolder } from './basket.ts';

/** The visitor's basket; a signed-in user's is found by the user. */
const basketCookie = 'basket';
const keptSeconds = 90 * 86_400;

export const basketRoutes = (basket: BasketArea): Route[] => [
  route(getBasket, (_input, visit) => basket.get(holderOf(visit), visit.locale)),

  route(putIntoBasket, async ({ body }, visit) => {
    const line = { productId: body.product_id, quantity: body.quantity };
    const changed = await basket.put(holderOf(visit), line, visit.locale);
    if (changed instanceof Failure) return changed;
    const cookie = changed.newCookie ?? (visit.user ? undefined : visit.cookie(basketCookie));
    if (cookie) visit.setCookie(basketCookie, cookie, { httpOnly: true, maxAgeSeconds: keptSeconds });
    return changed.basket;
  }),

  route(removeFromBasket, ({ body }, visit) => basket.remove(holderOf(visit), body.product_id, visit.locale)),

  route(clearBasket, (_input, visit) => basket.clear(holderOf(visit), visit.locale)),
];

/** For the account: whoever signs in takes the visitor's basket along. */
export const mergeBasketAtSignIn =
  (basket: BasketArea) =>
  async (tx: Queryable, { userId, visit }: { userId: number; visit: Visit }): Promise<void> => {
    await basket.mergeAtSignIn(tx, userId, visit.cookie(basketCookie));
    visit.clearCookie(basketCookie);
  };

const holderOf = (visit: Visit): BasketHolder => ({ userId: visit.user?.userId ?? null, cookie: visit.cookie(basketCookie) });
