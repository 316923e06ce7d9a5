import { type Cents, cents } from '#values/money.ts';
import { isReduced, type Price, unitPrice } from './price.ts';

/** The prices of a product as its data have them, in cents; null: none. */
export interface ListedPrice {
  /** The list price. It is never shown as a former one: nothing says that it was ever asked for. */
  readonly price: number | null;
  readonly salePrice: number | null;
}

/** Listed prices, and what the one in force is compared with. */
export interface StoredPrice extends ListedPrice {
  /** The lowest price in force in the 30 days before the present one took effect, as `referenceOf` gives it. */
  readonly reference: number | null;
}

/** What one unit costs; 0 without a price. */
const costOf = ({ price, salePrice }: ListedPrice): number =>
  unitPrice({ base: price ?? 0, sale: price === null ? 0 : (salePrice ?? 0) });

/**
 * The price of a product and whether it is reduced, in cents: the only rule for it (docs/decisions/reduced-prices.md). It is
 * where the data name a reduced price and that is below its reference, which is then `base`. Elsewhere `base` is the price
 * in force and `sale` 0.
 */
export function priceInForce({ reference, ...listed }: StoredPrice): Price<Cents> {
  const cost = cents(costOf(listed));
  const isOffer = listed.price !== null && isReduced({ base: listed.price, sale: listed.salePrice ?? 0 });
  return isOffer && reference !== null && cost < reference
    ? { base: cents(reference), sale: cost }
    : { base: cost, sale: 0 as Cents };
}

/** A product at a moment. */
interface OfferedPrice extends ListedPrice {
  readonly isArchived: boolean;
}

/** A change of a product's prices. */
interface PriceChange {
  /** null: the shop has not had the product. */
  readonly before: (OfferedPrice & Pick<StoredPrice, 'reference'>) | null;
  readonly after: OfferedPrice;
  /** The prices in force until now: whether there was one, and the lowest of the last 30 days; null: none in these. */
  readonly past: { readonly wasSold: boolean; readonly lowest: number | null };
}

/**
 * What the price in force from now on is compared with, in cents (Directive 98/6/EC art. 6a, Ley 7/1996 art. 20): the lowest of
 * the 30 days before; null: nothing, so that it is no reduction. A price that stays keeps its reference, whatever its list price
 * becomes. A product that is sold for the first time has its list price. `isProgressive`: a lower step of an unbroken sale keeps
 * the reference of the first (art. 6a paragraph 5).
 */
export function referenceOf({ before, after, past }: PriceChange, isProgressive: boolean): number | null {
  if (after.price === null || after.salePrice === null) return null;
  const goesOn = before !== null && before.salePrice !== null && before.isArchived === after.isArchived;
  if (goesOn && costOf(after) === costOf(before)) return before.reference;
  const isLowerStep = goesOn && isProgressive && !after.isArchived && costOf(after) < costOf(before);
  if (isLowerStep && before.reference !== null) return before.reference;
  return past.wasSold ? past.lowest : after.price;
}
