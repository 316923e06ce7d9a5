import { findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import { maxJoinedLines } from '../basket-limits.ts';
import { addedLines, type Outcomes, type WantedProduct } from './added-lines.ts';
import {
  type BasketOwner,
  raiseVersions,
  deleteBasket,
  listLines,
  lockBasket,
  lockOrMakeBasket,
  moveLines,
  type StoredBasket,
  takeLines,
  writeLines,
} from './basket-queries.ts';
import { ownerOf } from './change-basket.ts';

/** Operations inside the caller's transaction, which keeps the basket locked until it ends. */
export function createBasketTransactions({ clock }: { readonly clock: Clock }) {
  /**
   * Merges the visitor's basket into the user's at sign-in: the larger quantity wins, nothing is lost (decisions.md
   * section 6). Returns how many lines found no room and stay the visitor's; 0 for a cookie without a basket.
   */
  async function mergeAtSignIn(tx: Queryable, userId: number, cookie: string | undefined): Promise<number> {
    const owner = ownerOf({ userId: null, cookie });
    return owner ? mergeInto(tx, userId, owner) : 0;
  }

  /** Merges the basket of the guest that the browser was until now. */
  const mergeGuestsBasket = (tx: Queryable, userId: number, guestId: number): Promise<number> =>
    mergeInto(tx, userId, { userId: guestId });

  async function mergeInto(tx: Queryable, userId: number, owner: BasketOwner): Promise<number> {
    const other = await lockBasket(tx, owner);
    if (!other) return 0;
    const own = await lockOrMakeBasket(tx, { userId }, clock());
    const { moved, waiting } = await moveLines(tx, { from: other.id, into: own.id, maxLines: maxJoinedLines });
    if (moved > 0) await raiseVersions(tx, [own.id, other.id], clock());
    if (waiting === 0) await deleteBasket(tx, other.id);
    return waiting;
  }

  /**
   * Empties a user's basket for an order and returns it as it was, its version too; null when the user has none. Takes
   * advisory locks of these names first, in the same statement. If the order is refused, rolling back restores the basket.
   */
  const takeForOrder = (tx: Queryable, userId: number, locks: readonly string[]): Promise<StoredBasket | null> =>
    takeLines(tx, { userId, locks, now: clock() });

  /** Adds to a user's basket what was ordered before, as much of it as there is; a larger quantity in the basket stays. */
  async function addAgain(tx: Queryable, userId: number, wanted: readonly WantedProduct[]): Promise<Outcomes> {
    const head = await lockOrMakeBasket(tx, { userId }, clock());
    const products = await findSaleProducts(
      tx,
      wanted.map((line) => line.productId),
      'es',
    );
    const { lines, outcomes } = addedLines(await listLines(tx, head.id), wanted, products, clock());
    if (lines.length > 0) await writeLines(tx, head, lines, clock());
    return outcomes;
  }

  /** When an account is deleted. */
  async function deleteOfUser(tx: Queryable, userId: number): Promise<void> {
    const head = await lockBasket(tx, { userId });
    if (head) await deleteBasket(tx, head.id);
  }

  return { mergeAtSignIn, mergeGuestsBasket, takeForOrder, addAgain, deleteOfUser };
}
