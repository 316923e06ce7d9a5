import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { countStock, linkKits, lockStock, refreshKits } from '#areas/inventory/server/inventory.ts';
import type { Queryable } from '#platform/database/database.ts';
import { announceNewVersion } from './announce-new-version.ts';
import { chooseSlugs } from './choose-slugs.ts';
import { differ, findExistingProducts, type ImportMoment, type ExistingProduct } from './find-existing-products.ts';
import { recordCreated, recordReplaced } from './record-replaced.ts';
import { recordPrices, reductionsOf } from './price-history.ts';
import { type PreviousSlugs, savePreviousSlugs } from './previous-slugs.ts';
import type { ResolvedProduct } from '../read/product-draft.ts';

/** A product that is new or differs from the shop's. */
interface ChangedProduct {
  readonly product: ResolvedProduct;
  readonly hash: string;
  readonly before: ExistingProduct | undefined;
}

/** The products of a batch that are new or differ from the shop's. */
export async function findChangedProducts(
  database: Queryable,
  batch: readonly ResolvedProduct[],
): Promise<ChangedProduct[]> {
  const known = await findExistingProducts(
    database,
    batch.map(({ article }) => article),
  );
  return batch
    .map((product) => ({ product, hash: sourceHashOf(product), before: known.get(product.article) }))
    .filter(({ product, hash, before }) => !before || before.sourceHash !== hash || differ(product, before));
}

/** Saves changed products in the caller's transaction. */
export async function saveProducts(
  tx: Queryable,
  changed: readonly ChangedProduct[],
  { claimed }: Pick<PreviousSlugs, 'claimed'>,
  moment: ImportMoment,
): Promise<void> {
  if (changed.length === 0) return;
  const { now } = moment;
  // Prices, stock and status change daily; only the other columns can change the parts of kits.
  const changesKits = changed.some(({ before, hash }) => before?.sourceHash !== hash);
  const replaced = changed.flatMap(({ before }) => (before ? [before.id] : []));
  await lockStock(tx, replaced, { changesKits });
  await recordReplaced(tx, moment, replaced, 'products');
  const renamed = changed.filter(({ product, before }) => before?.nameEs !== product.nameEs);
  const slugs = await chooseSlugs(
    tx,
    renamed.map(({ product }) => product),
    claimed,
  );
  const repriced = changed.map(({ product: { article, price, salePrice, isArchived }, before }) => ({
    ...{ article, price, salePrice, isArchived },
    before,
  }));
  const reductions = await reductionsOf(tx, repriced, moment);
  const rows = changed.map(({ product, hash, before }) => ({
    ...product,
    ...reductions.get(product.article),
    slug: slugs.get(product.article) ?? before!.slug,
    publishedAt: product.publishedAt ?? before?.publishedAt ?? now,
    sourceHash: hash,
  }));
  await saveOldSlugs(
    tx,
    changed.flatMap(({ product, before }) => {
      const slug = slugs.get(product.article);
      return before && slug !== undefined && slug !== before.slug ? [{ slug, old: before.slug, id: before.id }] : [];
    }),
  );
  const ids = await upsert(tx, JSON.stringify(rows), now);
  await savePreviousSlugs(tx, claimed, ids, new Set(slugs.values()));
  const saved = [...ids.values()];
  const known = new Set(replaced);
  await recordCreated(
    tx,
    moment,
    saved.filter((id) => !known.has(id)),
  );
  const kits = changesKits ? await linkKits(tx, saved, moment) : await refreshKits(tx, saved);
  const counts = changed
    .filter(({ product, before }) => product.stock !== (before?.importedStock ?? 0))
    .map(({ product: { article, stock } }) => ({ productId: ids.get(article)!, stock }));
  await countStock(tx, counts, moment);
  await recordPrices(tx, repriced, now);
  await announceNewVersion(tx, [...saved, ...kits]);
}

/** Hash of what only whole imports change; the columns that updates change too are compared one by one. */
function sourceHashOf({
  line: _,
  cost: _c,
  price: _p,
  salePrice: _s,
  quantityPrices: _q,
  stock: _n,
  isArchived: _a,
  isNew: _l,
  popularity: _o,
  consumption,
  eans,
  isWeee,
  hasBattery,
  energy,
  shelf,
  ...product
}: ResolvedProduct): string {
  // Left out where there is none, so that the lists of earlier versions still change nothing.
  const hashed = JSON.stringify({
    ...product,
    ...(consumption && { consumption }),
    ...(eans.length > 0 && { eans }),
    ...(isWeee !== product.isAppliance && { isWeee }),
    ...(hasBattery && { hasBattery }),
    ...(energy && { energy }),
    ...(shelf && { shelf }),
  });
  return createHash('sha256').update(hashed).digest('base64url').slice(0, 22);
}

/** Leads the old slugs of renamed products to their new ones. */
export async function saveOldSlugs(
  tx: Queryable,
  renamed: readonly { slug: string; old: string; id: number }[],
): Promise<void> {
  if (renamed.length === 0) return;
  const json = JSON.stringify(renamed);
  await tx.execute(
    sql`DELETE FROM catalogue_old_addresses WHERE address IN (SELECT value ->> 'slug' FROM jsonb_array_elements(${json}::jsonb))`,
  );
  await tx.execute(sql`INSERT INTO catalogue_old_addresses (address, product_id)
    SELECT x.old, x.id FROM jsonb_to_recordset(${json}::jsonb) AS x(old text, id int)
    ON CONFLICT (address) DO UPDATE SET product_id = excluded.product_id`);
}

/** Returns the ids by article. Stock is not written here: a new product has none until it is counted. */
async function upsert(tx: Queryable, json: string, now: Date): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; article: string }>(sql`
    INSERT INTO catalogue_products AS p (article, slug, ean, mpn, name_es, name_ca, description_es, description_ca, section_id,
      brand_id, price, sale_price, quantity_prices, vat_rate, reduced_at, lowest_price_30_days, imported_stock, unit, is_archived, is_virtual,
      withdrawal_exemption, is_new, published_at, popularity, pictures, documents, attributes, contents_es, contents_ca, kit, model, model_name,
      version_es, version_ca, sold_together, content, consumption, maker, warnings_es, warnings_ca, guarantee, delivery_class, fulfilment,
      is_appliance, is_weee, has_battery, energy, eans, shelf, source_hash, updated_at)
    SELECT article, slug, ean, mpn, "nameEs", "nameCa", "descriptionEs", "descriptionCa", "sectionId", "brandId", price,
      "salePrice", "quantityPrices", "vatRate", "reducedAt", "lowestPrice30Days", stock, unit, "isArchived", "isVirtual", "withdrawalExemption", "isNew", "publishedAt",
      popularity, pictures, documents, attributes, "contentsEs", "contentsCa", kit, model, "modelName", "versionEs", "versionCa",
      "soldTogether", content, consumption, maker, "warningsEs", "warningsCa", guarantee, "deliveryClass", fulfilment, "isAppliance",
      "isWeee", "hasBattery", energy, eans, shelf, "sourceHash", ${now}
    FROM jsonb_to_recordset(${json}::jsonb) AS x(article text, slug text, ean text, mpn text, "nameEs" text, "nameCa" text,
      "descriptionEs" text, "descriptionCa" text, "sectionId" int, "brandId" int, price int, "salePrice" int,
      "quantityPrices" jsonb, "vatRate" int, "reducedAt" timestamptz, "lowestPrice30Days" int, stock int, unit text, "isArchived" boolean, "isVirtual" boolean,
      "withdrawalExemption" text, "isNew" boolean, "publishedAt" timestamptz, popularity int, pictures jsonb, documents jsonb, attributes jsonb,
      "contentsEs" text[], "contentsCa" text[], kit jsonb, model text, "modelName" text, "versionEs" text, "versionCa" text,
      "soldTogether" text[], content jsonb, consumption jsonb, maker jsonb, "warningsEs" text[], "warningsCa" text[], guarantee jsonb,
      "deliveryClass" text, fulfilment text, "isAppliance" boolean, "isWeee" boolean, "hasBattery" boolean, energy jsonb, eans text[],
      shelf text, "sourceHash" text)
    ORDER BY article
    ON CONFLICT (article) DO UPDATE SET slug = excluded.slug, ean = excluded.ean, mpn = excluded.mpn, name_es = excluded.name_es,
      name_ca = excluded.name_ca, description_es = excluded.description_es, description_ca = excluded.description_ca,
      section_id = excluded.section_id, brand_id = excluded.brand_id, price = excluded.price,
      sale_price = excluded.sale_price, quantity_prices = excluded.quantity_prices, vat_rate = excluded.vat_rate, reduced_at = excluded.reduced_at,
      lowest_price_30_days = excluded.lowest_price_30_days,
      imported_stock = excluded.imported_stock, unit = excluded.unit, is_archived = excluded.is_archived,
      is_virtual = excluded.is_virtual, withdrawal_exemption = excluded.withdrawal_exemption, is_new = excluded.is_new, published_at = excluded.published_at,
      popularity = excluded.popularity, pictures = excluded.pictures, documents = excluded.documents,
      attributes = excluded.attributes, contents_es = excluded.contents_es, contents_ca = excluded.contents_ca,
      kit = excluded.kit, model = excluded.model, model_name = excluded.model_name, version_es = excluded.version_es, version_ca = excluded.version_ca,
      sold_together = excluded.sold_together, content = excluded.content, consumption = excluded.consumption, maker = excluded.maker,
      warnings_es = excluded.warnings_es, warnings_ca = excluded.warnings_ca, guarantee = excluded.guarantee,
      delivery_class = excluded.delivery_class, fulfilment = excluded.fulfilment, is_appliance = excluded.is_appliance,
      is_weee = excluded.is_weee, has_battery = excluded.has_battery, energy = excluded.energy, eans = excluded.eans, shelf = excluded.shelf,
      source_hash = excluded.source_hash, updated_at = excluded.updated_at
    RETURNING id, article`);
  return new Map(rows.map(({ id, article }) => [article, id]));
}
