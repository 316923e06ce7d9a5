import type { Listing, ProductListBody } from '#areas/catalogue/contract.ts';
import { cardColumns } from '#areas/catalogue/server/cards/product-cards.ts';
import type { Database } from '#platform/database/database.ts';

/** Limits of a listing and of a product page, each in SQL alone. */
export interface ListingLimits {
  /** A page with its facet counts in one prepared statement; returns how many products are listed. */
  bestSql(body: ProductListBody, name: string): () => Promise<number>;
  /** The cards of these products alone, by primary key. */
  cardsAlone(ids: readonly number[]): () => Promise<unknown>;
  productAlone(slug: string): () => Promise<unknown>;
  drop(): Promise<void>;
}

/*
 * What listings would cost in SQL at its best: a narrow table made for nothing else, with the price in force, the terms of
 * each product as an array of numbers and the names' alphabetical places, clustered by section; all constants are in the
 * prepared text, so nothing is planned again.
 */
const tables = [
  `CREATE UNLOGGED TABLE bench_terms AS SELECT row_number() OVER ()::int AS id, attribute, value FROM (
     SELECT DISTINCT a.key AS attribute, v.value
     FROM catalogue_products p, jsonb_each(p.attributes) a, jsonb_array_elements(a.value) v
     WHERE a.key IN (SELECT code FROM catalogue_attributes WHERE filter <> 'none')) x`,
  `CREATE UNLOGGED TABLE bench_listing AS
   SELECT p.id, p.section_id, p.brand_id, coalesce(p.sale_price, p.price) AS price, p.sale_price IS NOT NULL AS is_reduced,
     (p.price IS NOT NULL AND (p.stock > 0 OR p.is_virtual)) AS is_available, p.popularity,
     row_number() OVER (ORDER BY p.name_es COLLATE "es-x-icu")::int AS name_place, coalesce(t.terms, '{}') AS terms
   FROM catalogue_products p LEFT JOIN (
     SELECT p.id, array_agg(t.id) AS terms
     FROM catalogue_products p, jsonb_each(p.attributes) a, jsonb_array_elements(a.value) v, bench_terms t
     WHERE t.attribute = a.key AND t.value = v.value GROUP BY p.id
   ) t ON t.id = p.id
   WHERE NOT p.is_archived ORDER BY p.section_id, p.id`,
  'CREATE INDEX ON bench_listing (section_id)',
  'CREATE INDEX ON bench_listing (brand_id)',
  'ANALYZE bench_listing',
];
const dropped = 'DROP TABLE IF EXISTS bench_terms, bench_listing';

const orders: Record<string, string> = {
  popular: 'popularity DESC, id DESC',
  name: 'name_place',
  price_asc: 'price NULLS LAST, id DESC',
};

export async function openListingLimits({ $client }: Database): Promise<ListingLimits> {
  await $client.query(dropped);
  for (const text of tables) await $client.query(text);
  const { rows: terms } = await $client.query<{ id: number; attribute: string; value: unknown }>(
    'SELECT * FROM bench_terms',
  );
  const termsOf = (attribute: string, values: readonly unknown[]): number[] =>
    terms.filter((term) => term.attribute === attribute && values.includes(term.value)).map(({ id }) => id);
  const { rows: brands } = await $client.query<{ id: number; code: string }>('SELECT id, code FROM catalogue_brands');
  const brandIds = new Map(brands.map(({ id, code }) => [code, id]));

  return {
    bestSql(body, name) {
      const text = listingQuery(body, brandIds, termsOf);
      return async () => (await $client.query<{ counts: { total: number } }>({ name, text })).rows[0]!.counts.total;
    },
    cardsAlone: (ids) => () =>
      $client.query({
        name: 'bench-cards',
        text: `SELECT ${cardColumns} FROM catalogue_products p WHERE p.id = ANY ($1::int[])`,
        values: [ids],
      }),
    productAlone: (slug) => () =>
      $client.query({
        name: 'bench-product',
        text: 'SELECT * FROM catalogue_products WHERE slug = $1',
        values: [slug],
      }),
    drop: async () => void (await $client.query(dropped)),
  };
}

/** Each facet counts what passes all filters but its own, as the shop's do. */
function listingQuery(
  { sectionId, brand, filters = {}, sort = 'popular', page, limit }: ProductListBody,
  brandIds: ReadonlyMap<string, number>,
  termsOf: (attribute: string, values: readonly unknown[]) => number[],
): string {
  const where =
    sectionId === undefined
      ? `brand_id = ${brandIds.get(brand!)}`
      : `section_id = ANY (ARRAY(WITH RECURSIVE below AS (SELECT ${sectionId} AS id
           UNION ALL SELECT s.id FROM catalogue_sections s JOIN below b ON s.parent_id = b.id) SELECT id FROM below))`;
  const passes = new Map<string, string>();
  if (filters.brand) passes.set('brand', `brand_id IN (${filters.brand.map((code) => brandIds.get(code)).join()})`);
  if (filters.price) passes.set('price', `price <= ${filters.price.max! * 100}`);
  if (filters.available) passes.set('available', 'is_available');
  const attributes = Object.entries(filters.attributes ?? {});
  for (const [code, values] of attributes)
    passes.set(code, `terms && '{${termsOf(code, values as unknown[]).join()}}'::int[]`);
  const but = (own?: string): string =>
    [...passes]
      .filter(([facet]) => facet !== own)
      .map(([, condition]) => condition)
      .join(' AND ') || 'true';
  const ofAttributes = attributes.map(
    (
      [code],
      at,
    ) => `(SELECT json_object_agg(term, n) FROM (SELECT t.id AS term, count(*) AS n FROM scope, unnest(terms) AS x(id)
       JOIN bench_terms t ON t.id = x.id AND t.attribute = '${code}' WHERE ${but(code)} GROUP BY 1) y) AS own_${at},`,
  );
  return `WITH scope AS MATERIALIZED (SELECT * FROM bench_listing WHERE ${where})
    SELECT ${ofAttributes.join('\n')}
      (SELECT json_agg(c) FROM (SELECT ${cardColumns} FROM catalogue_products p JOIN (
         SELECT id, row_number() OVER (ORDER BY ${orders[sort]}) AS place FROM scope WHERE ${but()}
         ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${(page - 1) * limit}) s USING (id) ORDER BY s.place) c) AS cards,
      (SELECT json_build_object('total', count(*) FILTER (WHERE ${but()}),
         'min', min(price) FILTER (WHERE ${but('price')}), 'max', max(price) FILTER (WHERE ${but('price')}),
         'available', count(*) FILTER (WHERE is_available AND ${but('available')}),
         'sale', count(*) FILTER (WHERE is_reduced AND ${but('sale')})) FROM scope) AS counts,
      (SELECT json_object_agg(brand_id, n) FROM (SELECT brand_id, count(*) AS n FROM scope
         WHERE brand_id IS NOT NULL AND ${but('brand')} GROUP BY 1) b) AS brands,
      (SELECT json_object_agg(term, n) FROM (SELECT term, count(*) AS n FROM scope, unnest(terms) AS term
         WHERE ${but()} GROUP BY 1) t) AS terms`;
}

/** The figure only counts if it lists the same products. */
export function checkSame(listing: Listing, total: number, name: string): void {
  if (listing.total !== total) throw new Error(`${name}: the shop lists ${listing.total} products, the limit ${total}`);
}
