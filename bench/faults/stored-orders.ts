import { sql } from 'drizzle-orm';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, type Database, openDatabase } from '#platform/database/database.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';

/** What the database says of the orders, beside what was confirmed to shoppers. */
export interface Found {
  /** Confirmed orders that do not exist. */
  readonly lost: number;
  /** Orders beyond one for each shopper. */
  readonly doubled: number;
  /** Orders whose lines do not add up to their price, or without a payment. */
  readonly broken: number;
  /** Pieces that are neither in stock nor taken by an order, or in both; of each product on its own. */
  readonly missingPieces: number;
  /** Pieces by which what is noted as held differs from what orders of unconfirmed addresses have taken. */
  readonly wronglyHeld: number;
  /** Orders without a mail. */
  readonly withoutMail: number;
}

/** Opens the shop's database for as long as `work` takes, whether or not the shop is running. */
export async function withDatabase<Result>(dataDir: string, work: (database: Database) => Promise<Result>) {
  const { connection, release } = await reachDatabase(readConfig({ DATA_DIR: dataDir }), () => {});
  const database = openDatabase(connection);
  try {
    return await work(database);
  } finally {
    await closeDatabase(database);
    await release();
  }
}

export interface ForSale {
  readonly id: number;
  readonly stock: number;
}

/** Products of which one is enough for every shopper; no kits and no parts of one, whose stock follows others'. */
export async function listForSale(database: Database): Promise<ForSale[]> {
  const { rows } = await database.execute<ForSale & Record<string, unknown>>(sql`
    SELECT id, stock FROM catalogue_products
    WHERE is_sellable AND NOT is_virtual AND stock > 50
      AND id NOT IN (SELECT kit_id FROM inventory_kit_parts UNION SELECT part_id FROM inventory_kit_parts)
    ORDER BY id LIMIT 20`);
  return rows;
}

/** What orders have taken of a product, of which those of unconfirmed addresses. */
interface TakenGoods extends ForSale {
  readonly held: number;
  readonly taken: number;
  readonly takenUnconfirmed: number;
}

/** Every article with a price, as the CSV of an update in which each price is a cent higher. */
export async function writePriceUpdate(database: Database): Promise<string> {
  const { rows } = await database.execute<{ line: string }>(sql`
    SELECT article || ';' || to_char((price + 1) / 100.0, 'FM999990.00') AS line FROM catalogue_products
    WHERE price IS NOT NULL AND NOT is_archived AND sale_price IS NULL`);
  return ['article;price', ...rows.map(({ line }) => line), ''].join('\n');
}

export async function checkOrders(
  database: Database,
  confirmed: readonly string[],
  shoppers: number,
  before: readonly ForSale[],
): Promise<Found> {
  const count = async (query: ReturnType<typeof sql>) => (await database.execute<{ n: number }>(query)).rows[0]!.n;
  const { rows: orders } = await database.execute<{ number: string }>(sql`SELECT number FROM orders`);
  const numbers = new Set(orders.map(({ number }) => number));
  const { rows: now } = await database.execute<TakenGoods & Record<string, unknown>>(sql`
    SELECT p.id, p.stock, p.held, coalesce(sum(l.quantity) FILTER (WHERE l.takes), 0)::int AS taken,
      coalesce(sum(l.quantity) FILTER (WHERE l.takes AND l.hold = 'unconfirmed'), 0)::int AS "takenUnconfirmed"
    FROM catalogue_products p LEFT JOIN (
      -- An order that waits has taken nothing, and a cancelled one has given it back.
      SELECT product_id, quantity, hold, hold IS DISTINCT FROM 'waiting' AND status <> 'cancelled' AS takes
      FROM order_lines JOIN orders ON orders.id = order_id
    ) l ON l.product_id = p.id
    GROUP BY p.id`);
  const goods = new Map(now.map((product) => [product.id, product]));
  const sumOver = (differenceOf: (product: TakenGoods, stockBefore: number) => number): number =>
    before.reduce((sum, { id, stock }) => sum + Math.abs(differenceOf(goods.get(id)!, stock)), 0);
  return {
    lost: confirmed.filter((number) => !numbers.has(number)).length,
    doubled: Math.max(0, orders.length - shoppers),
    broken: await count(sql`
      SELECT count(*)::int AS n FROM orders WHERE NOT EXISTS (SELECT FROM payments WHERE order_id = orders.id)
        OR price <> (SELECT coalesce(sum(sum), -1) FROM order_lines WHERE order_id = orders.id)`),
    missingPieces: sumOver(({ stock, taken }, stockBefore) => stockBefore - stock - taken),
    wronglyHeld: sumOver(({ held, takenUnconfirmed }) => held - takenUnconfirmed),
    withoutMail: await count(sql`
      SELECT count(*)::int AS n FROM orders
      WHERE NOT EXISTS (SELECT FROM mailbox_mails WHERE subject LIKE '%' || orders.number || '%')`),
  };
}
