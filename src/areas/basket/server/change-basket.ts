import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import {
  type BasketHead,
  type BasketOwner,
  findBasket,
  lockBasket,
  makeBasket,
  type StoredBasket,
  writeLines,
} from './basket-queries.ts';
import type { BasketLine } from './basket-view.ts';

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
const ownerOfCookie = (cookie: string): BasketOwner => ({
  cookieHash: createHash('sha256').update(cookie).digest('base64url'),
});

/** Optimistic changes of a basket: docs/decisions/basket.md. */
export function createBasketChanges({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /**
   * Applies a change to the basket as it is read, without a transaction. The change returns null on a version conflict;
   * then it is applied once more behind the basket's lock, where no conflict can be.
   */
  async function changeBasket<Value>(
    shopper: Shopper,
    change: (source: Queryable, stored: StoredBasket | null) => Promise<Value | null>,
  ): Promise<Value> {
    const owner = ownerOf(shopper);
    const changed = await change(database, owner && (await findBasket(database, owner)));
    if (changed !== null) return changed;
    return database.transaction(async (tx) => {
      if (owner) await lockBasket(tx, owner);
      const done = await change(tx, owner && (await findBasket(tx, owner)));
      if (done === null) throw new Error('a locked basket was changed by another connection');
      return done;
    });
  }

  /** Writes lines into the stored basket, or into a new one; null on a version conflict. */
  async function writeBasket(
    source: Queryable,
    shopper: Shopper,
    stored: StoredBasket | null,
    lines: readonly BasketLine[],
  ): Promise<{ version: number; cookie?: string } | null> {
    const own = stored ? { head: stored, cookie: shopper.cookie } : await create(source, shopper);
    const version = own.head && (await writeLines(source, own.head, lines, clock()));
    return version === null ? null : { version, ...(shopper.userId === null && { cookie: own.cookie! }) };
  }

  /** A null head: another request has just made the customer's basket. */
  async function create(source: Queryable, { userId }: Shopper): Promise<{ head: BasketHead | null; cookie?: string }> {
    if (userId !== null) return { head: await makeBasket(source, { userId }, clock()) };
    // An unknown cookie is never reused: nobody chooses the key of a basket.
    const cookie = randomBytes(24).toString('base64url');
    return { head: await makeBasket(source, ownerOfCookie(cookie), clock()), cookie };
  }

  return { changeBasket, writeBasket };
}
