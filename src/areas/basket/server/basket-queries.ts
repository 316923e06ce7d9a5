import { and, asc, count, eq, lt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { BasketLine } from './basket-view.ts';
import { basketLines, baskets } from './basket-tables.ts';

/** Whose basket it is: a user's, or that of the visitor with this cookie. */
export type BasketOwner = { readonly userId: number } | { readonly cookieHash: string };
export interface BasketHead {
  readonly id: number;
  readonly version: number;
}

const ownedBy = (owner: BasketOwner) =>
  'userId' in owner ? eq(baskets.userId, owner.userId) : eq(baskets.cookieHash, owner.cookieHash);

/** Head and lines as one moment saw them. */
export async function findBasket(
  database: Queryable,
  owner: BasketOwner,
): Promise<(BasketHead & { lines: BasketLine[] }) | null> {
  const rows = await database
    .select({
      id: baskets.id,
      version: baskets.version,
      productId: basketLines.productId,
      quantity: basketLines.quantity,
      seenPrice: basketLines.seenPrice,
    })
    .from(baskets)
    .leftJoin(basketLines, eq(basketLines.basketId, baskets.id))
    .where(ownedBy(owner))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.productId));
  const [head] = rows;
  if (!head) return null;
  const lines = rows.flatMap(({ productId, quantity, seenPrice }) =>
    productId === null || quantity === null || seenPrice === null ? [] : [{ productId, quantity, seenPrice }],
  );
  return { id: head.id, version: head.version, lines };
}

/** Locks the basket until the transaction ends: whoever else changes it waits. */
export async function lockBasket(tx: Queryable, owner: BasketOwner): Promise<BasketHead | null> {
  const [head] = await tx.select({ id: baskets.id, version: baskets.version }).from(baskets).where(ownedBy(owner)).for('update');
  return head ?? null;
}

/** As lockBasket; makes the basket when there is none. */
export async function lockOrMakeBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketHead> {
  const existing = await lockBasket(tx, owner);
  if (existing) return existing;
  await tx.insert(baskets).values({ ...owner, createdAt: now, updatedAt: now }).onConflictDoNothing();
  const made = await lockBasket(tx, owner);
  if (!made) throw new Error('the basket that was just made is not there');
  return made;
}

export async function listLines(tx: Queryable, basketId: number): Promise<BasketLine[]> {
  return tx
    .select({ productId: basketLines.productId, quantity: basketLines.quantity, seenPrice: basketLines.seenPrice })
    .from(basketLines)
    .where(eq(basketLines.basketId, basketId))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.productId));
}

export async function countLines(tx: Queryable, basketId: number): Promise<number> {
  const [row] = await tx.select({ lines: count() }).from(basketLines).where(eq(basketLines.basketId, basketId));
  return row?.lines ?? 0;
}

export async function hasLine(tx: Queryable, basketId: number, productId: number): Promise<boolean> {
  const line = and(eq(basketLines.basketId, basketId), eq(basketLines.productId, productId));
  return (await tx.select({ id: basketLines.productId }).from(basketLines).where(line)).length > 0;
}

/** Adds lines, or changes quantity and seen price of those that are there; a product at most once. */
export async function setLines(tx: Queryable, basketId: number, lines: readonly BasketLine[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(basketLines)
    .values(lines.map((line) => ({ basketId, ...line, addedAt: now })))
    .onConflictDoUpdate({
      target: [basketLines.basketId, basketLines.productId],
      set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` },
    });
}

/** Whether there was such a line. */
export async function deleteLine(tx: Queryable, basketId: number, productId: number): Promise<boolean> {
  const line = and(eq(basketLines.basketId, basketId), eq(basketLines.productId, productId));
  return (await tx.delete(basketLines).where(line).returning({ id: basketLines.productId })).length > 0;
}

/** Whether there were any lines. */
export async function deleteLines(tx: Queryable, basketId: number): Promise<boolean> {
  return (
    (await tx.delete(basketLines).where(eq(basketLines.basketId, basketId)).returning({ id: basketLines.productId })).length > 0
  );
}

/** Joins the lines of one basket to another's; where both have a product the larger quantity wins (decisions.md section 6). */
export async function joinLines(tx: Queryable, from: number, into: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at)
    SELECT ${into}, product_id, quantity, seen_price, added_at FROM basket_lines WHERE basket_id = ${from}
    ON CONFLICT (basket_id, product_id) DO UPDATE
      SET quantity = greatest(basket_lines.quantity, excluded.quantity), seen_price = excluded.seen_price`);
}

/** Counts a change; answers the new version. */
export async function countChange(tx: Queryable, basketId: number, now: Date): Promise<number> {
  const [row] = await tx
    .update(baskets)
    .set({ version: sql`${baskets.version} + 1`, updatedAt: now })
    .where(eq(baskets.id, basketId))
    .returning({ version: baskets.version });
  if (!row) throw new Error(`there is no basket ${basketId}`);
  return row.version;
}

export async function deleteBasket(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, basketId));
}

/** Removes visitors' baskets that nobody has changed since a moment. */
export async function deleteForgottenBaskets(database: Queryable, before: Date): Promise<void> {
  await database.delete(baskets).where(and(isNull(baskets.userId), lt(baskets.updatedAt, before)));
}
