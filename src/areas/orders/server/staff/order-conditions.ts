import { and, arrayOverlaps, eq, gte, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedInput } from '#values/call.ts';
import { shopTime, shopTimeZone } from '#values/shop-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { listStaffOrders, OrderView, StaffOrderFilters } from '../../staff-calls.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { orderWork } from '../records/order-work-tables.ts';
import { isActive, isGoneUnpaid, isOpenUnpaid, orders } from '../records/orders-tables.ts';
import { isFound, searchOrders } from './order-search.ts';

type Search = ParsedInput<typeof listStaffOrders>['body'];

/** Each half has an index of its own. */
export const isOwing = sql`(${orders.status} = 'cancelled' AND ${orders.paymentStatus} = 'paid' OR ${orders.owesMoney})`;

/** What the views show (staff-calls.ts); all but the last are few orders. */
export const views: Readonly<Record<OrderView, (today: string) => SQL | undefined>> = {
  todo: () => inArray(orders.status, ['created', 'confirmed', 'preparing']),
  today: (today) =>
    and(
      isActive,
      or(
        and(inArray(orders.status, ['confirmed', 'preparing', 'ready', 'shipped']), lte(orders.deliveryDate, today)),
        and(inArray(orders.status, ['confirmed', 'preparing']), isNull(orders.deliveryDate)),
      ),
    ),
  money: () => sql`(${isOpenUnpaid} OR ${isGoneUnpaid} OR ${isOwing})`,
  companies: () => and(isActive, sql`${orders.customer} ->> 'type' = 'legal'`),
  uncollected: () => eq(orders.status, 'ready'),
  all: () => undefined,
};

/** All views but the last are among these. */
export const isOfSomeView = or(isActive, sql`(${isGoneUnpaid})`, isOwing);

const someOf = <Value>(values: readonly Value[] | undefined): readonly Value[] | null =>
  values && values.length > 0 ? values : null;

const hasWork = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${orderWork} WHERE ${orderWork.orderId} = ${orders.id} AND ${condition})`;
export const isUnassigned = not(hasWork(isNotNull(orderWork.assignee)));

const startOf = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE ${shopTimeZone}`;

/** The conditions of the filters but `nobody`; each that is empty restricts nothing. */
export function filterConditions(filters: StaffOrderFilters): SQL | undefined {
  const { status, paymentStatus, payment, deliveryType, slot, zone, assignee, tag, from, to } = filters;
  return and(
    someOf(status) ? inArray(orders.status, status!) : undefined,
    someOf(paymentStatus) ? inArray(orders.paymentStatus, paymentStatus!) : undefined,
    someOf(payment) ? inArray(orders.payment, payment!) : undefined,
    deliveryType ? eq(orders.deliveryType, deliveryType) : undefined,
    slot?.date ? eq(orders.deliveryDate, slot.date) : undefined,
    slot?.from ? eq(orders.slotFrom, slot.from) : undefined,
    slot?.to ? eq(orders.slotTo, slot.to) : undefined,
    someOf(zone) ? inArray(orders.zoneId, zone!) : undefined,
    typeof assignee === 'number' ? hasWork(eq(orderWork.assignee, assignee)) : undefined,
    someOf(tag) ? hasWork(arrayOverlaps(orderWork.tags, tag!)) : undefined,
    from ? gte(orders.placedAt, startOf(from)) : undefined,
    to ? lt(orders.placedAt, startOf(to, 1)) : undefined,
  );
}

export interface SearchParts {
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
  const isFree = filters.assignee === 'nobody' ? isUnassigned : undefined;
  return and(found ? isFound(found) : views[view](shopTime(now).date), filterConditions(filters), isFree);
}
