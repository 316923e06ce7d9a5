import { sql } from 'drizzle-orm';
import { lockStock, refreshKits } from '#areas/inventory/server/inventory.ts';
import type { Queryable } from '#platform/database/database.ts';
import { recordReplaced } from './record-replaced.ts';
import { announceNewVersion } from './announce-new-version.ts';
import type { ImportMoment } from './find-existing-products.ts';
import { recordPricesOf } from './price-history.ts';

/** Ids of the products on sale whose article is not among these. */
export async function findMissing(database: Queryable, articles: Iterable<string>): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT p.id FROM catalogue_products p
    WHERE NOT p.is_archived AND NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements_text(${JSON.stringify([...articles])}::jsonb) AS x(article) WHERE x.article = p.article
    )`);
  return rows.map(({ id }) => id);
}

/** Archives products, in the caller's transaction. */
export async function archiveProducts(
  tx: Queryable,
  ids: readonly number[],
  moment: Pick<ImportMoment, 'importId' | 'now'>,
): Promise<void> {
  const { now } = moment;
  if (ids.length === 0) return;
  await lockStock(tx, ids);
  await recordReplaced(tx, moment, ids, 'update');
  const { rows } = await tx.execute<{
    article: string;
  }>(sql`UPDATE catalogue_products SET is_archived = true, updated_at = ${now}
    WHERE id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) RETURNING article`);
  const kits = await refreshKits(tx, ids);
  await recordPricesOf(
    tx,
    rows.map(({ article }) => article),
    now,
  );
  await announceNewVersion(tx, [...ids, ...kits]);
}
