import { inArray } from 'drizzle-orm';
import type { VatRate } from '#areas/pricing/vat.ts';
import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import type { Actor } from '#values/actor.ts';
import type { Cents } from '#values/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../../catalogue-tables.ts';

/** A product of the shop that a file names, as it is before the import. */
export interface ExistingProduct {
  readonly id: number;
  readonly article: string;
  readonly slug: string;
  readonly nameEs: string;
  readonly sectionId: number;
  readonly isAppliance: boolean;
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly vatRate: VatRate;
  readonly quantityPrices: readonly QuantityPrice<Cents>[];
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

/** The time of a batch, the import's record and name of its report, and who runs it. */
export interface ImportMoment {
  /** Whether a lower step of a sale keeps the reference of its first. */
  readonly progressiveReductions: boolean;
  readonly importId: number;
  readonly now: Date;
  readonly importName: string;
  readonly actor: Actor;
}

/** The columns that whole imports and updates both change. */
export interface UpdatedValues {
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly quantityPrices: readonly QuantityPrice<Cents>[];
  readonly stock: number;
  readonly isArchived: boolean;
  readonly isNew: boolean;
  readonly popularity: number;
}

/** Comparable; PostgreSQL orders the properties of its JSON in its own way. */
const stepsOf = ({ quantityPrices: steps }: Pick<UpdatedValues, 'quantityPrices'>): string =>
  steps.map((step) => `${step.from}=${step.price}`).join('|');

export const differ = (product: UpdatedValues, before: ExistingProduct): boolean =>
  product.price !== before.price ||
  product.salePrice !== before.salePrice ||
  stepsOf(product) !== stepsOf(before) ||
  product.stock !== before.importedStock ||
  product.isArchived !== before.isArchived ||
  product.isNew !== before.isNew ||
  product.popularity !== before.popularity;

const {
  id,
  article,
  slug,
  nameEs,
  sectionId,
  isAppliance,
  price,
  salePrice,
  vatRate,
  quantityPrices,
  reducedAt,
  lowestPrice30Days,
} = products;
const { importedStock, isKitOfParts, isArchived, isNew, popularity, publishedAt, sourceHash } = products;
const prices = { price, salePrice, vatRate, quantityPrices, reducedAt, lowestPrice30Days };
const columns = {
  id,
  article,
  slug,
  nameEs,
  sectionId,
  isAppliance,
  ...prices,
  importedStock,
  isKitOfParts,
  isArchived,
  isNew,
  popularity,
  publishedAt,
  sourceHash,
};

/** The products of these articles, by article. Only imports change these columns, one at a time. */
export async function findExistingProducts(
  database: Queryable,
  articles: readonly string[],
): Promise<Map<string, ExistingProduct>> {
  const rows = await database
    .select(columns)
    .from(products)
    .where(inArray(products.article, [...articles]));
  return new Map(rows.map((row) => [row.article, row]));
}
