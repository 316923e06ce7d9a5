import { addCents, type Cents, cents, distributeCents, multiplyCents } from '#values/money.ts';
import { type Price, unitPrice } from './price.ts';
import { priceAtQuantity, type QuantityPrice } from './quantity-price.ts';
import { vatByRate, type VatOfRate, type VatRate, vatRates } from './vat.ts';

/** A product and how many of it; prices per unit in cents, VAT included. */
export interface LineToPrice extends Price<Cents> {
  readonly productId: number;
  readonly vatRate: VatRate;
  readonly quantity: number;
  readonly quantityPrices?: readonly QuantityPrice<Cents>[];
}

/** A reduction that the shop grants on top of reduced prices. */
export interface Promotion {
  readonly code: string;
  /** Whole percent, or an amount in cents that is divided among the products. */
  readonly off: { readonly percent: number } | { readonly amount: Cents };
  /** The products it is for; null: all. */
  readonly productIds: readonly number[] | null;
  /** The only user it is granted to; null: everybody. */
  readonly userId: number | null;
}

/** What a delivery area quotes; a null price is agreed on later and counts for nothing. */
export interface DeliveryQuote {
  readonly price: Cents | null;
}

/** Whom the basket belongs to; null: a visitor. */
export interface PricedCustomer {
  readonly userId: number | null;
}

/** Why a line costs less than its list price, in cents above 0. */
export interface Adjustment {
  /** The index of its line. */
  readonly line: number;
  readonly kind: 'sale_price' | 'quantity_price' | 'promotion';
  /** The promotion's. */
  readonly code: string | null;
  readonly amount: Cents;
}

/** Amounts in cents: of the whole line before and after reductions, and the VAT that the latter contains. */
export interface PricedLine {
  /** The price of a unit at the line's quantity. */
  readonly price: Price<Cents>;
  readonly total: Cents;
  readonly sum: Cents;
  readonly vatRate: VatRate;
  readonly vat: Cents;
}

export interface PricedBasket {
  /** The lines in the order in which they were given. */
  readonly lines: readonly PricedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly delivery: Cents | null;
  /** One entry for each rate that occurs, the highest first. */
  readonly vat: readonly VatOfRate[];
  /** Goods before and after reductions. */
  readonly total: Cents;
  readonly price: Cents;
  /** All there is to pay: price and delivery. */
  readonly amount: Cents;
}

/**
 * What a basket costs: the only rule for it (docs/decisions/pricing.md). All parts add up to the cent:
 * total − adjustments = price = sum of the lines; price + delivery = amount = gross of all rates.
 */
export function priceBasket(
  lines: readonly LineToPrice[],
  promotions: readonly Promotion[],
  delivery: DeliveryQuote,
  customer: PricedCustomer,
): PricedBasket {
  const totals = lines.map(({ base, quantity }) => multiplyCents(base, quantity));
  const prices = lines.map((line) => priceAtQuantity(line, line.quantity));
  const sums = lines.map(({ quantity }, index) => multiplyCents(unitPrice(prices[index]!), quantity));
  const adjustments = lines.flatMap((line, index): Adjustment[] => {
    const single = multiplyCents(unitPrice(line), line.quantity);
    const parts = [
      { kind: 'sale_price', amount: cents(totals[index]! - single) },
      { kind: 'quantity_price', amount: cents(single - sums[index]!) },
    ] as const;
    return parts.filter(({ amount }) => amount > 0).map((part) => ({ line: index, code: null, ...part }));
  });
  for (const promotion of promotions.filter(({ userId }) => userId === null || userId === customer.userId))
    for (const [line, amount] of reductionsOf(promotion, lines, sums).entries()) {
      if (amount === 0) continue;
      sums[line] = cents(sums[line]! - amount);
      adjustments.push({ line, kind: 'promotion', code: promotion.code, amount });
    }
  const { vat, lineVats } = vatOf(lines, sums, delivery.price ?? cents(0));
  const price = addCents(...sums);
  return {
    lines: lines.map(({ vatRate }, index) => ({
      price: prices[index]!,
      total: totals[index]!,
      sum: sums[index]!,
      vatRate,
      vat: lineVats[index]!,
    })),
    adjustments,
    delivery: delivery.price,
    vat,
    total: addCents(...totals),
    price,
    amount: addCents(price, delivery.price ?? cents(0)),
  };
}

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

/** What a promotion takes off each line, never more than the line costs by then. */
function reductionsOf(
  { off, productIds }: Promotion,
  lines: readonly LineToPrice[],
  sums: readonly Cents[],
): readonly Cents[] {
  const eligible = lines.map(({ productId }, index) =>
    productIds === null || productIds.includes(productId) ? sums[index]! : cents(0),
  );
  if ('percent' in off) return eligible.map((sum) => cents(Math.floor((sum * Math.min(off.percent, 100)) / 100)));
  return distributeCents(cents(Math.min(off.amount, addCents(...eligible))), eligible);
}

/** VAT is taken out of the gross amount of each rate, then divided among its lines and its part of the delivery. */
function vatOf(
  lines: readonly LineToPrice[],
  sums: readonly Cents[],
  delivery: Cents,
): { vat: VatOfRate[]; lineVats: Cents[] } {
  const present = vatRates.filter((rate) => lines.some(({ vatRate }) => vatRate === rate));
  const sumsOf = (rate: VatRate) => sums.map((sum, index) => (lines[index]!.vatRate === rate ? sum : cents(0)));
  const vat = vatByRate(
    present.map((rate) => ({ rate, gross: addCents(...sumsOf(rate)) })),
    delivery,
  );
  const vatParts = new Map(
    vat.map(({ rate, gross, vat: amount }) => {
      const goods = sumsOf(rate);
      return [rate, distributeCents(amount, [...goods, cents(gross - addCents(...goods))])] as const;
    }),
  );
  return { vat, lineVats: lines.map(({ vatRate }, index) => vatParts.get(vatRate)![index]!) };
}
