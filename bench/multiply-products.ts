import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The demo has editions for little more than a hundred thousand products; more are copies of so many. */
export const maxDistinct = 50_000;

const copiedColumns = `description_es, description_ca, section_id, brand_id, price, sale_price, reduced_at, lowest_price_30_days, vat_rate, stock,
  imported_stock, unit, content, maker, warnings_es, warnings_ca, guarantee, delivery_class, fulfilment, is_appliance,
  is_archived, is_virtual, withdrawal_exemption, is_new, published_at, popularity, pictures, attributes, contents_es,
  contents_ca, updated_at`;

/** Copied by one statement, which the connection's time limit would end if it copied all. */
const portion = 2000;

/**
 * Fills the catalogue up to a number of products with copies of its own, which have article numbers, addresses and names of
 * their own: `Taladro percutor a batería 18 V, serie 3`.
 */
export async function multiplyProducts(database: Database, products: number): Promise<void> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM catalogue_products`,
  );
  const present = rows[0]!.count;
  if (present === 0 || present >= products) return;
  const originals = await database.execute<{ id: number }>(sql`SELECT id FROM catalogue_products ORDER BY id`);
  const ids = originals.rows.map(({ id }) => id);
  for (let copy = 1, missing = products - present; missing > 0; copy += 1, missing -= present) {
    const copied = ids.slice(0, missing);
    for (let from = 0; from < copied.length; from += portion)
      await copyProducts(database, copied.slice(from, from + portion), copy);
  }
  await database.execute(sql`ANALYZE catalogue_products`);
}

const copyProducts = (database: Database, ids: readonly number[], copy: number) =>
  database.execute(sql`
    INSERT INTO catalogue_products (article, slug, name_es, name_ca, source_hash, ${sql.raw(copiedColumns)})
    SELECT article || '-S' || ${copy}::text, slug || '-s' || ${copy}::text, name_es || ', serie ' || ${copy}::text,
      name_ca || ', sèrie ' || ${copy}::text, source_hash || ${copy}::text, ${sql.raw(copiedColumns)}
    FROM catalogue_products WHERE id = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int))`);
