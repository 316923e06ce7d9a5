import { addCents, type Cents, cents, distributeCents, multiplyCents } from '#values/money.ts';
import { vatByRate, type VatOfRate, type VatRate, vatRates } from './vat.ts';

/** List price and reduced price per unit, both in cents or both in euros; `sale` is 0 when there is no reduction. */
export interface Price<Amount extends number = number> {
  readonly base: Amount;
  readonly sale: Amount;
}

/** Whether the reduced price is in force; one that is not below the list price reduces nothing. */
export const isReduced = ({ base, sale }: Price): boolean => sale > 0 && sale < base;

/** What one unit costs: the reduced price if there is one, else the list price; in the unit of its input. */
export const unitPrice = <Amount extends number>(price: Price<Amount>): Amount =>
  isReduced(price) ? price.sale : price.base;

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

/** What a price tag shows: what one unit costs, and the list price it replaces, null without a reduction. */
export const shownPrice = (price: Price): { value: number; before: number | null } => ({
  value: unitPrice(price),
  before: isReduced(price) ? price.base : null,
});

/** Whole percent, rounded down; 0 without a reduction (storefront.md section 9). Cents keep the rounding exact. */
export const discountPercent = (price: Price): number =>
  isReduced(price) ? Math.floor(((price.base - price.sale) * 100) / price.base) : 0;

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
