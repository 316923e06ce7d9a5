import { and, eq, lte, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Queryable } from '#platform/database/database.ts';
import { products } from '../catalogue-tables.ts';

export interface FewLeft {
  readonly id: number;
  readonly article: string;
  readonly name: string;
  readonly stock: number;
}

/** Of these products those for sale that have no more pieces than so many; kits and what is not goods have no stock of their own. */
export async function listFewLeft(
  source: Queryable,
  {
    productIds,
    atMost,
    locale,
  }: { readonly productIds: readonly number[]; readonly atMost: number; readonly locale: Locale },
): Promise<FewLeft[]> {
  if (productIds.length === 0) return [];
  return source
    .select({
      id: products.id,
      article: products.article,
      name: locale === 'ca' ? products.nameCa : products.nameEs,
      stock: products.stock,
    })
    .from(products)
    .where(
      and(
        // As one array: thousands of values of their own took longer to write and to plan than the statement itself.
        sql`${products.id} = ANY (${sql.param([...productIds])}::int[])`,
        lte(products.stock, atMost),
        eq(products.isSellable, true),
        eq(products.isKitOfParts, false),
        eq(products.isVirtual, false),
      ),
    );
}
