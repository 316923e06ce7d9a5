import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { plainArticle, products } from '../catalogue-tables.ts';
import { plainNumber } from './find-by-numbers.ts';

/** Shorter ones are like too many others; longer ones are no article numbers. */
const minLength = 5;
const maxLength = 14;
/** Numbers that are looked for at once: each is some hundred keys of one query. */
const maxNumbers = 10;
const digits = '0123456789';

/**
 * The product whose article number differs from a mistyped one in a single slip: two signs swapped, one wrong digit, one left
 * out or one too many. The likeliest slip comes first. Numbers like no other are absent.
 */
export async function findAlikeNumbers(source: Queryable, numbers: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(numbers)]
    .map((number) => ({ number, keys: keysAlike(plainNumber(number)) }))
    .filter(({ keys }) => keys.length > 0)
    .slice(0, maxNumbers);
  if (wanted.length === 0) return new Map();
  const key = plainArticle(products.article);
  const found = await source
    .select({ id: products.id, key })
    .from(products)
    .where(sql`${key} = ANY(${sql.param(wanted.flatMap(({ keys }) => keys))})`)
    .orderBy(asc(products.id));
  const ids = new Map(found.toReversed().map((row) => [row.key, row.id]));
  return new Map(
    wanted.flatMap(({ number, keys }) => {
      const match = keys.find((one) => ids.has(one));
      return match === undefined ? [] : [[number, ids.get(match)!] as const];
    }),
  );
}

/** All numbers that are one slip away, the likeliest slip first. */
function keysAlike(plain: string): string[] {
  if (plain.length < minLength || plain.length > maxLength || !/\d/.test(plain)) return [];
  const places = Array.from(plain, (_, at) => at);
  const swapped = places.slice(1).map((at) => plain.slice(0, at - 1) + plain[at] + plain[at - 1] + plain.slice(at + 1));
  const replaced = places
    .filter((at) => /\d/.test(plain[at]!))
    .flatMap((at) => Array.from(digits, (digit) => plain.slice(0, at) + digit + plain.slice(at + 1)));
  const added = [...places, plain.length].flatMap((at) =>
    Array.from(digits, (digit) => plain.slice(0, at) + digit + plain.slice(at)),
  );
  const removed = places.map((at) => plain.slice(0, at) + plain.slice(at + 1));
  return [...new Set([...swapped, ...replaced, ...added, ...removed])];
}
