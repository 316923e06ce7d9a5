import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { bumpVersion } from './bump-version.ts';
import { lockProducts } from './known-products.ts';
import { recordPrices, reductionsOf } from './price-history.ts';
import type { UpdatedProduct } from '../read/product-update.ts';

/** Saves the updates of products in the caller's transaction. Stock that orders took stays taken, as in whole imports. */
export async function saveUpdates(tx: Queryable, changed: readonly UpdatedProduct[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  await lockProducts(
    tx,
    changed.map(({ id }) => id),
  );
  const reductions = await reductionsOf(tx, changed, now);
  const rows = changed.map(({ before: _, line: _l, ...product }) => ({
    ...product,
    ...reductions.get(product.article),
  }));
  await tx.execute(sql`
    UPDATE catalogue_products p SET price = x.price, sale_price = x."salePrice", reduced_at = x."reducedAt",
      lowest_price_30_days = x."lowestPrice30Days",
      stock = CASE WHEN p.imported_stock = x.stock THEN p.stock ELSE x.stock END, imported_stock = x.stock,
      is_archived = x."isArchived", is_new = x."isNew", popularity = x.popularity, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(id int, price int, "salePrice" int, "reducedAt" timestamptz,
      "lowestPrice30Days" int, stock int, "isArchived" boolean, "isNew" boolean, popularity int)
    WHERE p.id = x.id`);
  await recordPrices(tx, changed, now);
  await bumpVersion(tx);
}
