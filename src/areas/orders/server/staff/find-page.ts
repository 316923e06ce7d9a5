import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ParsedInput } from '#values/call.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { listStaffOrders } from '../../staff-calls.ts';
import { orders } from '../records/orders-tables.ts';

export type OrderSort = ParsedInput<typeof listStaffOrders>['body']['sort'];

interface Sorted {
  readonly order: readonly SQL[];
  readonly reversed: readonly SQL[];
}

interface SortBy extends Sorted {
  /** A coarser value by which the orders come in the same order; none where an index has them in this order. */
  readonly part?: SQL;
  readonly isDescending: boolean;
}

const sorted = (columns: readonly (SQL | typeof orders.id)[], isDescending: boolean): Sorted => {
  const up = columns.map((column) => asc(column));
  const down = columns.map((column) => desc(column));
  return isDescending ? { order: down, reversed: up } : { order: up, reversed: down };
};
const sortBy = (columns: readonly (SQL | typeof orders.id)[], isDescending: boolean, part?: SQL): SortBy => ({
  ...sorted(columns, isDescending),
  isDescending,
  ...(part && { part }),
});

// An order without a day, or without hours, comes before those that have one.
const day = sql`coalesce(${orders.deliveryDate}, '')`;
const hour = sql`coalesce(${orders.slotFrom}, '')`;
const moment = [sql`${orders.placedAt}`, orders.id];
// As sums, not as the column: from the wrong end of `orders_by_price` a filter that has to do with prices would read all rows.
const byPrice = [sql`${orders.price} + 0`, orders.id];
/** About 5 €. */
const priceStep = sql`${orders.price} / 512`;

const sorts: Readonly<Record<OrderSort, SortBy>> = {
  date_desc: sortBy(moment, true),
  date_asc: sortBy(moment, false),
  slot_asc: sortBy([day, hour, orders.id], false, day),
  price_desc: sortBy(byPrice, true, priceStep),
  price_asc: sortBy(byPrice, false, priceStep),
  number_asc: sortBy([sql`${orders.number}`], false, sql`left(${orders.number}, 4)`),
};

const slot = [orders.deliveryDate, orders.slotFrom];
/** The same of all orders, without a filter, by indexes of their own. */
const sortsOfAll: Partial<Record<OrderSort, Sorted>> = {
  slot_asc: {
    order: [...slot.map((column) => sql`${column} NULLS FIRST`), asc(orders.id)],
    reversed: [...slot.map((column) => sql`${column} DESC NULLS LAST`), desc(orders.id)],
  },
  price_desc: sorted([sql`${orders.price}`, orders.id], true),
  price_asc: sorted([sql`${orders.price}`, orders.id], false),
};

export const orderOf = (sort: OrderSort): readonly SQL[] => sorts[sort].order;

/** Beyond so many rows from either end it is cheaper to find the part of the list first. */
export const deepRows = 5000;

interface Window {
  readonly fits: SQL | undefined;
  readonly sort: OrderSort;
  readonly limit: number;
  readonly offset: number;
}

interface Page extends Window {
  /** How many fit, as this source has them. */
  readonly count: (source: Queryable) => Promise<number>;
  /** Whether it is known without reading those that fit. */
  readonly isCounted: boolean;
}

export interface PageOfIds {
  readonly ids: readonly number[];
  readonly total: number;
}

/**
 * The ids of the orders on a page, in its order, and how many fit in all. They come from an index alone. Deep in a list they come
 * from its nearer end: there, rows and their number are of one moment, since each order more would move the page by one. Deep in a
 * list that no index sorts, orders are counted by the parts of it, and only those of the parts that the page touches are sorted.
 */
export async function findPage(database: Queryable, page: Page, deepFrom = deepRows): Promise<PageOfIds> {
  const { fits, limit, offset, count, isCounted } = page;
  const ofAll = fits ? undefined : sortsOfAll[page.sort];
  const { order, reversed } = ofAll ?? sorts[page.sort];
  const part = ofAll ? undefined : sorts[page.sort].part;
  const read = async (source: Queryable, by: readonly SQL[], rows: number, from: number) =>
    (
      await source
        .select({ id: orders.id })
        .from(orders)
        .where(fits)
        .orderBy(...by)
        .limit(rows)
        .offset(from)
    ).map(({ id }) => id);

  if (offset < deepFrom) {
    const [ids, total] = await Promise.all([read(database, order, limit, offset), count(database)]);
    return { ids, total };
  }
  if (part && !isCounted) return findDeep(database, page, part);
  const readCounted = async (moment: Queryable): Promise<PageOfIds> => {
    const total = await count(moment);
    if (offset >= total) return { ids: [], total };
    const after = Math.max(0, total - offset - limit);
    if (part && after >= deepFrom) return findDeep(moment, page, part);
    if (after >= offset) return { ids: await read(moment, order, limit, offset), total };
    // The last page may be shorter.
    return { ids: (await read(moment, reversed, Math.min(limit, total - offset), after)).toReversed(), total };
  };
  return database.transaction(readCounted, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function findDeep(database: Queryable, { fits, limit, offset, sort }: Page, part: SQL): Promise<PageOfIds> {
  const { order, isDescending } = sorts[sort];
  const where = (condition?: SQL): SQL => sql`WHERE ${and(fits, condition) ?? sql`true`}`;
  const { rows } = await database.execute<{ id: number | null; total: number }>(sql`
    WITH parts AS MATERIALIZED (SELECT ${part} AS part, count(*) AS rows FROM ${orders} ${where()} GROUP BY 1),
      placed AS (
        SELECT part, rows, sum(rows) OVER (ORDER BY part ${sql.raw(isDescending ? 'DESC' : 'ASC')}) - rows AS before FROM parts
      ),
      span AS MATERIALIZED (
        SELECT min(part) AS first, max(part) AS last, min(before) AS before FROM placed
        WHERE before < ${offset + limit} AND before + rows > ${offset}
      )
    SELECT id, (SELECT coalesce(sum(rows), 0) FROM parts)::int AS total FROM (SELECT) AS one
    LEFT JOIN (
      SELECT id, row_number() OVER () AS place FROM (
        SELECT ${orders.id} FROM ${orders}
        ${where(sql`${part} >= (SELECT first FROM span) AND ${part} <= (SELECT last FROM span)`)}
        ORDER BY ${sql.join([...order], sql`, `)}
        LIMIT ${limit} OFFSET (SELECT (${offset} - before)::bigint FROM span)
      ) AS sorted
    ) AS page ON true ORDER BY place`);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]!.total };
}
