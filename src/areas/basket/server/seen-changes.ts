import type { Database, Queryable } from '#platform/database/database.ts';
import type { Clock } from '#values/clock.ts';
import { type BasketHolder, newCookie, ownerOf, visitorBy } from './basket-holder.ts';
import { type BasketHead, findBasket, lockBasket, makeBasket, type SeenBasket, writeLines } from './basket-queries.ts';
import type { BasketLine } from './basket-view.ts';

/** Changes of a basket as it was seen: docs/decisions/basket.md. */
export function createSeenChanges({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /**
   * Changes the basket that it has seen, which needs no transaction. Null: somebody else was quicker; then once more
   * behind the lock, where nobody can be.
   */
  async function changeSeen<Value>(
    holder: BasketHolder,
    change: (source: Queryable, seen: SeenBasket | null) => Promise<Value | null>,
  ): Promise<Value> {
    const owner = ownerOf(holder);
    const changed = await change(database, owner && (await findBasket(database, owner)));
    if (changed !== null) return changed;
    return database.transaction(async (tx) => {
      if (owner) await lockBasket(tx, owner);
      const done = await change(tx, owner && (await findBasket(tx, owner)));
      if (done === null) throw new Error('a locked basket was changed by somebody else');
      return done;
    });
  }

  /** Writes lines into the basket that was seen, or into a new one; null: somebody else was quicker. */
  async function write(
    source: Queryable,
    holder: BasketHolder,
    seen: SeenBasket | null,
    lines: readonly BasketLine[],
  ): Promise<{ version: number; cookie?: string } | null> {
    const own = seen ? { head: seen, cookie: holder.cookie } : await make(source, holder);
    const version = own.head && (await writeLines(source, own.head, lines, clock()));
    return version === null ? null : { version, ...(holder.userId === null && { cookie: own.cookie! }) };
  }

  /** Null as head: somebody else has just made it. */
  async function make(
    source: Queryable,
    { userId }: BasketHolder,
  ): Promise<{ head: BasketHead | null; cookie?: string }> {
    if (userId !== null) return { head: await makeBasket(source, { userId }, clock()) };
    const cookie = newCookie();
    return { head: await makeBasket(source, visitorBy(cookie), clock()), cookie };
  }

  return { changeSeen, write };
}
