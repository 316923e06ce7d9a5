import { type Catalogue, findByNumbers, findCards, listStock } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { type StaffSearchParts, staffSearchRoutes } from '#areas/orders/server/staff/staff-search-routes.ts';
import type { Search } from '#areas/search/server/search.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/handler.ts';

interface ArticleParts {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly search: Pick<Search, 'suggest'>;
}

interface StaffSearchOfShop extends ArticleParts, Pick<StaffSearchParts, 'orders' | 'listAssignees'> {
  readonly delivery: Delivery;
}

/** The staff's search over orders and the catalogue, and what orders can be filtered by in this shop. */
export const createStaffSearch = ({ delivery, listAssignees, ...parts }: StaffSearchOfShop): Route[] =>
  staffSearchRoutes({
    database: parts.database,
    orders: parts.orders,
    findArticles: createArticleFinder(parts),
    listAssignees,
    zoneNames: delivery.zoneNames,
    listSlots: delivery.slots,
  });

/** The article with the number or EAN that a scanner reads, else what the shop's search suggests. */
function createArticleFinder({ database, catalogue, search }: ArticleParts): StaffSearchParts['findArticles'] {
  return async (query, limit, locale, isNumber) => {
    const numbered = [...(await findByNumbers(database, [query])).values()];
    const suggest = async (): Promise<number[]> =>
      (await search.suggest(query, locale)).groups
        .filter(({ tab }) => tab.code === 'products')
        .flatMap(({ items }) => items.map(({ id }) => id));
    const ids = numbered.length > 0 || isNumber ? numbered : await suggest();
    const cards = await findCards(catalogue, ids.slice(0, limit), locale);
    const places = await listStock(
      database,
      cards.map(({ id }) => id),
    );
    return cards.map(({ id, article, name, url, picture, price }) => ({
      product_id: id,
      article,
      name,
      url,
      picture,
      stock: places.get(id)?.stock ?? 0,
      shelf: places.get(id)?.shelf ?? null,
      price: price.sale || price.base,
    }));
  };
}
