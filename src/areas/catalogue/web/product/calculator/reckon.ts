import { centsFromEuros, type Cents } from '#values/money.ts';
import { type ChosenSizes, cheapestSizes, costOf } from '../../../cheapest-sizes.ts';
import type { ProductCalculation, ProductCard, ProductDetail } from '../../../contract.ts';
import { neededAmount, type Task } from '../../../needed-amount.ts';
import { canPurchase } from '../../cards/product-status.ts';

/** A size of a product with its card. */
export interface OfferedSize {
  readonly card: ProductCard;
  /** In the calculation's measure. */
  readonly amount: number;
}

export interface Reckoned extends Omit<ChosenSizes, 'lines' | 'amount' | 'short'> {
  /** In the calculation's measure, as are what is left over and what is short. */
  readonly need: number;
  readonly left: number;
  readonly there: number;
  readonly isShort: boolean;
  readonly lines: readonly (OfferedSize & { readonly quantity: number; readonly sum: Cents })[];
}

/** The sizes of a calculation that can be bought, with their cards. */
export function offeredSizes({ sizes }: ProductCalculation, product: ProductDetail): OfferedSize[] {
  const cards = new Map<number, ProductCard>(
    [product, ...product.versions, ...product.soldTogether].map((card) => [card.id, card]),
  );
  return sizes.flatMap(({ product_id, amount }) => {
    const card = cards.get(product_id);
    return card && canPurchase(card) ? [{ card, amount }] : [];
  });
}

/** What a job takes, the cheapest sizes for it and their prices; `maxQuantity` is the most of one that a basket holds. */
export function reckon(
  calculation: ProductCalculation,
  offered: readonly OfferedSize[],
  task: Task,
  maxQuantity: number,
): Reckoned {
  const need = neededAmount(calculation, task);
  const sizes = offered.map(({ card, amount }) => ({
    id: card.id,
    amount: Math.round(amount * 1000),
    available: Math.min(card.stock.quantity, maxQuantity),
    base: centsFromEuros(card.price.base),
    sale: centsFromEuros(card.price.sale),
    quantityPrices: (card.quantityPrices ?? []).map(({ from, price }) => ({ from, price: centsFromEuros(price) })),
  }));
  const thousandths = Math.round(need * 1000);
  const { lines, total, amount, short } = cheapestSizes(thousandths, sizes);
  return {
    need,
    total,
    there: amount / 1000,
    left: Math.max(0, amount - thousandths) / 1000,
    isShort: short > 0,
    lines: lines.map(({ id, quantity }) => {
      const at = sizes.findIndex((size) => size.id === id);
      return { ...offered[at]!, quantity, sum: costOf(sizes[at]!, quantity) };
    }),
  };
}
