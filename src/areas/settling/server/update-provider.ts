import type { Clock } from '#values/clock.ts';
import { findOrderById, type GoodsChange, lockOrder, type UpdateProvider } from '#areas/orders/server/orders.ts';
import {
  findAttempt,
  isToldOfGoods,
  listAttempts,
  type Payment,
  recordRefusedUpdate,
  tellOfGoods,
} from '#areas/payment/server/payment.ts';
import type { Database } from '#platform/database/database.ts';
import { jobKind, type Jobs } from '#platform/jobs/jobs.ts';
import { hourMs } from '#values/durations.ts';
import type { ContextOf } from './attempt-context.ts';
import type { PaymentMails } from './payment-mails.ts';

interface Update {
  readonly paymentId: number;
  readonly change: GoodsChange;
  /** ISO 8601; missing in jobs of earlier versions. */
  readonly since?: string;
}

const updateKind = jobKind<Update>('payment-update');
/** A lender that does not answer for a moment is nothing unusual. */
const msUntilMail = hourMs;

/** Tells financing companies what becomes of the goods, by a job in the transaction of the change. */
export function createUpdateProvider(parts: {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly payment: Pick<Payment, 'providerNamed'>;
}): UpdateProvider {
  const { clock, jobs, payment } = parts;
  return async (tx, orderIds, change) => {
    const attempts = (await listAttempts(tx, orderIds)).filter((one) => isToldOfGoods(payment, one) && one.providerId);
    // The lender knows nothing of goods that were paid in another way.
    const told = attempts.filter(({ state }) => change === 'cancelled' || state === 'paid');
    const since = clock().toISOString();
    await jobs.addAll(
      tx,
      updateKind,
      told.map(({ id: paymentId }) => ({ paymentId, change, since })),
    );
  };
}

/** Does the jobs that `createUpdateProvider` adds, and tells the shop of a lender that goes on refusing. */
export function handleProviderUpdates(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly payment: Payment;
  readonly contextOf: ContextOf;
  readonly mails: Pick<PaymentMails, 'addRefusedUpdate'>;
}): void {
  const { database, clock, jobs, payment, contextOf, mails } = parts;

  const tellShop = (orderId: number, { paymentId, change }: Update): Promise<void> =>
    database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const attempt = await findAttempt(tx, { id: paymentId });
      if (order && attempt && (await recordRefusedUpdate(tx, attempt, change, clock())))
        await mails.addRefusedUpdate(tx, order, change);
    });

  jobs.handle(updateKind, async (update) => {
    const { paymentId, change, since } = update;
    const attempt = await findAttempt(database, { id: paymentId });
    const order = attempt && (await findOrderById(database, attempt.orderId));
    if (!order) return;
    try {
      await tellOfGoods(payment, database, attempt, await contextOf(database, order), change);
    } catch (error) {
      const isLate = since === undefined || clock().getTime() - new Date(since).getTime() >= msUntilMail;
      if (isLate) await tellShop(order.id, update);
      // The job is retried all the same.
      throw error;
    }
  });
}
