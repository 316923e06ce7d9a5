import { deleteBasketOfUser } from '#areas/basket/server/basket.ts';
import { deleteListsOfUser } from '#areas/lists/server/delete-lists.ts';
import { type ErasedOrders, eraseOrdersOfUser } from '#areas/orders/server/orders.ts';
import { deleteNoticesOf } from '#areas/stock-notices/server/stock-notice-queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Actor } from '#values/actor.ts';

/** Deletes or empties what other areas store of a user, whose row is about to be deleted; `email` of an account, null of a guest. */
export async function eraseUser(
  tx: Queryable,
  by: { readonly actor: Actor; readonly at: Date },
  { userId, email }: { readonly userId: number; readonly email: string | null },
): Promise<ErasedOrders> {
  // The basket first: its lock waits for an order that is being placed, which is then erased too.
  await deleteBasketOfUser(tx, userId);
  const erased = await eraseOrdersOfUser(tx, by, userId);
  await deleteListsOfUser(tx, userId);
  if (email !== null) await deleteNoticesOf(tx, { email });
  return erased;
}
