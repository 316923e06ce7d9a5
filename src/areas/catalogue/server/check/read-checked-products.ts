import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { brands, products } from '../catalogue-tables.ts';

/** Products read at once. */
const portion = 1000;

const columns = {
  id: products.id,
  article: products.article,
  nameEs: products.nameEs,
  nameCa: products.nameCa,
  descriptionEs: products.descriptionEs,
  descriptionCa: products.descriptionCa,
  sectionId: products.sectionId,
  brandId: products.brandId,
  price: products.price,
  salePrice: products.salePrice,
  isVirtual: products.isVirtual,
  isAppliance: products.isAppliance,
  lacksPart: products.lacksPart,
  maker: products.maker,
  brandMaker: brands.maker,
  pictures: products.pictures,
  attributes: products.attributes,
  kit: products.kit,
  soldTogether: products.soldTogether,
};

const readPortion = (database: Database, after: number) =>
  database
    .select(columns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(gt(products.id, after), eq(products.isArchived, false)))
    .orderBy(asc(products.id))
    .limit(portion);

export type CheckedProduct = Awaited<ReturnType<typeof readPortion>>[number];

/** All products that are not archived, a portion at a time, so that a large shop's need not be in memory at once. */
export async function* readCheckedProducts(database: Database): AsyncGenerator<readonly CheckedProduct[]> {
  for (let last = 0; ;) {
    const rows = await readPortion(database, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!.id;
  }
}
