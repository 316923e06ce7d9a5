import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../../catalogue-tables.ts';

/** What the shop has of a product that a file names. */
export interface KnownProduct {
  readonly id: number;
  readonly article: string;
  readonly slug: string;
  readonly nameEs: string;
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly reducedAt: Date | null;
  readonly lowestPrice30Days: number | null;
  readonly importedStock: number;
  readonly isKitOfParts: boolean;
  readonly isArchived: boolean;
  readonly isNew: boolean;
  readonly popularity: number;
  readonly publishedAt: Date;
  readonly sourceHash: string;
}

/** When an import runs and by which name its report is known: what its stock movements belong to. */
export interface ImportMoment {
  readonly now: Date;
  readonly importName: string;
}

/** What both a whole import and an update change of a product. */
export interface UpdatedValues {
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly stock: number;
  readonly isArchived: boolean;
  readonly isNew: boolean;
  readonly popularity: number;
}

export const differ = (product: UpdatedValues, before: KnownProduct): boolean =>
  product.price !== before.price ||
  product.salePrice !== before.salePrice ||
  product.stock !== before.importedStock ||
  product.isArchived !== before.isArchived ||
  product.isNew !== before.isNew ||
  product.popularity !== before.popularity;

const { id, article, slug, nameEs, price, salePrice, reducedAt, lowestPrice30Days } = products;
const { importedStock, isKitOfParts, isArchived, isNew, popularity, publishedAt, sourceHash } = products;
const prices = { price, salePrice, reducedAt, lowestPrice30Days };
const columns = {
  id,
  article,
  slug,
  nameEs,
  ...prices,
  importedStock,
  isKitOfParts,
  isArchived,
  isNew,
  popularity,
  publishedAt,
  sourceHash,
};

/** The products of these articles, by article. Imports alone change what is read here, and only one runs at a time. */
export async function findKnownProducts(
  database: Queryable,
  articles: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const rows = await database
    .select(columns)
    .from(products)
    .where(inArray(products.article, [...articles]));
  return new Map(rows.map((row) => [row.article, row]));
}
