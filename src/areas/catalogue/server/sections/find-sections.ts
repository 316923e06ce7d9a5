import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';

/** The largest id that a product can have; beyond it the database would refuse the query. */
const maxId = 2_147_483_647;

/** The section of each of these products, by product id; unknown products are absent. */
export async function findSections(database: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const possible = ids.filter((id) => id >= 1 && id <= maxId);
  if (possible.length === 0) return new Map();
  const rows = await database
    .select({ id: products.id, sectionId: products.sectionId })
    .from(products)
    .where(inArray(products.id, possible));
  return new Map(rows.map(({ id, sectionId }) => [id, sectionId]));
}
