import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/** Held shared by whoever moves stock, and alone by an import that changes what kits are made of. */
const kitCompositionLock = 7_206_544;

export interface StockRow extends Record<string, unknown> {
  readonly id: number;
  readonly stock: number;
  readonly is_virtual: boolean;
  readonly is_sellable: boolean;
  readonly is_kit_of_parts: boolean;
}

/**
 * Locks products for a change of their stock, price or status until the transaction ends, and with them the parts of
 * kits among them and the kits that share a part. Answers all of these as they are now, by id; unknown ids are absent.
 * Always in the order of ids, so that no two transactions wait for each other in a circle. A transaction that may
 * change what kits are made of says so with `changesKits`, and must not have called this without it before.
 */
export async function lockStock(
  tx: Queryable,
  productIds: readonly number[],
  { changesKits = false } = {},
): Promise<Map<number, StockRow>> {
  const lock = sql.raw(changesKits ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`SELECT ${lock}(${kitCompositionLock}::bigint)`);
  // A statement of its own: it must see the kits as they are once the lock is held.
  const { rows } = await tx.execute<StockRow>(sql`
    WITH named AS (SELECT value::int AS id FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb)),
    moved AS (
      SELECT id FROM named
      UNION SELECT part_id FROM inventory_kit_parts WHERE kit_id IN (SELECT id FROM named)
    ),
    touched AS (
      SELECT id FROM moved
      UNION SELECT kit_id FROM inventory_kit_parts WHERE part_id IN (SELECT id FROM moved)
    )
    SELECT id, stock, is_virtual, is_sellable, is_kit_of_parts FROM catalogue_products
    WHERE id IN (SELECT id FROM touched) ORDER BY id FOR NO KEY UPDATE`);
  return new Map(rows.map((row) => [row.id, row]));
}
