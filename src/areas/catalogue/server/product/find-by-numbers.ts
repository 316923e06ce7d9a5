import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { plainArticle, products } from '../catalogue-tables.ts';

/** An article number as it is compared: '48-25407' is written '48 25407' and '4825407' too. */
export const plainNumber = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * The ids of products by article numbers as people write them, or EANs; unknown ones are absent. Where two article numbers
 * differ in their dashes only, the one that is written like it comes first.
 */
export async function findByNumbers(source: Queryable, numbers: readonly string[]): Promise<Map<string, number>> {
  const plainNumbers = [...new Set(numbers.map(plainNumber))].filter(Boolean);
  if (plainNumbers.length === 0) return new Map();
  const columns = { id: products.id, article: products.article, ean: products.ean };
  // A union, so that each half goes by its own index.
  const found = await source
    .select(columns)
    .from(products)
    .where(inArray(plainArticle(products.article), plainNumbers))
    .union(source.select(columns).from(products).where(inArray(products.ean, plainNumbers)))
    .orderBy(sql`id`);
  const byPlain = new Map<string, typeof found>();
  for (const product of found)
    for (const key of [plainNumber(product.article), product.ean ?? ''])
      byPlain.set(key, [...(byPlain.get(key) ?? []), product]);
  return new Map(
    numbers.flatMap((number) => {
      const matches = byPlain.get(plainNumber(number)) ?? [];
      const best =
        matches.find(({ article }) => article === number) ?? matches.find(({ ean }) => ean !== plainNumber(number));
      const id = (best ?? matches[0])?.id;
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
}
