import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Cents } from '#values/money.ts';
import {
  lockedProducts,
  type LockedStock,
  type StockRow,
  stockRowsJson,
  toLockedStock,
} from '#areas/inventory/server/inventory.ts';
import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import type { Content } from '#areas/pricing/price-per-measure.ts';
import { priceInForce } from '#areas/pricing/reduced-price.ts';
import type { VatRate } from '#areas/pricing/vat.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';
import type { CataloguePicture, WithdrawalExemption } from '../../contract.ts';
import type { Fulfilment } from '../../fulfilment.ts';
import type { KitPart, StoredPicture } from '../catalogue-tables.ts';
import { virtualStock } from '../cards/product-cards.ts';
import { unitName } from './localised-words.ts';

/** A product as basket and orders need it. */
export interface SaleProduct {
  readonly id: number;
  readonly article: string;
  readonly slug: string;
  readonly url: string;
  readonly name: string;
  readonly brand: string | null;
  readonly section: { readonly id: number; readonly name: string; readonly url: string };
  readonly picture: CataloguePicture | null;
  /** List price and, when there is a reduction, reduced price; else 0. */
  readonly base: Cents;
  readonly sale: Cents;
  readonly quantityPrices: readonly QuantityPrice<Cents>[];
  readonly vatRate: VatRate;
  readonly unit: string;
  /** What a piece contains; null: not sold by content. */
  readonly content: Content | null;
  /** Square metres that a piece covers; null: nothing is known of it. */
  readonly coversM2?: number | null;
  /** The class by weight and volume; null: ordinary goods. */
  readonly deliveryClass: string | null;
  readonly fulfilment: Fulfilment;
  /** Electrical or electronic: an old one is taken back at the delivery. */
  readonly isAppliance: boolean;
  readonly isArchived: boolean;
  readonly isVirtual: boolean;
  /** null: its buyers may withdraw. */
  readonly withdrawalExemption: WithdrawalExemption | null;
  /** It has a price and is not archived, and neither is any part of a kit. */
  readonly isSellable: boolean;
  /** Pieces that can be sold now; always 999 for a virtual product. */
  readonly stock: number;
  readonly set: readonly { name: string; quantity: number; measure: string; slug: string | null }[];
}

type Part = { slug: string; es: string; ca: string; unit: string };

/** A product as `saleProductsJson` reads it, with its texts in both languages. */
export interface SaleProductRow extends Omit<
  SaleProduct,
  'url' | 'name' | 'section' | 'picture' | 'base' | 'sale' | 'set'
> {
  readonly es: string;
  readonly ca: string;
  readonly section: { readonly id: number; readonly es: string; readonly ca: string; readonly url: string };
  readonly picture: StoredPicture | null;
  /** Cents. */
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly reference: number | null;
  readonly kit: readonly KitPart[];
  /** The shop's own articles in a kit, by article. */
  readonly parts: Readonly<Record<string, Part>> | null;
}

/**
 * SQL for statements of this and other areas: an array of `SaleProductRow` in JSON. `from` is a table expression with the
 * columns of the products. Only what is needed: descriptions and attributes are the bulk of a product. Section and brand are
 * subqueries: joined, PostgreSQL would read all of them for one product.
 */
const saleProductsFrom = (from: SQL): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', product.id, 'article', product.article, 'slug', product.slug, 'es', product.name_es, 'ca', product.name_ca,
    'brand', (SELECT name FROM catalogue_brands WHERE id = product.brand_id),
    'section', (
      SELECT json_build_object('id', id, 'es', name_es, 'ca', name_ca, 'url', url)
      FROM catalogue_sections WHERE id = product.section_id),
    'picture', product.pictures -> 0, 'price', product.price, 'salePrice', product.sale_price,
    'reference', product.lowest_price_30_days,
    'quantityPrices', product.quantity_prices,
    'vatRate', product.vat_rate, 'unit', product.unit, 'content', product.content,
    'coversM2', product.consumption -> 'coversM2',
    'deliveryClass', product.delivery_class, 'fulfilment', product.fulfilment, 'isAppliance', product.is_appliance OR product.is_weee,
    'isArchived', product.is_archived,
    'isVirtual', product.is_virtual,
    'withdrawalExemption', product.withdrawal_exemption, 'isSellable', product.is_sellable, 'stock', product.stock, 'kit', product.kit,
    'parts', CASE WHEN product.kit <> '[]' THEN (
      SELECT json_object_agg(part.article, json_build_object(
        'slug', part.slug, 'es', part.name_es, 'ca', part.name_ca, 'unit', part.unit))
      FROM jsonb_array_elements(product.kit) AS item(value)
        JOIN catalogue_products AS part ON part.article = item.value ->> 'article') END
  )), '[]')
  FROM ${from} AS product)`;

/** The same SQL for the products whose ids are in an SQL array of integers. */
export const saleProductsJson = (ids: SQL): SQL =>
  saleProductsFrom(sql`(SELECT * FROM catalogue_products WHERE id = ANY (${ids}))`);

const saleProducts = namedStatement<{ products: SaleProductRow[] }>(
  'sale-products',
  sql`SELECT ${saleProductsJson(sql`${sql.placeholder('ids')}::int[]`)} AS products`,
);

/** The products of these ids by id; unknown ids are absent. */
export async function findSaleProducts(
  database: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, SaleProduct>> {
  if (ids.length === 0) return new Map();
  const [found] = await saleProducts(database, { ids: [...new Set(ids)] });
  return toSaleProducts(found!.products, locale);
}

const lockedForSale = namedStatement<{ stock: StockRow[]; products: SaleProductRow[] }>(
  'lock-sale-products',
  sql`WITH locked AS MATERIALIZED (${lockedProducts(sql.placeholder('ids'))})
    SELECT ${stockRowsJson(sql`locked`)} AS stock,
      ${saleProductsFrom(sql`(SELECT * FROM locked WHERE id IN (SELECT unnest((SELECT ${sql.placeholder('ids')}::int[]))))`)} AS products`,
);

/**
 * Locks products for a sale, as `inventory.lockStock` does, and reads them: what is returned stays as it is until the
 * transaction ends. The caller has taken `stockLock` in an earlier statement.
 */
export async function lockForSale(
  tx: Queryable,
  ids: readonly number[],
): Promise<{ stock: LockedStock; products: Record<Locale, Map<number, SaleProduct>> }> {
  const [locked] = await lockedForSale(tx, { ids: [...new Set(ids)] });
  const { stock, products } = locked!;
  return {
    stock: toLockedStock(stock),
    products: { es: toSaleProducts(products, 'es'), ca: toSaleProducts(products, 'ca') },
  };
}

/** The products that `saleProductsJson` has read, in a language, by id. */
export const toSaleProducts = (rows: readonly SaleProductRow[], locale: Locale): Map<number, SaleProduct> =>
  new Map(
    rows.map(({ es, ca, price, salePrice, reference, isVirtual, stock, picture, kit, parts, section, ...row }) => [
      row.id,
      {
        ...row,
        name: { es, ca }[locale],
        section: { id: section.id, name: section[locale], url: section.url },
        url: `/product/${row.slug}`,
        picture: picture ? { url: `/pictures/${picture.hash}`, width: picture.width, height: picture.height } : null,
        ...priceInForce({ price, salePrice, reference }),
        isVirtual,
        stock: isVirtual ? virtualStock : stock,
        set: kit.map((part) => namedPart(part, parts ?? {}, locale)),
      },
    ]),
  );

function namedPart(part: KitPart, parts: Readonly<Record<string, Part>>, locale: Locale): SaleProduct['set'][number] {
  if (!('article' in part))
    return { name: part.name[locale], quantity: part.quantity, measure: unitName('ud', locale), slug: null };
  const known = parts[part.article];
  return {
    name: known?.[locale] ?? part.article,
    quantity: part.quantity,
    measure: unitName(known?.unit ?? 'ud', locale),
    slug: known?.slug ?? null,
  };
}
