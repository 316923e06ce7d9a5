import { sql } from 'drizzle-orm';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Queryable } from '#platform/database/database.ts';
import { refreshKits } from './refresh-kits.ts';

export type Reason =
  | { readonly kind: 'sale' | 'release'; readonly orderNumber: string; readonly now: Date }
  | { readonly kind: 'count'; readonly importName: string; readonly now: Date };

interface StockChange {
  readonly productId: number;
  /** Pieces to add; negative to take. */
  readonly quantity: number;
}

/**
 * Changes the stock of products, which must be locked, and writes the movements down. Kits that contain them
 * follow. Announces the products and kits that have sold out or are back: cached pages may be behind by some pieces, but
 * must not go on saying that there are any, or none.
 */
export async function moveStock(tx: Queryable, changes: readonly StockChange[], reason: Reason): Promise<void> {
  if (changes.length === 0) return;
  const orderNumber = 'orderNumber' in reason ? reason.orderNumber : null;
  const importName = 'importName' in reason ? reason.importName : null;
  // What a product was made a kit of after its sale is not put back on the shelf here: its parts are counted anew.
  const { rows } = await tx.execute<{ id: number; before: number; stock: number }>(sql`
    WITH change AS (
      SELECT "productId" AS id, quantity
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS x("productId" int, quantity int)
    ),
    moved AS (
      UPDATE catalogue_products p SET stock = p.stock + change.quantity FROM change
      WHERE p.id = change.id AND NOT p.is_kit_of_parts RETURNING p.id, change.quantity, p.stock
    ),
    written AS (
      INSERT INTO inventory_movements (product_id, kind, quantity, stock, at, order_number, import_name)
      SELECT id, ${reason.kind}, quantity, stock, ${reason.now}::timestamptz, ${orderNumber}, ${importName}
      FROM moved ORDER BY id
    )
    SELECT id, stock - quantity AS before, stock FROM moved ORDER BY id`);
  const crossed = rows.filter(({ before, stock }) => before > 0 !== stock > 0).map(({ id }) => id);
  const kits = await refreshKits(
    tx,
    rows.map(({ id }) => id),
  );
  await announceChange(
    tx,
    [...crossed, ...kits].map((id) => `product:${id}` as const),
  );
}
