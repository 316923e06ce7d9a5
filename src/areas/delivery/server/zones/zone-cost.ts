import { type Cents, cents } from '#values/money.ts';
import type { DeliveryData, GoodsClass } from '../delivery-data.ts';
import type { Zone } from './zone.ts';

/** What is to be delivered. */
export interface Goods {
  /** The price after reductions. */
  readonly price: Cents;
  /** The class of each product by weight and volume; null: ordinary goods. Empty where nothing has to be carried. */
  readonly classes: readonly (string | null)[];
}

/** The classes of what has to be carried of a basket: services have no weight. */
export const carriedClasses = (
  products: readonly { readonly isVirtual: boolean; readonly deliveryClass: string | null }[],
): Goods['classes'] => products.filter(({ isVirtual }) => !isVirtual).map(({ deliveryClass }) => deliveryClass);

export interface ZoneCost {
  /** Null for individual terms. */
  readonly price: Cents | null;
  readonly isIndividualTerms: boolean;
  /** The price of goods from which delivery is free; null: never. */
  readonly freeFrom: Cents | null;
}

/** The shop's terms for all zones. */
export interface PriceTerms {
  readonly classes: DeliveryData['classes'];
  /** The threshold of zones without one of their own; null: never free. */
  readonly shopFreeFrom: Cents | null;
}

/** What delivery of goods to a zone costs. */
export function zoneCost(zone: Zone, goods: Goods, { classes, shopFreeFrom }: PriceTerms): ZoneCost {
  const { code, freeDelivery } = heaviestClass(goods.classes, classes);
  const price = zone.prices[code];
  if (zone.isIndividualTerms || !zone.deliverable || price === undefined)
    return { price: null, isIndividualTerms: zone.deliverable, freeFrom: null };
  const ownFreeFrom = zone.freeFrom === undefined ? shopFreeFrom : zone.freeFrom;
  const freeFrom = freeDelivery ? ownFreeFrom : null;
  const isFree = goods.classes.length === 0 || (freeFrom !== null && goods.price >= freeFrom);
  return {
    price: isFree ? cents(0) : price,
    isIndividualTerms: false,
    freeFrom,
  };
}

/** The shop's threshold of free delivery for these goods, in cents; null where they are never delivered free. */
export const freeFromOf = (classes: Goods['classes'], terms: PriceTerms): Cents | null =>
  heaviestClass(classes, terms.classes).freeDelivery ? terms.shopFreeFrom : null;

/** A class that the shop does not know counts as the heaviest, so that nothing is delivered too cheaply. */
export function heaviestClass(codes: Goods['classes'], classes: DeliveryData['classes']): GoodsClass {
  const weights = codes.map((code) => {
    if (code === null) return 0;
    const at = classes.findIndex((known) => known.code === code);
    return at < 0 ? classes.length - 1 : at;
  });
  return classes[Math.max(0, ...weights)]!;
}
