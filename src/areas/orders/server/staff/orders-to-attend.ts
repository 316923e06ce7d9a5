import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import {
  findMoneyMoments,
  hasMoneyLeftSql,
  listOrdersToAttend as listMoneyToAttend,
} from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findFailedMailMoments, listFailedMails } from '#platform/mail/mail-jobs.ts';
import { type AttendedOrder, maxAttended } from '../../staff-attention-calls.ts';
import type { StaffOrderRow } from '../../staff-calls.ts';
import { needsSomebody, type OrderWarning } from '../../staff-warnings.ts';
import { isOpenUnpaid, orderHistory, orders } from '../records/orders-tables.ts';
import { listRowsOf } from './list-staff-orders.ts';
import { isOwing } from './order-conditions.ts';

/** The latest orders that need somebody who may do this, newest first: their rows say why. */
export async function listOrdersToAttend(
  database: Queryable,
  viewer: { readonly locale: Locale; readonly role: StaffRole; readonly now: Date },
): Promise<{ orders: AttendedOrder[] }> {
  const { role, now } = viewer;
  const [ofMoney, withMoney, ofMails] = await Promise.all([
    mayDo(role, 'money.read') ? listMoneyToAttend(database, { limit: maxAttended, now }) : [],
    mayDo(role, 'money.read') ? listWithOpenMoney(database) : [],
    mayDo(role, 'persons.read') ? listFailedMails(database, { limit: maxAttended }) : [],
  ]);
  const ids = [...new Set([...ofMoney, ...withMoney, ...ofMails])].toSorted((a, b) => b - a).slice(0, maxAttended);
  const rows = await listRowsOf(database, ids, viewer);
  return {
    orders: await withMoments(
      database,
      rows.filter(({ warnings }) => warnings?.some(needsSomebody)),
    ),
  };
}

/** Since when the most pressing reason of each is known. */
async function withMoments(database: Queryable, rows: readonly StaffOrderRow[]): Promise<AttendedOrder[]> {
  const idsOf = (isOfThese: (kind: OrderWarning['kind']) => boolean): number[] =>
    rows.filter(({ warnings }) => isOfThese(warnings![0]!.kind)).map(({ orderId }) => orderId);
  const isOfMail = (kind: OrderWarning['kind']): boolean => kind === 'mail_failed';
  const [ofMoney, ofMails, ofCancelling] = await Promise.all([
    findMoneyMoments(
      database,
      idsOf((kind) => !isOfMail(kind)),
    ),
    findFailedMailMoments(database, idsOf(isOfMail)),
    findCancelled(
      database,
      idsOf((kind) => kind === 'to_refund'),
    ),
  ]);
  return rows.map((row) => {
    const moments = [ofMoney, ofMails, ofCancelling].flatMap((found) => found.get(row.orderId)?.getTime() ?? []);
    return { ...row, ...(moments.length > 0 && { since: new Date(Math.max(...moments)).toISOString() }) };
  });
}

async function findCancelled(database: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const found = await database
    .select({ id: orderHistory.orderId, at: max(orderHistory.at) })
    .from(orderHistory)
    .where(and(inArray(orderHistory.orderId, [...ids]), eq(orderHistory.status, 'cancelled')))
    .groupBy(orderHistory.orderId);
  return new Map(found.map(({ id, at }) => [id, at!]));
}

/** Cancelled orders that owe money, and unpaid ones for which some has come: each of them by an index of its own. */
async function listWithOpenMoney(database: Queryable): Promise<number[]> {
  const { id } = orders;
  const owing = database.select({ id }).from(orders).where(isOwing);
  const partlyPaid = database
    .select({ id })
    .from(orders)
    .where(and(isOpenUnpaid, hasMoneyLeftSql(sql`${id}`)));
  const found = await union(owing, partlyPaid).orderBy(desc(id)).limit(maxAttended);
  return found.map((order) => order.id);
}
