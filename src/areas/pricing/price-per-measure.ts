import { type Cents, cents } from '#values/money.ts';

/** The measures by which goods are compared (RD 3423/2000 art. 2): litre, kilo, metre, square and cubic metre. */
export const measures = ['l', 'kg', 'm', 'm2', 'm3'] as const;
export type Measure = (typeof measures)[number];

/** What a piece contains, in whole thousandths of the measure: 750 of `l` are 750 ml. */
export interface Content {
  readonly amount: number;
  readonly measure: Measure;
}

/** Less than 50 ml or 50 g are exempt (RD 3423/2000): 450 € a litre says nothing about a tube of 10 ml. */
const minAmount: Partial<Record<Measure, number>> = { l: 50, kg: 50 };

/**
 * The price of one litre, kilo or metre in cents, rounded half up; null where it says nothing: of small quantities, equal
 * to the price itself (RD 3423/2000 art. 3, Directive 98/6/EC art. 3.1), or below half a cent.
 */
export function pricePerMeasure(price: Cents, { amount, measure }: Content): Cents | null {
  if (amount < (minAmount[measure] ?? 0)) return null;
  // Exact in doubles: prices end at ten million euros.
  const perMeasure = Math.floor((price * 2000 + amount) / (2 * amount));
  return perMeasure === price || perMeasure === 0 ? null : cents(perMeasure);
}
