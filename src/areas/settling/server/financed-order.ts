import { LRUCache } from 'lru-cache';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { FinancingState } from '#areas/payment/contract.ts';
import { type ChangeStatus, findOrder, lockOrder } from '#areas/orders/server/orders.ts';
import {
  findPendingAttempt,
  listAttempts,
  type Payment,
  type StoredAttempt,
  tellOfGoods,
} from '#areas/payment/server/payment.ts';
import { isDatabaseAway } from '#platform/database/database-errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { ContextOf } from './attempt-context.ts';

/** A customer who waits asks every few seconds; the lender is asked for an application at most this often. */
const msBetweenInquiries = 5000;

interface FinancedOrderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payment: Payment;
  readonly changeStatus: ChangeStatus;
  readonly contextOf: ContextOf;
  /** Asks the provider of an order's open attempt, and settles what it says. */
  readonly askAbout: (orderId: number) => Promise<void>;
  readonly onProviderError: (error: unknown) => void;
}

/** What becomes of applications to lenders. */
export function createFinancedOrder(parts: FinancedOrderParts) {
  const { database, clock, payment, changeStatus, contextOf, askAbout, onProviderError } = parts;

  function reportProvider(error: unknown): void {
    if (isDatabaseAway(error)) throw error;
    onProviderError(error);
  }

  /** When the lender was asked last, by attempt. */
  const inquiries = new LRUCache<number, number>({ max: 1000 });

  function isTooSoon({ id, updatedAt }: StoredAttempt): boolean {
    const now = clock().getTime();
    const last = Math.max(updatedAt.getTime(), inquiries.get(id) ?? 0);
    if (now - last < msBetweenInquiries) return true;
    inquiries.set(id, now);
    return false;
  }

  const latestOf = async (orderId: number, method: 'crediya' | 'sequra'): Promise<StoredAttempt | undefined> =>
    (await listAttempts(database, [orderId])).findLast((attempt) => attempt.method === method);

  return {
    /** How an order's application to Crediya stands; null when the user has no such order. */
    async crediyaState(userId: number, orderId: number): Promise<FinancingState | null> {
      if (!(await findOrder(database, { id: orderId, userId }))) return null;
      const attempt = await latestOf(orderId, 'crediya');
      if (!attempt) return null;
      if (attempt.state !== 'pending' || isTooSoon(attempt)) return financingState(attempt);
      await askAbout(orderId).catch(reportProvider);
      return financingState((await latestOf(orderId, 'crediya'))!);
    },

    /**
     * Gives up an order's application to seQura, so that it can be paid in another way. False when seQura could not be
     * told: it might still approve the order. Null when the user has no such order.
     */
    async cancelSequra(actor: Actor, userId: number, orderId: number): Promise<boolean | null> {
      const order = await findOrder(database, { id: orderId, userId });
      const attempt = order && (await latestOf(orderId, 'sequra'));
      if (!attempt) return null;
      if (attempt.state !== 'pending') return true;
      try {
        await tellOfGoods(payment, database, attempt, await contextOf(database, order), 'cancelled');
      } catch (error) {
        reportProvider(error);
        return false;
      }
      const given = { paymentId: attempt.id, reason: 'cancelled_by_user' } as const;
      await database.transaction(async (tx) => {
        await lockOrder(tx, orderId);
        // Another attempt may have taken its place since.
        const isOpen = (await findPendingAttempt(tx, orderId))?.id === attempt.id;
        if (isOpen) await changeStatus(tx, orderId, { actor, paymentStatus: 'failed', attempt: given });
      });
      return true;
    },
  };
}

function financingState({ state, reason }: StoredAttempt): FinancingState {
  if (state === 'paid' || state === 'refunded') return 'approved';
  if (state === 'pending' || state === 'processing') return 'pending';
  return state === 'cancelled' || reason === 'cancelled_by_user' ? 'cancelled' : 'rejected';
}
