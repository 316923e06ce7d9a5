import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { kitParts } from './inventory-tables.ts';

/** A battery is in hundreds of kits. */
const maxKits = 100;

/** The ids of kits that a product is a part of. */
export async function listKitsWith(database: Queryable, productId: number): Promise<number[]> {
  const rows = await database
    .select({ id: kitParts.kitId })
    .from(kitParts)
    .where(eq(kitParts.partId, productId))
    .orderBy(asc(kitParts.kitId))
    .limit(maxKits);
  return rows.map(({ id }) => id);
}
