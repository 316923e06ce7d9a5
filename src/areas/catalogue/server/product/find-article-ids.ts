import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';

/** The ids of products by their article numbers, in the order of these; unknown ones are left out. */
export async function findArticleIds(database: Queryable, articles: readonly string[]): Promise<number[]> {
  if (articles.length === 0) return [];
  const rows = await database
    .select({ id: products.id, article: products.article })
    .from(products)
    .where(inArray(products.article, [...articles]));
  const ids = new Map(rows.map(({ id, article }) => [article, id]));
  return [...new Set(articles)].flatMap((article) => ids.get(article) ?? []);
}
