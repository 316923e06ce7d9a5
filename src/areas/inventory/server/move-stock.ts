import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';

/** An advisory lock: shared by all that move stock, exclusive for an import that changes the parts of kits. */
const kitCompositionLock = 7_206_544;

export interface StockRow {
  readonly id: number;
  readonly stock: number;
  /** Pieces that unpaid orders of unconfirmed addresses hold, beside `stock`. */
  readonly held: number;
  readonly is_virtual: boolean;
  readonly is_sellable: boolean;
  readonly is_kit_of_parts: boolean;
  /** Pieces of each part, by its id; null where it is no kit of parts. */
  readonly parts: Readonly<Record<string, number>> | null;
}

/** Locked products by id; the kits that share a part with them are among them. */
export type LockedStock = ReadonlyMap<number, StockRow>;

/**
 * SQL that takes the lock on the parts of kits until the transaction ends; an import that changes them waits. To be taken
 * in a statement before the one with `lockedProducts`, so that that one sees the kits as they are.
 */
export const stockLock: SQL = sql`pg_advisory_xact_lock_shared(${sql.raw(String(kitCompositionLock))})`;

/**
 * SQL of the locked rows of products, with the parts of kits among them and the kits that share a part. `ids` is a
 * placeholder for an array of integers, as a subquery: PostgreSQL would plan the statement anew for each array. Always in
 * the order of ids, so that no two transactions deadlock. OFFSET 0 keeps the look-ups apart, by index: PostgreSQL would
 * otherwise read all parts of kits for one product.
 */
export const lockedProducts = (ids: Placeholder): SQL => sql`
  SELECT * FROM catalogue_products
  WHERE id = ANY (ARRAY(
    WITH named AS (SELECT unnest((SELECT ${ids}::int[])) AS id),
    moved AS (
      SELECT id FROM named
      UNION SELECT part_id FROM named, LATERAL (SELECT part_id FROM inventory_kit_parts WHERE kit_id = named.id OFFSET 0) AS part
    )
    SELECT id FROM moved
    UNION SELECT kit_id FROM moved, LATERAL (SELECT kit_id FROM inventory_kit_parts WHERE part_id = moved.id OFFSET 0) AS kit))
  ORDER BY id FOR NO KEY UPDATE`;

/** SQL of the `StockRow`s of locked products, in JSON. */
export const stockRowsJson = (locked: SQL): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', id, 'stock', stock, 'held', held, 'is_virtual', is_virtual, 'is_sellable', is_sellable, 'is_kit_of_parts', is_kit_of_parts,
    'parts', CASE WHEN is_kit_of_parts THEN (
      SELECT json_object_agg(part_id, quantity) FROM inventory_kit_parts WHERE kit_id = locked_row.id) END)), '[]')
  FROM ${locked} AS locked_row)`;

export const toLockedStock = (rows: readonly StockRow[]): LockedStock => new Map(rows.map((row) => [row.id, row]));

const lockedRows = namedStatement<{ stock: StockRow[] }>(
  'lock-stock',
  sql`WITH locked AS MATERIALIZED (${lockedProducts(sql.placeholder('ids'))})
    SELECT ${stockRowsJson(sql`locked`)} AS stock`,
);

/**
 * Locks products for a change of their stock, price or status until the transaction ends, and with them the parts of
 * kits among them and the kits that share a part. Returns all of these as they are now, by id; unknown ids are absent.
 * A transaction that may change the parts of kits passes `changesKits`, and must not have called this without it before.
 */
export async function lockStock(
  tx: Queryable,
  productIds: readonly number[],
  { changesKits = false } = {},
): Promise<LockedStock> {
  await tx.execute(
    changesKits ? sql`SELECT pg_advisory_xact_lock(${sql.raw(String(kitCompositionLock))})` : sql`SELECT ${stockLock}`,
  );
  const [locked] = await lockedRows(tx, { ids: productIds });
  return toLockedStock(locked!.stock);
}

/** When stock moves for an order, and who acts. */
export interface OrderMoment {
  readonly orderNumber: string;
  readonly now: Date;
  readonly actor: Actor;
}

/** When an import counts stock, under the name of its report, and who runs it. */
export interface CountMoment {
  readonly importName: string;
  readonly now: Date;
  readonly actor: Actor;
}

export type Reason =
  | ({ readonly kind: 'sale' | 'release' | 'return' } & OrderMoment)
  | ({ readonly kind: 'count' } & CountMoment);

export interface StockChange {
  readonly productId: number;
  /** Pieces to add; negative to take. */
  readonly quantity: number;
  /** Pieces by which what orders of unconfirmed addresses hold of it grows or, negative, shrinks; absent: it stays. */
  readonly held?: number;
}

/** What a change of stock has made of a product. */
export interface MovedProduct {
  readonly id: number;
  readonly before: number;
  readonly stock: number;
}

/**
 * SQL of a statement's WITH queries that change stock, with a movement for each; `moved` has the `MovedProduct`s. The values
 * of its placeholders are those of `movementValues`; the products have been locked. A product that has become a kit of parts
 * since its sale has no stock to put back into. Arrays as subqueries: see above.
 */
export const moveStockSql: SQL = sql`
    change AS (
      SELECT * FROM unnest(
        (SELECT ${sql.placeholder('ids')}::int[]), (SELECT ${sql.placeholder('quantities')}::int[]),
        (SELECT ${sql.placeholder('helds')}::int[])) AS x (id, quantity, held)
    ),
    moved AS (
      UPDATE catalogue_products p SET stock = p.stock + change.quantity, held = greatest(0, p.held + change.held)
      FROM change
      WHERE p.id = change.id AND NOT p.is_kit_of_parts RETURNING p.id, p.stock - change.quantity AS before, p.stock
    ),
    movements AS (
      INSERT INTO inventory_movements (product_id, kind, quantity, stock, at, order_number, import_name, actor_kind, actor_id)
      SELECT id, ${sql.placeholder('kind')}, stock - before, stock, ${sql.placeholder('now')}::timestamptz,
        ${sql.placeholder('orderNumber')}, ${sql.placeholder('importName')}, ${sql.placeholder('actorKind')}, ${sql.placeholder('actorId')}
      FROM moved WHERE stock <> before ORDER BY id
    )`;

export const movementValues = (changes: readonly StockChange[], reason: Reason) => ({
  ids: changes.map(({ productId }) => productId),
  quantities: changes.map(({ quantity }) => quantity),
  helds: changes.map(({ held = 0 }) => held),
  kind: reason.kind,
  now: reason.now,
  orderNumber: 'orderNumber' in reason ? reason.orderNumber : null,
  importName: 'importName' in reason ? reason.importName : null,
  ...actorValues(reason.actor),
});

const moved = namedStatement<MovedProduct>(
  'move-stock',
  sql`WITH ${moveStockSql} SELECT id, before, stock FROM moved ORDER BY id`,
);

/**
 * Changes the stock of products, with a movement for each, and updates the kits that contain them. `locked` is what
 * `lockStock` returned for them.
 */
export async function moveStock(
  tx: Queryable,
  locked: LockedStock,
  changes: readonly StockChange[],
  reason: Reason,
): Promise<void> {
  if (changes.length === 0) return;
  await followStock(tx, locked, await moved(tx, movementValues(changes, reason)));
}

/**
 * Once stock has changed: updates the kits that contain the products. Announces the products and kits that have sold out or
 * are back: cached pages may be behind by some pieces, but must not show the wrong availability.
 */
export async function followStock(tx: Queryable, locked: LockedStock, rows: readonly MovedProduct[]): Promise<void> {
  const crossed = rows.filter(({ before, stock }) => before > 0 !== stock > 0).map(({ id }) => id);
  const hasKits = [...locked.values()].some(({ is_kit_of_parts }) => is_kit_of_parts);
  const kits = hasKits
    ? await refreshKits(
        tx,
        rows.map(({ id }) => id),
      )
    : [];
  await announceChange(
    tx,
    [...crossed, ...kits].map((id) => `product:${id}` as const),
  );
}

/**
 * Updates which kits can be sold and how often, for these products and the kits that contain them; all of them must be
 * locked. A kit of parts is sold as often as its parts allow. A part that is archived, has no price or is itself a kit
 * makes any kit unsellable. Returns the ids of the kits whose availability has changed.
 */
export async function refreshKits(tx: Queryable, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; was_available: boolean; is_available: boolean }>(sql`
    WITH named AS (SELECT value::int AS id FROM jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb)),
    kits AS (
      SELECT id FROM named
      UNION SELECT kit_id FROM inventory_kit_parts WHERE part_id IN (SELECT id FROM named)
    ),
    figures AS (
      SELECT k.id, k.is_sellable AND (k.stock > 0 OR k.is_virtual) AS was_available,
        coalesce(part.lacking, false) AS lacks_part,
        CASE WHEN NOT k.is_kit_of_parts THEN k.stock WHEN part.lacking THEN 0 ELSE part.pieces END AS stock
      FROM catalogue_products k CROSS JOIN LATERAL (
        SELECT min(p.stock / kp.quantity) FILTER (WHERE NOT p.is_virtual) AS pieces,
          bool_or(p.price IS NULL OR p.is_archived
            OR EXISTS (SELECT FROM inventory_kit_parts nested WHERE nested.kit_id = p.id)) AS lacking
        FROM inventory_kit_parts kp JOIN catalogue_products p ON p.id = kp.part_id WHERE kp.kit_id = k.id
      ) part
      WHERE k.id IN (SELECT id FROM kits)
    )
    UPDATE catalogue_products k SET stock = figures.stock, lacks_part = figures.lacks_part FROM figures
    WHERE k.id = figures.id AND (k.stock, k.lacks_part) IS DISTINCT FROM (figures.stock, figures.lacks_part)
    RETURNING k.id, figures.was_available, k.is_sellable AND (k.stock > 0 OR k.is_virtual) AS is_available`);
  return rows.filter((kit) => kit.was_available !== kit.is_available).map(({ id }) => id);
}
