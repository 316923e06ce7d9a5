import { findAlikeNumbers, findByNumbers, findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { maxQuickOrderLines } from '../../basket-limits.ts';
import type { BasketWithQuickOrder, QuickOrder } from '../../contract.ts';
import { addWanted } from '../add-products.ts';
import type { BasketResult, ShoppersBasketParts, Shopper } from '../change-basket.ts';
import { parseQuickOrder } from './parse-quick-order.ts';
import { type MatchLines, matchWords } from './match-words.ts';
import {
  describeQuickOrder,
  type ReadQuickOrder,
  readQuickOrder,
  unknownLines,
  wantedProducts,
} from './read-quick-order.ts';

export interface QuickOrderParts {
  readonly database: Database;
  /** What lines of words mean: the shop's search; absent: they mean nothing. */
  readonly matchLines?: MatchLines;
}

/** A text of lines, and whether a line that asks for more than there is takes what there is. */
export interface QuickOrderRequest {
  readonly text: string;
  readonly takeShort?: boolean | undefined;
}

/** What the lines of a quick order say; fails with more lines than one may have. */
export const createCheckQuickOrder =
  (parts: QuickOrderParts) =>
  async (request: QuickOrderRequest, locale: Locale): Promise<QuickOrder | Failure<'too_many_lines'>> => {
    const read = await readLines(parts, request);
    if (read instanceof Failure) return read;
    const products = await findSaleProducts(parts.database, read.productIds, locale);
    return describeQuickOrder(read.judge(products), locale);
  };

/** Adds the lines of a quick order that are right. */
export const createPlaceQuickOrder =
  (parts: ShoppersBasketParts & QuickOrderParts) =>
  async (
    shopper: Shopper,
    request: QuickOrderRequest,
    locale: Locale,
  ): Promise<BasketResult<BasketWithQuickOrder> | Failure<'too_many_lines'>> => {
    const read = await readLines(parts, request);
    if (read instanceof Failure) return read;
    return addWanted(
      parts,
      shopper,
      { productIds: read.productIds, locale },
      (_present, products) => wantedProducts(read.judge(products)),
      (basket, { outcomes, products }) => {
        const lines = read.judge(products, outcomes);
        const rest = lines.filter(({ error }) => error);
        return {
          ...basket,
          lines: describeQuickOrder(lines, locale).lines,
          added: lines.length - rest.length,
          rest: rest.map((line) => line.text).join('\n'),
        };
      },
    );
  };

/** Article numbers have letters, but no words. */
const hasWord = /\p{L}{3}/u;
const noMatches: Awaited<ReturnType<typeof matchWords>> = new Map();

async function readLines(
  { database, matchLines }: QuickOrderParts,
  { text, takeShort = false }: QuickOrderRequest,
): Promise<ReadQuickOrder | Failure<'too_many_lines'>> {
  const lines = parseQuickOrder(text);
  if (lines.length > maxQuickOrderLines) return failure('too_many_lines', { facts: { maxLines: maxQuickOrderLines } });
  const numbers = lines.flatMap(({ readings }) => readings.map(({ number }) => number));
  const ids = await findByNumbers(database, numbers);
  const unknown = unknownLines(lines, ids);
  const mistyped = unknown.flatMap(({ readings }) => readings.slice(0, 1).map(({ number }) => number));
  const alikeIds = await findAlikeNumbers(
    database,
    mistyped.filter((number) => !hasWord.test(number)),
  );
  const inWords = unknown.filter(({ readings: [first] }) => !first || !alikeIds.has(first.number));
  const matched = matchLines ? await matchWords(matchLines, inWords) : noMatches;
  return readQuickOrder(lines, { ids, alikeIds, matched, takesShort: takeShort });
}
