import { createHash, randomBytes } from 'node:crypto';
import { findSaleProducts, type SaleProduct, toSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import type { Basket } from '../contract.ts';
import {
  type BasketOwner,
  createBasketWith,
  findBasket,
  lockBasket,
  type StoredBasket,
  writeLines,
} from './basket-queries.ts';
import type { BasketLine, BasketTerms } from './basket-view.ts';
import { mergeBasket } from './merge-basket.ts';

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

/** What reading and changing a shopper's basket take. */
export interface ShoppersBasketParts extends BasketTerms {
  readonly database: Database;
  readonly clock: Clock;
}

export interface BasketResult<Answer extends Basket = Basket> {
  readonly basket: Answer;
  /** The visitor's cookie from now on; null: to be removed; absent: unchanged. */
  readonly cookie?: string | null;
}

/** A basket as it was read, with its products and those asked for; null where there is none. */
interface ReadBasket {
  readonly stored: StoredBasket | null;
  readonly products: ReadonlyMap<number, SaleProduct>;
}

/** A basket that is not stored. */
export const emptyBasket = { version: 0, lines: [] };

/** The largest id that a product can have; PostgreSQL would refuse a larger one. */
const maxProductId = 2_147_483_647;
export const isProductId = (productId: number): boolean => productId >= 1 && productId <= maxProductId;

/** A shopper's basket with its products, and further products by id. */
export async function readBasket(
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
 * Applies a change to the basket as it is read, without a transaction (docs/decisions/basket.md). The change returns null on
 * a version conflict; then it is applied once more behind the basket's lock, where no conflict can be.
 */
export async function changeBasket<Value>(
  { database }: Pick<ShoppersBasketParts, 'database'>,
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
export async function writeBasket(
  source: Queryable,
  { userId, cookie }: Shopper,
  stored: StoredBasket | null,
  lines: readonly BasketLine[],
  now: Date,
): Promise<{ version: number; cookie?: string } | null> {
  if (stored) {
    const version = await writeLines(source, stored, lines, now);
    return version === null ? null : { version, ...(userId === null && { cookie: cookie! }) };
  }
  // An unknown cookie is never reused: nobody chooses the key of a basket.
  const newCookie = userId === null ? randomBytes(24).toString('base64url') : null;
  const owner = newCookie === null ? { userId: userId! } : ownerOfCookie(newCookie);
  const made = await createBasketWith(source, owner, lines, now);
  return made && { version: made.version, ...(newCookie !== null && { cookie: newCookie }) };
}

/** A signed-in browser may also have a visitor's basket, filled by another tab during the sign-in: it is merged now. */
export async function joinVisitorsBasket(
  parts: Pick<ShoppersBasketParts, 'database' | 'clock'>,
  { userId, cookie }: Shopper,
): Promise<{ waiting: number; cookie?: null }> {
  if (userId === null || cookie === undefined) return { waiting: 0 };
  const waiting = await parts.database.transaction((tx) =>
    mergeBasket(parts, tx, userId, ownerOf({ userId: null, cookie })),
  );
  return waiting === 0 ? { waiting, cookie: null } : { waiting };
}
