import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { comparedProducts, favourites, viewedProducts } from './lists-tables.ts';

/** Part of the deletion of a user. */
export async function deleteListsOfUser(tx: Queryable, userId: number): Promise<void> {
  for (const table of [favourites, comparedProducts, viewedProducts])
    await tx.delete(table).where(eq(table.userId, userId));
}
