import { sql } from 'drizzle-orm';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Queryable } from '#platform/database/database.ts';

export interface StockLine {
  readonly productId: number;
  readonly quantity: number;
}

/** One sum per product. The statements lock rows in the order of ids, so that no two buyers wait for each other in a circle. */
function summed(lines: readonly StockLine[]): string {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return JSON.stringify([...sums].map(([id, quantity]) => ({ id, quantity })));
}

/**
 * Takes the quantities from stock, all or none, in the caller's transaction, which keeps the products locked until it
 * ends. Answers the products of which there is not enough, with what there is: 0 for one that is unknown or not sold;
 * none when everything is reserved. A virtual product never lacks.
 */
export async function reserveStock(
  tx: Queryable,
  lines: readonly StockLine[],
): Promise<{ productId: number; available: number }[]> {
  if (lines.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; quantity: number; available: number; left: number | null }>(sql`
    WITH wanted AS (SELECT id, quantity FROM jsonb_to_recordset(${summed(lines)}::jsonb) AS x(id int, quantity int)),
    locked AS (
      SELECT p.id, p.is_virtual,
        CASE WHEN p.price IS NULL OR p.is_archived THEN 0 WHEN p.is_virtual THEN 2147483647 ELSE p.stock END AS available
      FROM catalogue_products p WHERE p.id IN (SELECT id FROM wanted) ORDER BY p.id FOR NO KEY UPDATE
    ),
    checked AS (
      SELECT w.id, w.quantity, coalesce(l.available, 0) AS available, coalesce(l.is_virtual, false) AS is_virtual
      FROM wanted w LEFT JOIN locked l ON l.id = w.id
    ),
    taken AS (
      UPDATE catalogue_products p SET stock = p.stock - c.quantity FROM checked c
      WHERE p.id = c.id AND NOT c.is_virtual AND NOT EXISTS (SELECT 1 FROM checked WHERE available < quantity)
      RETURNING p.id, p.stock AS left
    )
    SELECT c.id, c.quantity, c.available, t.left FROM checked c LEFT JOIN taken t ON t.id = c.id ORDER BY c.id`);
  const lacking = rows.filter(({ quantity, available }) => available < quantity);
  // Kept pages say how many there are only roughly; what they must not keep saying is that there are any, or none.
  if (rows.some(({ left }) => left === 0)) await announceChange(tx, 'catalogue');
  return lacking.map(({ id, available }) => ({ productId: id, available }));
}

/** Gives stock back in the caller's transaction, as when an order is cancelled; products that are gone are passed over. */
export async function releaseStock(tx: Queryable, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return;
  const { rows } = await tx.execute<{ was_out: boolean }>(sql`
    WITH back AS (SELECT id, quantity FROM jsonb_to_recordset(${summed(lines)}::jsonb) AS x(id int, quantity int)),
    locked AS (
      SELECT p.id FROM catalogue_products p
      WHERE p.id IN (SELECT id FROM back) AND NOT p.is_virtual ORDER BY p.id FOR NO KEY UPDATE
    )
    UPDATE catalogue_products p SET stock = p.stock + b.quantity FROM back b JOIN locked l ON l.id = b.id WHERE p.id = b.id
    RETURNING p.stock = b.quantity AS was_out`);
  if (rows.some(({ was_out }) => was_out)) await announceChange(tx, 'catalogue');
}
