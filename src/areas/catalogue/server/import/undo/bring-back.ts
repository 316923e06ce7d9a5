import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { countStock, linkKits, listMovedSince, lockStock } from '#areas/inventory/server/inventory.ts';
import type { Actor } from '#values/actor.ts';
import type { Queryable } from '#platform/database/database.ts';
import { importChanges, products } from '../../catalogue-tables.ts';
import { announceNewVersion } from '../save/announce-new-version.ts';
import { recordPricesOf } from '../save/price-history.ts';
import { saveOldSlugs } from '../save/save-products.ts';

/** Products brought back at a time, all in one transaction: as many as the largest batch of a whole import. */
const portion = 1000;

interface Moment {
  readonly importName: string;
  readonly now: Date;
  readonly actor: Actor;
}

interface Replaced {
  readonly id: number;
  readonly article: string;
  readonly isCreated: boolean;
  readonly isChangedSince: boolean;
  readonly savedAt: Date;
  readonly slug: string;
  /** As it was; null where the import did not write it. */
  readonly oldSlug: string | null;
  readonly importedStock: number;
  readonly oldImportedStock: number | null;
  readonly oldStock: number | null;
}

/** The next products, by id, that an import has changed. */
export async function readReplaced(tx: Queryable, importId: number, after: number): Promise<number[]> {
  const rows = await tx
    .select({ id: importChanges.productId })
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), gt(importChanges.productId, after)))
    .orderBy(asc(importChanges.productId))
    .limit(portion);
  return rows.map(({ id }) => id);
}

/** Brings these products back to what they were before the import, but for what was sold or changed since. */
export async function bringBack(
  tx: Queryable,
  importId: number,
  ids: readonly number[],
  moment: Moment,
): Promise<{ restored: number; withdrawn: number; left: string[] }> {
  await lockStock(tx, ids, { changesKits: true });
  const all = await readStates(tx, importId, ids);
  const open = all.filter(({ isChangedSince }) => !isChangedSince);
  const created = open.filter(({ isCreated }) => isCreated);
  const replaced = open.filter(({ isCreated }) => !isCreated);
  const moved = await listMovedSince(
    tx,
    open.map(({ id, savedAt: at }) => ({ id, at })),
  );
  const counted = replaced.filter(({ importedStock, oldImportedStock }) => importedStock !== oldImportedStock);
  const keepsStock = counted.filter(({ id }) => moved.has(id));

  await withdraw(tx, created, moment.now);
  await saveOldSlugs(
    tx,
    replaced.flatMap(({ id, slug, oldSlug }) =>
      oldSlug !== null && oldSlug !== slug ? [{ id, slug: oldSlug, old: slug }] : [],
    ),
  );
  await restore(tx, importId, replaced, { keepsStock, now: moment.now });
  const touched = open.map(({ id }) => id);
  const kits = await linkKits(tx, touched, moment);
  const counts = counted
    .filter((product) => !keepsStock.includes(product))
    .map(({ id, oldStock }) => ({ productId: id, stock: oldStock! }));
  await countStock(tx, counts, moment);
  await recordPricesOf(
    tx,
    open.map(({ article }) => article),
    moment.now,
  );
  if (open.length > 0) await announceNewVersion(tx, [...touched, ...kits]);
  return {
    restored: replaced.length,
    withdrawn: created.length,
    left: [
      ...all
        .filter(({ isChangedSince }) => isChangedSince)
        .map(({ article }) => `${article}: changed since, left as it is`),
      ...keepsStock.map(({ article }) => `${article}: sold or returned since, its stock is left`),
      ...created
        .filter(({ id }) => moved.has(id))
        .map(({ article }) => `${article}: new with it and sold since, off sale now`),
    ],
  };
}

async function readStates(tx: Queryable, importId: number, ids: readonly number[]): Promise<Replaced[]> {
  const { rows } = await tx.execute<Omit<Replaced, 'savedAt'> & { savedAt: string }>(sql`
    SELECT p.id, p.article, c.before IS NULL AS "isCreated", p.updated_at <> c.saved_at AS "isChangedSince",
      c.saved_at AS "savedAt", p.slug, c.before ->> 'slug' AS "oldSlug", p.imported_stock AS "importedStock",
      (c.before ->> 'imported_stock')::int AS "oldImportedStock", (c.before ->> 'stock')::int AS "oldStock"
    FROM catalogue_import_changes c JOIN catalogue_products p ON p.id = c.product_id
    WHERE c.import_id = ${importId} AND c.product_id IN ${listOf(ids)} ORDER BY p.id`);
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: new Date(savedAt) }));
}

const listOf = (ids: readonly number[]): SQL =>
  sql`(SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

async function withdraw(tx: Queryable, created: readonly Replaced[], now: Date): Promise<void> {
  if (created.length === 0) return;
  await tx.execute(sql`UPDATE catalogue_products SET is_archived = true, updated_at = ${now}
    WHERE id IN ${listOf(created.map(({ id }) => id))}`);
}

/** What the inventory writes, what is counted, and what the prices in force since have a part in. */
const keptColumns = new Set([
  'id',
  'article',
  'stock',
  'is_kit_of_parts',
  'lacks_part',
  'is_sellable',
  'imported_stock',
  'reduced_at',
  'lowest_price_30_days',
  'updated_at',
]);
const restoredColumns = Object.values(getTableColumns(products))
  .map(({ name }) => name)
  .filter((name) => !keptColumns.has(name));

async function restore(
  tx: Queryable,
  importId: number,
  replaced: readonly Replaced[],
  { keepsStock, now }: { readonly keepsStock: readonly Replaced[]; readonly now: Date },
): Promise<void> {
  if (replaced.length === 0) return;
  const rows = replaced.map((product) => ({ id: product.id, keepsStock: keepsStock.includes(product) }));
  const set = sql.join(
    restoredColumns.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
    sql`, `,
  );
  // Columns that the import did not write are those of the row as it is. A sale that goes on as if nothing had been is
  // compared with what it was before, and with each price that was in force since.
  await tx.execute(sql`
    UPDATE catalogue_products p SET ${set},
      imported_stock = CASE WHEN x."keepsStock" THEN p.imported_stock ELSE r.imported_stock END,
      reduced_at = r.reduced_at, lowest_price_30_days = CASE WHEN r.lowest_price_30_days IS NOT NULL THEN least(
        r.lowest_price_30_days,
        (SELECT min(h.price) FROM catalogue_price_history h WHERE h.product_id = p.id AND h.valid_from >= c.saved_at)) END,
      updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(id int, "keepsStock" boolean)
      JOIN catalogue_import_changes c ON c.import_id = ${importId} AND c.product_id = x.id
      JOIN catalogue_products old ON old.id = x.id
      CROSS JOIN LATERAL jsonb_populate_record(old, c.before) AS r
    WHERE p.id = x.id`);
}
