import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexKeeper } from './index-keeper.ts';
import { cardOf, findCardRows } from '../product/product-cards.ts';

/** Cards of products in the order of the ids; unknown ones are left out. */
export async function findCards(
  { database, keeper }: { database: Database; keeper: IndexKeeper<CatalogueIndex> },
  ids: readonly number[],
  locale: Locale,
  withAttributes = false,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { version, rows } = await findCardRows(database, ids, withAttributes);
  const index = await keeper.atVersion(version);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return (row && cardOf(index, row, locale, withAttributes)) ?? [];
  });
}
