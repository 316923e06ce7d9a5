import type { Queryable } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Clock } from '#values/clock.ts';
import { daySeconds } from '#values/durations.ts';
import * as contract from '../contract.ts';
import type { Basket } from '../contract.ts';
import type { BasketArea } from './basket.ts';
import { type BasketResult, ownerOf, type Shopper } from './change-basket.ts';
import { mergeBasket } from './merge-basket.ts';

/** Identifies a visitor's basket; a signed-in user's is found by the user. */
export const basketCookie = 'basket';
export const basketCookieSeconds = 90 * daySeconds;

export const basketRoutes = (basket: BasketArea): Route[] => [
  route(contract.getBasket, (_input, visit) => basketOfVisit(basket)(visit)),

  route(contract.putIntoBasket, async ({ body }, visit) => {
    const line = { productId: body.product_id, quantity: body.quantity };
    const result = await basket.put(shopperOf(visit), line, visit.locale);
    return result instanceof Failure ? result : answer(result, visit);
  }),

  route(contract.addProducts, async ({ body }, visit) =>
    answer(await basket.addMissing(shopperOf(visit), body.product_ids, visit.locale), visit),
  ),

  route(contract.addLines, async ({ body }, visit) => {
    const lines = body.lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
    return answer(await basket.addLines(shopperOf(visit), lines, visit.locale), visit);
  }),

  route(contract.checkQuickOrder, ({ body }, { locale }) => basket.checkQuickOrder(body, locale)),

  route(contract.placeQuickOrder, async ({ body }, visit) => {
    const result = await basket.placeQuickOrder(shopperOf(visit), body, visit.locale);
    return result instanceof Failure ? result : answer(result, visit);
  }),

  route(contract.shareList, ({ body }, { ip, locale }) => basket.shareList(body.text, ip, locale)),

  route(contract.getSharedList, ({ query }) => basket.findSharedList(query.code)),

  route(contract.removeFromBasket, async ({ body }, visit) =>
    answer(await basket.remove(shopperOf(visit), body.product_id, visit.locale), visit),
  ),

  route(contract.clearBasket, async (_input, visit) =>
    answer(await basket.clear(shopperOf(visit), visit.locale), visit),
  ),
];

function answer<Answer extends Basket>({ basket, cookie }: BasketResult<Answer>, visit: Visit): Answer {
  if (cookie) visit.setCookie(basketCookie, cookie, { httpOnly: true, maxAgeSeconds: basketCookieSeconds });
  else if (cookie === null) visit.clearCookie(basketCookie);
  return basket;
}

/** The basket of whoever makes a call; delivery needs it. */
export const basketOfVisit =
  (basket: BasketArea) =>
  async (visit: Visit): Promise<Basket> =>
    answer(await basket.get(shopperOf(visit), visit.locale), visit);

/**
 * For the account: merges the visitor's basket at sign-in. The cookie stays until the next call of the basket: should the
 * transaction fail at its end, the visitor still has the basket.
 */
interface SignInEvent {
  readonly userId: number;
  /** The guest that the browser was until now. */
  readonly guestId: number | null;
  readonly visit: Visit;
}

export const mergeBasketAtSignIn =
  (parts: { readonly clock: Clock }) =>
  async (tx: Queryable, { userId, guestId, visit }: SignInEvent): Promise<void> => {
    if (guestId !== null) await mergeBasket(parts, tx, userId, { userId: guestId });
    await mergeBasket(parts, tx, userId, ownerOf({ userId: null, cookie: visit.cookie(basketCookie) }));
  };

/** Whoever has opened an order by its mail's link has a visitor's basket, not that of the order's customer. */
const shopperOf = ({ user, cookie }: Visit): Shopper => ({
  userId: user && user.kind !== 'order' ? user.userId : null,
  cookie: cookie(basketCookie),
});
