import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import { shopTime } from '#values/shop-time.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { DaySlot, showStaffDay } from '../../staff-attention-calls.ts';
import { isActive, isOpenUnpaid, orders } from '../records/orders-tables.ts';
import { views } from './order-conditions.ts';
import { listRunningOut } from './running-out.ts';

interface DayParts {
  readonly database: Queryable;
  readonly delivery: Pick<Delivery, 'places' | 'openHours'>;
  readonly now: Date;
}

/** What waits longest, what leaves and is collected today, and what runs out, as far as the role may know. */
export async function readStaffDay(
  { database, delivery, now }: DayParts,
  { role, locale }: { readonly role: StaffRole; readonly locale: Locale },
): Promise<CallAnswer<typeof showStaffDay>> {
  const today = shopTime(now).date;
  const [{ dueAt, ...since }, slots, runningOut] = await Promise.all([
    readOldest(database, now),
    readSlots({ database, delivery }, today),
    listRunningOut(database, locale, now),
  ]);
  const known = Object.entries(since).flatMap(([view, at]) => (at ? [[view, at.toISOString()]] : []));
  return {
    waitingSince: Object.fromEntries(known) as CallAnswer<typeof showStaffDay>['waitingSince'],
    ...(dueAt && mayDo(role, 'money.read') && { dueAt: dueAt.toISOString() }),
    openHours: delivery.openHours(today),
    slots,
    runningOut,
  };
}

/** Reads the active orders, which are few and have an index of their own. */
async function readOldest(database: Queryable, now: Date) {
  const today = shopTime(now).date;
  const earliest = (value: SQL, condition: SQL | undefined) =>
    sql<Date | null>`min(${value}) FILTER (WHERE ${condition})`.mapWith(orders.placedAt);
  const readyAt = sql`(SELECT max(at) FROM order_history WHERE order_id = orders.id AND status = 'ready')`;
  const [found] = await database
    .select({
      todo: earliest(sql`placed_at`, views.todo(today)),
      uncollected: earliest(readyAt, views.uncollected(today)),
      dueAt: earliest(sql`payment_due_at`, and(isOpenUnpaid, sql`payment_due_at > ${now.toISOString()}`)),
    })
    .from(orders)
    .where(isActive);
  return found!;
}

/** The orders of a day by slot: one statement, whose rows are found by the day. */
async function readSlots({ database, delivery }: Omit<DayParts, 'now'>, date: string): Promise<DaySlot[]> {
  const countOf = (...statuses: (typeof orders.$inferSelect)['status'][]) =>
    sql<number>`count(*) FILTER (WHERE ${inArray(orders.status, statuses)})::int`.mapWith(Number);
  const { deliveryType: type, slotFrom: from, slotTo: to } = orders;
  const [rows, placesOf] = await Promise.all([
    database
      .select({
        ...{ type, from, to },
        missing: countOf('confirmed', 'preparing'),
        ready: countOf('ready'),
        shipped: countOf('shipped'),
        delivered: countOf('delivered'),
      })
      .from(orders)
      .where(
        and(
          eq(orders.deliveryDate, date),
          isNotNull(type),
          inArray(orders.status, ['confirmed', 'preparing', 'ready', 'shipped', 'delivered']),
        ),
      )
      .groupBy(type, from, to)
      .orderBy(sql`${from} NULLS LAST`, to, type),
    delivery.places.ofDay(date),
  ]);
  return rows.map((row) => {
    const { type: way, from: start, to: end, ...counts } = row;
    const hours = start && end ? { from: start, to: end } : null;
    return { type: way!, hours, ...counts, places: hours && placesOf({ type: way!, date, ...hours }) };
  });
}
