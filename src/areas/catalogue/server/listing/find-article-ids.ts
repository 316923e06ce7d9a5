import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';

/** The ids of products by their article numbers, in the order of these; unknown ones are left out. */
export async function findArticleIds(database: Queryable, articles: readonly string[]): Promise<number[]> {
  return idsOfArticles(await mapArticleIds(database, articles), articles);
}

/** Ids by article number; unknown ones are absent. */
export async function mapArticleIds(database: Queryable, articles: readonly string[]): Promise<Map<string, number>> {
  if (articles.length === 0) return new Map();
  const rows = await database
    .select({ id: products.id, article: products.article })
    .from(products)
    .where(inArray(products.article, [...articles]));
  return new Map(rows.map(({ id, article }) => [article, id]));
}

export const idsOfArticles = (ids: ReadonlyMap<string, number>, articles: readonly string[]): number[] =>
  [...new Set(articles)].flatMap((article) => ids.get(article) ?? []);
