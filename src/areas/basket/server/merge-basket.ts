import type { Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import { maxJoinedLines } from '../basket-limits.ts';
import {
  type BasketOwner,
  deleteBasket,
  lockBasket,
  lockOrMakeBasket,
  moveLines,
  raiseVersions,
} from './basket-queries.ts';

/**
 * Merges the basket of a visitor or guest into the user's, inside the caller's transaction, which keeps both locked: the
 * larger quantity wins, nothing is lost (docs/decisions/basket.md). Returns how many lines found no room and stay in the
 * other; 0 where there is no other.
 */
export async function mergeBasket(
  { clock }: { readonly clock: Clock },
  tx: Queryable,
  userId: number,
  owner: BasketOwner | null,
): Promise<number> {
  const other = owner && (await lockBasket(tx, owner));
  if (!other) return 0;
  const own = await lockOrMakeBasket(tx, { userId }, clock());
  const { moved, waiting } = await moveLines(tx, { from: other.id, into: own.id, maxLines: maxJoinedLines });
  if (moved > 0) await raiseVersions(tx, [own.id, other.id], clock());
  if (waiting === 0) await deleteBasket(tx, other.id);
  return waiting;
}
