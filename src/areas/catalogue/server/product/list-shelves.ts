import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';

/** Where the store keeps products, by id; those of which it is not known are absent. */
export async function listShelves(source: Queryable, productIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await source
    .select({ id: products.id, shelf: products.shelf })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isNotNull(products.shelf)));
  return new Map(rows.map(({ id, shelf }) => [id, shelf!]));
}
