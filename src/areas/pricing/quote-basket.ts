import { addCents, type Cents } from '#values/money.ts';
import { type LineToPrice, priceBasket, type PricedBasket, type Promotion } from './price-basket.ts';
import { vatByRate, type VatOfRate } from './vat.ts';

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

/** Goods that are priced already, in cents. */
export interface PricedGoods {
  readonly price: Cents;
  /** What is taxed at each rate. */
  readonly vat: readonly Pick<VatOfRate, 'rate' | 'gross'>[];
}

/** What is to pay for goods together with their delivery, and the VAT that it contains. */
export const addDelivery = (
  { price, vat }: PricedGoods,
  delivery: Cents,
): { readonly amount: Cents; readonly vat: readonly VatOfRate[] } => ({
  amount: addCents(price, delivery),
  vat: vatByRate(vat, delivery),
});
