import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { type Catalogue, type SaleProduct, unitPrice } from '#areas/catalogue/server/catalogue.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Basket, maxBasketLines } from '../contract.ts';
import {
  type BasketHead,
  type BasketOwner,
  countChange,
  countLines,
  deleteBasket,
  deleteForgottenBaskets,
  deleteLine,
  deleteLines,
  findBasket,
  hasLine,
  joinLines,
  listLines,
  lockBasket,
  lockOrMakeBasket,
  setLines,
} from './basket-queries.ts';
import { type BasketLine, basketView, maxQuantity } from './basket-view.ts';

/** Who asks: a signed-in user, else the visitor with this cookie, if there is one. */
export interface BasketHolder {
  readonly userId: number | null;
  readonly cookie: string | undefined;
}

type PutError = 'product_not_found' | 'product_not_sellable' | 'quantity_too_high' | 'basket_full';
/** newCookie is set when a basket was made for a visitor who had none. */
export interface ChangedBasket {
  readonly basket: Basket;
  readonly newCookie?: string;
}

/** The largest id that a product can have; beyond it the database would refuse the question. */
const largestId = 2_147_483_647;
const keptDays = 90;

interface BasketParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly jobs: Jobs;
}

export type BasketArea = ReturnType<typeof createBasket>;

/** The rules of the basket, and its door for other areas. */
export function createBasket({ database, clock, catalogue, jobs }: BasketParts) {
  async function view(
    source: Queryable,
    { version, lines }: { version: number; lines: readonly BasketLine[] },
    locale: Locale,
  ): Promise<Basket> {
    const products = await catalogue.findSaleProducts(
      source,
      lines.map((line) => line.productId),
      locale,
    );
    return basketView(version, lines, products, locale);
  }

  /** The whole basket; an empty one for who has none. */
  async function get(holder: BasketHolder, locale: Locale): Promise<Basket> {
    const owner = ownerOf(holder);
    const stored = owner && (await findBasket(database, owner));
    return view(database, stored ?? { version: 0, lines: [] }, locale);
  }

  /** Sets the quantity of a product, absolute. */
  async function put(
    holder: BasketHolder,
    line: { productId: number; quantity: number },
    locale: Locale,
  ): Promise<ChangedBasket | Failure<PutError>> {
    const product = await findProduct(line.productId);
    if (!product) return failure('product_not_found');
    if (!product.isSellable) return failure('product_not_sellable');
    const most = maxQuantity(product);
    if (line.quantity > most) return quantityTooHigh(most);

    return database.transaction(async (tx) => {
      const { head, newCookie } = await lockOwn(tx, holder);
      if (!(await hasRoom(tx, head.id, product.id))) return failure('basket_full', { facts: { maxLines: maxBasketLines } });
      await setLines(tx, head.id, [{ ...line, seenPrice: unitPrice(product) }], clock());
      const version = await countChange(tx, head.id, clock());
      const basket = await view(tx, { version, lines: await listLines(tx, head.id) }, locale);
      return { basket, ...(newCookie && { newCookie }) };
    });
  }

  async function findProduct(id: number): Promise<SaleProduct | undefined> {
    if (id < 1 || id > largestId) return undefined;
    return (await catalogue.findSaleProducts(database, [id], 'es')).get(id);
  }

  async function lockOwn(tx: Queryable, holder: BasketHolder): Promise<{ head: BasketHead; newCookie?: string }> {
    if (holder.userId !== null) return { head: await lockOrMakeBasket(tx, { userId: holder.userId }, clock()) };
    const owner = ownerOf(holder);
    const head = owner && (await lockBasket(tx, owner));
    if (head) return { head };
    // A cookie that no basket knows is never taken over: nobody chooses the key of another's basket.
    const newCookie = randomBytes(24).toString('base64url');
    return { head: await lockOrMakeBasket(tx, { cookieHash: hashOf(newCookie) }, clock()), newCookie };
  }

  /** Changes what is there; for who has no basket there is nothing to change. */
  async function change(
    holder: BasketHolder,
    locale: Locale,
    act: (tx: Queryable, basketId: number) => Promise<boolean>,
  ): Promise<Basket> {
    const owner = ownerOf(holder);
    return database.transaction(async (tx) => {
      const head = owner && (await lockBasket(tx, owner));
      if (!head) return view(tx, { version: 0, lines: [] }, locale);
      const version = (await act(tx, head.id)) ? await countChange(tx, head.id, clock()) : head.version;
      return view(tx, { version, lines: await listLines(tx, head.id) }, locale);
    });
  }

  const remove = (holder: BasketHolder, productId: number, locale: Locale): Promise<Basket> =>
    change(holder, locale, async (tx, id) => productId >= 1 && productId <= largestId && deleteLine(tx, id, productId));

  const clear = (holder: BasketHolder, locale: Locale): Promise<Basket> => change(holder, locale, deleteLines);

  /**
   * Joins the visitor's basket to the user's when they sign in: the larger quantity wins, nothing is lost, even beyond
   * the limit of lines (decisions.md section 6). Does nothing for a cookie without a basket.
   */
  async function mergeAtSignIn(tx: Queryable, userId: number, cookie: string | undefined): Promise<void> {
    const owner = ownerOf({ userId: null, cookie });
    const visitors = owner && (await lockBasket(tx, owner));
    if (!visitors) return;
    const own = await lockOrMakeBasket(tx, { userId }, clock());
    await joinLines(tx, visitors.id, own.id);
    await deleteBasket(tx, visitors.id);
    await countChange(tx, own.id, clock());
  }

  /** Locks a user's basket for an order; null when the user has none. */
  async function lockForOrder(tx: Queryable, userId: number): Promise<(BasketHead & { lines: BasketLine[] }) | null> {
    const head = await lockBasket(tx, { userId });
    return head && { ...head, lines: await listLines(tx, head.id) };
  }

  /** Empties a basket that this transaction has locked. */
  async function emptyAfterOrder(tx: Queryable, basketId: number): Promise<void> {
    await deleteLines(tx, basketId);
    await countChange(tx, basketId, clock());
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
    const present = new Map((await listLines(tx, head.id)).map((line) => [line.productId, line.quantity]));
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
        const next = Math.max(possible, present.get(productId) ?? 0);
        present.set(productId, next);
        changed.set(productId, { productId, quantity: next, seenPrice: unitPrice(product) });
        result.set(productId, possible);
      }
    }
    await setLines(tx, head.id, [...changed.values()], clock());
    await countChange(tx, head.id, clock());
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

  return { get, put, remove, clear, mergeAtSignIn, lockForOrder, emptyAfterOrder, addAgain, deleteOfUser };
}

const quantityTooHigh = (most: number): Failure<'quantity_too_high'> =>
  failure('quantity_too_high', { fields: [{ field: 'quantity', code: 'quantity_too_high' }], facts: { maxQuantity: most } });

async function hasRoom(tx: Queryable, basketId: number, productId: number): Promise<boolean> {
  return (await countLines(tx, basketId)) < maxBasketLines || hasLine(tx, basketId, productId);
}

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
