import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/** Those of some products whose stock has moved after a moment of each, in whatever way. */
export async function listMovedSince(
  tx: Queryable,
  products: readonly { readonly id: number; readonly at: Date }[],
): Promise<Set<number>> {
  if (products.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT x.id FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS x(id int, at timestamptz)
    WHERE EXISTS (SELECT FROM inventory_movements m WHERE m.product_id = x.id AND m.at > x.at)`);
  return new Set(rows.map(({ id }) => id));
}
