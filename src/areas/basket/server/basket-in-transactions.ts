import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import { maxJoinedLines } from '../basket-limits.ts';
import { addedLines, type Outcomes, type WantedProduct } from './added-lines.ts';
import { ownerOf } from './basket-holder.ts';
import {
  type BasketHead,
  countChange,
  deleteBasket,
  eraseLines,
  listLines,
  lockBasket,
  lockOrMakeBasket,
  moveLines,
  type SeenBasket,
  writeLines,
} from './basket-queries.ts';

/** What happens to a basket as a part of something larger: it is locked until the transaction of that ends. */
export function createBasketInTransactions({
  catalogue,
  clock,
}: {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}) {
  /**
   * Joins the visitor's basket to the user's when they sign in: the larger quantity wins, nothing is lost (decisions.md
   * section 6). What finds no room stays the visitor's; answers how many lines. Does nothing for a cookie without a basket.
   */
  async function mergeAtSignIn(tx: Queryable, userId: number, cookie: string | undefined): Promise<number> {
    const owner = ownerOf({ userId: null, cookie });
    const visitors = owner && (await lockBasket(tx, owner));
    if (!visitors) return 0;
    const own = await lockOrMakeBasket(tx, { userId }, clock());
    const { moved, waiting } = await moveLines(tx, { from: visitors.id, into: own.id, mostLines: maxJoinedLines });
    if (moved > 0) await countChange(tx, [own.id, visitors.id], clock());
    if (waiting === 0) await deleteBasket(tx, visitors.id);
    return waiting;
  }

  /** Locks a user's basket for an order; null when the user has none. */
  async function lockForOrder(tx: Queryable, userId: number): Promise<SeenBasket | null> {
    const head = await lockBasket(tx, { userId });
    return head && { ...head, lines: await listLines(tx, head.id) };
  }

  /** Empties a basket that this transaction has locked. */
  async function emptyAfterOrder(tx: Queryable, locked: BasketHead): Promise<void> {
    await eraseLines(tx, locked, undefined, clock());
  }

  /** Adds to a user's basket what was ordered before, as much of it as there is; a larger quantity in the basket stays. */
  async function addAgain(tx: Queryable, userId: number, wanted: readonly WantedProduct[]): Promise<Outcomes> {
    const head = await lockOrMakeBasket(tx, { userId }, clock());
    const products = await catalogue.findSaleProducts(
      tx,
      wanted.map((line) => line.productId),
      'es',
    );
    const { lines, outcomes } = addedLines(await listLines(tx, head.id), wanted, products, clock());
    if (lines.length > 0) await writeLines(tx, head, lines, clock());
    return outcomes;
  }

  /** A user's basket goes with the account. */
  async function deleteOfUser(tx: Queryable, userId: number): Promise<void> {
    const head = await lockBasket(tx, { userId });
    if (head) await deleteBasket(tx, head.id);
  }

  return { mergeAtSignIn, lockForOrder, emptyAfterOrder, addAgain, deleteOfUser };
}
