import { sql } from 'drizzle-orm';
import { dayMs } from '#values/durations.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { ImportMoment } from './find-existing-products.ts';

/** So long what an import has replaced can be brought back. */
export const daysToUndo = 30;

type Recorded = Pick<ImportMoment, 'importId' | 'now'>;

/** What of a row is kept: all that whole imports write, or what updates do. The stock is the count's to bring back. */
const rowOf = {
  products: sql`to_jsonb(p)`,
  update: sql`jsonb_build_object('price', p.price, 'sale_price', p.sale_price, 'quantity_prices', p.quantity_prices,
    'imported_stock', p.imported_stock, 'stock', p.stock, 'is_archived', p.is_archived, 'is_new', p.is_new,
    'popularity', p.popularity, 'reduced_at', p.reduced_at, 'lowest_price_30_days', p.lowest_price_30_days)`,
} as const;

/** Writes down the rows of products that the caller's transaction is about to change. It has locked them. */
export async function recordReplaced(
  tx: Queryable,
  { importId, now }: Recorded,
  ids: readonly number[],
  mode: keyof typeof rowOf,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    INSERT INTO catalogue_import_changes (import_id, product_id, before, saved_at)
    SELECT ${importId}::int, p.id, ${rowOf[mode]}, ${now}::timestamptz FROM catalogue_products p
    WHERE p.id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}

/** Writes down that these products were created. */
export async function recordCreated(tx: Queryable, { importId, now }: Recorded, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    INSERT INTO catalogue_import_changes (import_id, product_id, before, saved_at)
    SELECT ${importId}::int, value::int, NULL, ${now}::timestamptz
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`);
}

/** Drops what imports have replaced so long ago that it is not brought back any more. */
export async function forgetReplaced(database: Queryable, now: Date): Promise<void> {
  await database.execute(sql`
    DELETE FROM catalogue_import_changes WHERE import_id IN (
      SELECT id FROM catalogue_imports WHERE started_at < ${new Date(now.getTime() - daysToUndo * dayMs)}::timestamptz)`);
}
