import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { type Catalogue, type SaleProduct, unitPrice } from '#areas/catalogue/server/catalogue.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { maxBasketLines, maxJoinedLines } from '../basket-limits.ts';
import type { Basket } from '../contract.ts';
import {
  type BasketHead,
  type BasketOwner,
  countChange,
  deleteBasket,
  deleteForgottenBaskets,
  eraseLines,
  findBasket,
  listLines,
  lockBasket,
  lockOrMakeBasket,
  makeBasket,
  moveLines,
  type SeenBasket,
  setLines,
  writeLine,
} from './basket-queries.ts';
import { type BasketLine, basketView, maxQuantity, type StoredBasket } from './basket-view.ts';

/** Who asks: a signed-in user, else the visitor with this cookie, if there is one. */
export interface BasketHolder {
  readonly userId: number | null;
  readonly cookie: string | undefined;
}

type Held = Omit<StoredBasket, 'freeDeliveryCost'>;
type PutError = 'product_not_found' | 'product_not_sellable' | 'quantity_too_high' | 'basket_full';
export interface HeldBasket {
  readonly basket: Basket;
  /** By which the browser holds its visitor's basket from now on; null: it has none any more; absent: as it was. */
  readonly cookie?: string | null;
}

/** The largest id that a product can have; beyond it the database would refuse the question. */
const largestId = 2_147_483_647;
const keptDays = 90;

interface BasketParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly jobs: Jobs;
  /** Euros of goods from which delivery is free; null: never. */
  readonly freeDeliveryCost: () => number | null;
}

export type BasketArea = ReturnType<typeof createBasket>;

/** The rules of the basket, and its door for other areas. */
export function createBasket({ database, clock, catalogue, jobs, freeDeliveryCost }: BasketParts) {
  const viewOf = (stored: Held, products: ReadonlyMap<number, SaleProduct>, locale: Locale): Basket =>
    basketView({ ...stored, freeDeliveryCost: freeDeliveryCost() }, products, locale);

  async function view(source: Queryable, stored: Held, locale: Locale): Promise<Basket> {
    const ids = stored.lines.map((line) => line.productId);
    return viewOf(stored, await catalogue.findSaleProducts(source, ids, locale), locale);
  }

  /** The whole basket; an empty one for who has none. */
  async function get(holder: BasketHolder, locale: Locale): Promise<HeldBasket> {
    const { waiting, ...held } = await joinVisitors(holder);
    const owner = ownerOf(holder);
    const stored = owner && (await findBasket(database, owner));
    return { basket: await view(database, { ...(stored ?? nothing), waiting }, locale), ...held };
  }

  /** Sets the quantity of a product, absolute. */
  async function put(
    holder: BasketHolder,
    { productId, quantity }: { productId: number; quantity: number },
    locale: Locale,
  ): Promise<HeldBasket | Failure<PutError>> {
    if (!isId(productId)) return failure('product_not_found');
    const { waiting, ...held } = await joinVisitors(holder);
    return changeSeen<HeldBasket | Failure<PutError>>(holder, async (source, seen) => {
      const present = seen?.lines ?? [];
      const products = await catalogue.findSaleProducts(source, [productId, ...present.map((line) => line.productId)], locale);
      const product = products.get(productId);
      if (!product) return failure('product_not_found');
      if (!product.isSellable) return failure('product_not_sellable');
      const most = maxQuantity(product);
      if (quantity > most) return quantityTooHigh(most);
      const at = present.findIndex((line) => line.productId === productId);
      if (at < 0 && present.length >= maxBasketLines) return failure('basket_full', { facts: { maxLines: maxBasketLines } });

      const own = seen ? { head: seen, cookie: holder.cookie } : await make(source, holder);
      const line = { productId, quantity, seenPrice: unitPrice(product), addedAt: present[at]?.addedAt ?? clock() };
      const version = own.head && (await writeLine(source, own.head, line, clock()));
      if (version === null) return null;
      const lines = at < 0 ? [...present, line] : present.with(at, line);
      const basket = viewOf({ version, lines, waiting }, products, locale);
      return { basket, ...held, ...(holder.userId === null && { cookie: own.cookie! }) };
    });
  }

  /** Null as head: somebody else has just made it. */
  async function make(source: Queryable, { userId }: BasketHolder): Promise<{ head: BasketHead | null; cookie?: string }> {
    if (userId !== null) return { head: await makeBasket(source, { userId }, clock()) };
    // A cookie that no basket knows is never taken over: nobody chooses the key of another's basket.
    const cookie = randomBytes(24).toString('base64url');
    return { head: await makeBasket(source, { cookieHash: hashOf(cookie) }, clock()), cookie };
  }

  /** Removes one line, or all; for who has no basket there is nothing to remove. */
  async function removeFrom(holder: BasketHolder, productId: number | undefined, locale: Locale): Promise<HeldBasket> {
    const { waiting, ...held } = await joinVisitors(holder);
    return changeSeen(holder, async (source, seen) => {
      const { lines: present, version: before } = seen ?? nothing;
      const lines = present.filter((line) => productId !== undefined && line.productId !== productId);
      const version = seen && lines.length < present.length ? await eraseLines(source, seen, productId, clock()) : before;
      return version === null ? null : { basket: await view(source, { version, lines, waiting }, locale), ...held };
    });
  }

  /**
   * Changes the basket that it has seen, which needs no transaction. Null: somebody else was quicker; then once more
   * behind the lock, where nobody can be.
   */
  async function changeSeen<Value>(
    holder: BasketHolder,
    change: (source: Queryable, seen: SeenBasket | null) => Promise<Value | null>,
  ): Promise<Value> {
    const owner = ownerOf(holder);
    const changed = await change(database, owner && (await findBasket(database, owner)));
    if (changed !== null) return changed;
    return database.transaction(async (tx) => {
      if (owner) await lockBasket(tx, owner);
      const done = await change(tx, owner && (await findBasket(tx, owner)));
      if (done === null) throw new Error('a locked basket was changed by somebody else');
      return done;
    });
  }

  const remove = (holder: BasketHolder, productId: number, locale: Locale): Promise<HeldBasket> =>
    isId(productId) ? removeFrom(holder, productId, locale) : get(holder, locale);

  async function clear(holder: BasketHolder, locale: Locale): Promise<HeldBasket> {
    // What waits for room would come into the basket just emptied.
    if (holder.userId !== null && holder.cookie) await removeFrom({ ...holder, userId: null }, undefined, locale);
    return removeFrom(holder, undefined, locale);
  }

  /** A signed-in browser may hold a visitor's basket, too: another tab filled it while this one signed in. It joins. */
  async function joinVisitors({ userId, cookie }: BasketHolder): Promise<{ waiting: number; cookie?: null }> {
    if (userId === null || cookie === undefined) return { waiting: 0 };
    const waiting = await database.transaction((tx) => mergeAtSignIn(tx, userId, cookie));
    return waiting === 0 ? { waiting, cookie: null } : { waiting };
  }

  /**
   * Joins the visitor's basket to the user's when they sign in: the larger quantity wins, nothing is lost (decisions.md
   * section 6). What finds no room stays the visitor's; answers how many lines. Does nothing for a cookie without a basket.
   */
  async function mergeAtSignIn(tx: Queryable, userId: number, cookie: string | undefined): Promise<number> {
    const owner = ownerOf({ userId: null, cookie });
    const visitors = owner && (await lockBasket(tx, owner));
    if (!visitors) return 0;
    const own = await lockOrMakeBasket(tx, { userId }, clock());
    const { moved, waiting } = await moveLines(tx, { from: visitors.id, into: own.id, mostLines: maxJoinedLines });
    if (moved > 0) await countChange(tx, [own.id, visitors.id], clock());
    if (waiting === 0) await deleteBasket(tx, visitors.id);
    return waiting;
  }

  /** For the export of a user's data. */
  const exportOf = async (userId: number, locale: Locale): Promise<Basket> =>
    (await get({ userId, cookie: undefined }, locale)).basket;

  /** Locks a user's basket for an order; null when the user has none. */
  async function lockForOrder(tx: Queryable, userId: number): Promise<SeenBasket | null> {
    const head = await lockBasket(tx, { userId });
    return head && { ...head, lines: await listLines(tx, head.id) };
  }

  /** Empties a basket that this transaction has locked. */
  async function emptyAfterOrder(tx: Queryable, locked: BasketHead): Promise<void> {
    await eraseLines(tx, locked, undefined, clock());
  }

  /**
   * Adds to a user's basket what was ordered before, as much of it as there is; a larger quantity in the basket stays.
   * Answers per product how many of the wanted are in the basket now, or why none.
   */
  async function addAgain(
    tx: Queryable,
    userId: number,
    wanted: readonly { productId: number; quantity: number }[],
  ): Promise<Map<number, number | 'unknown' | 'archived' | 'not_sellable' | 'sold_out' | 'basket_full'>> {
    const head = await lockOrMakeBasket(tx, { userId }, clock());
    const products = await catalogue.findSaleProducts(tx, wanted.map((line) => line.productId), 'es');
    const present = new Map((await listLines(tx, head.id)).map((line) => [line.productId, line]));
    const result: Awaited<ReturnType<typeof addAgain>> = new Map();
    const changed = new Map<number, BasketLine>();
    for (const { productId, quantity } of wanted) {
      const product = products.get(productId);
      const refusal = refusalOf(product);
      if (refusal || !product) {
        result.set(productId, refusal ?? 'unknown');
      } else if (!present.has(productId) && present.size >= maxBasketLines) {
        result.set(productId, 'basket_full');
      } else {
        const possible = Math.min(quantity, maxQuantity(product));
        const { quantity: before = 0, addedAt = clock() } = present.get(productId) ?? {};
        const line = { productId, quantity: Math.max(possible, before), seenPrice: unitPrice(product), addedAt };
        present.set(productId, line);
        changed.set(productId, line);
        result.set(productId, possible);
      }
    }
    await setLines(tx, head.id, [...changed.values()]);
    await countChange(tx, [head.id], clock());
    return result;
  }

  /** A user's basket goes with the account. */
  async function deleteOfUser(tx: Queryable, userId: number): Promise<void> {
    const head = await lockBasket(tx, { userId });
    if (head) await deleteBasket(tx, head.id);
  }

  jobs.repeat('basket-cleaning', '41 3 * * *', () =>
    deleteForgottenBaskets(database, new Date(clock().getTime() - keptDays * 86_400_000)),
  );

  return { get, put, remove, clear, mergeAtSignIn, exportOf, lockForOrder, emptyAfterOrder, addAgain, deleteOfUser };
}

const nothing = { version: 0, lines: [] };
const isId = (productId: number): boolean => productId >= 1 && productId <= largestId;

const quantityTooHigh = (most: number): Failure<'quantity_too_high'> =>
  failure('quantity_too_high', { fields: [{ field: 'quantity', code: 'quantity_too_high' }], facts: { maxQuantity: most } });

function refusalOf(product: SaleProduct | undefined): 'unknown' | 'archived' | 'not_sellable' | 'sold_out' | undefined {
  if (!product) return 'unknown';
  if (product.isArchived) return 'archived';
  if (!product.isSellable) return 'not_sellable';
  return maxQuantity(product) === 0 ? 'sold_out' : undefined;
}

/** The database keeps only the hash: who reads it cannot take over a visitor's basket. */
const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

function ownerOf({ userId, cookie }: BasketHolder): BasketOwner | null {
  if (userId !== null) return { userId };
  return cookie !== undefined && /^[\w-]{32}$/.test(cookie) ? { cookieHash: hashOf(cookie) } : null;
}
