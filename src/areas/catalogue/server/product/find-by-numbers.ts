import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { plainArticle, products } from '../catalogue-tables.ts';

/** An article number as it is compared: '48-25407' is written '48 25407' and '4825407' too. */
export const plainNumber = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** The article numbers of the products that have an EAN, as their own or as a further one. */
export async function findArticlesOfEan(source: Queryable, ean: string): Promise<string[]> {
  const columns = { article: products.article };
  const found = await source
    .select(columns)
    .from(products)
    .where(eq(products.ean, ean))
    .union(
      source
        .select(columns)
        .from(products)
        .where(sql`${products.eans} <> '{}' AND ${products.eans} && ${sql.param([ean])}::text[]`),
    );
  return found.map(({ article }) => article);
}

/**
 * The ids of products by article numbers as people write them, or EANs, further ones too; unknown ones are absent. Where two
 * article numbers differ in their dashes only, the one that is written like it comes first; an article number comes before an
 * EAN, and a product's own EAN before a further one of another.
 */
export async function findByNumbers(source: Queryable, numbers: readonly string[]): Promise<Map<string, number>> {
  const plainNumbers = [...new Set(numbers.map(plainNumber))].filter(Boolean);
  if (plainNumbers.length === 0) return new Map();
  const columns = { id: products.id, article: products.article, ean: products.ean, eans: products.eans };
  // A union, so that each part goes by its own index.
  const found = await source
    .select(columns)
    .from(products)
    .where(inArray(plainArticle(products.article), plainNumbers))
    .union(source.select(columns).from(products).where(inArray(products.ean, plainNumbers)))
    .union(
      source
        .select(columns)
        .from(products)
        .where(sql`${products.eans} <> '{}' AND ${products.eans} && ${sql.param(plainNumbers)}::text[]`),
    )
    .orderBy(sql`id`);
  const byPlain = new Map<string, typeof found>();
  for (const product of found)
    for (const key of new Set([plainNumber(product.article), product.ean ?? '', ...product.eans]))
      byPlain.set(key, [...(byPlain.get(key) ?? []), product]);
  return new Map(
    numbers.flatMap((number) => {
      const plain = plainNumber(number);
      const matches = byPlain.get(plain) ?? [];
      const best =
        matches.find(({ article }) => article === number) ??
        matches.find(({ article }) => plainNumber(article) === plain) ??
        matches.find(({ ean }) => ean === plain);
      const id = (best ?? matches[0])?.id;
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
}
