import { eq, sql } from 'drizzle-orm';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import { movements } from './inventory-tables.ts';
import { followStock, lockStock, type MovedProduct, type OrderMoment } from './move-stock.ts';

/** The pieces that an order has taken of each product and not given back; none for a product without any. */
export const takenByOrder = (tx: Queryable, orderNumber: string): Promise<{ productId: number; quantity: number }[]> =>
  tx
    .select({ productId: movements.productId, quantity: sql<number>`(-sum(${movements.quantity}))::int` })
    .from(movements)
    .where(eq(movements.orderNumber, orderNumber))
    .groupBy(movements.productId)
    .having(sql`sum(${movements.quantity}) < 0`);

/** An order that gives back its goods; `isHeld`: they count among what orders of unconfirmed addresses hold. */
export interface ReleasedOrder {
  readonly orderNumber: string;
  readonly isHeld: boolean;
}

const { placeholder } = sql;
// The array as a subquery: PostgreSQL would otherwise plan the statement anew for each.
const ofOrders = sql`order_number = ANY ((SELECT ${placeholder('orderNumbers')}::text[])::text[])`;

const touchedProducts = namedStatement<{ id: number }>(
  'products-of-orders',
  sql`SELECT DISTINCT product_id AS id FROM inventory_movements WHERE ${ofOrders}`,
);

/** A product that has become a kit of parts since its sale has no stock to put back into. */
const released = namedStatement<MovedProduct>(
  'release-stock',
  sql`WITH change AS (
      SELECT place, order_number, product_id, -sum(quantity)::int AS quantity, bool_or(is_held) AS is_held
      FROM unnest((SELECT ${placeholder('orderNumbers')}::text[]), (SELECT ${placeholder('areHeld')}::boolean[]))
        WITH ORDINALITY AS released (number, is_held, place)
      JOIN inventory_movements ON order_number = number
      GROUP BY place, order_number, product_id HAVING sum(quantity) < 0
    ),
    total AS (
      SELECT product_id, sum(quantity)::int AS quantity, coalesce(sum(quantity) FILTER (WHERE is_held), 0)::int AS held
      FROM change GROUP BY product_id
    ),
    moved AS (
      UPDATE catalogue_products p SET stock = p.stock + total.quantity, held = greatest(0, p.held - total.held)
      FROM total WHERE p.id = total.product_id AND NOT p.is_kit_of_parts
      RETURNING p.id, p.stock - total.quantity AS before, p.stock
    ),
    movements AS (
      INSERT INTO inventory_movements (product_id, kind, quantity, stock, at, order_number, actor_kind, actor_id)
      SELECT id, 'release', quantity, before + sum(quantity) OVER (PARTITION BY id ORDER BY place),
        ${placeholder('now')}::timestamptz, order_number, ${placeholder('actorKind')}, ${placeholder('actorId')}
      FROM change JOIN moved ON id = product_id ORDER BY place, id
    )
    SELECT id, before, stock FROM moved ORDER BY id`,
);

/**
 * Gives back what orders have taken and not given back yet, as when they are cancelled: the pieces that were taken then, whatever
 * a kit is made of now. Doing it again changes nothing.
 */
export async function releaseStockOf(
  tx: Queryable,
  orders: readonly ReleasedOrder[],
  { now, actor }: Pick<OrderMoment, 'now' | 'actor'>,
): Promise<void> {
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  const touched = await touchedProducts(tx, { orderNumbers });
  const locked = await lockStock(
    tx,
    touched.map(({ id }) => id),
  );
  // What was taken is read once locked: of two concurrent releases the second finds nothing to return.
  const areHeld = orders.map(({ isHeld }) => isHeld);
  const moved = await released(tx, { orderNumbers, areHeld, now, ...actorValues(actor) });
  if (moved.length > 0) await followStock(tx, locked, moved);
}

/** The same of one order. */
export const releaseStock = (
  tx: Queryable,
  { orderNumber, ...moment }: OrderMoment,
  { isHeld = false } = {},
): Promise<void> => releaseStockOf(tx, [{ orderNumber, isHeld }], moment);
