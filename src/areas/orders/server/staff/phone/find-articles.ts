import type { Locale } from '#i18n/locale.ts';
import { eurosFromCents } from '#values/money.ts';
import { findByNumbers, findSaleProducts, listShelves } from '#areas/catalogue/server/catalogue.ts';
import { unitPrice } from '#areas/pricing/price.ts';
import type { Database } from '#platform/database/database.ts';
import type { FoundArticle } from '../../../staff-placing-calls.ts';

const maxArticles = 12;

/** The ids of the products that the shop's search finds for a text, best first. */
export type SearchArticles = (query: string, locale: Locale) => Promise<readonly number[]>;

/** Articles that can be ordered: the one whose number or EAN was typed or scanned, else those that the search finds. */
export async function findArticles(
  { database, search }: { readonly database: Database; readonly search: SearchArticles },
  query: string,
  locale: Locale,
): Promise<{ articles: FoundArticle[]; isExact: boolean }> {
  if (query === '') return { articles: [], isExact: false };
  const exact = (await findByNumbers(database, [query])).get(query);
  const ids = exact === undefined ? (await search(query, locale)).slice(0, maxArticles) : [exact];
  const products = await findSaleProducts(database, ids, locale);
  const shelves = await listShelves(database, ids);
  const articles = ids.flatMap((id): FoundArticle[] => {
    const product = products.get(id);
    if (!product?.isSellable) return [];
    const { article, name, picture, unit, stock } = product;
    const price = eurosFromCents(unitPrice(product));
    return [{ product_id: id, article, name, picture, unit, stock, price, shelf: shelves.get(id) ?? null }];
  });
  return { articles, isExact: exact !== undefined && articles.length === 1 };
}
