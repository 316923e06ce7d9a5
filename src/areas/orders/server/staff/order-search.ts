import { eq, type SQL, sql } from 'drizzle-orm';
import { findArticlesOfEan } from '#areas/catalogue/server/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type PickupCodes, pickupCodePattern } from '../pickup/pickup-code.ts';
import { orderSearch } from '../records/order-search-tables.ts';
import { orderLines, orders } from '../records/orders-tables.ts';
import { orderWork } from '../records/order-work-tables.ts';

/** Orders among which a pickup code is looked for. */
const maxReady = 5000;
const maxWords = 8;
/** Of the lines whose article numbers begin with what was typed. */
const maxLines = 20_000;

/** Letters that are none with an accent to Unicode, though people type them without. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i' };

/** As `order_words` of the database folds them: without accents, in small letters. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[łøđðı]/g, (letter) => plainLetters[letter]!)
    .replaceAll(/[·’´`'\s,;:()/"]+/g, ' ')
    .trim();

const lettersAndDigits = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '');

/**
 * The beginnings of words that an order must have all, by what was typed: a phone and a tax number are one word however they are
 * spelled.
 */
export function wordsOf(query: string): string[] {
  const digits = query.replaceAll(/\D/g, '');
  if (/^[\d\s+().-]+$/.test(query) && digits.length >= 6)
    return [digits.length > 9 && /^(?:00)?34/.test(digits) ? digits.replace(/^(?:00)?34/, '') : digits];
  const joined = lettersAndDigits(query);
  if (/^(?:[a-z]\d{7}[a-z0-9]|\d{8}[a-z])$/.test(joined)) return [joined];
  return fold(query)
    .split(' ')
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}@._+-]/gu, ''))
    .filter((word) => word !== '')
    .slice(0, maxWords);
}

/**
 * A `tsquery` of beginnings; one letter alone, with which half of all orders have a word, is a whole word. Letters, digits and
 * signs of addresses alone come in, so that quotes suffice. Words of e-mail addresses and tax numbers begin with a sign that
 * none of them is.
 */
export const tsquery = (words: readonly string[], seesPersons: boolean): string => {
  const isLetter = words.length === 1 && words[0]!.length === 1;
  const wanted = (word: string): string => `'${word}'${isLetter ? '' : ':*'}`;
  return words.map((word) => (seesPersons ? `(${wanted(word)} | ${wanted(`=${word}`)})` : wanted(word))).join(' & ');
};

const spelled = (column: SQL | typeof orderLines.article | typeof orderWork.trackingNumber): SQL =>
  sql`lower(regexp_replace(${column}, '[^a-zA-Z0-9]', '', 'g'))`;

/** That an order has these words. */
export const hasWords = (words: readonly string[], seesPersons: boolean): SQL =>
  sql`${orderSearch.words} @@ ${tsquery(words, seesPersons)}::tsquery`;

/**
 * A condition, on `order_search`, for the orders that fit what was typed into the one search box; null where nothing was. Each way has an index of
 * its own, but the pickup code, which is not stored. Without `seesPersons` addresses and tax numbers are not searched: beginnings
 * that fit would tell them letter by letter.
 */
export async function searchOrders(
  source: Queryable,
  query: string,
  { pickupCodes, seesPersons }: { readonly pickupCodes: PickupCodes; readonly seesPersons: boolean },
): Promise<SQL | null> {
  const words = wordsOf(query);
  if (words.length === 0) return query.trim() === '' ? null : sql`false`;
  const joined = lettersAndDigits(query);
  const byWords = hasWords(words, seesPersons);
  const ways = [
    ...(joined.length >= 3
      ? [
          // Bounded: three letters may begin every article number.
          sql`(SELECT ${orderLines.orderId} FROM ${orderLines} WHERE ${spelled(orderLines.article)} LIKE ${`${joined}%`} LIMIT ${maxLines})`,
          sql`SELECT ${orderWork.orderId} FROM ${orderWork} WHERE ${spelled(orderWork.trackingNumber)} = ${joined}`,
        ]
      : []),
    ...(await linesOfEan(source, joined)),
    ...(await findByPickupCode(source, joined.toUpperCase(), pickupCodes)).map((id) => sql`SELECT ${id}::bigint`),
  ];
  return ways.length === 0
    ? byWords
    : sql`(${byWords} OR ${orderSearch.orderId} = ANY (ARRAY(${sql.join(ways, sql` UNION ALL `)})))`;
}

/** EAN-8 and -13, UPC and GTIN-14. */
const eanPattern = /^(?:\d{8}|\d{12,14})$/;

/** The orders of the articles that have an EAN; none where no article has it. */
async function linesOfEan(source: Queryable, digits: string): Promise<SQL[]> {
  const articles = eanPattern.test(digits) ? await findArticlesOfEan(source, digits) : [];
  return articles.map((article) => {
    const plain = article.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
    return sql`(SELECT ${orderLines.orderId} FROM ${orderLines} WHERE ${spelled(orderLines.article)} = ${plain} LIMIT ${maxLines})`;
  });
}

/** The same as a condition on `orders`. */
export const isFound = (found: SQL): SQL =>
  sql`${orders.id} IN (SELECT ${orderSearch.orderId} FROM ${orderSearch} WHERE ${found})`;

/** Those that are ready and have this pickup code. */
async function findByPickupCode(source: Queryable, code: string, pickupCodes: PickupCodes): Promise<number[]> {
  if (!pickupCodePattern.test(code)) return [];
  const ready = await source
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.status, 'ready'))
    .limit(maxReady);
  return ready.filter(({ number }) => pickupCodes.codeOf(number).replace(' ', '') === code).map(({ id }) => id);
}
