import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { CataloguePicture } from '../contract.ts';
import { brands, type KitPart, products, sections } from './catalogue-tables.ts';
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
  readonly unit: string;
  readonly isArchived: boolean;
  /** It has a price and is not archived. */
  readonly isSellable: boolean;
  /** What can be sold now; a virtual product does not run out and says 999. */
  readonly stock: number;
  readonly set: readonly { name: string; quantity: number; measure: string; slug: string | null }[];
}

/** Cents per unit after reductions. */
export const unitPrice = ({ base, sale }: Pick<SaleProduct, 'base' | 'sale'>): Cents => (sale > 0 ? sale : base);

/** The products of these ids by id; unknown ids are absent. */
export async function findSaleProducts(
  database: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, SaleProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ product: products, section: sections, brand: brands.name })
    .from(products)
    .innerJoin(sections, eq(sections.id, products.sectionId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));
  const parts = await findParts(
    database,
    rows.flatMap(({ product }) => product.kit),
    locale,
  );
  return new Map(
    rows.map(({ product, section, brand }) => {
      const [picture] = product.pictures;
      const isSellable = product.price !== null && !product.isArchived;
      return [
        product.id,
        {
          id: product.id,
          article: product.article,
          slug: product.slug,
          url: `/product/${product.slug}`,
          name: locale === 'ca' ? product.nameCa : product.nameEs,
          brand,
          section: { id: section.id, name: locale === 'ca' ? section.nameCa : section.nameEs, url: section.url },
          picture: picture ? { url: `/pictures/${picture.hash}`, width: picture.width, height: picture.height } : null,
          base: cents(product.price ?? 0),
          sale: cents(product.salePrice ?? 0),
          unit: product.unit,
          isArchived: product.isArchived,
          isSellable,
          stock: product.isVirtual ? virtualStock : product.stock,
          set: product.kit.map((part) => namedPart(part, parts, locale)),
        },
      ];
    }),
  );
}

type Part = { article: string; slug: string; name: string; unit: string };

async function findParts(database: Queryable, kit: readonly KitPart[], locale: Locale): Promise<Map<string, Part>> {
  const articles = kit.flatMap((part) => ('article' in part ? [part.article] : []));
  if (articles.length === 0) return new Map();
  const name = locale === 'ca' ? products.nameCa : products.nameEs;
  const rows = await database
    .select({ article: products.article, slug: products.slug, name, unit: products.unit })
    .from(products)
    .where(inArray(products.article, articles));
  return new Map(rows.map((part) => [part.article, part]));
}

function namedPart(part: KitPart, parts: ReadonlyMap<string, Part>, locale: Locale): SaleProduct['set'][number] {
  if (!('article' in part)) return { name: part.name[locale], quantity: part.quantity, measure: 'ud', slug: null };
  const known = parts.get(part.article);
  return { name: known?.name ?? part.article, quantity: part.quantity, measure: known?.unit ?? 'ud', slug: known?.slug ?? null };
}
