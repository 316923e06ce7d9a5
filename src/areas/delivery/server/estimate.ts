import type { Locale } from '#i18n/locale.ts';
import { type Cents, eurosFromCents } from '#values/money.ts';
import type { DeliverySlot, EstimatedGoods } from '../contract.ts';
import { type Goods, heaviestClass, type PriceTerms, zoneCost } from './zones/zone-cost.ts';
import type { Zone } from './zones/zone.ts';

interface ClassWeight {
  readonly deliveryClass: string | null;
  /** Null: not known. */
  readonly kilograms: number | null;
}

/** Goods of an estimate, and how they can be had. */
export interface GoodsToEstimate {
  /** Absent for a basket. */
  readonly productId?: number;
  readonly goods: Goods;
  /** Of those that are not ordinary. */
  readonly weights: readonly ClassWeight[];
  readonly canBeDelivered: boolean;
  readonly canBePickedUp: boolean;
  /** Whether there are as many pieces now. */
  readonly isInStock: boolean;
}

interface EstimateContext {
  /** Those in which an address of the postal code may be; null: outside all of them. */
  readonly zones: readonly (Zone | null)[];
  readonly terms: PriceTerms;
  /** The first delivery slot with a place. */
  readonly first: Pick<DeliverySlot, 'date' | 'from' | 'to'> | null;
  /** When a pickup is ready (ISO, UTC). */
  readonly readyAt: string | null;
  readonly locale: Locale;
}

/** What delivery of goods to a postal code costs and when they can be had. */
export function estimateGoods(
  { productId, goods, weights, canBeDelivered, canBePickedUp, isInStock }: GoodsToEstimate,
  { zones, terms, first, readyAt, locale }: EstimateContext,
): EstimatedGoods {
  const cost = canBeDelivered ? dearestCost(zones, goods, terms) : ('not_deliverable' as const);
  return {
    ...(productId !== undefined && { product_id: productId }),
    ...(canBeDelivered && describeClass(goods, weights, terms, locale)),
    ...(typeof cost === 'string'
      ? { delivery: null, reason: cost }
      : {
          delivery: {
            ...cost,
            first: first && isInStock ? { date: first.date, from: first.from, to: first.to } : null,
          },
        }),
    pickup: canBePickedUp && isInStock && readyAt ? { readyAt } : null,
  };
}

/** How goods travel that are no ordinary ones. */
function describeClass(
  { classes }: Goods,
  weights: readonly ClassWeight[],
  terms: PriceTerms,
  locale: Locale,
): Pick<EstimatedGoods, 'goodsClass'> {
  const { code, name, handover } = heaviestClass(classes, terms.classes);
  if (code === terms.classes[0]!.code) return {};
  const kilograms = sumOf(
    weights.filter(({ deliveryClass }) => heaviestClass([deliveryClass], terms.classes).code === code),
  );
  return {
    goodsClass: {
      code,
      name: name[locale],
      ...(kilograms && { kilograms }),
      ...(handover && { handover: handover[locale] }),
    },
  };
}

/** What goods weigh together; null where it is not known of all. */
function sumOf(weights: readonly ClassWeight[]): number | null {
  const known = weights.map(({ kilograms }) => kilograms);
  return known.every((weight) => weight !== null) ? known.reduce((sum, weight) => sum + weight, 0) : null;
}

/**
 * The price of the dearest zone in euros, so that nobody pays more than they were told. A zone by individual terms is dearer
 * than any price; one without delivery counts only where there is no other.
 */
function dearestCost(zones: EstimateContext['zones'], goods: Goods, terms: PriceTerms) {
  const costs = zones.filter((zone) => zone?.deliverable).map((zone) => zoneCost(zone!, goods, terms));
  if (costs.length === 0) return 'not_deliverable';
  const prices = costs.map(({ price }) => price);
  if (!prices.every((price): price is Cents => price !== null)) return 'individual_terms';
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const thresholds = costs.map(({ freeFrom }) => (freeFrom === null ? Infinity : freeFrom));
  const freeFrom = Math.max(...thresholds);
  return {
    price: eurosFromCents(highest as Cents),
    from: lowest < highest,
    freeFrom: freeFrom === Infinity ? null : eurosFromCents(freeFrom as Cents),
  };
}
