import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { BasketLine } from './basket-view.ts';
import { basketLines, baskets } from './basket-tables.ts';

/** Whose basket it is: a user's, or that of the visitor with this cookie. */
export type BasketOwner = { readonly userId: number } | { readonly cookieHash: string };
export interface BasketHead {
  readonly id: number;
  readonly version: number;
}
export interface StoredBasket extends BasketHead {
  readonly lines: readonly BasketLine[];
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

const basketBy = (column: 'userId' | 'cookieHash') =>
  buildOnce((database) =>
    database
      .select({ id: baskets.id, version: baskets.version, line: lineColumns })
      .from(baskets)
      .leftJoin(basketLines, eq(basketLines.basketId, baskets.id))
      .where(eq(baskets[column], sql.placeholder(column)))
      .orderBy(...inOrderAdded)
      .prepare(`basket-by-${column}`),
  );
const basketOfUser = basketBy('userId');
const basketOfVisitor = basketBy('cookieHash');

/** Head and lines in one query, hence of one moment. */
export async function findBasket(database: Queryable, owner: BasketOwner): Promise<StoredBasket | null> {
  const query = 'userId' in owner ? basketOfUser(database) : basketOfVisitor(database);
  const rows = await query.execute({ ...owner });
  const [head] = rows;
  return head ? { id: head.id, version: head.version, lines: rows.flatMap(({ line }) => line ?? []) } : null;
}

/** Locks the basket until the transaction ends; other writers wait. */
export async function lockBasket(tx: Queryable, owner: BasketOwner): Promise<BasketHead | null> {
  const [head] = await tx
    .select({ id: baskets.id, version: baskets.version })
    .from(baskets)
    .where(ownedBy(owner))
    .for('update');
  return head ?? null;
}

/** Null when there is one already. */
export async function makeBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketHead | null> {
  const [head] = await tx
    .insert(baskets)
    .values({ ...owner, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: baskets.id, version: baskets.version });
  return head ?? null;
}

/** As lockBasket; makes the basket when there is none. */
export async function lockOrMakeBasket(tx: Queryable, owner: BasketOwner, now: Date): Promise<BasketHead> {
  const head = (await lockBasket(tx, owner)) ?? (await makeBasket(tx, owner, now)) ?? (await lockBasket(tx, owner));
  if (!head) throw new Error('the basket that was just made is not there');
  return head;
}

export async function listLines(tx: Queryable, basketId: number): Promise<BasketLine[]> {
  return tx
    .select(lineColumns)
    .from(basketLines)
    .where(eq(basketLines.basketId, basketId))
    .orderBy(...inOrderAdded);
}

/** Raises the version of a basket if it is still the one that was read; the change of its lines depends on it. */
const raisedVersion = (database: Queryable) =>
  database.$with('basket', { id: sql<number>`id`.as('id'), version: sql<number>`version`.as('version') }).as(sql`
    UPDATE baskets SET version = version + 1, updated_at = ${sql.placeholder('now')}
    WHERE id = ${sql.placeholder('id')} AND version = ${sql.placeholder('version')} RETURNING id, version`);

/** A change of a basket's lines together with its version. */
const changeOfLines = (name: string, change: SQL) =>
  buildOnce((database) => {
    const basket = raisedVersion(database);
    const lines = database.$with('lines', {}).as(change);
    return database.with(basket, lines).select({ version: basket.version }).from(basket).prepare(name);
  });

const writtenLines = changeOfLines(
  'basket-write-lines',
  sql`INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at)
    SELECT basket.id, line.*
    FROM basket, unnest(
      ${sql.placeholder('productIds')}::int[], ${sql.placeholder('quantities')}::int[],
      ${sql.placeholder('seenPrices')}::int[], ${sql.placeholder('addedAt')}::timestamptz[]) AS line
    ON CONFLICT (basket_id, product_id) DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price`,
);
const erasedLine = changeOfLines(
  'basket-erase-line',
  sql`DELETE FROM basket_lines USING basket WHERE basket_id = basket.id AND product_id = ${sql.placeholder('productId')}`,
);
const erasedLines = changeOfLines(
  'basket-erase-lines',
  sql`DELETE FROM basket_lines USING basket WHERE basket_id = basket.id`,
);

/**
 * Adds lines, or changes quantity and price of those that are there, a product at most once; all or none. Returns the new
 * version, null when the basket has changed since it was read.
 */
export async function writeLines(
  database: Queryable,
  { id, version }: BasketHead,
  lines: readonly BasketLine[],
  now: Date,
): Promise<number | null> {
  const [changed] = await writtenLines(database).execute({
    id,
    version,
    now,
    productIds: lines.map((line) => line.productId),
    quantities: lines.map((line) => line.quantity),
    seenPrices: lines.map((line) => line.seenPrice),
    addedAt: lines.map((line) => line.addedAt),
  });
  return changed?.version ?? null;
}

/** Removes the line of one product, or all; returns as writeLines. */
export async function eraseLines(
  database: Queryable,
  { id, version }: BasketHead,
  productId: number | undefined,
  now: Date,
): Promise<number | null> {
  const erased = productId === undefined ? erasedLines(database) : erasedLine(database);
  const [changed] = await erased.execute({ id, version, now, productId });
  return changed?.version ?? null;
}

/**
 * Moves lines of one basket to another, both locked; where both have a product the larger quantity wins (decisions.md
 * section 6). Lines that find no room stay; those added first are moved first.
 */
export async function moveLines(
  tx: Queryable,
  { from, into, maxLines }: { from: number; into: number; maxLines: number },
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
        AND (is_there OR place <= ${maxLines} - (SELECT count(*) FROM basket_lines WHERE basket_id = ${into}))
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

/** Raises the versions, so that a change based on an earlier read is refused. */
export async function raiseVersions(tx: Queryable, basketIds: readonly number[], now: Date): Promise<void> {
  await tx
    .update(baskets)
    .set({ version: sql`${baskets.version} + 1`, updatedAt: now })
    .where(inArray(baskets.id, [...basketIds]));
}

export async function deleteBasket(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, basketId));
}

/** Removes visitors' baskets not changed since a moment; a user's basket stays as long as the account. */
export async function deleteAbandonedBaskets(database: Queryable, before: Date): Promise<void> {
  await database.delete(baskets).where(and(isNull(baskets.userId), lt(baskets.updatedAt, before)));
}
