import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Basket, BasketWithAdditions } from '../contract.ts';
import { addedLines, type Outcomes, type WantedProduct } from './added-lines.ts';
import { basketView } from './basket-view.ts';
import {
  type BasketResult,
  changeBasket,
  emptyBasket,
  isProductId,
  joinVisitorsBasket,
  type ShoppersBasketParts,
  writeBasket,
  type Shopper,
} from './change-basket.ts';
import { describeNotAdded } from './server-messages.ts';

interface Added {
  readonly wanted: readonly WantedProduct[];
  readonly outcomes: Outcomes;
  readonly products: ReadonlyMap<number, SaleProduct>;
  /** Lines that are new or changed. */
  readonly count: number;
}

/** Adds one of each product that is not there yet and can be bought; lines that are there do not change. */
export const createAddMissing =
  (parts: ShoppersBasketParts) =>
  (shopper: Shopper, productIds: readonly number[], locale: Locale): Promise<BasketResult<BasketWithAdditions>> =>
    addWanted(
      parts,
      shopper,
      { productIds, locale },
      (present) =>
        [...new Set(productIds)].filter((id) => !present.has(id)).map((productId) => ({ productId, quantity: 1 })),
      (basket, added) => withAdditions(basket, added, locale),
    );

/** Adds products with their quantities, as much of each as there is; a larger quantity in the basket stays. */
export const createAddLines =
  (parts: ShoppersBasketParts) =>
  (shopper: Shopper, lines: readonly WantedProduct[], locale: Locale): Promise<BasketResult<BasketWithAdditions>> =>
    addWanted(
      parts,
      shopper,
      { productIds: lines.map(({ productId }) => productId), locale },
      () => lines,
      (basket, added) => withAdditions(basket, added, locale),
    );

/** Adds many products at once, by the rule of `addedLines`: `choose` says which. */
export async function addWanted<Answer extends Basket>(
  parts: ShoppersBasketParts,
  shopper: Shopper,
  { productIds, locale }: { productIds: readonly number[]; locale: Locale },
  choose: (present: ReadonlySet<number>, products: ReadonlyMap<number, SaleProduct>) => readonly WantedProduct[],
  describe: (basket: Basket, added: Added) => Answer,
): Promise<BasketResult<Answer>> {
  const { waiting, ...cookie } = await joinVisitorsBasket(parts, shopper);
  const reading = { locale, productIds: productIds.filter(isProductId) };
  return changeBasket<BasketResult<Answer>>(parts, shopper, reading, async (source, { stored, products }) => {
    const before = stored ?? emptyBasket;
    const wanted = choose(new Set(before.lines.map((line) => line.productId)), products);
    const { lines: added, outcomes } = addedLines(before.lines, wanted, products, parts.clock());

    const written =
      added.length > 0 ? await writeBasket(source, shopper, stored, added, parts.clock()) : { version: before.version };
    if (!written) return null;
    const { version, ...newCookie } = written;
    const isChanged = new Set(added.map((line) => line.productId));
    const existing = before.lines.map((line) => added.find(({ productId }) => productId === line.productId) ?? line);
    // New lines stand in the order in which they are read again: those of one moment by id.
    const fresh = added
      .filter(({ productId }) => !before.lines.some((line) => line.productId === productId))
      .sort((one, other) => one.productId - other.productId);
    const lines = [...existing, ...fresh];
    const basket = basketView(parts, { userId: shopper.userId, version, lines, waiting }, products, locale);
    return {
      basket: describe(basket, { wanted, outcomes, products, count: isChanged.size }),
      ...cookie,
      ...newCookie,
    };
  });
}

function withAdditions(basket: Basket, { wanted, outcomes, products, count }: Added, locale: Locale) {
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const notAddedProducts = [...outcomes].flatMap(([id, outcome]) => {
    const reason = typeof outcome === 'string' ? outcome : outcome < quantities.get(id)! ? 'fewer_available' : null;
    const left = typeof outcome === 'number' ? outcome : 0;
    return reason ? [describeNotAdded({ id, name: products.get(id)?.name ?? '' }, reason, locale, left)] : [];
  });
  return { ...basket, added: count, notAddedProducts };
}
