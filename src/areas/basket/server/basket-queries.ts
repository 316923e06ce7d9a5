import { and, asc, eq, lt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { BasketLine } from './basket-view.ts';
import { basketLines, baskets } from './basket-tables.ts';

/** Whose basket it is: a user's, or that of the visitor with this cookie. */
export type BasketOwner = { readonly userId: number } | { readonly cookieHash: string };
export interface BasketHead {
  readonly id: number;
  readonly version: number;
}

const lineColumns = {
  productId: basketLines.productId,
  quantity: basketLines.quantity,
  seenPrice: basketLines.seenPrice,
  addedAt: basketLines.addedAt,
};
const inOrderAdded = [asc(basketLines.addedAt), asc(basketLines.productId)];

const ownedBy = (owner: BasketOwner) =>
  'userId' in owner ? eq(baskets.userId, owner.userId) : eq(baskets.cookieHash, owner.cookieHash);

/** Head and lines as one moment saw them. */
export async function findBasket(
  database: Queryable,
  owner: BasketOwner,
): Promise<(BasketHead & { lines: BasketLine[] }) | null> {
  const rows = await database
    .select({ id: baskets.id, version: baskets.version, line: lineColumns })
    .from(baskets)
    .leftJoin(basketLines, eq(basketLines.basketId, baskets.id))
    .where(ownedBy(owner))
    .orderBy(...inOrderAdded);
  const [head] = rows;
  return head ? { id: head.id, version: head.version, lines: rows.flatMap(({ line }) => line ?? []) } : null;
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
    .select(lineColumns)
    .from(basketLines)
    .where(eq(basketLines.basketId, basketId))
    .orderBy(...inOrderAdded);
}

/** Adds lines, or changes quantity and seen price of those that are there; a product at most once. */
export async function setLines(tx: Queryable, basketId: number, lines: readonly BasketLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(basketLines)
    .values(lines.map((line) => ({ basketId, ...line })))
    .onConflictDoUpdate({
      target: [basketLines.basketId, basketLines.productId],
      set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` },
    });
}

/** Adds or changes one line and counts the change; answers the new version. */
export async function setLine(tx: Queryable, basketId: number, line: BasketLine, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    WITH line AS (
      INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at)
      VALUES (${basketId}, ${line.productId}, ${line.quantity}, ${line.seenPrice}, ${line.addedAt.toISOString()})
      ON CONFLICT (basket_id, product_id) DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price)
    UPDATE baskets SET version = version + 1, updated_at = ${now.toISOString()} WHERE id = ${basketId} RETURNING version`);
  return rows[0]!.version;
}

/** Removes one line, or all, and counts that as a change if there were any; answers the new version, null without a change. */
export async function removeLines(
  tx: Queryable,
  { basketId, productId }: { basketId: number; productId?: number | undefined },
  now: Date,
): Promise<number | null> {
  const isGone = productId === undefined ? sql`true` : sql`product_id = ${productId}`;
  const { rows } = await tx.execute<{ version: number }>(sql`
    WITH gone AS (DELETE FROM basket_lines WHERE basket_id = ${basketId} AND ${isGone} RETURNING 1)
    UPDATE baskets SET version = version + 1, updated_at = ${now.toISOString()}
    WHERE id = ${basketId} AND EXISTS (SELECT FROM gone) RETURNING version`);
  return rows[0]?.version ?? null;
}

/**
 * Moves lines of one basket to another, both locked; where both have a product the larger quantity wins (decisions.md
 * section 6). What the other has no room for stays, the first added going first.
 */
export async function moveLines(
  tx: Queryable,
  { from, into, mostLines }: { from: number; into: number; mostLines: number },
): Promise<{ moved: number; waiting: number }> {
  const { rows } = await tx.execute<{ moved: number; waiting: number }>(sql`
    WITH candidates AS (
      SELECT line.product_id, own.product_id IS NOT NULL AS is_there,
        row_number() OVER (PARTITION BY own.product_id IS NULL ORDER BY line.added_at, line.product_id) AS place
      FROM basket_lines line LEFT JOIN basket_lines own ON own.basket_id = ${into} AND own.product_id = line.product_id
      WHERE line.basket_id = ${from}),
    moved AS (
      DELETE FROM basket_lines line USING candidates
      WHERE line.basket_id = ${from} AND line.product_id = candidates.product_id
        AND (is_there OR place <= ${mostLines} - (SELECT count(*) FROM basket_lines WHERE basket_id = ${into}))
      RETURNING line.product_id, quantity, seen_price, added_at),
    joined AS (
      INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at)
      SELECT ${into}, product_id, quantity, seen_price, added_at FROM moved
      ON CONFLICT (basket_id, product_id) DO UPDATE
        SET quantity = greatest(basket_lines.quantity, excluded.quantity), seen_price = excluded.seen_price)
    SELECT moved, candidates - moved AS waiting
    FROM (SELECT count(*) AS moved FROM moved) AS m, (SELECT count(*) AS candidates FROM candidates) AS c`);
  return rows[0]!;
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
