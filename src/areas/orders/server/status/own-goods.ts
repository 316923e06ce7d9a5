import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { keepStock, releaseStock, releaseStockOf, reserveStock } from '#areas/inventory/server/inventory.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { StoredDelivery } from '../records/orders-tables.ts';
import { listOrderLines, type StoredOrder } from '../records/order-queries.ts';

export interface HoldParts {
  readonly clock: Clock;
  readonly delivery: Pick<Delivery, 'places' | 'readyAt'>;
}

/** How an order has its goods and its place, as its row says it. */
export type Possession = Pick<StoredOrder, 'hold' | 'delivery'>;

/** The slot that an order takes or waits for a place of; null without one. */
export const slotOf = ({ type, date, slot }: StoredDelivery) => (date && slot ? { type, date, ...slot } : null);

/** The delivery of an order that has no place of its slot and waits for none, as where the slot is unlimited. */
export const withoutSlotPlace = ({ hasPlace: _, lacksPlace: __, ...delivery }: StoredDelivery): StoredDelivery =>
  delivery;

/** Whether an order waits for its goods, or for its place. */
export const isWaiting = ({ hold, delivery }: Possession): boolean =>
  hold === 'waiting' || delivery.lacksPlace === true;

/**
 * Makes an order's goods and its place its own, once its address is confirmed or it is paid: what it holds counts among the
 * unconfirmed no longer, what it waits for is taken again as far as it is there. Returns what it has then; the caller, who has
 * locked the order, stores it. Goods that are gone leave everything as it was. `next`: the slot that it moves to afterwards.
 */
export async function ownGoods(
  tx: Queryable,
  { clock, delivery: { places } }: HoldParts,
  actor: Actor,
  order: StoredOrder,
  next: ReturnType<typeof slotOf> = null,
): Promise<Possession> {
  const { hold, delivery } = order;
  const moment = { orderNumber: order.number, now: clock(), actor };
  const slot = slotOf(delivery);
  if (hold === 'waiting') {
    const shortages = await reserveStock(tx, await listOrderLines(tx, order.id), moment);
    if (shortages.length > 0) return { hold, delivery };
  }
  if (hold === 'unconfirmed') await keepStock(tx, moment);
  if (hold === 'unconfirmed' && delivery.hasPlace && slot) {
    if (next) await places.lock(tx, [slot, next]);
    await places.keep(tx, slot);
  }
  const hasPlace = delivery.lacksPlace && slot ? await places.take(tx, slot) : null;
  if (hasPlace === null) return { hold: null, delivery };
  return { hold: null, delivery: { ...withoutSlotPlace(delivery), ...(hasPlace && { hasPlace }) } };
}

/** Gives back the place of an order, which waits for it from then on. */
export async function giveBackPlace(
  tx: Queryable,
  { delivery: { places } }: HoldParts,
  order: StoredOrder,
): Promise<StoredDelivery> {
  const slot = order.delivery.hasPlace && slotOf(order.delivery);
  if (!slot) return order.delivery;
  await places.giveBack(tx, slot, { isHeld: order.hold === 'unconfirmed' });
  return { ...withoutSlotPlace(order.delivery), lacksPlace: true };
}

/** Gives back all that an order has taken. */
export async function giveBackGoods(
  tx: Queryable,
  parts: HoldParts,
  actor: Actor,
  order: StoredOrder,
): Promise<StoredDelivery> {
  const moment = { orderNumber: order.number, now: parts.clock(), actor };
  await releaseStock(tx, moment, { isHeld: order.hold === 'unconfirmed' });
  return giveBackPlace(tx, parts, order);
}

/** Gives back all that orders have taken which are cancelled together: what others lock in another order is locked in theirs, once. */
export async function giveBackGoodsOf(
  tx: Queryable,
  {
    clock,
    delivery: { places },
  }: { readonly clock: Clock; readonly delivery: { readonly places: Pick<Delivery['places'], 'giveBackAll'> } },
  actor: Actor,
  orders: readonly StoredOrder[],
): Promise<void> {
  const heldOf = ({ hold }: StoredOrder): boolean => hold === 'unconfirmed';
  const released = orders.map((order) => ({ orderNumber: order.number, isHeld: heldOf(order) }));
  await releaseStockOf(tx, released, { now: clock(), actor });
  const taken = orders.flatMap((order) => {
    const slot = order.delivery.hasPlace && slotOf(order.delivery);
    return slot ? [{ slot, isHeld: heldOf(order) }] : [];
  });
  await places.giveBackAll(tx, taken);
}
