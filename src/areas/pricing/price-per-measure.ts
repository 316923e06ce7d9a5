import { type Cents, cents } from '#values/money.ts';

/** The measures by which goods are compared (RD 3423/2000 art. 2): litre, kilo, metre, square and cubic metre. */
export const measures = ['l', 'kg', 'm', 'm2', 'm3'] as const;
export type Measure = (typeof measures)[number];

/** What a piece contains, in whole thousandths of the measure: 750 of `l` are 750 ml. */
export interface Content {
  readonly amount: number;
  readonly measure: Measure;
}

/**
 * The price of one litre, kilo or metre in cents, rounded half up; null where it says nothing: equal to the price
 * itself (RD 3423/2000 art. 3, Directive 98/6/EC art. 3.1), or below half a cent.
 */
export function pricePerMeasure(price: Cents, { amount }: Content): Cents | null {
  // Exact in doubles: prices end at ten million euros.
  const perMeasure = Math.floor((price * 2000 + amount) / (2 * amount));
  return perMeasure === price || perMeasure === 0 ? null : cents(perMeasure);
}
