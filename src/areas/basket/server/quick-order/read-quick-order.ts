import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents, distributeCents, eurosFromCents } from '#values/money.ts';
import type { QuickOrder, QuickOrderError, QuickOrderLine } from '../../contract.ts';
import type { Outcomes, WantedProduct } from '../added-lines.ts';
import { maxQuantity } from '../basket-view.ts';
import { quickOrderTexts } from '../server-messages.ts';
import type { Reading, WrittenLine } from './parse-quick-order.ts';

interface ReadLine extends WrittenLine {
  readonly reading: Reading | undefined;
  readonly productId: number | undefined;
  /** The product that an unknown number may mean. */
  readonly alikeId: number | undefined;
}

interface JudgedLine extends ReadLine {
  readonly product: SaleProduct | undefined;
  readonly alike: SaleProduct | undefined;
  readonly error: { readonly code: QuickOrderError; readonly maxQuantity?: number } | null;
}

export interface ReadQuickOrder {
  /** The ids of the products that it names or may mean. */
  readonly productIds: readonly number[];
  /** What is wrong with each line; `outcomes` are those of adding the right ones. */
  readonly judge: (products: ReadonlyMap<number, SaleProduct>, outcomes?: Outcomes) => JudgedLine[];
}

/** The likeliest number of each line of which no reading names a product. */
export const unknownNumbers = (lines: readonly WrittenLine[], ids: ReadonlyMap<string, number>): string[] =>
  lines.flatMap(({ readings }) =>
    readings.length > 0 && !readings.some(({ number }) => ids.has(number)) ? [readings[0]!.number] : [],
  );

/**
 * Takes of each line the first reading that names a product; `ids` are by the numbers of all readings, `alikeIds` by those that
 * no product has.
 */
export function readQuickOrder(
  lines: readonly WrittenLine[],
  ids: ReadonlyMap<string, number>,
  alikeIds: ReadonlyMap<string, number>,
): ReadQuickOrder {
  const read = lines.map((line): ReadLine => {
    const known = line.readings.find(({ number }) => ids.has(number));
    const reading = known ?? line.readings[0];
    return {
      ...line,
      reading,
      productId: known && ids.get(known.number),
      alikeId: known || !reading ? undefined : alikeIds.get(reading.number),
    };
  });
  return {
    productIds: read.flatMap(({ productId, alikeId }) => productId ?? alikeId ?? []),
    judge: (products, outcomes) => judgeLines(read, products, outcomes),
  };
}

function judgeLines(
  lines: readonly ReadLine[],
  products: ReadonlyMap<number, SaleProduct>,
  outcomes?: Outcomes,
): JudgedLine[] {
  /** What earlier lines order of the same product. */
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const product = line.productId === undefined ? undefined : products.get(line.productId);
    const { quantity = null } = line.reading ?? {};
    const before = product ? (taken.get(product.id) ?? 0) : 0;
    const error = errorOf(line, product, before) ?? fullBasket(product && outcomes?.get(product.id));
    if (!error && product && quantity !== null) taken.set(product.id, before + quantity);
    const alike = line.alikeId === undefined ? undefined : products.get(line.alikeId);
    return { ...line, product, alike: alike?.isSellable ? alike : undefined, error };
  });
}

function errorOf({ reading }: ReadLine, product: SaleProduct | undefined, before: number): JudgedLine['error'] {
  if (!reading) return { code: 'unreadable' };
  if (!product) return { code: 'unknown_article' };
  if (!product.isSellable) return { code: 'not_sellable' };
  const max = maxQuantity(product);
  if (max === 0) return { code: 'sold_out' };
  if (!reading.quantity) return { code: 'quantity_missing' };
  return before + reading.quantity > max ? { code: 'quantity_too_high', maxQuantity: max - before } : null;
}

const fullBasket = (outcome: number | string | undefined): JudgedLine['error'] =>
  outcome === 'basket_full' ? { code: 'basket_full' } : null;

/** The products of the right lines with all that these order of them. */
export function wantedProducts(lines: readonly JudgedLine[]): WantedProduct[] {
  const quantities = new Map<number, number>();
  for (const { product, reading, error } of lines)
    if (!error && product) quantities.set(product.id, (quantities.get(product.id) ?? 0) + reading!.quantity!);
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

export function describeQuickOrder(lines: readonly JudgedLine[], locale: Locale): QuickOrder {
  const sums = priceLines(lines);
  return {
    lines: lines.map((line, index) => describeLine(line, sums.lines[index]!, locale)),
    correct: lines.filter(({ error }) => !error).length,
    total: eurosFromCents(sums.total),
  };
}

/** What the right lines cost, each product priced with all that is ordered of it. */
function priceLines(lines: readonly JudgedLine[]): { lines: (Cents | null)[]; total: Cents } {
  const wanted = wantedProducts(lines);
  const products = new Map(lines.flatMap(({ product }) => (product ? [[product.id, product] as const] : [])));
  const priced = quoteBasket(
    wanted.map(({ productId, quantity }) => ({ ...products.get(productId)!, productId, quantity })),
  );
  const sums: (Cents | null)[] = lines.map(() => null);
  for (const [at, { productId }] of wanted.entries()) {
    const own = lines.flatMap(({ product, error }, index) => (!error && product?.id === productId ? [index] : []));
    const shares = distributeCents(
      priced.lines[at]!.sum,
      own.map((index) => cents(lines[index]!.reading!.quantity!)),
    );
    own.forEach((index, share) => (sums[index] = shares[share]!));
  }
  return { lines: sums, total: priced.price };
}

function describeLine(
  { line, text, reading, product, alike, error }: JudgedLine,
  sum: Cents | null,
  locale: Locale,
): QuickOrderLine {
  return {
    line,
    text,
    quantity: reading?.quantity ?? null,
    product: product
      ? {
          id: product.id,
          article: product.article,
          name: product.name,
          brand: product.brand,
          url: product.url,
          picture: product.picture,
          stock: { available: maxQuantity(product) > 0, quantity: maxQuantity(product) },
        }
      : null,
    sum: sum === null ? null : eurosFromCents(sum),
    error: error && { ...error, message: messageOf(error, reading?.number ?? text, locale) },
    suggestion: alike
      ? {
          article: alike.article,
          name: alike.name,
          brand: alike.brand,
          url: alike.url,
          text: correctedLine(text, reading!, alike.article),
        }
      : null,
  };
}

const correctedLine = (text: string, { number, quantity }: Reading, article: string): string =>
  text.includes(number) ? text.replace(number, () => article) : [article, quantity].join(' ').trim();

function messageOf(error: NonNullable<JudgedLine['error']>, number: string, locale: Locale): string {
  const t = quickOrderTexts[locale];
  if (error.code === 'unknown_article') return t.unknown_article(number);
  if (error.code === 'quantity_too_high') return t.quantity_too_high(error.maxQuantity ?? 0);
  return t[error.code];
}
