import { findAlikeNumbers, findByNumbers, findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { maxQuickOrderLines } from '../../basket-limits.ts';
import type { BasketWithQuickOrder, QuickOrder } from '../../contract.ts';
import { addWanted } from '../add-products.ts';
import type { BasketResult, ShoppersBasketParts, Shopper } from '../change-basket.ts';
import { parseQuickOrder } from './parse-quick-order.ts';
import {
  describeQuickOrder,
  type ReadQuickOrder,
  readQuickOrder,
  unknownNumbers,
  wantedProducts,
} from './read-quick-order.ts';

/** What the lines of a quick order say; fails with more lines than one may have. */
export async function checkQuickOrder(
  database: Database,
  text: string,
  locale: Locale,
): Promise<QuickOrder | Failure<'too_many_lines'>> {
  const read = await readLines(database, text);
  if (read instanceof Failure) return read;
  const products = await findSaleProducts(database, read.productIds, locale);
  return describeQuickOrder(read.judge(products), locale);
}

/** Adds the lines of a quick order that are right. */
export const createPlaceQuickOrder =
  (parts: ShoppersBasketParts) =>
  async (
    shopper: Shopper,
    text: string,
    locale: Locale,
  ): Promise<BasketResult<BasketWithQuickOrder> | Failure<'too_many_lines'>> => {
    const read = await readLines(parts.database, text);
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

async function readLines(database: Database, text: string): Promise<ReadQuickOrder | Failure<'too_many_lines'>> {
  const lines = parseQuickOrder(text);
  if (lines.length > maxQuickOrderLines) return failure('too_many_lines', { facts: { maxLines: maxQuickOrderLines } });
  const numbers = lines.flatMap(({ readings }) => readings.map(({ number }) => number));
  const ids = await findByNumbers(database, numbers);
  return readQuickOrder(lines, ids, await findAlikeNumbers(database, unknownNumbers(lines, ids)));
}
