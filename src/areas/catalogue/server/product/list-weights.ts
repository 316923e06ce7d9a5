import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/** Kilos of the units in which the attribute `weight` may be. */
const kilosPer = sql`CASE a.unit WHEN 'g' THEN 0.001 WHEN 't' THEN 1000 ELSE 1 END`;

/**
 * What a piece of products weighs, in kilos, by id: the attribute `weight`, or else what it contains where that is sold by
 * the kilo. Products that say neither are absent.
 */
export async function listWeights(source: Queryable, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await source.execute<{ id: number; kilos: number }>(sql`
    SELECT id, kilos FROM (
      SELECT p.id, greatest(
        CASE WHEN jsonb_typeof(p.attributes -> 'weight' -> 0) = 'number'
          THEN (p.attributes -> 'weight' ->> 0)::float8 * ${kilosPer} END,
        CASE WHEN p.content ->> 'measure' = 'kg' THEN (p.content ->> 'amount')::float8 / 1000 END) AS kilos
      FROM catalogue_products p LEFT JOIN catalogue_attributes a ON a.code = 'weight'
      WHERE p.id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))
    ) AS weights WHERE kilos > 0`);
  return new Map(rows.map(({ id, kilos }) => [id, kilos]));
}
