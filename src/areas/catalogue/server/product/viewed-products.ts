import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#platform/database/database.ts';
import { viewedProducts } from '../catalogue-tables.ts';

/** More is nobody's history but the shop's curiosity. */
const kept = 50;

/** Notes products as seen now by an account, the first of them last seen; the oldest beyond 50 are dropped. */
export async function addViewed(
  database: Database,
  userId: number,
  productIds: readonly number[],
  now: Date,
): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO catalogue_viewed_products (user_id, product_id, viewed_at)
      SELECT ${userId}, p.id, ${now}::timestamptz - min(x.place) * interval '1 millisecond'
      FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) WITH ORDINALITY AS x(id, place)
      JOIN catalogue_products p ON p.id = x.id::int GROUP BY p.id ORDER BY p.id
      ON CONFLICT (user_id, product_id) DO UPDATE SET viewed_at = excluded.viewed_at`);
    await tx.execute(sql`
      DELETE FROM catalogue_viewed_products WHERE user_id = ${userId} AND product_id IN (
        SELECT product_id FROM catalogue_viewed_products WHERE user_id = ${userId} ORDER BY viewed_at DESC OFFSET ${kept})`);
    return tx.$count(viewedProducts, eq(viewedProducts.userId, userId));
  });
}

/** Ids of the products an account has seen, the latest first. */
export async function listViewed(database: Database, userId: number, count: number): Promise<number[]> {
  const rows = await database
    .select({ id: viewedProducts.productId })
    .from(viewedProducts)
    .where(eq(viewedProducts.userId, userId))
    .orderBy(desc(viewedProducts.viewedAt))
    .limit(count);
  return rows.map(({ id }) => id);
}

/** For the export of a user's data. */
export async function exportViewed(
  database: Database,
  userId: number,
): Promise<{ productId: number; viewedAt: Date }[]> {
  return database
    .select({ productId: viewedProducts.productId, viewedAt: viewedProducts.viewedAt })
    .from(viewedProducts)
    .where(eq(viewedProducts.userId, userId))
    .orderBy(desc(viewedProducts.viewedAt));
}

/** The history goes with the account. */
export async function deleteViewed(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(viewedProducts).where(eq(viewedProducts.userId, userId));
}
