import { and, asc, eq, inArray, isNotNull, lte, not } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { type Payment, wasPaidSql } from '#areas/payment/server/payment.ts';
import { isDatabaseAway } from '#platform/database/database-errors.ts';
import type { Database } from '#platform/database/database.ts';
import { orders, storedColumns } from '../records/orders-tables.ts';
import type { ChangeStatus } from './change-status.ts';
import type { HoldParts } from './own-goods.ts';
import { letWait, releaseUnconfirmed, waitsUntil } from './release-unconfirmed.ts';
import { statusesThatExpire, unpaid } from './order-transitions.ts';

const isOverdue = (now: Date) =>
  and(
    isNotNull(orders.paymentDueAt),
    lte(orders.paymentDueAt, now),
    inArray(orders.paymentStatus, [...unpaid]),
    inArray(orders.status, [...statusesThatExpire]),
    // What was paid once is not given up for what it costs more since the shop has changed it.
    not(wasPaidSql(orders.id)),
  );

/** Asks an order's payment provider, and settles what it says; throws when it does not answer, and adds it to `silent`. */
export type AskAbout = (orderId: number, silent: Set<string>) => Promise<void>;

/**
 * Cancels the orders that were not paid in time, those that are overdue longest first, each in its own transaction; those
 * that nobody has confirmed give their goods back and wait, as long as others have time to pay. An order that fails does not
 * stop the others: they hold stock that somebody could buy.
 */
export async function expireUnpaidOrders(
  parts: HoldParts & {
    readonly database: Database;
    readonly payment: Pick<Payment, 'dueAt'>;
    readonly changeStatus: ChangeStatus;
    readonly askAbout: AskAbout;
    /** The job that runs it. */
    readonly actor: Actor;
  },
): Promise<void> {
  const { database, clock, changeStatus, askAbout, actor } = parts;
  const overdue = await database
    .select({ id: orders.id })
    .from(orders)
    .where(isOverdue(clock()))
    .orderBy(asc(orders.paymentDueAt));

  const expire = (id: number): Promise<void> =>
    database.transaction(async (tx) => {
      // Another process may have changed it, or it may have been paid since.
      const stillOverdue = and(eq(orders.id, id), isOverdue(clock()));
      const [order] = await tx
        .select(storedColumns)
        .from(orders)
        .where(stillOverdue)
        .for('update', { skipLocked: true });
      if (!order) return;
      const until = waitsUntil(order, parts);
      if (until) await letWait(tx, parts, actor, order, until);
      else await changeStatus(tx, id, { actor, status: 'cancelled' });
    });
  const failures: unknown[] = await releaseUnconfirmed(parts);
  // Its notification may have been lost. A provider that does not answer keeps no further order waiting: money that comes
  // late is found and given back.
  const silent = new Set<string>();
  let unanswered: Error | null = null;
  const ask = (id: number): Promise<void> =>
    askAbout(id, silent).catch((error: unknown) => {
      // It says nothing of the provider, whom the next run asks.
      if (isDatabaseAway(error)) throw error;
      unanswered = new Error(`no answer about the payment of order ${id}`, { cause: error });
    });
  for (const { id } of overdue) {
    await ask(id);
    await expire(id).catch((error: unknown) => failures.push(new Error(`order ${id}`, { cause: error })));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} overdue orders could not be cancelled`);
  if (unanswered) throw unanswered;
}
