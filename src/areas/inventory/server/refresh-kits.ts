import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/**
 * Works out anew which kits can be sold and how often, for the products that are named and the kits that contain them;
 * all of them must be locked. A kit of parts is sold as often as its parts allow. A part that is archived, has no price
 * or is itself a kit makes any kit unsellable. Answers the ids of the kits that can be bought
 * now and could not before, or the other way round.
 */
export async function refreshKits(tx: Queryable, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; was_available: boolean; is_available: boolean }>(sql`
    WITH named AS (SELECT value::int AS id FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb)),
    kits AS (
      SELECT id FROM named
      UNION SELECT kit_id FROM inventory_kit_parts WHERE part_id IN (SELECT id FROM named)
    ),
    figures AS (
      SELECT k.id, k.is_sellable AND (k.stock > 0 OR k.is_virtual) AS was_available,
        coalesce(part.lacking, false) AS lacks_part,
        CASE WHEN NOT k.is_kit_of_parts THEN k.stock WHEN part.lacking THEN 0 ELSE part.pieces END AS stock
      FROM catalogue_products k CROSS JOIN LATERAL (
        SELECT min(p.stock / kp.quantity) FILTER (WHERE NOT p.is_virtual) AS pieces,
          bool_or(p.price IS NULL OR p.is_archived
            OR EXISTS (SELECT FROM inventory_kit_parts nested WHERE nested.kit_id = p.id)) AS lacking
        FROM inventory_kit_parts kp JOIN catalogue_products p ON p.id = kp.part_id WHERE kp.kit_id = k.id
      ) part
      WHERE k.id IN (SELECT id FROM kits)
    )
    UPDATE catalogue_products k SET stock = figures.stock, lacks_part = figures.lacks_part FROM figures
    WHERE k.id = figures.id AND (k.stock, k.lacks_part) IS DISTINCT FROM (figures.stock, figures.lacks_part)
    RETURNING k.id, figures.was_available, k.is_sellable AND (k.stock > 0 OR k.is_virtual) AS is_available`);
  return rows.filter((kit) => kit.was_available !== kit.is_available).map(({ id }) => id);
}
