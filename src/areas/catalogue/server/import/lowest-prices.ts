import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';

/**
 * The lowest price in force at any time in the 30 days before a moment, in cents, by product: what must be shown with a
 * reduction that begins then (Directive 98/6/EC art. 6a). Products without a price in that time are left out.
 */
export async function lowestPrices30DaysBefore(database: Queryable, productIds: readonly number[], moment: Date): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await database.execute<{ product_id: number; lowest: number }>(sql`
    SELECT product_id, min(price) AS lowest FROM (
      SELECT product_id, price, lead(valid_from) OVER (PARTITION BY product_id ORDER BY valid_from) AS valid_until
      FROM catalogue_price_history
      WHERE product_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb)) AND valid_from < ${moment}
    ) AS prices
    WHERE valid_until IS NULL OR valid_until > ${moment}::timestamptz - interval '30 days'
    GROUP BY product_id`);
  return new Map(rows.map(({ product_id, lowest }) => [product_id, lowest]));
}
