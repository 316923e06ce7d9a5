import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { movements } from './inventory-tables.ts';
import { lockStock, moveStock, type OrderMoment } from './move-stock.ts';
import { partsOf, type StockLine, sumByProduct } from './reserve-stock.ts';

/**
 * Puts goods back into stock that the buyer of an order has returned: a kit as the parts that it has now, a virtual
 * product not at all. Never more of a product than the order took and has not given back yet. `kind`: a release where they have
 * never left the shop.
 */
export async function returnStock(
  tx: Queryable,
  lines: readonly StockLine[],
  moment: OrderMoment,
  kind: 'return' | 'release' = 'return',
): Promise<void> {
  const returned = sumByProduct(lines);
  if (returned.size === 0) return;
  const products = await lockStock(tx, [...returned.keys()]);
  const pieces = new Map<number, number>();
  for (const [productId, quantity] of returned)
    for (const [id, each] of partsOf(productId, products.get(productId)))
      pieces.set(id, (pieces.get(id) ?? 0) + quantity * each);
  // Read once locked: of two concurrent returns the second finds what the first has left.
  const taken = await tx
    .select({ productId: movements.productId, quantity: sql<number>`(-sum(${movements.quantity}))::int` })
    .from(movements)
    .where(and(eq(movements.orderNumber, moment.orderNumber), inArray(movements.productId, [...pieces.keys()])))
    .groupBy(movements.productId)
    .having(sql`sum(${movements.quantity}) < 0`);
  const changes = taken.map(({ productId, quantity }) => ({
    productId,
    quantity: Math.min(quantity, pieces.get(productId)!),
  }));
  await moveStock(tx, products, changes, { kind, ...moment });
}
