import { createHash } from 'node:crypto';
import type { BasketOwner } from './basket-queries.ts';

/** A signed-in customer, else the visitor with this cookie, if there is one. */
export interface Shopper {
  readonly userId: number | null;
  readonly cookie: string | undefined;
}

/** Null when no basket can be found: for a visitor without a cookie, or with one that the shop never gives. */
export function ownerOf({ userId, cookie }: Shopper): BasketOwner | null {
  if (userId !== null) return { userId };
  return cookie !== undefined && /^[\w-]{32}$/.test(cookie) ? ownerOfCookie(cookie) : null;
}

/** The database has only the hash: reading it does not suffice to take over a visitor's basket. */
export const ownerOfCookie = (cookie: string): BasketOwner => ({
  cookieHash: createHash('sha256').update(cookie).digest('base64url'),
});
