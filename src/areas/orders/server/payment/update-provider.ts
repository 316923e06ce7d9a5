import type { Clock } from '#values/clock.ts';
import { listAttempts, type Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { jobKind, type Jobs } from '#platform/jobs/jobs.ts';
import { findOrderById } from '../view/order-queries.ts';
import type { ContextOf } from './attempt-context.ts';

type Change = 'shipped' | 'cancelled';

const updateKind = jobKind<{ paymentId: number; change: Change }>('payment-update');

export type UpdateProvider = (tx: Queryable, orderId: number, change: Change) => Promise<void>;

/** Tells financing companies what becomes of the goods, by a job in the transaction of the change. */
export function createUpdateProvider(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly payment: Payment;
  readonly contextOf: ContextOf;
}): UpdateProvider {
  const { database, jobs, payment, contextOf } = parts;

  jobs.handle(updateKind, async ({ paymentId, change }) => {
    const attempt = await payment.findAttempt(database, paymentId);
    const order = attempt && (await findOrderById(database, attempt.orderId));
    if (order) await payment.update(database, attempt, await contextOf(database, order), change);
  });

  return async (tx, orderId, change) => {
    const attempts = (await listAttempts(tx, [orderId])).filter((one) => payment.isUpdated(one) && one.providerId);
    for (const attempt of attempts)
      // Of goods that were paid in another way their lender knows nothing.
      if (change === 'cancelled' || attempt.state === 'paid')
        await jobs.add(tx, updateKind, { paymentId: attempt.id, change });
  };
}
