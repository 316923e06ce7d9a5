import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import { priceAtQuantity } from '#areas/pricing/quantity-price.ts';
import { maxBasketLines } from '../basket-limits.ts';
import type { NotAddedReason } from '../contract.ts';
import { type BasketLine, maxQuantity } from './basket-view.ts';

export interface WantedProduct {
  readonly productId: number;
  readonly quantity: number;
}

/** For each product, how many of the wanted quantity are in the basket now, or why none. */
export type Outcomes = ReadonlyMap<number, number | NotAddedReason>;

/**
 * The rule for many products at once: what cannot be bought is skipped, of what is short there goes in as much as there is,
 * and a larger quantity in the basket stays. Returns the lines that are new or changed.
 */
export function addedLines(
  present: readonly BasketLine[],
  wanted: readonly WantedProduct[],
  products: ReadonlyMap<number, SaleProduct>,
  now: Date,
): { readonly lines: BasketLine[]; readonly outcomes: Outcomes } {
  const all = new Map(present.map((line) => [line.productId, line]));
  const changed = new Map<number, BasketLine>();
  const outcomes = new Map<number, number | NotAddedReason>();
  for (const { productId, quantity } of wanted) {
    const product = products.get(productId);
    const refusal = refusalOf(product);
    if (refusal || !product) {
      outcomes.set(productId, refusal ?? 'unknown');
    } else if (!all.has(productId) && all.size >= maxBasketLines) {
      outcomes.set(productId, 'basket_full');
    } else {
      const possible = Math.min(quantity, maxQuantity(product));
      const { quantity: before = 0, addedAt = now } = all.get(productId) ?? {};
      const chosen = Math.max(possible, before);
      const line = { productId, quantity: chosen, seenPrice: unitPrice(priceAtQuantity(product, chosen)), addedAt };
      all.set(productId, line);
      changed.set(productId, line);
      outcomes.set(productId, possible);
    }
  }
  return { lines: [...changed.values()], outcomes };
}

function refusalOf(product: SaleProduct | undefined): NotAddedReason | undefined {
  if (!product) return 'unknown';
  if (product.isArchived) return 'archived';
  if (!product.isSellable) return 'not_sellable';
  return maxQuantity(product) === 0 ? 'sold_out' : undefined;
}
