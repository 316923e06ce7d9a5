import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { movements } from './inventory-tables.ts';
import { lockStock, moveStock, type OrderMoment } from './move-stock.ts';

/** The pieces that an order has taken of each product and not given back; none for a product without any. */
export const takenByOrder = (tx: Queryable, orderNumber: string): Promise<{ productId: number; quantity: number }[]> =>
  tx
    .select({ productId: movements.productId, quantity: sql<number>`(-sum(${movements.quantity}))::int` })
    .from(movements)
    .where(eq(movements.orderNumber, orderNumber))
    .groupBy(movements.productId)
    .having(sql`sum(${movements.quantity}) < 0`);

/**
 * Gives back what an order has taken and not given back yet, as when it is cancelled: the pieces that were taken then,
 * whatever a kit is made of now. Doing it again changes nothing. `isHeld`: they count among what orders of unconfirmed
 * addresses hold.
 */
export async function releaseStock(tx: Queryable, moment: OrderMoment, { isHeld = false } = {}): Promise<void> {
  const ofOrder = eq(movements.orderNumber, moment.orderNumber);
  const touched = await tx.selectDistinct({ productId: movements.productId }).from(movements).where(ofOrder);
  const locked = await lockStock(
    tx,
    touched.map(({ productId }) => productId),
  );
  // Read once locked: of two concurrent releases the second finds nothing to return.
  const taken = await takenByOrder(tx, moment.orderNumber);
  const changes = isHeld ? taken.map((change) => ({ ...change, held: -change.quantity })) : taken;
  await moveStock(tx, locked, changes, { kind: 'release', ...moment });
}
