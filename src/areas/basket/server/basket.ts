import type { Locale } from '#i18n/locale.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { dayMs } from '#values/durations.ts';
import type { Basket } from '../contract.ts';
import { createAddAgain } from './add-again.ts';
import { createAddLines, createAddMissing } from './add-products.ts';
import { deleteAbandonedBaskets, deleteBasket, lockBasket, type StoredBasket, takeLines } from './basket-queries.ts';
import type { ShoppersBasketParts } from './change-basket.ts';
import { createGetBasket } from './get-basket.ts';
import { createPutLine } from './put-line.ts';
import { createCheckQuickOrder, createPlaceQuickOrder, type QuickOrderParts } from './quick-order/place-quick-order.ts';
import { createSharedLists } from './quick-order/shared-lists.ts';
import { createClearBasket, createRemoveLine } from './remove-lines.ts';

export { describeNotAdded } from './server-messages.ts';

export interface BasketParts extends ShoppersBasketParts, QuickOrderParts {
  readonly jobs: Jobs;
}

export type BasketArea = ReturnType<typeof createBasket>;

const visitorBasketDays = 90;

/**
 * Baskets of visitors and signed-in customers. Those operations return the whole basket and are optimistic; `takeForOrder`
 * and `addAgain` are part of a transaction of the caller and lock the basket until it ends.
 */
export function createBasket(parts: BasketParts) {
  const { database, clock, jobs } = parts;
  const get = createGetBasket(parts);
  const checkQuickOrder = createCheckQuickOrder(parts);
  const shared = createSharedLists({ database, clock, check: checkQuickOrder });

  jobs.repeat('basket-cleaning', '41 3 * * *', async () => {
    await deleteAbandonedBaskets(database, new Date(clock().getTime() - visitorBasketDays * dayMs));
    await shared.deleteOld();
  });

  return {
    get,
    put: createPutLine(parts),
    addMissing: createAddMissing(parts),
    addLines: createAddLines(parts),
    checkQuickOrder,
    shareList: shared.share,
    findSharedList: shared.find,
    placeQuickOrder: createPlaceQuickOrder(parts),
    remove: createRemoveLine(parts),
    clear: createClearBasket(parts),
    addAgain: createAddAgain(parts),

    /**
     * Empties a user's basket for an order and returns it as it was, its version too; null when the user has none. Takes
     * advisory locks of these names first, in the same statement. If the order is refused, rolling back restores the basket.
     */
    takeForOrder: (tx: Queryable, userId: number, locks: readonly string[]): Promise<StoredBasket | null> =>
      takeLines(tx, { userId, locks, now: clock() }),

    /** A user's basket without their browser's cookie: for the export of data, and for an order that was refused. */
    getOfUser: async (userId: number, locale: Locale): Promise<Basket> =>
      (await get({ userId, cookie: undefined }, locale)).basket,
  };
}

/** Part of the deletion of an account. */
export async function deleteBasketOfUser(tx: Queryable, userId: number): Promise<void> {
  const head = await lockBasket(tx, { userId });
  if (head) await deleteBasket(tx, head.id);
}
