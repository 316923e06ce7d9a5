import { and, desc, or, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { hasMoneyLeftSql, listOrdersToAttend as listMoneyToAttend } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listFailedMails } from '#platform/mail/mail-jobs.ts';
import { maxAttended } from '../../staff-attention-calls.ts';
import type { StaffOrderRow } from '../../staff-calls.ts';
import { needsSomebody } from '../../staff-warnings.ts';
import { isOpenUnpaid, orders } from '../records/orders-tables.ts';
import { listRowsOf } from './list-staff-orders.ts';
import { isOwing } from './order-conditions.ts';

/** The latest orders that need somebody who may do this, newest first: their rows say why. */
export async function listOrdersToAttend(
  database: Queryable,
  viewer: { readonly locale: Locale; readonly role: StaffRole; readonly now: Date },
): Promise<{ orders: StaffOrderRow[] }> {
  const { role, now } = viewer;
  const [ofMoney, withMoney, ofMails] = await Promise.all([
    mayDo(role, 'money.read') ? listMoneyToAttend(database, { limit: maxAttended, now }) : [],
    mayDo(role, 'money.read') ? listWithOpenMoney(database) : [],
    mayDo(role, 'persons.read') ? listFailedMails(database, { limit: maxAttended }) : [],
  ]);
  const ids = [...new Set([...ofMoney, ...withMoney, ...ofMails])].toSorted((a, b) => b - a).slice(0, maxAttended);
  const rows = await listRowsOf(database, ids, viewer);
  return { orders: rows.filter(({ warnings }) => warnings?.some(needsSomebody)) };
}

/** Cancelled orders that owe money, and unpaid ones for which some has come. */
async function listWithOpenMoney(database: Queryable): Promise<number[]> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(or(isOwing, and(isOpenUnpaid, hasMoneyLeftSql(sql`${orders.id}`))))
    .orderBy(desc(orders.id))
    .limit(maxAttended);
  return found.map(({ id }) => id);
}
