import type { Queryable } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import type { Visit } from '#platform/http/visit.ts';
import { addProducts, type Basket, clearBasket, getBasket, putIntoBasket, removeFromBasket } from '../contract.ts';
import type { BasketArea, BasketHolder, HeldBasket } from './basket.ts';

/** The visitor's basket; a signed-in user's is found by the user. */
const basketCookie = 'basket';
const keptSeconds = 90 * 86_400;

export const basketRoutes = (basket: BasketArea): Route[] => [
  route(getBasket, async (_input, visit) => shown(await basket.get(holderOf(visit), visit.locale), visit)),

  route(putIntoBasket, async ({ body }, visit) => {
    const line = { productId: body.product_id, quantity: body.quantity };
    const held = await basket.put(holderOf(visit), line, visit.locale);
    return held instanceof Failure ? held : shown(held, visit);
  }),

  route(addProducts, async ({ body }, visit) =>
    shown(await basket.addMissing(holderOf(visit), body.product_ids, visit.locale), visit),
  ),

  route(removeFromBasket, async ({ body }, visit) =>
    shown(await basket.remove(holderOf(visit), body.product_id, visit.locale), visit),
  ),

  route(clearBasket, async (_input, visit) => shown(await basket.clear(holderOf(visit), visit.locale), visit)),
];

function shown<Answer extends Basket>({ basket, cookie }: HeldBasket<Answer>, visit: Visit): Answer {
  if (cookie) visit.setCookie(basketCookie, cookie, { httpOnly: true, maxAgeSeconds: keptSeconds });
  else if (cookie === null) visit.clearCookie(basketCookie);
  return basket;
}

/**
 * For the account: whoever signs in takes the visitor's basket along. The cookie stays until the next call of the basket:
 * should this transaction fail at its end, the visitor still has what it stands for.
 */
export const mergeBasketAtSignIn =
  (basket: BasketArea) =>
  async (tx: Queryable, { userId, visit }: { userId: number; visit: Visit }): Promise<void> => {
    await basket.mergeAtSignIn(tx, userId, visit.cookie(basketCookie));
  };

const holderOf = (visit: Visit): BasketHolder => ({
  userId: visit.user?.userId ?? null,
  cookie: visit.cookie(basketCookie),
});
