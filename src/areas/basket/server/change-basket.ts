import { createHash, randomBytes } from 'node:crypto';
import { findSaleProducts, type SaleProduct, toSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import {
  type BasketOwner,
  createBasketWith,
  findBasket,
  lockBasket,
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

/** A basket as it was read, with its products and those asked for; null where there is none. */
interface ReadBasket {
  readonly stored: StoredBasket | null;
  readonly products: ReadonlyMap<number, SaleProduct>;
}

interface ChangesParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Optimistic changes of a basket: docs/decisions/basket.md. */
export function createBasketChanges({ database, clock }: ChangesParts) {
  /** A shopper's basket with its products, and further products by id. */
  async function readBasket(
    source: Queryable,
    shopper: Shopper,
    locale: Locale,
    productIds: readonly number[] = [],
  ): Promise<ReadBasket> {
    const owner = ownerOf(shopper);
    if (!owner) return { stored: null, products: await findSaleProducts(source, productIds, locale) };
    const { stored, products } = await findBasket(source, owner, productIds);
    return { stored, products: toSaleProducts(products, locale) };
  }

  /**
   * Applies a change to the basket as it is read, without a transaction. The change returns null on a version conflict;
   * then it is applied once more behind the basket's lock, where no conflict can be.
   */
  async function changeBasket<Value>(
    shopper: Shopper,
    { locale, productIds }: { locale: Locale; productIds?: readonly number[] },
    change: (source: Queryable, read: ReadBasket) => Promise<Value | null>,
  ): Promise<Value> {
    const changed = await change(database, await readBasket(database, shopper, locale, productIds));
    if (changed !== null) return changed;
    return database.transaction(async (tx) => {
      const owner = ownerOf(shopper);
      if (owner) await lockBasket(tx, owner);
      const done = await change(tx, await readBasket(tx, shopper, locale, productIds));
      if (done === null) throw new Error('a locked basket was changed by another connection');
      return done;
    });
  }

  /** Writes lines into the stored basket, or into a new one; null on a version conflict. */
  async function writeBasket(
    source: Queryable,
    { userId, cookie }: Shopper,
    stored: StoredBasket | null,
    lines: readonly BasketLine[],
  ): Promise<{ version: number; cookie?: string } | null> {
    if (stored) {
      const version = await writeLines(source, stored, lines, clock());
      return version === null ? null : { version, ...(userId === null && { cookie: cookie! }) };
    }
    // An unknown cookie is never reused: nobody chooses the key of a basket.
    const newCookie = userId === null ? randomBytes(24).toString('base64url') : null;
    const owner = newCookie === null ? { userId: userId! } : ownerOfCookie(newCookie);
    const made = await createBasketWith(source, owner, lines, clock());
    return made && { version: made.version, ...(newCookie !== null && { cookie: newCookie }) };
  }

  return { readBasket, changeBasket, writeBasket };
}
