import { and, asc, eq, inArray, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, jobActor } from '#values/actor.ts';
import { dayMs } from '#values/durations.ts';
import { forgetShoppers } from '#areas/payment/server/payment.ts';
import { erasePersonalChanges } from '#areas/staff/server/staff.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { forgetSentMails } from '#platform/mail/sent-mails.ts';
import { orderBulkRows, orderBulks, withoutReason } from './records/bulk-tables.ts';
import { forgetOrderEdits } from './records/order-edits.ts';
import { type NumberedOrder, recordOrderChanges } from './records/order-log.ts';
import { orderNotes, orderWork } from './records/order-work-tables.ts';
import { orders } from './records/orders-tables.ts';
import { returns } from './records/returns-tables.ts';
import { activeStatuses } from './status/order-transitions.ts';

/** The name of the job. */
export const eraseFinishedOrders = 'erase-finished-orders';

/**
 * So begin the request keys of orders whose customer is erased: no request comes for them any more. Those of requests begin
 * otherwise.
 */
const erasedKey = 'erased:';

/** The last mails of an order that has ended have left by then. */
const daysUntilErased = 1;
/** Orders that one run of the job empties. */
const batch = 500;

/**
 * An order that cannot be carried out without knowing its customer: its goods are still to change hands, or money or goods of it
 * to come or to go back. Until then its data are necessary for the contract (GDPR art. 6(1)(b), 17(1)(a) and 17(3)(e)).
 */
const isOpen: SQL = or(
  inArray(
    orders.status,
    activeStatuses.filter((status) => status !== 'created'),
  ),
  // Of a new one nothing is under way until money of it is, or has come.
  and(
    eq(orders.status, 'created'),
    or(
      eq(orders.paymentStatus, 'processing'),
      sql`EXISTS (SELECT FROM payments JOIN payment_money ON payment_money.payment_id = payments.id WHERE payments.order_id = orders.id)`,
    ),
  ),
  and(eq(orders.status, 'delivered'), inArray(orders.paymentStatus, ['pending', 'processing', 'failed'])),
  and(eq(orders.status, 'cancelled'), eq(orders.paymentStatus, 'paid')),
  and(
    eq(orders.paymentStatus, 'paid'),
    // By name: what an UPDATE answers names its columns without their table.
    sql`EXISTS (SELECT FROM returns WHERE returns.order_id = orders.id AND returns.state IN ('received', 'goods_back'))`,
  ),
)!;

export interface ErasedOrders {
  /** The numbers of those without personal data from now on. */
  readonly emptied: readonly string[];
  /** The numbers of those that keep what they need until they have ended. */
  readonly kept: readonly string[];
}

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** Whether the customer of an order was not erased before. */
export const isNotErased: SQL = and(ne(orders.email, ''), not(like(orders.requestKey, `${erasedKey}%`)))!;

/** Erases the customer of orders: of those that have ended at once, of all others as soon as they have. */
export async function eraseOrders(tx: Queryable, by: By, whose: SQL): Promise<ErasedOrders> {
  const marked = await tx
    .update(orders)
    .set({ requestKey: sql`${erasedKey} || ${orders.id}`, network: null })
    .where(and(whose, isNotErased))
    .returning({ id: orders.id, number: orders.number, isOpen: sql<boolean>`${isOpen}` });
  const emptied = marked.filter((order) => !order.isOpen);
  const kept = marked.filter((order) => order.isOpen);
  await forgetWords(
    tx,
    marked.map(({ id }) => id),
  );
  await emptyOrders(
    tx,
    emptied.map(({ id }) => id),
  );
  await logErased(tx, by, emptied, 'erased');
  await logErased(tx, by, kept, 'at_end');
  return { emptied: emptied.map(({ number }) => number), kept: kept.map(({ number }) => number) };
}

/** Erases the customer of all orders of a user. */
export const eraseOrdersOfUser = (tx: Queryable, by: By, userId: number): Promise<ErasedOrders> =>
  eraseOrders(tx, by, eq(orders.userId, userId));

/** Empties the orders that have ended since their customer was erased; a job runs it. */
export async function eraseEndedOrders(database: Database, now: Date): Promise<void> {
  const isDue = and(
    like(orders.requestKey, `${erasedKey}%`),
    ne(orders.email, ''),
    not(isOpen),
    lt(orders.updatedAt, new Date(now.getTime() - daysUntilErased * dayMs)),
  );
  const due = await database.select({ id: orders.id }).from(orders).where(isDue).orderBy(asc(orders.id)).limit(batch);
  for (const { id } of due)
    await database.transaction(async (tx) => {
      // Another process may have changed it since.
      const of = and(eq(orders.id, id), isDue);
      const [order] = await tx.select({ id: orders.id, number: orders.number }).from(orders).where(of).for('update');
      if (!order) return;
      await forgetWords(tx, [id]);
      await emptyOrders(tx, [id]);
      await logErased(tx, { actor: jobActor(eraseFinishedOrders), at: now }, [order], 'erased');
    });
}

const logErased = async (
  tx: Queryable,
  { actor, at }: By,
  erased: readonly NumberedOrder[],
  after: 'erased' | 'at_end',
): Promise<void> => {
  if (erased.length === 0) return;
  const changes = [{ field: 'personalData', before: null, after }];
  await recordOrderChanges(
    tx,
    { actor, at, verb: 'order.erase' },
    erased.map((order) => ({ order, changes })),
  );
};

/** Removes the personal data of orders and of their payments; the customer's type stays for accounting. */
async function emptyOrders(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const nobody = { name: '', surname: '', email: '', phone: '', document: null, organization: null };
  await tx
    .update(returns)
    .set({ name: '', statement: '' })
    .where(inArray(returns.orderId, [...ids]));
  await tx
    .update(orders)
    .set({
      email: '',
      network: null,
      customer: sql`(${orders.customer} || ${JSON.stringify(nobody)}::jsonb) - 'address'`,
      receiver: null,
      comment: '',
      delivery: sql`${orders.delivery} || '{"address": null}'::jsonb`,
    })
    .where(inArray(orders.id, [...ids]));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...ids]));
  await tx
    .update(orderWork)
    .set({ tags: [], trackingNumber: null })
    .where(inArray(orderWork.orderId, [...ids]));
}

/** Forgets what carries nothing out: devices, mails as they were sent, what orders were before, and reasons. */
async function forgetWords(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetShoppers(tx, ids);
  await forgetBulkReasons(tx, ids);
  await forgetSentMails(tx, ids);
  await forgetOrderEdits(tx, ids);
  await erasePersonalChanges(tx, 'order', ids.map(String));
}

/** Why a bulk is to cancel some orders, which may name their customers: of previews, and of what was cut off. */
async function forgetBulkReasons(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  const theirs = tx
    .select({ id: orderBulkRows.bulkId })
    .from(orderBulkRows)
    .where(inArray(orderBulkRows.orderId, [...orderIds]));
  await tx
    .update(orderBulks)
    .set({ action: withoutReason })
    .where(and(inArray(orderBulks.id, theirs), sql`${orderBulks.action} ? 'reason'`));
}
