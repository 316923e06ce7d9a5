import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { orderSearch } from '../records/order-search-tables.ts';
import { orders } from '../records/orders-tables.ts';
import { orderOf, type OrderSort, type PageOfIds } from './find-page.ts';
import { isFound } from './order-search.ts';

interface Search {
  /** On `order_search`. */
  readonly found: SQL;
  /** What else they must be, on `orders`. */
  readonly fits: SQL | undefined;
  readonly sort: OrderSort;
  readonly limit: number;
  readonly offset: number;
}

/** So many of the latest orders are looked through before all that are found are sorted: of a frequent word they have enough. */
const latestOrders = 500;

/** The same of what is searched for, whose words no index of `orders` has. */
export function findSearched(database: Queryable, search: Search, latest = latestOrders): Promise<PageOfIds> {
  const { fits, sort } = search;
  return fits || (sort !== 'date_desc' && sort !== 'date_asc')
    ? findFitting(database, search)
    : findByDate(database, search, latest);
}

/** All of it is of `order_search`, whose rows are a fifth of those of `orders`. */
async function findByDate(
  database: Queryable,
  { found, sort, limit, offset }: Search,
  latest: number,
): Promise<PageOfIds> {
  const direction = sort === 'date_desc' ? desc : asc;
  const amongLatest = async (): Promise<number[]> => {
    if (offset + limit > latest) return [];
    const { rows } = await database.execute<{ id: number }>(sql`
      SELECT listed.id FROM (
        SELECT ${orders.id} AS id, ${orders.placedAt} AS at FROM ${orders}
        ORDER BY ${direction(orders.placedAt)}, ${direction(orders.id)} LIMIT ${latest}
      ) AS listed
      JOIN LATERAL (
        SELECT FROM ${orderSearch} WHERE ${orderSearch.orderId} = listed.id AND ${found} OFFSET 0
      ) AS one ON true
      ORDER BY ${direction(sql`listed.at`)}, ${direction(sql`listed.id`)} LIMIT ${limit} OFFSET ${offset}`);
    return rows.map(({ id }) => id);
  };
  const amongAll = async (): Promise<number[]> => {
    const rows = await database
      .select({ id: orderSearch.orderId })
      .from(orderSearch)
      .where(found)
      .orderBy(direction(orderSearch.placedAt), direction(orderSearch.orderId))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id }) => id);
  };
  const find = async (): Promise<readonly number[]> => {
    const ids = await amongLatest();
    return ids.length === limit ? ids : amongAll();
  };
  const [ids, total] = await Promise.all([find(), database.$count(orderSearch, found)]);
  return { ids, total };
}

/** They are counted while they are found. */
async function findFitting(database: Queryable, { found, fits, sort, limit, offset }: Search): Promise<PageOfIds> {
  const all = and(isFound(found), fits);
  const rows = await database
    .select({ id: orders.id, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(orders)
    .where(all)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset);
  // Past its last page nothing tells how many there are.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await database.$count(orders, all));
  return { ids: rows.map(({ id }) => id), total };
}
