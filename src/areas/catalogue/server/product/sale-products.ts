import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents } from '#values/money.ts';
import type { VatRate } from '#areas/pricing/price-basket.ts';
import type { Content } from '#areas/pricing/price-per-measure.ts';
import { buildOnce } from '#platform/database/build-once.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { CataloguePicture, WithdrawalExemption } from '../../contract.ts';
import type { Fulfilment } from '../../fulfilment.ts';
import { brands, type KitPart, products, sections, type StoredPicture } from '../catalogue-tables.ts';
import { virtualStock } from './product-cards.ts';

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
  readonly vatRate: VatRate;
  readonly unit: string;
  /** What a piece contains; null: not sold by content. */
  readonly content: Content | null;
  /** By weight and volume; null: ordinary goods. */
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

/** The products of these ids by id; unknown ids are absent. */
export async function findSaleProducts(
  database: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, SaleProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await saleProducts[locale](database).execute({ ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ price, salePrice, isVirtual, stock, picture, kit, parts, ...row }) => [
      row.id,
      {
        ...row,
        url: `/product/${row.slug}`,
        picture: picture ? { url: `/pictures/${picture.hash}`, width: picture.width, height: picture.height } : null,
        base: cents(price ?? 0),
        sale: cents(salePrice ?? 0),
        isVirtual,
        stock: isVirtual ? virtualStock : stock,
        set: kit.map((part) => namedPart(part, parts ?? {}, locale)),
      },
    ]),
  );
}

type Part = { slug: string; name: string; unit: string };

/** Only the columns needed: descriptions and attributes are the bulk of a product. */
const saleColumns = (locale: Locale) => ({
  id: products.id,
  article: products.article,
  slug: products.slug,
  name: locale === 'ca' ? products.nameCa : products.nameEs,
  brand: brands.name,
  section: { id: sections.id, name: locale === 'ca' ? sections.nameCa : sections.nameEs, url: sections.url },
  picture: sql<StoredPicture | null>`${products.pictures} -> 0`,
  price: products.price,
  salePrice: products.salePrice,
  vatRate: products.vatRate,
  unit: products.unit,
  content: products.content,
  deliveryClass: products.deliveryClass,
  fulfilment: products.fulfilment,
  isAppliance: products.isAppliance,
  isArchived: products.isArchived,
  isVirtual: products.isVirtual,
  withdrawalExemption: products.withdrawalExemption,
  isSellable: products.isSellable,
  stock: products.stock,
  kit: products.kit,
  /** The shop's own articles in a kit, by article. */
  parts: sql<Record<string, Part> | null>`CASE WHEN ${products.kit} <> '[]' THEN (
    SELECT jsonb_object_agg(part.article, jsonb_build_object(
      'slug', part.slug, 'name', ${sql.raw(locale === 'ca' ? 'part.name_ca' : 'part.name_es')}, 'unit', part.unit))
    FROM jsonb_array_elements(${products.kit}) AS item(value)
      JOIN catalogue_products AS part ON part.article = item.value ->> 'article') END`,
});

const saleProductsIn = (locale: Locale) =>
  buildOnce((database) =>
    database
      .select(saleColumns(locale))
      .from(products)
      .innerJoin(sections, eq(sections.id, products.sectionId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .where(sql`${products.id} = ANY (${sql.placeholder('ids')}::int[])`)
      .prepare(`sale-products-${locale}`),
  );
const saleProducts = { es: saleProductsIn('es'), ca: saleProductsIn('ca') };

function namedPart(part: KitPart, parts: Readonly<Record<string, Part>>, locale: Locale): SaleProduct['set'][number] {
  if (!('article' in part)) return { name: part.name[locale], quantity: part.quantity, measure: 'ud', slug: null };
  const known = parts[part.article];
  return {
    name: known?.name ?? part.article,
    quantity: part.quantity,
    measure: known?.unit ?? 'ud',
    slug: known?.slug ?? null,
  };
}
