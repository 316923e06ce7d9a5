import type { Cents } from '#values/money.ts';
import { type LineToPrice, priceBasket, type PricedBasket, type Promotion } from './price-basket.ts';

interface QuoteContext {
  /** Whom the basket belongs to; a visitor by default. */
  readonly userId?: number | null;
  /** What the delivery costs in cents; null, the default, while it is not chosen or has to be agreed on. */
  readonly delivery?: Cents | null;
}

/** The shop reduces the prices of products only; what it takes off whole baskets would be listed here. */
const promotions: readonly Promotion[] = [];

/** What a basket costs whoever asks: page, basket, quick order or order. All amounts are in cents, VAT included. */
export const quoteBasket = (
  lines: readonly LineToPrice[],
  { userId = null, delivery = null }: QuoteContext = {},
): PricedBasket => priceBasket(lines, promotions, { price: delivery }, { userId });
