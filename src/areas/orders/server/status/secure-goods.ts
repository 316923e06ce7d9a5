import type { Actor } from '#values/actor.ts';
import { findShortages } from '#areas/inventory/server/inventory.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { recordSlotChange } from '../records/order-log.ts';
import { listOrderLines, type StoredOrder, updateOrder } from '../records/order-queries.ts';
import type { ChangeStatus } from './change-status.ts';
import { type HoldParts, isWaiting, ownGoods, slotOf } from './own-goods.ts';

/** What a waiting order cannot have any more. */
export type Gone = 'goods' | 'slot';

/** An order that the shop has taken on goes on without its place. */
const goneOf = ({ status, hold, delivery }: StoredOrder): Gone | null => {
  if (hold === 'waiting') return 'goods';
  return delivery.lacksPlace && status === 'created' ? 'slot' : null;
};

export type Holds = ReturnType<typeof createHolds>;

/** What orders do that wait for their goods or their place when they are paid. */
export function createHolds(parts: HoldParts & { readonly database: Database; readonly changeStatus: ChangeStatus }) {
  const { database, delivery, changeStatus } = parts;

  /** Takes what a locked order waits for, as far as it is there. */
  async function take(tx: Queryable, actor: Actor, order: StoredOrder): Promise<StoredOrder> {
    if (!isWaiting(order)) return order;
    const taken = await updateOrder(tx, order.id, await ownGoods(tx, parts, actor, order));
    await recordSlotChange(tx, actor, { before: order, after: taken, at: parts.clock() });
    return taken;
  }

  return {
    take,

    /**
     * Before money pays a locked order: takes what it waits for. Without it the order is cancelled, so that the money goes back;
     * `gone` says what was not there.
     */
    async secure(tx: Queryable, actor: Actor, order: StoredOrder): Promise<{ order: StoredOrder; gone: Gone | null }> {
      const taken = await take(tx, actor, order);
      const gone = goneOf(taken);
      if (!gone) return { order: taken, gone };
      // What is under way is denied first.
      if (taken.paymentStatus === 'processing')
        await changeStatus(tx, order.id, { actor, paymentStatus: 'failed', isGone: true });
      const cancelled = await changeStatus(tx, order.id, { actor, status: 'cancelled', isGone: true });
      return { order: cancelled ?? taken, gone };
    },

    /** What a waiting order could not have now; null when all is there, or it waits for nothing. Takes nothing. */
    async findGone(order: StoredOrder): Promise<Gone | null> {
      if (!goneOf(order)) return null;
      const slot = order.delivery.lacksPlace && slotOf(order.delivery);
      if (slot && !(await delivery.places.isFree(database, slot))) return 'slot';
      if (order.hold !== 'waiting') return null;
      const lines = await listOrderLines(database, order.id);
      const shortages = await database.transaction((tx) => findShortages(tx, lines));
      return shortages.length > 0 ? 'goods' : null;
    },
  };
}
