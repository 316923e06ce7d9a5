import { findOrderById } from '#areas/orders/server/orders.ts';
import { findPendingAttempt, listToInquire, type StoredAttempt } from '#areas/payment/server/payment.ts';
import { inquire, settleEvent, type SettleParts } from './settle-payment.ts';

/** The payments of one run; the others wait for the next. */
const batch = 100;
const atOnce = 5;

/** Asks providers for payments whose notification never came, and settles what they say. */
export function createAskProviders(parts: SettleParts) {
  const { database, clock } = parts;

  async function ask(attempt: StoredAttempt): Promise<void> {
    const order = await findOrderById(database, attempt.orderId);
    const event = order && (await inquire(parts, attempt, order));
    if (event) await settleEvent(parts, attempt, event);
  }

  return {
    /**
     * Before an order is given up: its open attempt may be paid. Throws when the provider cannot say; its name is added to
     * `silent`, and it is not asked again with that.
     */
    async askAbout(orderId: number, silent = new Set<string>()): Promise<void> {
      const attempt = await findPendingAttempt(database, orderId);
      if (!attempt || silent.has(attempt.provider)) return;
      await ask(attempt).catch((error: unknown) => {
        silent.add(attempt.provider);
        throw error;
      });
    },

    /** All that are due. An attempt that fails does not stop the others: it is asked for again later. */
    async askAll(): Promise<void> {
      const due = await listToInquire(database, clock(), batch);
      const failures: unknown[] = [];
      for (let at = 0; at < due.length; at += atOnce) {
        const results = await Promise.allSettled(due.slice(at, at + atOnce).map(ask));
        failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be asked for`);
    },
  };
}
