import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { type CountMoment, refreshKits } from './move-stock.ts';

/**
 * Brings kits in line with the rows of these products, which an import has just written: the kits among them and those
 * that name one of them as a part. A kit with a part that has stock is a kit of parts and has no stock of its own; one
 * that stops being so starts with the figure of its last import. Needs `lockStock` with `changesKits`. Returns the ids of
 * all products that may differ now, these included.
 */
export async function linkKits(
  tx: Queryable,
  productIds: readonly number[],
  { importName, now, actor }: CountMoment,
): Promise<number[]> {
  const kitIds = await findAffected(tx, productIds);
  const affected = sql`(SELECT value::int AS id FROM jsonb_array_elements_text(${JSON.stringify(kitIds)}::jsonb))`;
  await tx.execute(sql`DELETE FROM inventory_kit_parts WHERE kit_id IN ${affected}`);
  await tx.execute(sql`
    INSERT INTO inventory_kit_parts (kit_id, part_id, quantity)
    SELECT k.id, p.id, sum(item.quantity)
    FROM catalogue_products k
      CROSS JOIN jsonb_to_recordset(k.kit) AS item(article text, quantity int)
      JOIN catalogue_products p ON p.article = item.article
    WHERE k.id IN ${affected} AND k.kit <> '[]' AND item.quantity > 0
    GROUP BY k.id, p.id`);
  await tx.execute(sql`
    WITH wanted AS (
      SELECT k.id, k.stock AS before, NOT k.is_virtual AND EXISTS (
        SELECT FROM inventory_kit_parts kp JOIN catalogue_products p ON p.id = kp.part_id
        WHERE kp.kit_id = k.id AND NOT p.is_virtual) AS is_kit_of_parts
      FROM catalogue_products k WHERE k.id IN ${affected}
    ),
    changed AS (
      UPDATE catalogue_products k SET is_kit_of_parts = wanted.is_kit_of_parts,
        held = 0, stock = CASE WHEN wanted.is_kit_of_parts THEN 0 ELSE k.imported_stock END
      FROM wanted WHERE k.id = wanted.id AND k.is_kit_of_parts <> wanted.is_kit_of_parts
      RETURNING k.id, k.stock, CASE WHEN k.is_kit_of_parts THEN -wanted.before ELSE k.stock END AS quantity
    )
    INSERT INTO inventory_movements (product_id, kind, quantity, stock, at, import_name, actor_kind, actor_id)
    SELECT id, 'count', quantity, stock, ${now}::timestamptz, ${importName}, ${actor.kind}, ${actor.id} FROM changed WHERE quantity <> 0 ORDER BY id`);
  // The kits that contain them are refreshed too: to become a kit, or to stop being one, decides whether those can be sold.
  const containing = await refreshKits(tx, kitIds);
  return [...productIds, ...kitIds, ...containing];
}

/** These products, which may have become kits or stopped being kits, and the kits that name one of them. */
async function findAffected(tx: Queryable, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH changed AS (
      SELECT id, article FROM catalogue_products
      WHERE id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))
    )
    SELECT id FROM changed
    UNION SELECT k.id FROM catalogue_products k CROSS JOIN jsonb_to_recordset(k.kit) AS item(article text)
    WHERE k.kit <> '[]' AND item.article IN (SELECT article FROM changed)`);
  return rows.map(({ id }) => id);
}
