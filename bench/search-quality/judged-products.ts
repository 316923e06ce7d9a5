import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** What grades are given by: the shopkeeper's own words for a product, not the search's texts. */
export interface JudgedProduct {
  readonly id: number;
  readonly article: string;
  readonly ean: string | null;
  /** The name in Spanish, without the model that it may begin with. */
  readonly name: string;
  readonly section: string;
  readonly brand: string | null;
  readonly attributes: Readonly<Record<string, readonly (number | string | true)[]>>;
}

/** All products that a search may show, archived ones only by their number. */
export async function readJudgedProducts(database: Database): Promise<JudgedProduct[]> {
  const { rows } = await database.execute<JudgedProduct & Record<string, unknown>>(sql`
    SELECT product.id, product.article, product.ean, 
      CASE WHEN starts_with(product.name_es, product.model_name || ' ')
        THEN substr(product.name_es, length(product.model_name) + 2) ELSE product.name_es END AS name, product.attributes,
      section.code AS section, brand.code AS brand
    FROM catalogue_products product
    JOIN catalogue_sections section ON section.id = product.section_id
    LEFT JOIN catalogue_brands brand ON brand.id = product.brand_id
    WHERE NOT product.is_archived
    ORDER BY product.id`);
  return rows;
}
