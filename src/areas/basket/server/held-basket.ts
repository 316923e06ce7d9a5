import type { Catalogue, SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import { unitPrice } from '#areas/pricing/unit-price.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { Clock } from '#values/clock.ts';
import { maxBasketLines } from '../basket-limits.ts';
import type { Basket, BasketWithAdditions } from '../contract.ts';
import { addedLines } from './added-lines.ts';
import { type BasketHolder, type HeldBasket, ownerOf } from './basket-holder.ts';
import { eraseLines, findBasket } from './basket-queries.ts';
import { type BasketLine, basketView, maxQuantity, type StoredBasket } from './basket-view.ts';
import { createSeenChanges } from './seen-changes.ts';
import { describeNotAdded } from './server-messages.ts';

type Held = Omit<StoredBasket, 'freeDeliveryCost'>;
type PutError = 'product_not_found' | 'product_not_sellable' | 'quantity_too_high' | 'basket_full';

/** The largest id that a product can have; beyond it the database would refuse the question. */
const largestId = 2_147_483_647;

export interface HeldBasketParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  /** Euros of goods from which delivery is free; null: never. */
  readonly freeDeliveryCost: () => number | null;
}

/** What who holds a basket does with it. */
export function createHeldBasket(
  { database, clock, catalogue, freeDeliveryCost }: HeldBasketParts,
  mergeAtSignIn: (tx: Queryable, userId: number, cookie: string | undefined) => Promise<number>,
) {
  const { changeSeen, write } = createSeenChanges({ database, clock });

  const viewOf = (stored: Held, products: ReadonlyMap<number, SaleProduct>, locale: Locale): Basket =>
    basketView({ ...stored, freeDeliveryCost: freeDeliveryCost() }, products, locale);

  async function view(source: Queryable, stored: Held, locale: Locale): Promise<Basket> {
    return viewOf(stored, await catalogue.findSaleProducts(source, idsOf(stored.lines), locale), locale);
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
      const products = await catalogue.findSaleProducts(source, [productId, ...idsOf(present)], locale);
      const product = products.get(productId);
      if (!product) return failure('product_not_found');
      if (!product.isSellable) return failure('product_not_sellable');
      const most = maxQuantity(product);
      if (quantity > most) return quantityTooHigh(most);
      const at = present.findIndex((line) => line.productId === productId);
      if (at < 0 && present.length >= maxBasketLines)
        return failure('basket_full', { facts: { maxLines: maxBasketLines } });

      const line = { productId, quantity, seenPrice: unitPrice(product), addedAt: present[at]?.addedAt ?? clock() };
      const written = await write(source, holder, seen, [line]);
      if (!written) return null;
      const { version, ...kept } = written;
      const lines = at < 0 ? [...present, line] : present.with(at, line);
      return { basket: viewOf({ version, lines, waiting }, products, locale), ...held, ...kept };
    });
  }

  /** Adds one of each that is not there yet and can be bought; what is there stays as it is, also its seen price. */
  async function addMissing(
    holder: BasketHolder,
    productIds: readonly number[],
    locale: Locale,
  ): Promise<HeldBasket<BasketWithAdditions>> {
    const { waiting, ...held } = await joinVisitors(holder);
    return changeSeen<HeldBasket<BasketWithAdditions>>(holder, async (source, seen) => {
      const { lines: present, version: before } = seen ?? nothing;
      const isThere = new Set(idsOf(present));
      const missing = [...new Set(productIds)].filter((id) => !isThere.has(id));
      const products = await catalogue.findSaleProducts(source, [...missing.filter(isId), ...isThere], locale);
      const wanted = missing.map((productId) => ({ productId, quantity: 1 }));
      const { lines: added, outcomes } = addedLines(present, wanted, products, clock());

      const written = added.length > 0 ? await write(source, holder, seen, added) : { version: before };
      if (!written) return null;
      const { version, ...kept } = written;
      // As they are read again: what was added at one moment by its id.
      const lines = [...present, ...added.sort((one, other) => one.productId - other.productId)];
      const notAddedProducts = [...outcomes].flatMap(([id, outcome]) =>
        typeof outcome === 'string'
          ? [describeNotAdded({ id, name: products.get(id)?.name ?? '' }, outcome, locale)]
          : [],
      );
      const basket = {
        ...viewOf({ version, lines, waiting }, products, locale),
        added: added.length,
        notAddedProducts,
      };
      return { basket, ...held, ...kept };
    });
  }

  /** Removes one line, or all; for who has no basket there is nothing to remove. */
  async function removeFrom(holder: BasketHolder, productId: number | undefined, locale: Locale): Promise<HeldBasket> {
    const { waiting, ...held } = await joinVisitors(holder);
    return changeSeen(holder, async (source, seen) => {
      const { lines: present, version: before } = seen ?? nothing;
      const lines = present.filter((line) => productId !== undefined && line.productId !== productId);
      const version =
        seen && lines.length < present.length ? await eraseLines(source, seen, productId, clock()) : before;
      return version === null ? null : { basket: await view(source, { version, lines, waiting }, locale), ...held };
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

  return { get, put, addMissing, remove, clear };
}

const nothing = { version: 0, lines: [] };
const isId = (productId: number): boolean => productId >= 1 && productId <= largestId;
const idsOf = (lines: readonly BasketLine[]): number[] => lines.map((line) => line.productId);

const quantityTooHigh = (most: number): Failure<'quantity_too_high'> =>
  failure('quantity_too_high', {
    fields: [{ field: 'quantity', code: 'quantity_too_high' }],
    facts: { maxQuantity: most },
  });
