import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import { shopTimeZone } from '#values/shop-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { listOrders as listOrdersCall, OrderStatus } from '../../contract.ts';
import { orders, storedColumns } from '../records/orders-tables.ts';
import { activeStatuses } from '../status/order-transitions.ts';
import type { OutlookOf } from './order-outlook.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { showOrders } from './order-view.ts';

type Listing = Omit<CallAnswer<typeof listOrdersCall>, 'seo' | 'breadcrumbs'>;

export interface OrderSearch {
  readonly userId: number;
  readonly status?: OrderStatus | 'active' | null | undefined;
  /** Days, YYYY-MM-DD, by the clock of the shop; both included. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

export interface PageOfOrders {
  /** The number of the page, from 1 on. */
  readonly page: number;
  readonly limit: number;
  readonly sort: 'date_desc' | 'date_asc';
}

const startOfDay = (date: string): SQL => sql`(${date}::date)::timestamp AT TIME ZONE ${shopTimeZone}`;
const endOfDay = (date: string): SQL => sql`(${date}::date + 1)::timestamp AT TIME ZONE ${shopTimeZone}`;

const inPeriod = ({ userId, from, to }: OrderSearch) =>
  and(
    eq(orders.userId, userId),
    from ? gte(orders.placedAt, startOfDay(from)) : undefined,
    to ? lt(orders.placedAt, endOfDay(to)) : undefined,
  );

const statusesOf = ({ status }: OrderSearch): readonly OrderStatus[] | null =>
  !status ? null : status === 'active' ? activeStatuses : [status];

async function listPage(
  database: Queryable,
  search: OrderSearch,
  { page, limit, sort }: PageOfOrders,
): Promise<StoredOrder[]> {
  const statuses = statusesOf(search);
  const direction = sort === 'date_asc' ? asc : desc;
  return database
    .select(storedColumns)
    .from(orders)
    .where(and(inPeriod(search), statuses ? inArray(orders.status, [...statuses]) : undefined))
    .orderBy(direction(orders.placedAt), direction(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many orders of the period are in each status. */
async function countByStatus(database: Queryable, search: OrderSearch): Promise<Map<OrderStatus, number>> {
  const rows = await database
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(inPeriod(search))
    .groupBy(orders.status);
  return new Map(rows.map((row) => [row.status, row.orders]));
}

const countOf = (counts: ReadonlyMap<OrderStatus, number>, statuses: readonly OrderStatus[] | null): number =>
  [...counts].reduce((sum, [status, orders]) => (!statuses || statuses.includes(status) ? sum + orders : sum), 0);

/** A page of a user's orders, with how many there are in the period by kind of status. */
export async function listOrders(
  database: Queryable,
  search: OrderSearch,
  page: PageOfOrders,
  locale: Locale,
  outlookOf: OutlookOf,
): Promise<Listing> {
  const counts = await countByStatus(database, search);
  const shown = await showOrders(database, await listPage(database, search, page), locale, outlookOf);
  const total = countOf(counts, statusesOf(search));
  return {
    orders: shown,
    list: shown.map(({ orderId }) => orderId),
    total,
    page: page.page,
    pages: Math.ceil(total / page.limit),
    counts: {
      all: countOf(counts, null),
      active: countOf(counts, activeStatuses),
      delivered: countOf(counts, ['delivered']),
      cancelled: countOf(counts, ['cancelled']),
    },
  };
}
