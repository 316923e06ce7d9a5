import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { movements } from './inventory-tables.ts';
import { lockStock, moveStock, type OrderMoment } from './move-stock.ts';

/**
 * Gives back what an order has taken and not given back yet, as when it is cancelled: the pieces that were taken then,
 * whatever a kit is made of now. Doing it again changes nothing.
 */
export async function releaseStock(tx: Queryable, moment: OrderMoment): Promise<void> {
  const ofOrder = eq(movements.orderNumber, moment.orderNumber);
  const touched = await tx.selectDistinct({ productId: movements.productId }).from(movements).where(ofOrder);
  const locked = await lockStock(
    tx,
    touched.map(({ productId }) => productId),
  );
  // Read once locked: of two concurrent releases the second finds nothing to return.
  const taken = await tx
    .select({ productId: movements.productId, quantity: sql<number>`(-sum(${movements.quantity}))::int` })
    .from(movements)
    .where(ofOrder)
    .groupBy(movements.productId)
    .having(sql`sum(${movements.quantity}) < 0`);
  await moveStock(tx, locked, taken, { kind: 'release', ...moment });
}
