import { type Price, unitPrice } from './price.ts';

/** What one unit costs from a number of pieces on. No reduction: it holds for that quantity only. */
export interface QuantityPrice<Amount extends number = number> {
  readonly from: number;
  readonly price: Amount;
}

/** The quantity prices that count, fewest pieces first: each below the price of one piece and below the step before it. */
export function quantitySteps<Amount extends number>(
  price: Price<Amount>,
  quantityPrices: readonly QuantityPrice<Amount>[],
): QuantityPrice<Amount>[] {
  let lowest = unitPrice(price);
  return [...quantityPrices]
    .sort((one, other) => one.from - other.from || one.price - other.price)
    .filter(({ from, price: stepPrice }) => {
      if (from < 2 || stepPrice <= 0 || stepPrice >= lowest) return false;
      lowest = stepPrice;
      return true;
    });
}

/** The last of these steps that a number of pieces reaches. */
export const stepReached = <Amount extends number>(
  steps: readonly QuantityPrice<Amount>[],
  quantity: number,
): QuantityPrice<Amount> | undefined => steps.findLast(({ from }) => from <= quantity);

/** The price of a unit among so many: `sale` is the reduced price or that of the quantity, whichever is in force. */
export function priceAtQuantity<Amount extends number>(
  { base, sale, quantityPrices = [] }: Price<Amount> & { readonly quantityPrices?: readonly QuantityPrice<Amount>[] },
  quantity: number,
): Price<Amount> {
  const step = stepReached(quantitySteps({ base, sale }, quantityPrices), quantity);
  return { base, sale: step?.price ?? sale };
}
