import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';

/** Where the store keeps products and how many pieces can be sold now, by id; products that are gone are absent. */
export async function listStock(
  source: Queryable,
  productIds: readonly number[],
): Promise<Map<number, { shelf: string | null; stock: number }>> {
  if (productIds.length === 0) return new Map();
  const rows = await source
    .select({ id: products.id, shelf: products.shelf, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
