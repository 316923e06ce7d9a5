import { sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { ProductCard } from '../../contract.ts';
import { findCards } from '../cards/find-cards.ts';
import type { ListingIndex } from '../index/catalogue-index.ts';
import { serverMessages } from '../server-messages.ts';
import { bestSelling, isGoodOffer, newest, popularlyReduced, recommendedFor, rowLength } from './suggest-products.ts';

interface SuggestionParts {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
}

/** Cards of the newest products. */
export const listNewest = async (parts: SuggestionParts, locale: Locale): Promise<ProductCard[]> =>
  findCards(parts, newest(await parts.catalogueIndex.get()), locale);

/** Suggestions for these products; without any, what sells best. */
export async function listRecommended(
  parts: SuggestionParts,
  ids: readonly number[],
  locale: Locale,
): Promise<ProductCard[]> {
  const together = ids.length === 0 ? [] : await listSoldTogether(parts.database, ids);
  return findCards(parts, recommendedFor(await parts.catalogueIndex.get(), ids, together), locale);
}

/** The rows of the home page; one without products is left out. */
export async function listMainRows(parts: SuggestionParts, locale: Locale) {
  const index = await parts.catalogueIndex.get();
  const rows = [
    { code: 'popular' as const, ids: bestSelling(index) },
    { code: 'sale' as const, ids: popularlyReduced(index) },
    { code: 'new' as const, ids: newest(index) },
  ];
  const cards = await findCards(parts, [...new Set(rows.flatMap(({ ids }) => ids))], locale);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows
    .map(({ code, ids }) => {
      const found = ids.flatMap((id) => byId.get(id) ?? []);
      const products = (code === 'sale' ? found.filter(isGoodOffer) : found).slice(0, rowLength);
      return { title: serverMessages[locale].rows[code], code, products };
    })
    .filter(({ products }) => products.length > 0);
}

/** Products sold together with most of these first, then in the order of the catalogue. */
async function listSoldTogether(database: Queryable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    SELECT other.id FROM catalogue_products p CROSS JOIN unnest(p.sold_together) AS x(article)
    JOIN catalogue_products other ON other.article = x.article AND other.is_sellable
    WHERE p.id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    GROUP BY other.id ORDER BY count(*) DESC, other.id LIMIT 50`);
  return rows.map(({ id }) => id);
}
