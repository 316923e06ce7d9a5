import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import { shopTime, shopTimeZone } from '#values/shop-time.ts';
import { listMemberNames } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import type {
  listStaffOrders as listStaffOrdersCall,
  OrderView,
  StaffOrderFilters,
  StaffOrderRow,
} from '../../staff-calls.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { amountOf } from '../records/order-queries.ts';
import { isOpenUnpaid, orders } from '../records/orders-tables.ts';
import { orderWork } from '../records/order-work-tables.ts';
import { activeStatuses } from '../status/order-transitions.ts';
import { searchOrders } from './order-search.ts';

type Search = ParsedInput<typeof listStaffOrdersCall>['body'];

const deliveryDate = sql<string | null>`${orders.delivery} ->> 'date'`;
const slotTime = (end: 'from' | 'to') => sql<string | null>`${orders.delivery} -> 'slot' ->> ${sql.raw(`'${end}'`)}`;
const startOf = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE ${shopTimeZone}`;

/** Grows with each change of an order's status and of its payment. */
export const versionOf = sql<number>`(SELECT count(*)::int FROM order_history WHERE order_id = ${orders.id})`;

const isOwing = sql`(${orders.status} = 'cancelled' AND ${orders.paymentStatus} = 'paid')`;
const isActive = inArray(orders.status, [...activeStatuses]);

/** What the views show (staff-calls.ts); all but the last are few orders. */
const views: Readonly<Record<OrderView, (today: string) => SQL | undefined>> = {
  todo: () => inArray(orders.status, ['created', 'confirmed', 'preparing']),
  today: (today) =>
    and(
      or(
        and(inArray(orders.status, ['confirmed', 'preparing', 'ready', 'shipped']), sql`${deliveryDate} <= ${today}`),
        and(inArray(orders.status, ['confirmed', 'preparing']), sql`${deliveryDate} IS NULL`),
      ),
    ),
  money: () => sql`(${isOpenUnpaid} OR ${isOwing})`,
  companies: () => and(isActive, sql`${orders.customer} ->> 'type' = 'legal'`),
  uncollected: () => eq(orders.status, 'ready'),
  all: () => undefined,
};

const someOf = <Value>(values: readonly Value[] | undefined): readonly Value[] | null =>
  values && values.length > 0 ? values : null;

/** The conditions of the filters; each that is empty restricts nothing. */
function filterConditions(filters: StaffOrderFilters): (SQL | undefined)[] {
  const { status, paymentStatus, payment, deliveryType, slot, zone, assignee, tag, from, to } = filters;
  return [
    someOf(status) ? inArray(orders.status, status!) : undefined,
    someOf(paymentStatus) ? inArray(orders.paymentStatus, paymentStatus!) : undefined,
    someOf(payment) ? inArray(orders.payment, payment!) : undefined,
    deliveryType ? sql`${orders.delivery} ->> 'type' = ${deliveryType}` : undefined,
    slot?.date ? sql`${deliveryDate} = ${slot.date}` : undefined,
    slot?.from ? sql`${slotTime('from')} = ${slot.from}` : undefined,
    slot?.to ? sql`${slotTime('to')} = ${slot.to}` : undefined,
    someOf(zone) ? inArray(sql`(${orders.delivery} -> 'zone' ->> 'id')::int`, zone!) : undefined,
    assignee === 'nobody' ? isNull(orderWork.assignee) : assignee ? eq(orderWork.assignee, assignee) : undefined,
    someOf(tag) ? arrayOverlaps(orderWork.tags, tag!) : undefined,
    from ? gte(orders.placedAt, startOf(from)) : undefined,
    to ? lt(orders.placedAt, startOf(to, 1)) : undefined,
  ];
}

const sorts: Readonly<Record<Search['sort'], readonly SQL[]>> = {
  date_desc: [desc(orders.placedAt), desc(orders.id)],
  date_asc: [asc(orders.placedAt), asc(orders.id)],
  slot_asc: [sql`${deliveryDate} NULLS FIRST`, sql`${slotTime('from')} NULLS FIRST`, asc(orders.id)],
  price_desc: [desc(orders.price), desc(orders.id)],
  price_asc: [asc(orders.price), asc(orders.id)],
  number_asc: [asc(orders.number)],
};

interface ListParts {
  readonly database: Queryable;
  readonly pickupCodes: PickupCodes;
  readonly now: Date;
}

/** The condition of all orders that a search finds, on `orders` with `order_work`; undefined for all orders. */
export async function searchCondition(
  { database, pickupCodes, now }: ListParts,
  { view, query, filters }: Pick<Search, 'view' | 'query' | 'filters'>,
  seesPersons: boolean,
): Promise<SQL | undefined> {
  const found = await searchOrders(database, query, { pickupCodes, seesPersons });
  const { date: today } = shopTime(now);
  return and(found ? sql`${orders.id} IN ${found}` : views[view](today), ...filterConditions(filters));
}

/** A page of the shop's orders, and how many each view has. */
export async function listStaffOrders(
  parts: ListParts,
  { view, query, filters, sort, page, limit }: Search,
  {
    locale,
    seesMoney,
    seesPersons,
  }: { readonly locale: Locale; readonly seesMoney: boolean; readonly seesPersons: boolean },
): Promise<CallAnswer<typeof listStaffOrdersCall>> {
  const { database, now } = parts;
  const { date: today } = shopTime(now);
  const fits = await searchCondition(parts, { view, query, filters }, seesPersons);
  const needsWork = filters.assignee || someOf(filters.tag);
  const counted = database.select({ total: count() }).from(orders).$dynamic();
  const [total] = await (needsWork ? counted.leftJoin(orderWork, eq(orderWork.orderId, orders.id)) : counted).where(
    fits,
  );
  const rows = await database
    .select({
      id: orders.id,
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
    .from(orders)
    .leftJoin(orderWork, eq(orderWork.orderId, orders.id))
    .where(fits)
    // The order of sums would tell them.
    .orderBy(...(seesMoney || !sort.startsWith('price') ? sorts[sort] : sorts.date_desc))
    .limit(limit)
    .offset((page - 1) * limit);
  const names = await listMemberNames(
    database,
    rows.flatMap(({ assignee }) => assignee ?? []),
  );
  return {
    orders: rows.map((row) => rowOf(row, { locale, seesMoney, names })),
    total: total!.total,
    page,
    pages: Math.ceil(total!.total / limit),
    counts: await countViews(database, today, fits ? null : total!.total),
  };
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

/**
 * All views but the last are among the active orders and those that owe money, which their indexes find. `known`: how many there
 * are in all, where they were counted already.
 */
async function countViews(
  database: Queryable,
  today: string,
  known: number | null,
): Promise<Record<OrderView, number>> {
  const countOf = (view: OrderView) =>
    sql<number>`count(*) FILTER (WHERE ${views[view](today) ?? sql`true`})::int`.mapWith(Number);
  const [active] = await database
    .select({
      todo: countOf('todo'),
      today: countOf('today'),
      money: countOf('money'),
      companies: countOf('companies'),
      uncollected: countOf('uncollected'),
    })
    .from(orders)
    .where(isActive);
  const owing = await database.$count(orders, isOwing);
  return { ...active!, money: active!.money + owing, all: known ?? (await database.$count(orders)) };
}
