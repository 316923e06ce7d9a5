import pg from 'pg';

/**
 * The calls of a basket as prepared SQL alone, without HTTP, checks and JSON. A put and its response take two
 * statements.
 */
export interface BasketLimits {
  get(shopper: number): Promise<unknown>;
  put(shopper: number, productId: number, quantity: number): Promise<unknown>;
  remove(shopper: number, productId: number): Promise<unknown>;
  close(): Promise<void>;
}

const cookieOf = (shopper: number): string => `bench-${shopper}`;

const read = {
  name: 'bench-basket-read',
  text: `SELECT b.version, l.quantity, l.seen_price, p.id, p.article, p.slug, p.name_es, p.price, p.sale_price, p.stock, p.unit,
      p.is_archived, p.is_virtual, p.pictures -> 0 AS picture, p.kit, s.id, s.name_es, s.url, r.name
    FROM baskets b LEFT JOIN basket_lines l ON l.basket_id = b.id LEFT JOIN catalogue_products p ON p.id = l.product_id
      LEFT JOIN catalogue_sections s ON s.id = p.section_id LEFT JOIN catalogue_brands r ON r.id = p.brand_id
    WHERE b.cookie_hash = $1 ORDER BY l.added_at, l.product_id`,
};
const write = {
  name: 'bench-basket-write',
  text: `WITH b AS (UPDATE baskets SET version = version + 1, updated_at = now() WHERE cookie_hash = $1 RETURNING id)
    INSERT INTO basket_lines SELECT b.id, p.id, $3, coalesce(p.sale_price, p.price), now() FROM b, catalogue_products p
    WHERE p.id = $2 AND p.stock >= $3
    ON CONFLICT (basket_id, product_id) DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price`,
};
const erase = {
  name: 'bench-basket-erase',
  text: `WITH b AS (UPDATE baskets SET version = version + 1, updated_at = now() WHERE cookie_hash = $1 RETURNING id)
    DELETE FROM basket_lines USING b WHERE basket_id = b.id AND product_id = $2`,
};

/** Opens as many connections as the shop, for as long. */
export async function openBasketLimits(connection: pg.PoolConfig, shoppers: number): Promise<BasketLimits> {
  const pool = new pg.Pool({ ...connection, max: 10, idleTimeoutMillis: 300_000 });
  await pool.query(
    `INSERT INTO baskets (cookie_hash, created_at, updated_at)
     SELECT 'bench-' || n, now(), now() FROM generate_series(0, $1 - 1) n ON CONFLICT DO NOTHING`,
    [shoppers],
  );
  const get = (shopper: number) => pool.query({ ...read, values: [cookieOf(shopper)] });
  return {
    get,
    async put(shopper, productId, quantity) {
      await pool.query({ ...write, values: [cookieOf(shopper), productId, quantity] });
      return get(shopper);
    },
    async remove(shopper, productId) {
      await pool.query({ ...erase, values: [cookieOf(shopper), productId] });
      return get(shopper);
    },
    async close() {
      await pool.query(`DELETE FROM baskets WHERE cookie_hash LIKE 'bench-%'`);
      await pool.end();
    },
  };
}
