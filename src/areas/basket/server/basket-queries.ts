import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type SaleProductRow, saleProductsJson } from '#areas/catalogue/server/catalogue.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
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

type LineInJson = Omit<BasketLine, 'addedAt'> & { readonly addedAt: string };

const { placeholder } = sql;

/** SQL of the rows of `line` as `LineInJson`, in the order in which they were added. */
const linesInJson = sql`(
  SELECT coalesce(json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'seenPrice', seen_price,
    'addedAt', added_at) ORDER BY added_at, product_id), '[]') FROM line)`;

const basketBy = (column: 'user_id' | 'cookie_hash') =>
  namedStatement<{ basket: BasketHead | null; lines: LineInJson[]; products: SaleProductRow[] }>(
    `basket-by-${column}`,
    sql`WITH basket AS (SELECT id, version FROM baskets WHERE ${sql.identifier(column)} = ${placeholder('owner')}),
      line AS (SELECT * FROM basket_lines WHERE basket_id = (SELECT id FROM basket))
      SELECT (SELECT row_to_json(basket) FROM basket) AS basket,
        ${linesInJson} AS lines,
        ${saleProductsJson(sql`ARRAY(SELECT product_id FROM line) || ${placeholder('productIds')}::int[]`)} AS products`,
  );
const basketOfUser = basketBy('user_id');
const basketOfVisitor = basketBy('cookie_hash');

/** Head and lines with their products, and further products, in one query, hence of one moment. */
export async function findBasket(
  source: Queryable,
  owner: BasketOwner,
  productIds: readonly number[],
): Promise<{ stored: StoredBasket | null; products: readonly SaleProductRow[] }> {
  const [found] =
    'userId' in owner
      ? await basketOfUser(source, { owner: owner.userId, productIds })
      : await basketOfVisitor(source, { owner: owner.cookieHash, productIds });
  const { basket, lines, products } = found!;
  return { stored: basket && { ...basket, lines: lines.map(toLine) }, products };
}

const toLine = ({ addedAt, ...line }: LineInJson): BasketLine => ({ ...line, addedAt: new Date(addedAt) });

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

/** Locks the basket like lockBasket, and makes it when there is none. */
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

const newLines = sql`SELECT basket.id, line.*
  FROM basket, unnest(${placeholder('productIds')}::int[], ${placeholder('quantities')}::int[],
    ${placeholder('seenPrices')}::int[], ${placeholder('addedAt')}::timestamptz[]) AS line`;

const createdBasket = namedStatement<BasketHead>(
  'basket-create',
  sql`WITH basket AS (
      INSERT INTO baskets (user_id, cookie_hash, version, created_at, updated_at)
      VALUES (${placeholder('userId')}, ${placeholder('cookieHash')}, 1, ${placeholder('now')}, ${placeholder('now')})
      ON CONFLICT DO NOTHING RETURNING id, version
    ),
    lines AS (INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at) ${newLines})
    SELECT id, version FROM basket`,
);

/** Makes a basket with these lines; null when there is one already. */
export async function createBasketWith(
  source: Queryable,
  owner: BasketOwner,
  lines: readonly BasketLine[],
  now: Date,
): Promise<BasketHead | null> {
  const of = { userId: null, cookieHash: null, ...owner };
  const [made] = await createdBasket(source, { ...of, now, ...valuesOf(lines) });
  return made ?? null;
}

/** A change of a basket's lines together with its version, if that is still the one that was read. */
const changeOfLines = (name: string, change: SQL) =>
  namedStatement<{ version: number }>(
    name,
    sql`WITH basket AS (
        UPDATE baskets SET version = version + 1, updated_at = ${placeholder('now')}
        WHERE id = ${placeholder('id')} AND version = ${placeholder('version')} RETURNING id, version
      ),
      lines AS (${change})
      SELECT version FROM basket`,
  );

const writtenLines = changeOfLines(
  'basket-write-lines',
  sql`INSERT INTO basket_lines (basket_id, product_id, quantity, seen_price, added_at) ${newLines}
    ON CONFLICT (basket_id, product_id) DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price`,
);
const erasedLine = changeOfLines(
  'basket-erase-line',
  sql`DELETE FROM basket_lines USING basket WHERE basket_id = basket.id AND product_id = ${placeholder('productId')}`,
);
const erasedLines = changeOfLines(
  'basket-erase-lines',
  sql`DELETE FROM basket_lines USING basket WHERE basket_id = basket.id`,
);

const valuesOf = (lines: readonly BasketLine[]) => ({
  productIds: lines.map((line) => line.productId),
  quantities: lines.map((line) => line.quantity),
  seenPrices: lines.map((line) => line.seenPrice),
  addedAt: lines.map((line) => line.addedAt),
});

/**
 * Adds lines, or changes quantity and price of those that are there, a product at most once; all or none. Returns the new
 * version, null when the basket has changed since it was read.
 */
export async function writeLines(
  source: Queryable,
  { id, version }: BasketHead,
  lines: readonly BasketLine[],
  now: Date,
): Promise<number | null> {
  const [changed] = await writtenLines(source, { id, version, now, ...valuesOf(lines) });
  return changed?.version ?? null;
}

/** Removes the line of one product, or all; returns as writeLines. */
export async function eraseLines(
  source: Queryable,
  { id, version }: BasketHead,
  productId: number | undefined,
  now: Date,
): Promise<number | null> {
  const erase = productId === undefined ? erasedLines : erasedLine;
  const [changed] = await erase(source, { id, version, now, productId });
  return changed?.version ?? null;
}

// The basket as the statement sees it beside the basket as it is once its row is locked: where a change came between, the
// lines are not known, and nothing is taken.
const takenLines = namedStatement<BasketHead & { lines: LineInJson[] }>(
  'basket-take-lines',
  sql`WITH locks AS MATERIALIZED (
      SELECT count(pg_advisory_xact_lock(hashtextextended(name, 0))) AS taken
      FROM unnest(${placeholder('locks')}::text[]) AS lock (name)
    ),
    basket AS (
      UPDATE baskets SET version = baskets.version + 1, updated_at = ${placeholder('now')}
      FROM baskets AS seen, locks
      WHERE seen.user_id = ${placeholder('userId')} AND baskets.id = seen.id AND baskets.version = seen.version
        AND locks.taken >= 0
      RETURNING seen.id, seen.version
    ),
    line AS (DELETE FROM basket_lines USING basket WHERE basket_id = basket.id RETURNING basket_lines.*)
    SELECT id, version, ${linesInJson} AS lines FROM basket`,
);

/**
 * Takes the advisory locks of these names, in this order, then locks a user's basket and empties it. Returns the basket as
 * it was; null when the user has none.
 */
export async function takeLines(
  tx: Queryable,
  { userId, locks, now }: { userId: number; locks: readonly string[]; now: Date },
): Promise<StoredBasket | null> {
  let [taken] = await takenLines(tx, { userId, locks, now });
  // There is no basket, or another connection has just changed it.
  if (!taken && (await lockBasket(tx, { userId }))) [taken] = await takenLines(tx, { userId, locks, now });
  return taken ? { ...taken, lines: taken.lines.map(toLine) } : null;
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
