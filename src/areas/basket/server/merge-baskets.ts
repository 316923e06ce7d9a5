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
import { ownerOf } from './shopper.ts';

interface MergeParts {
  readonly clock: Clock;
}

/**
 * Merges the visitor's basket into the user's, inside the caller's transaction, which keeps both locked: the larger
 * quantity wins, nothing is lost (decisions.md section 6). Returns how many lines found no room and stay the visitor's; 0 for
 * a cookie without a basket.
 */
export async function mergeVisitorsBasket(
  parts: MergeParts,
  tx: Queryable,
  userId: number,
  cookie: string | undefined,
): Promise<number> {
  const owner = ownerOf({ userId: null, cookie });
  return owner ? mergeInto(parts, tx, userId, owner) : 0;
}

/** The same with the basket of the guest that the browser was until now. */
export const mergeGuestsBasket = (parts: MergeParts, tx: Queryable, userId: number, guestId: number): Promise<number> =>
  mergeInto(parts, tx, userId, { userId: guestId });

async function mergeInto({ clock }: MergeParts, tx: Queryable, userId: number, owner: BasketOwner): Promise<number> {
  const other = await lockBasket(tx, owner);
  if (!other) return 0;
  const own = await lockOrMakeBasket(tx, { userId }, clock());
  const { moved, waiting } = await moveLines(tx, { from: other.id, into: own.id, maxLines: maxJoinedLines });
  if (moved > 0) await raiseVersions(tx, [own.id, other.id], clock());
  if (waiting === 0) await deleteBasket(tx, other.id);
  return waiting;
}
