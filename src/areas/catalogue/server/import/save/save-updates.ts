import { sql } from 'drizzle-orm';
import { countStock, lockStock, refreshKits } from '#areas/inventory/server/inventory.ts';
import type { Queryable } from '#platform/database/database.ts';
import { announceNewVersion } from './announce-new-version.ts';
import type { ImportMoment } from './find-existing-products.ts';
import { recordPrices, reductionsOf } from './price-history.ts';
import { recordReplaced } from './record-replaced.ts';
import type { UpdatedProduct } from './product-update.ts';

/** Saves the updates of products in the caller's transaction. */
export async function saveUpdates(
  tx: Queryable,
  changed: readonly UpdatedProduct[],
  moment: ImportMoment,
): Promise<void> {
  if (changed.length === 0) return;
  const { now } = moment;
  const ids = changed.map(({ id }) => id);
  await lockStock(tx, ids);
  await recordReplaced(tx, moment, ids, 'update');
  const reductions = await reductionsOf(tx, changed, moment);
  const rows = changed.map(({ before: _, line: _l, cost: _c, ...product }) => ({
    ...product,
    ...reductions.get(product.article),
  }));
  await tx.execute(sql`
    UPDATE catalogue_products p SET price = x.price, sale_price = x."salePrice", quantity_prices = x."quantityPrices", reduced_at = x."reducedAt",
      lowest_price_30_days = x."lowestPrice30Days",
      imported_stock = x.stock, is_archived = x."isArchived", is_new = x."isNew", popularity = x.popularity, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(id int, price int, "salePrice" int, "quantityPrices" jsonb, "reducedAt" timestamptz,
      "lowestPrice30Days" int, stock int, "isArchived" boolean, "isNew" boolean, popularity int)
    WHERE p.id = x.id`);
  const kits = await refreshKits(tx, ids);
  const counts = changed
    .filter(({ stock, before }) => stock !== before.importedStock)
    .map(({ id, stock }) => ({ productId: id, stock }));
  await countStock(tx, counts, moment);
  await recordPrices(tx, changed, now);
  await announceNewVersion(tx, [...ids, ...kits]);
}
