import { createHash, randomBytes } from 'node:crypto';
import type { Basket } from '../contract.ts';
import type { BasketOwner } from './basket-queries.ts';

/** Who asks: a signed-in user, else the visitor with this cookie, if there is one. */
export interface BasketHolder {
  readonly userId: number | null;
  readonly cookie: string | undefined;
}

export interface HeldBasket<Answer extends Basket = Basket> {
  readonly basket: Answer;
  /** By which the browser holds its visitor's basket from now on; null: it has none any more; absent: as it was. */
  readonly cookie?: string | null;
}

/** Null: what no basket can be found by. */
export function ownerOf({ userId, cookie }: BasketHolder): BasketOwner | null {
  if (userId !== null) return { userId };
  return cookie !== undefined && /^[\w-]{32}$/.test(cookie) ? visitorBy(cookie) : null;
}

/** A cookie that no basket knows is never taken over: nobody chooses the key of another's basket. */
export const newCookie = (): string => randomBytes(24).toString('base64url');

/** The database keeps only the hash: who reads it cannot take over a visitor's basket. */
export const visitorBy = (cookie: string): BasketOwner => ({
  cookieHash: createHash('sha256').update(cookie).digest('base64url'),
});
