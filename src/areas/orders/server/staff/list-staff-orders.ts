import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import { shopTime, shopTimeZone } from '#values/shop-time.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { listMemberNames } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import type {
  listStaffOrders as listStaffOrdersCall,
  OrderView,
  StaffOrderFilters,
  StaffOrderRow,
} from '../../staff-calls.ts';
import { maySeeView, sortPermissions } from '../../list-permissions.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { amountOf } from '../records/order-queries.ts';
import { isActive, isOpenUnpaid, orders } from '../records/orders-tables.ts';
import { orderWork } from '../records/order-work-tables.ts';
import type { OrderCount } from './count-all-orders.ts';
import { searchOrders } from './order-search.ts';

type Search = ParsedInput<typeof listStaffOrdersCall>['body'];

const startOf = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE ${shopTimeZone}`;

/** Grows with each change of an order's status and of its payment. */
export const versionOf = sql<number>`(SELECT count(*)::int FROM order_history WHERE order_id = ${orders.id})`;

const isOwing = sql`(${orders.status} = 'cancelled' AND ${orders.paymentStatus} = 'paid')`;

/** What the views show (staff-calls.ts); all but the last are few orders. */
const views: Readonly<Record<OrderView, (today: string) => SQL | undefined>> = {
  todo: () => inArray(orders.status, ['created', 'confirmed', 'preparing']),
  today: (today) =>
    and(
      isActive,
      or(
        and(inArray(orders.status, ['confirmed', 'preparing', 'ready', 'shipped']), lte(orders.deliveryDate, today)),
        and(inArray(orders.status, ['confirmed', 'preparing']), isNull(orders.deliveryDate)),
      ),
    ),
  money: () => sql`(${isOpenUnpaid} OR ${isOwing})`,
  companies: () => and(isActive, sql`${orders.customer} ->> 'type' = 'legal'`),
  uncollected: () => eq(orders.status, 'ready'),
  all: () => undefined,
};

const someOf = <Value>(values: readonly Value[] | undefined): readonly Value[] | null =>
  values && values.length > 0 ? values : null;

const hasWork = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${orderWork} WHERE ${orderWork.orderId} = ${orders.id} AND ${condition})`;

/** The conditions of the filters; each that is empty restricts nothing. */
function filterConditions(filters: StaffOrderFilters): (SQL | undefined)[] {
  const { status, paymentStatus, payment, deliveryType, slot, zone, assignee, tag, from, to } = filters;
  return [
    someOf(status) ? inArray(orders.status, status!) : undefined,
    someOf(paymentStatus) ? inArray(orders.paymentStatus, paymentStatus!) : undefined,
    someOf(payment) ? inArray(orders.payment, payment!) : undefined,
    deliveryType ? eq(orders.deliveryType, deliveryType) : undefined,
    slot?.date ? eq(orders.deliveryDate, slot.date) : undefined,
    slot?.from ? eq(orders.slotFrom, slot.from) : undefined,
    slot?.to ? eq(orders.slotTo, slot.to) : undefined,
    someOf(zone) ? inArray(orders.zoneId, zone!) : undefined,
    assignee === 'nobody' ? not(hasWork(isNotNull(orderWork.assignee))) : undefined,
    typeof assignee === 'number' ? hasWork(eq(orderWork.assignee, assignee)) : undefined,
    someOf(tag) ? hasWork(arrayOverlaps(orderWork.tags, tag!)) : undefined,
    from ? gte(orders.placedAt, startOf(from)) : undefined,
    to ? lt(orders.placedAt, startOf(to, 1)) : undefined,
  ];
}

const sorts: Readonly<Record<Search['sort'], readonly SQL[]>> = {
  date_desc: [desc(orders.placedAt), desc(orders.id)],
  date_asc: [asc(orders.placedAt), asc(orders.id)],
  slot_asc: [sql`${orders.deliveryDate} NULLS FIRST`, sql`${orders.slotFrom} NULLS FIRST`, asc(orders.id)],
  price_desc: [desc(orders.price), desc(orders.id)],
  price_asc: [asc(orders.price), asc(orders.id)],
  number_asc: [asc(orders.number)],
};

interface SearchParts {
  readonly database: Queryable;
  readonly pickupCodes: PickupCodes;
  readonly now: Date;
}

/** The condition of all orders that a search finds, on `orders`; undefined for all orders. */
export async function searchCondition(
  { database, pickupCodes, now }: SearchParts,
  { view, query, filters }: Pick<Search, 'view' | 'query' | 'filters'>,
  seesPersons: boolean,
): Promise<SQL | undefined> {
  const found = await searchOrders(database, query, { pickupCodes, seesPersons });
  return and(found ?? views[view](shopTime(now).date), ...filterConditions(filters));
}

/**
 * A page of the shop's orders, and how many each view has. The rows of a page are read once it is known which they are: all before
 * comes from the index `orders_listed`, the open orders' or that of the words.
 */
export async function listStaffOrders(
  { database, pickupCodes, countAll, now }: SearchParts & { readonly countAll: OrderCount },
  { view, query, filters, sort, page, limit }: Search,
  { locale, role }: { readonly locale: Locale; readonly role: StaffRole },
): Promise<CallAnswer<typeof listStaffOrdersCall>> {
  const { date: today } = shopTime(now);
  const seesMoney = mayDo(role, 'money.read');
  const seesPersons = mayDo(role, 'persons.read');
  const found = await searchOrders(database, query, { pickupCodes, seesPersons });
  const filtered = and(...filterConditions(filters));
  const fits = and(found ?? views[view](today), filtered);
  const order = mayDo(role, sortPermissions[sort]) ? sorts[sort] : sorts.date_desc;
  const [rows, counts, filteredTotal] = await Promise.all([
    listRows(database, { fits, order, limit, offset: (page - 1) * limit, isCounted: found !== null }),
    countViews(database, today, countAll(database, now)),
    !found && filtered ? database.$count(orders, fits) : null,
  ]);
  // What is searched for is counted while it is found; past its last page nothing tells how many there are.
  const foundTotal = found && (rows[0]?.total ?? (page === 1 ? 0 : await database.$count(orders, fits)));
  const total = foundTotal ?? filteredTotal ?? counts[view];
  const names = await listMemberNames(
    database,
    rows.flatMap(({ assignee }) => assignee ?? []),
  );
  return {
    orders: rows.map((row) => rowOf(row, { locale, seesMoney, names })),
    total,
    page,
    pages: Math.ceil(total / limit),
    counts: Object.fromEntries(Object.entries(counts).filter(([name]) => maySeeView(role, name as OrderView))),
  };
}

/** With `isCounted` each row says how many orders fit in all. */
function listRows(
  database: Queryable,
  {
    fits,
    order,
    limit,
    offset,
    isCounted,
  }: {
    readonly fits: SQL | undefined;
    readonly order: readonly SQL[];
    readonly limit: number;
    readonly offset: number;
    readonly isCounted: boolean;
  },
) {
  const listed = database
    .select({
      id: orders.id,
      total: sql<number>`${isCounted ? sql`count(*) OVER ()` : sql`0`}`.mapWith(Number).as('fitting'),
    })
    .from(orders)
    .where(fits)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('listed');
  return database
    .select({
      id: orders.id,
      total: listed.total,
      number: orders.number,
      version: versionOf,
      placedAt: orders.placedAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      payment: orders.payment,
      price: orders.price,
      deliveryPrice: orders.deliveryPrice,
      units: orders.units,
      customer: orders.customer,
      delivery: orders.delivery,
      assignee: orderWork.assignee,
      tags: orderWork.tags,
    })
    .from(listed)
    .innerJoin(orders, eq(orders.id, listed.id))
    .leftJoin(orderWork, eq(orderWork.orderId, orders.id))
    .orderBy(...order);
}

type Row = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'placedAt'
  | 'status'
  | 'paymentStatus'
  | 'payment'
  | 'price'
  | 'deliveryPrice'
  | 'units'
  | 'customer'
  | 'delivery'
> & { readonly version: number; readonly assignee: number | null; readonly tags: string[] | null };

function rowOf(
  row: Row,
  { locale, seesMoney, names }: { locale: Locale; seesMoney: boolean; names: ReadonlyMap<number, string> },
): StaffOrderRow {
  const { type, name, surname, organization } = row.customer;
  const { zone } = row.delivery;
  return {
    orderId: row.id,
    number: row.number,
    version: row.version,
    date: row.placedAt.toISOString(),
    status: row.status,
    paymentStatus: row.paymentStatus,
    payment: row.payment,
    customer: { type, name: organization || `${name} ${surname}`.trim() },
    delivery: {
      type: row.delivery.type,
      date: row.delivery.date,
      slot: row.delivery.slot,
      zone: zone ? { id: zone.id, name: zone.name[locale] } : null,
    },
    pieces: row.units,
    ...(seesMoney && { price: eurosFromCents(cents(row.price)), amount: eurosFromCents(amountOf(row)) }),
    assignee: assigneeOf(row.assignee, names),
    tags: row.tags ?? [],
  };
}

export const assigneeOf = (id: number | null, names: ReadonlyMap<number, string>): StaffOrderRow['assignee'] =>
  id === null ? null : { id, name: names.get(id) ?? '' };

/** All views but the last are among the active orders and those that owe money, which have small indexes of their own. */
async function countViews(
  database: Queryable,
  today: string,
  all: Promise<number>,
): Promise<Record<OrderView, number>> {
  const countOf = (view: Exclude<OrderView, 'all'>) =>
    sql<number>`count(*) FILTER (WHERE ${views[view](today)})::int`.mapWith(Number);
  const counted = database
    .select({
      todo: countOf('todo'),
      today: countOf('today'),
      money: countOf('money'),
      companies: countOf('companies'),
      uncollected: countOf('uncollected'),
    })
    .from(orders)
    .where(or(isActive, isOwing));
  const [[open], count] = await Promise.all([counted, all]);
  return { ...open!, all: count };
}
