import type { SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { quoteBasket } from '#areas/pricing/price-basket.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents, distributeCents, eurosFromCents } from '#values/money.ts';
import type { QuickOrder, QuickOrderError, QuickOrderLine } from '../../contract.ts';
import type { Outcomes, WantedProduct } from '../added-lines.ts';
import { messages as shortageTexts } from '../../shortage-messages.ts';
import { maxQuantity } from '../basket-view.ts';
import { quickOrderTexts } from '../server-messages.ts';
import type { MatchedWords } from './match-words.ts';
import type { Reading, WrittenLine } from './parse-quick-order.ts';
import { quantityFault } from './quantity-fault.ts';

interface ReadLine extends WrittenLine {
  readonly reading: Reading | undefined;
  readonly productId: number | undefined;
  /** The product that an unknown number may mean. */
  readonly alikeId: number | undefined;
  /** The products that words may mean. */
  readonly optionIds: readonly number[];
  /** No other product has all of its words as they are written. */
  readonly areAllOptions: boolean;
  /** These have all of its words, in some meaning. */
  readonly hasAllWords: boolean;
  /** The words that they do not have. */
  readonly unknownWords: readonly string[];
  /** There was no time to look at its words. */
  readonly isUnread: boolean;
}

interface JudgedLine extends ReadLine {
  readonly product: SaleProduct | undefined;
  readonly alike: SaleProduct | undefined;
  readonly options: readonly SaleProduct[];
  readonly wanted: number | null;
  /** What can be had of it: fewer than are wanted where these are short. */
  readonly quantity: number | null;
  readonly isShort: boolean;
  readonly error: { readonly code: QuickOrderError; readonly maxQuantity?: number } | null;
}

export interface ReadQuickOrder {
  /** The ids of the products that it names or may mean. */
  readonly productIds: readonly number[];
  /** What is wrong with each line; `outcomes` are those of adding the right ones. */
  readonly judge: (products: ReadonlyMap<number, SaleProduct>, outcomes?: Outcomes) => JudgedLine[];
}

interface ReadOptions {
  /** Products by the numbers of all readings. */
  readonly ids: ReadonlyMap<string, number>;
  /** Products by numbers that none has. */
  readonly alikeIds: ReadonlyMap<string, number>;
  /** What words mean, by line; null: not looked at. */
  readonly matched: ReadonlyMap<number, MatchedWords | null>;
  /** A line that asks for more than there is is right with what there is. */
  readonly takesShort: boolean;
}

/** The lines of which no reading's number names a product. */
export const unknownLines = (lines: readonly WrittenLine[], ids: ReadonlyMap<string, number>): WrittenLine[] =>
  lines.filter(({ readings }) => !readings.some(({ number }) => ids.has(number)));

/** Takes of each line the first reading whose number names a product, else what its words mean. */
export function readQuickOrder(
  lines: readonly WrittenLine[],
  { ids, alikeIds, matched, takesShort }: ReadOptions,
): ReadQuickOrder {
  const read = lines.map((line): ReadLine => {
    const known = line.readings.find(({ number }) => ids.has(number));
    const plain = {
      ...line,
      productId: undefined,
      alikeId: undefined,
      optionIds: [],
      areAllOptions: false,
      hasAllWords: true,
      unknownWords: [],
      isUnread: false,
    };
    if (known) return { ...plain, reading: known, productId: ids.get(known.number) };
    const named = matched.get(line.line);
    if (named === null) return { ...plain, reading: line.readings[0], isUnread: true };
    if (!named) {
      const [reading] = line.readings;
      return { ...plain, reading, alikeId: reading && alikeIds.get(reading.number) };
    }
    const { words: number, quantity, metres, area } = named;
    const reading = { number, quantity, metres, area };
    if (named.isCertain) return { ...plain, reading, productId: named.ids[0] };
    const { ids: optionIds, areAll: areAllOptions, isWhole: hasAllWords, unknown: unknownWords } = named;
    return { ...plain, reading, optionIds, areAllOptions, hasAllWords, unknownWords };
  });
  return {
    productIds: read.flatMap(({ productId, alikeId, optionIds }) => productId ?? alikeId ?? optionIds),
    judge: (products, outcomes) => judgeLines(read, products, takesShort, outcomes),
  };
}

function judgeLines(
  lines: readonly ReadLine[],
  products: ReadonlyMap<number, SaleProduct>,
  takesShort: boolean,
  outcomes?: Outcomes,
): JudgedLine[] {
  /** What earlier lines order of the same product. */
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const named = line.optionIds.flatMap((id) => products.get(id) ?? []);
    const there = named.filter(isThere);
    // Of two that are called so, one of them sold out, the other is meant.
    const only = line.areAllOptions && there.length === 1 ? there[0] : undefined;
    const product = line.productId === undefined ? only : products.get(line.productId);
    const before = product ? (taken.get(product.id) ?? 0) : 0;
    const wanted = wantedOf(line.reading, product);
    const wrong = errorOf(line, product, wanted, before);
    const left = wrong?.code === 'quantity_too_high' ? wrong.maxQuantity! : 0;
    const isShort = takesShort && left > 0;
    const quantity = isShort ? left : wanted;
    const error = (isShort ? null : wrong) ?? fullBasket(product && outcomes?.get(product.id));
    if (!error && product && quantity !== null) taken.set(product.id, before + quantity);
    const alike = line.alikeId === undefined ? undefined : products.get(line.alikeId);
    return {
      ...line,
      product,
      alike: alike?.isSellable ? alike : undefined,
      options: only ? [] : [...there, ...named.filter((option) => !isThere(option))],
      wanted,
      quantity,
      isShort,
      error,
    };
  });
}

const isThere = (product: SaleProduct): boolean => maxQuantity(product) > 0;

/**
 * The pieces that a line asks for; of what is cut to length so many metres, of what is sold by the square metre so many of
 * these, of what covers an area so many as it takes. Null: it does not say.
 */
function wantedOf(reading: Reading | undefined, product: SaleProduct | undefined): number | null {
  const { quantity = null, metres, area } = reading ?? {};
  const each = product?.coversM2 || (product?.unit === 'm2' ? 1 : null);
  if (area !== undefined && each) return Math.ceil(area / each - 1e-9);
  return (product?.unit === 'm' ? metres : undefined) ?? quantity;
}

function errorOf(
  { reading, optionIds, isUnread }: ReadLine,
  product: SaleProduct | undefined,
  wanted: number | null,
  before: number,
): JudgedLine['error'] {
  if (isUnread) return { code: 'not_read' };
  if (optionIds.length > 0 && !product) return { code: 'choice_needed' };
  if (!reading) return { code: 'unreadable' };
  if (!product) return { code: 'unknown_article' };
  if (!product.isSellable) return { code: 'not_sellable' };
  const max = maxQuantity(product);
  if (max === 0) return { code: 'sold_out' };
  if (!wanted) return { code: 'quantity_missing' };
  return before + wanted > max ? { code: 'quantity_too_high', maxQuantity: max - before } : null;
}

const fullBasket = (outcome: number | string | undefined): JudgedLine['error'] =>
  outcome === 'basket_full' ? { code: 'basket_full' } : null;

/** The products of the right lines with all that these order of them. */
export function wantedProducts(lines: readonly JudgedLine[]): WantedProduct[] {
  const quantities = new Map<number, number>();
  for (const { product, quantity, error } of lines)
    if (!error && product) quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity!);
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
      own.map((index) => cents(lines[index]!.quantity!)),
    );
    own.forEach((index, share) => (sums[index] = shares[share]!));
  }
  return { lines: sums, total: priced.price };
}

function describeLine(judged: JudgedLine, sum: Cents | null, locale: Locale): QuickOrderLine {
  const { line, text, reading, product, alike, options, wanted, quantity, isShort, error } = judged;
  return {
    line,
    text,
    quantity,
    product: product ? articleOf(product) : null,
    sum: sum === null ? null : eurosFromCents(sum),
    error: error && { ...error, message: messageOf(error, judged, locale) },
    ...(isShort &&
      !error && {
        shortage: { wanted: wanted!, left: quantity!, message: shortageTexts[locale].put(quantity!) },
      }),
    ...(reading?.area !== undefined &&
      product?.coversM2 &&
      quantity !== null && { area: areaOf(reading.area, quantity, product.coversM2, locale) }),
    ...(options.length > 0 && { options: options.map((option) => describeOption(option, reading!)) }),
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

function areaOf(wanted: number, quantity: number, each: number, locale: Locale): QuickOrderLine['area'] {
  const covered = Math.round(quantity * each * 1000) / 1000;
  return { wanted, covered, message: quickOrderTexts[locale].area(quantity, each, covered) };
}

const articleOf = (product: SaleProduct) => ({
  id: product.id,
  article: product.article,
  name: product.name,
  brand: product.brand,
  url: product.url,
  picture: product.picture,
  stock: { available: maxQuantity(product) > 0, quantity: maxQuantity(product) },
});

/** Behind the number of the article the words stay readable. */
const describeOption = (product: SaleProduct, reading: Reading) => ({
  ...articleOf(product),
  price: eurosFromCents(product.sale || product.base),
  text: [product.article, wantedOf(reading, product) || '', reading.number.replace(/[\t;]+/g, ' ')].join('; '),
});

const correctedLine = (text: string, { number, quantity }: Reading, article: string): string =>
  text.includes(number) ? text.replace(number, () => article) : [article, quantity].join(' ').trim();

function messageOf(error: NonNullable<JudgedLine['error']>, line: JudgedLine, locale: Locale): string {
  const t = quickOrderTexts[locale];
  const { text, reading } = line;
  if (error.code === 'quantity_missing') return missingQuantity(line, locale);
  if (error.code === 'choice_needed') {
    const question = line.hasAllWords ? t.choice_needed : t.choice_of_similar(line.unknownWords);
    const saysHowMuch = reading?.quantity || line.options.some((option) => wantedOf(reading, option));
    return saysHowMuch ? question : `${missingQuantity(line, locale)} ${question}`;
  }
  if (error.code === 'unknown_article') return t.unknown_article(reading?.number ?? text);
  if (error.code === 'quantity_too_high') return t.quantity_too_high(error.maxQuantity ?? 0);
  return t[error.code];
}

function missingQuantity({ text, reading }: ReadLine, locale: Locale): string {
  const t = quickOrderTexts[locale];
  if (reading?.area !== undefined) return t.area_unknown;
  const fault = quantityFault(text);
  return fault ? t.quantityFaults[fault.kind](fault.written) : t.quantity_missing;
}
