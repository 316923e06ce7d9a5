import {
  type Catalogue,
  findAlikeNumbers,
  findByNumbers,
  findSaleProducts,
  type SaleProduct,
} from '#areas/catalogue/server/catalogue.ts';
import { priceAtQuantity, unitPrice } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#values/clock.ts';
import { dayMs } from '#values/durations.ts';
import { maxBasketLines, maxQuickOrderLines } from '../basket-limits.ts';
import type { Basket, BasketWithAdditions, BasketWithQuickOrder, QuickOrder } from '../contract.ts';
import { addedLines, type Outcomes, type WantedProduct } from './added-lines.ts';
import { deleteAbandonedBaskets, eraseLines } from './basket-queries.ts';
import { createBasketTransactions } from './basket-transactions.ts';
import { basketView, type BasketToShow, maxQuantity } from './basket-view.ts';
import { createBasketChanges, type Shopper } from './change-basket.ts';
import {
  describeQuickOrder,
  type ReadQuickOrder,
  readQuickOrder,
  unknownNumbers,
  wantedProducts,
} from './quick-order/read-quick-order.ts';
import { parseQuickOrder } from './quick-order/parse-quick-order.ts';
import { describeNotAdded } from './server-messages.ts';

export type { Shopper } from './change-basket.ts';
export { describeNotAdded } from './server-messages.ts';

export interface BasketParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly jobs: Jobs;
  /** How the shop hands over goods. */
  readonly deliveryTypes: Basket['deliveryTypes'];
  /** Euros of goods from which delivery is free; null: never. */
  readonly freeDeliveryCost: (products: readonly SaleProduct[]) => number | null;
}

export interface BasketResult<Answer extends Basket = Basket> {
  readonly basket: Answer;
  /** The visitor's cookie from now on; null: to be removed; absent: unchanged. */
  readonly cookie?: string | null;
}

export type BasketArea = ReturnType<typeof createBasket>;
type PutError = 'product_not_found' | 'product_not_sellable' | 'quantity_too_high' | 'basket_full';

const visitorBasketDays = 90;
/** The largest id that a product can have; PostgreSQL would refuse a larger one. */
const maxProductId = 2_147_483_647;

/**
 * The basket's door for other areas: operations for a visitor or a signed-in customer (get, put, addMissing, addLines,
 * placeQuickOrder, remove, clear), which are optimistic, and those inside a transaction of the caller (mergeAtSignIn, mergeGuestsBasket,
 * takeForOrder, addAgain, deleteOfUser), which lock the basket. Each returns the whole basket.
 */
export function createBasket(parts: BasketParts) {
  const { database, clock, deliveryTypes, freeDeliveryCost, jobs } = parts;
  const transactions = createBasketTransactions(parts);
  const { readBasket, changeBasket, writeBasket } = createBasketChanges(parts);

  const show = (
    stored: Omit<BasketToShow, 'deliveryTypes' | 'freeDeliveryCost'>,
    products: ReadonlyMap<number, SaleProduct>,
    locale: Locale,
  ): Basket => basketView({ ...stored, deliveryTypes, freeDeliveryCost }, products, locale);

  /** The whole basket; an empty one where there is none. */
  async function get(shopper: Shopper, locale: Locale): Promise<BasketResult> {
    const { waiting, ...cookie } = await joinVisitorsBasket(shopper);
    const { stored, products } = await readBasket(database, shopper, locale);
    const { version, lines } = stored ?? empty;
    return { basket: show({ userId: shopper.userId, version, lines, waiting }, products, locale), ...cookie };
  }

  /** Sets the quantity of a product, absolute. */
  async function put(
    shopper: Shopper,
    { productId, quantity }: { productId: number; quantity: number },
    locale: Locale,
  ): Promise<BasketResult | Failure<PutError>> {
    if (!isProductId(productId)) return failure('product_not_found');
    const { waiting, ...cookie } = await joinVisitorsBasket(shopper);
    const reading = { locale, productIds: [productId] };
    return changeBasket<BasketResult | Failure<PutError>>(shopper, reading, async (source, { stored, products }) => {
      const before = stored?.lines ?? [];
      const product = products.get(productId);
      if (!product) return failure('product_not_found');
      if (!product.isSellable) return failure('product_not_sellable');
      if (quantity > maxQuantity(product)) return quantityTooHigh(maxQuantity(product));
      const at = before.findIndex((line) => line.productId === productId);
      if (at < 0 && before.length >= maxBasketLines)
        return failure('basket_full', { facts: { maxLines: maxBasketLines } });

      const seenPrice = unitPrice(priceAtQuantity(product, quantity));
      const line = { productId, quantity, seenPrice, addedAt: before[at]?.addedAt ?? clock() };
      const written = await writeBasket(source, shopper, stored, [line]);
      if (!written) return null;
      const { version, ...newCookie } = written;
      const lines = at < 0 ? [...before, line] : before.with(at, line);
      const basket = show({ userId: shopper.userId, version, lines, waiting }, products, locale);
      return { basket, ...cookie, ...newCookie };
    });
  }

  /** Adds many products at once, by the rule of `addedLines`: `choose` says which. */
  async function addWanted<Answer extends Basket>(
    shopper: Shopper,
    { productIds, locale }: { productIds: readonly number[]; locale: Locale },
    choose: (present: ReadonlySet<number>, products: ReadonlyMap<number, SaleProduct>) => readonly WantedProduct[],
    describe: (basket: Basket, added: Added) => Answer,
  ): Promise<BasketResult<Answer>> {
    const { waiting, ...cookie } = await joinVisitorsBasket(shopper);
    const reading = { locale, productIds: productIds.filter(isProductId) };
    return changeBasket<BasketResult<Answer>>(shopper, reading, async (source, { stored, products }) => {
      const before = stored ?? empty;
      const wanted = choose(new Set(before.lines.map((line) => line.productId)), products);
      const { lines: added, outcomes } = addedLines(before.lines, wanted, products, clock());

      const written =
        added.length > 0 ? await writeBasket(source, shopper, stored, added) : { version: before.version };
      if (!written) return null;
      const { version, ...newCookie } = written;
      const isChanged = new Set(added.map((line) => line.productId));
      const existing = before.lines.map((line) => added.find(({ productId }) => productId === line.productId) ?? line);
      // New lines stand in the order in which they are read again: those of one moment by id.
      const fresh = added
        .filter(({ productId }) => !before.lines.some((line) => line.productId === productId))
        .sort((one, other) => one.productId - other.productId);
      const basket = show(
        { userId: shopper.userId, version, lines: [...existing, ...fresh], waiting },
        products,
        locale,
      );
      return {
        basket: describe(basket, { wanted, outcomes, products, count: isChanged.size }),
        ...cookie,
        ...newCookie,
      };
    });
  }

  /** Adds one of each product that is not there yet and can be bought; lines that are there do not change. */
  const addMissing = (
    shopper: Shopper,
    productIds: readonly number[],
    locale: Locale,
  ): Promise<BasketResult<BasketWithAdditions>> =>
    addWanted(
      shopper,
      { productIds, locale },
      (present) =>
        [...new Set(productIds)].filter((id) => !present.has(id)).map((productId) => ({ productId, quantity: 1 })),
      (basket, added) => withAdditions(basket, added, locale),
    );

  /** Adds products with their quantities, as much of each as there is; a larger quantity in the basket stays. */
  const addLines = (
    shopper: Shopper,
    lines: readonly WantedProduct[],
    locale: Locale,
  ): Promise<BasketResult<BasketWithAdditions>> =>
    addWanted(
      shopper,
      { productIds: lines.map(({ productId }) => productId), locale },
      () => lines,
      (basket, added) => withAdditions(basket, added, locale),
    );

  /** What the lines of a quick order say; fails with more lines than one may have. */
  async function checkQuickOrder(text: string, locale: Locale): Promise<QuickOrder | Failure<'too_many_lines'>> {
    const read = await readLines(text);
    if (read instanceof Failure) return read;
    const products = await findSaleProducts(database, read.productIds, locale);
    return describeQuickOrder(read.judge(products), locale);
  }

  /** Adds the lines of a quick order that are right. */
  async function placeQuickOrder(
    shopper: Shopper,
    text: string,
    locale: Locale,
  ): Promise<BasketResult<BasketWithQuickOrder> | Failure<'too_many_lines'>> {
    const read = await readLines(text);
    if (read instanceof Failure) return read;
    return addWanted(
      shopper,
      { productIds: read.productIds, locale },
      (_present, products) => wantedProducts(read.judge(products)),
      (basket, { outcomes, products }) => {
        const lines = read.judge(products, outcomes);
        const rest = lines.filter(({ error }) => error);
        return {
          ...basket,
          lines: describeQuickOrder(lines, locale).lines,
          added: lines.length - rest.length,
          rest: rest.map((line) => line.text).join('\n'),
        };
      },
    );
  }

  async function readLines(text: string): Promise<ReadQuickOrder | Failure<'too_many_lines'>> {
    const lines = parseQuickOrder(text);
    if (lines.length > maxQuickOrderLines)
      return failure('too_many_lines', { facts: { maxLines: maxQuickOrderLines } });
    const numbers = lines.flatMap(({ readings }) => readings.map(({ number }) => number));
    const ids = await findByNumbers(database, numbers);
    return readQuickOrder(lines, ids, await findAlikeNumbers(database, unknownNumbers(lines, ids)));
  }

  /** Removes the line of one product, or all lines. */
  async function removeLines(shopper: Shopper, productId: number | undefined, locale: Locale): Promise<BasketResult> {
    const { waiting, ...cookie } = await joinVisitorsBasket(shopper);
    return changeBasket(shopper, { locale }, async (source, { stored, products }) => {
      const before = stored ?? empty;
      const lines = before.lines.filter((line) => productId !== undefined && line.productId !== productId);
      const version =
        stored && lines.length < before.lines.length
          ? await eraseLines(source, stored, productId, clock())
          : before.version;
      if (version === null) return null;
      return { basket: show({ userId: shopper.userId, version, lines, waiting }, products, locale), ...cookie };
    });
  }

  const remove = (shopper: Shopper, productId: number, locale: Locale): Promise<BasketResult> =>
    isProductId(productId) ? removeLines(shopper, productId, locale) : get(shopper, locale);

  async function clear(shopper: Shopper, locale: Locale): Promise<BasketResult> {
    // Lines that wait for room would come into the basket just emptied.
    if (shopper.userId !== null && shopper.cookie) await removeLines({ ...shopper, userId: null }, undefined, locale);
    return removeLines(shopper, undefined, locale);
  }

  /** A signed-in browser may also have a visitor's basket, filled by another tab during the sign-in: it is merged now. */
  async function joinVisitorsBasket({ userId, cookie }: Shopper): Promise<{ waiting: number; cookie?: null }> {
    if (userId === null || cookie === undefined) return { waiting: 0 };
    const waiting = await database.transaction((tx) => transactions.mergeAtSignIn(tx, userId, cookie));
    return waiting === 0 ? { waiting, cookie: null } : { waiting };
  }

  jobs.repeat('basket-cleaning', '41 3 * * *', () =>
    deleteAbandonedBaskets(database, new Date(clock().getTime() - visitorBasketDays * dayMs)),
  );

  return {
    get,
    put,
    addMissing,
    addLines,
    checkQuickOrder,
    placeQuickOrder,
    remove,
    clear,
    ...transactions,
    /** A user's basket without their browser's cookie: for the export of data, and for an order that was refused. */
    getOfUser: async (userId: number, locale: Locale): Promise<Basket> =>
      (await get({ userId, cookie: undefined }, locale)).basket,
  };
}

const empty = { version: 0, lines: [] };
const isProductId = (productId: number): boolean => productId >= 1 && productId <= maxProductId;

interface Added {
  readonly wanted: readonly WantedProduct[];
  readonly outcomes: Outcomes;
  readonly products: ReadonlyMap<number, SaleProduct>;
  /** Lines that are new or changed. */
  readonly count: number;
}

function withAdditions(basket: Basket, { wanted, outcomes, products, count }: Added, locale: Locale) {
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const notAddedProducts = [...outcomes].flatMap(([id, outcome]) => {
    const reason = typeof outcome === 'string' ? outcome : outcome < quantities.get(id)! ? 'fewer_available' : null;
    return reason ? [describeNotAdded({ id, name: products.get(id)?.name ?? '' }, reason, locale)] : [];
  });
  return { ...basket, added: count, notAddedProducts };
}

const quantityTooHigh = (maxQuantity: number): Failure<'quantity_too_high'> =>
  failure('quantity_too_high', {
    fields: [{ field: 'quantity', code: 'quantity_too_high' }],
    facts: { maxQuantity },
  });
