import { maxHeld } from '#values/held-share.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type LockedStock, lockStock, moveStock, type OrderMoment, type StockChange } from './move-stock.ts';
import { takenByOrder } from './release-stock.ts';

/**
 * What an order takes from locked stock, counted among what unpaid orders of unconfirmed addresses hold; null where these
 * would hold more than their share of a product then.
 */
export function asHeld(changes: readonly StockChange[], products: LockedStock): StockChange[] | null {
  const fits = changes.every(({ productId, quantity }) => {
    const { stock, held } = products.get(productId)!;
    return held - quantity <= maxHeld(stock + held);
  });
  return fits ? changes.map((change) => ({ ...change, held: -change.quantity })) : null;
}

/** Counts what an order has taken among that no longer: its address was confirmed, or it was paid. */
export const keepStock = (tx: Queryable, moment: OrderMoment): Promise<void> => countHeld(tx, moment, -1);

/** Counts it among that again, as before the shop changed the order, whatever others hold by now. */
export const holdStock = (tx: Queryable, moment: OrderMoment): Promise<void> => countHeld(tx, moment, 1);

async function countHeld(tx: Queryable, moment: OrderMoment, sign: 1 | -1): Promise<void> {
  const taken = await takenByOrder(tx, moment.orderNumber);
  const locked = await lockStock(
    tx,
    taken.map(({ productId }) => productId),
  );
  const changes = taken.map(({ productId, quantity }) => ({ productId, quantity: 0, held: sign * quantity }));
  await moveStock(tx, locked, changes, { kind: 'release', ...moment });
}
