import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';
import { chooseSlugs } from './choose-slugs.ts';
import { lowestPrices30DaysBefore } from './lowest-prices.ts';
import type { ResolvedProduct } from './product-draft.ts';

interface Known {
  readonly id: number;
  readonly article: string;
  readonly slug: string;
  readonly nameEs: string;
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly reducedAt: Date | null;
  readonly lowestPrice30Days: number | null;
  readonly publishedAt: Date;
  readonly sourceHash: string;
}

export interface SavedBatch {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Saves a batch in the caller's transaction; rows that say what the last import said are not touched. */
export async function saveProducts(tx: Queryable, batch: readonly ResolvedProduct[], now: Date): Promise<SavedBatch> {
  const known = await findKnown(tx, batch);
  const hashed = batch.map((product) => ({ product, hash: sourceHashOf(product), before: known.get(product.article) }));
  const touched = hashed.filter(({ hash, before }) => before?.sourceHash !== hash);
  if (touched.length > 0) {
    const renamed = touched.filter(({ product, before }) => before?.nameEs !== product.nameEs);
    const slugs = await chooseSlugs(tx, renamed.map(({ product }) => product));
    const reductions = touched.filter(({ product, before }) => product.salePrice !== null && before && before.salePrice === null);
    const lowest = await lowestPrices30DaysBefore(tx, reductions.map(({ before }) => before!.id), now);
    const rows = touched.map(({ product, hash, before }) => ({
      ...product,
      ...reductionOf(product, before, lowest, now),
      slug: slugs.get(product.article) ?? before!.slug,
      publishedAt: product.publishedAt ?? before?.publishedAt ?? now,
      sourceHash: hash,
    }));
    await keepOldSlugs(tx, rows.flatMap(({ slug, article }) => (isRenamed(known.get(article), slug) ? [{ slug, old: known.get(article)!.slug, id: known.get(article)!.id }] : [])));
    await upsert(tx, JSON.stringify(rows), now);
    await recordPrices(tx, touched.filter(({ product, before }) => inForce(product) !== null && (!before || inForce(before) !== inForce(product))).map(({ product }) => product.article), now);
    await bumpVersion(tx);
  }
  const created = touched.filter(({ before }) => !before).length;
  return { created, changed: touched.length - created, unchanged: batch.length - touched.length };
}

/** Every cache of the catalogue ends here, in all processes, when the transaction commits. */
export async function bumpVersion(tx: Queryable): Promise<void> {
  await tx.execute(sql`INSERT INTO catalogue_version AS v (id, version) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET version = v.version + 1`);
  await announceChange(tx, 'catalogue');
}

async function findKnown(tx: Queryable, batch: readonly ResolvedProduct[]): Promise<Map<string, Known>> {
  const rows = await tx
    .select({
      id: products.id,
      article: products.article,
      slug: products.slug,
      nameEs: products.nameEs,
      price: products.price,
      salePrice: products.salePrice,
      reducedAt: products.reducedAt,
      lowestPrice30Days: products.lowestPrice30Days,
      publishedAt: products.publishedAt,
      sourceHash: products.sourceHash,
    })
    .from(products)
    .where(inArray(products.article, batch.map(({ article }) => article)));
  return new Map(rows.map((row) => [row.article, row]));
}

const inForce = ({ price, salePrice }: { price: number | null; salePrice: number | null }): number | null => salePrice ?? price;
const isRenamed = (before: Known | undefined, slug: string): boolean => before !== undefined && before.slug !== slug;

/** The line where it stood says nothing of the product. */
const sourceHashOf = ({ line: _, ...product }: ResolvedProduct): string =>
  createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 22);

/** A reduction that goes on, deeper or not, keeps the price from before its beginning (art. 6a paragraph 5). */
function reductionOf(product: ResolvedProduct, before: Known | undefined, lowest: ReadonlyMap<number, number>, now: Date) {
  if (product.salePrice === null) return { reducedAt: null, lowestPrice30Days: null };
  if (before && before.salePrice !== null) return { reducedAt: before.reducedAt, lowestPrice30Days: before.lowestPrice30Days };
  return { reducedAt: now, lowestPrice30Days: (before && lowest.get(before.id)) ?? product.price };
}

async function keepOldSlugs(tx: Queryable, renamed: readonly { slug: string; old: string; id: number }[]): Promise<void> {
  if (renamed.length === 0) return;
  const json = JSON.stringify(renamed);
  await tx.execute(sql`DELETE FROM catalogue_old_addresses WHERE address IN (SELECT value ->> 'slug' FROM jsonb_array_elements(${json}::jsonb))`);
  await tx.execute(sql`INSERT INTO catalogue_old_addresses (address, product_id)
    SELECT x.old, x.id FROM jsonb_to_recordset(${json}::jsonb) AS x(old text, id int)
    ON CONFLICT (address) DO UPDATE SET product_id = excluded.product_id`);
}

async function recordPrices(tx: Queryable, articles: readonly string[], now: Date): Promise<void> {
  if (articles.length === 0) return;
  await tx.execute(sql`INSERT INTO catalogue_price_history (product_id, valid_from, price)
    SELECT id, ${now}, coalesce(sale_price, price) FROM catalogue_products
    WHERE article IN (SELECT jsonb_array_elements_text(${JSON.stringify(articles)}::jsonb))
    ON CONFLICT (product_id, valid_from) DO UPDATE SET price = excluded.price`);
}

/** Stock moves only when the file's own figure does: what orders took since the last import stays taken. */
async function upsert(tx: Queryable, json: string, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO catalogue_products AS p (article, slug, ean, name_es, name_ca, description_es, description_ca, section_id,
      brand_id, price, sale_price, reduced_at, lowest_price_30_days, stock, imported_stock, unit, is_archived, is_virtual,
      is_new, published_at, popularity, pictures, documents, attributes, contents_es, contents_ca, kit, model, version_es,
      version_ca, sold_together, source_hash, updated_at)
    SELECT article, slug, ean, "nameEs", "nameCa", "descriptionEs", "descriptionCa", "sectionId", "brandId", price,
      "salePrice", "reducedAt", "lowestPrice30Days", stock, stock, unit, "isArchived", "isVirtual", "isNew", "publishedAt",
      popularity, pictures, documents, attributes, "contentsEs", "contentsCa", kit, model, "versionEs", "versionCa",
      "soldTogether", "sourceHash", ${now}
    FROM jsonb_to_recordset(${json}::jsonb) AS x(article text, slug text, ean text, "nameEs" text, "nameCa" text,
      "descriptionEs" text, "descriptionCa" text, "sectionId" int, "brandId" int, price int, "salePrice" int,
      "reducedAt" timestamptz, "lowestPrice30Days" int, stock int, unit text, "isArchived" boolean, "isVirtual" boolean,
      "isNew" boolean, "publishedAt" timestamptz, popularity int, pictures jsonb, documents jsonb, attributes jsonb,
      "contentsEs" text[], "contentsCa" text[], kit jsonb, model text, "versionEs" text, "versionCa" text,
      "soldTogether" text[], "sourceHash" text)
    ORDER BY article
    ON CONFLICT (article) DO UPDATE SET slug = excluded.slug, ean = excluded.ean, name_es = excluded.name_es,
      name_ca = excluded.name_ca, description_es = excluded.description_es, description_ca = excluded.description_ca,
      section_id = excluded.section_id, brand_id = excluded.brand_id, price = excluded.price,
      sale_price = excluded.sale_price, reduced_at = excluded.reduced_at,
      lowest_price_30_days = excluded.lowest_price_30_days,
      stock = CASE WHEN p.imported_stock = excluded.imported_stock THEN p.stock ELSE excluded.stock END,
      imported_stock = excluded.imported_stock, unit = excluded.unit, is_archived = excluded.is_archived,
      is_virtual = excluded.is_virtual, is_new = excluded.is_new, published_at = excluded.published_at,
      popularity = excluded.popularity, pictures = excluded.pictures, documents = excluded.documents,
      attributes = excluded.attributes, contents_es = excluded.contents_es, contents_ca = excluded.contents_ca,
      kit = excluded.kit, model = excluded.model, version_es = excluded.version_es, version_ca = excluded.version_ca,
      sold_together = excluded.sold_together, source_hash = excluded.source_hash, updated_at = excluded.updated_at`);
}
