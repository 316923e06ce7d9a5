import { type Cents, cents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { findAttempt, listAttempts, type StoredAttempt, updateAttempt } from './payment-attempts.ts';
import {
  countTry,
  insertMoney,
  insertRefund,
  listRefunds,
  settleRefund,
  type StoredRefund,
  sumMoney,
} from './payment-money.ts';
import type { PaymentProvider, RefundAnswer } from './payment-provider.ts';

/** A part of a refund, of one attempt: ordered from its provider, or recorded because the shopkeeper pays it by hand. */
export interface RefundPart {
  readonly attempt: StoredAttempt;
  readonly amount: Cents;
  /** Of the job that orders it from the provider; null: recorded. */
  readonly refundId: number | null;
}

/** Refunds of what was received for orders: never more than that, whatever is ordered at the same time. */
export function createRefunds(named: (provider: string) => PaymentProvider | undefined) {
  const canRefund = ({ provider }: StoredAttempt): boolean => named(provider)?.refund !== undefined;

  return {
    list: listRefunds,

    /** Whether the provider of an attempt pays back; else the shopkeeper does by hand. */
    canRefund,

    /**
     * Divides a refund of an order, all of its money without an amount, into refunds of its attempts: surplus first, then
     * the latest money. Null when less is left than the amount, or nothing. The caller has locked the order.
     */
    async request(
      tx: Queryable,
      orderId: number,
      { amount, isByHand }: { amount: Cents | null; isByHand: boolean },
      at: Date,
    ): Promise<RefundPart[] | null> {
      const money = await sumMoney(tx, await listAttempts(tx, [orderId]));
      const refundable = money
        .map((one) => ({ ...one, left: one.charged - one.refunded - one.refunding }))
        // The bank answers one refund of an attempt before it gets the next.
        .filter(({ left, refunding }) => left > 0 && (refunding === 0 || isByHand))
        .toSorted(
          (one, other) => Number(other.surplus > 0) - Number(one.surplus > 0) || other.attempt.id - one.attempt.id,
        );
      const all = refundable.reduce((sum, { left }) => sum + left, 0);
      let open = amount ?? all;
      if (open <= 0 || open > all) return null;
      const parts: RefundPart[] = [];
      for (const { attempt, left } of refundable) {
        if (open === 0) break;
        const part = cents(Math.min(open, left));
        open -= part;
        const isRequested = !isByHand && canRefund(attempt);
        const id = await insertRefund(
          tx,
          { paymentId: attempt.id, amount: part, state: isRequested ? 'requested' : 'refunded' },
          at,
        );
        if (!isRequested) await recordRefund(tx, attempt, { id, amount: part }, at);
        parts.push({ attempt, amount: part, refundId: isRequested ? id : null });
      }
      return parts;
    },

    /**
     * Asks the provider for a refund that was requested; null when it was settled before. Calls the provider, so never
     * within a transaction.
     */
    async send(
      database: Database,
      refundId: number,
      at: Date,
      /** Whether the goods of an order were sent or handed over. */
      isShipped: (orderId: number) => Promise<boolean>,
    ): Promise<{ refund: StoredRefund; attempt: StoredAttempt; answer: RefundAnswer } | null> {
      const refund = await countTry(database, refundId, at);
      const attempt = refund && (await findAttempt(database, { id: refund.paymentId }));
      const provider = attempt && named(attempt.provider);
      if (!attempt || !provider?.refund) return null;
      const [money] = await sumMoney(database, [attempt]);
      const answer = await provider.refund(attempt, {
        amount: cents(refund.amount),
        reference: `refund-${refundId}`,
        refundedBefore: money!.refunded,
        isRepeated: refund.tries > 0,
        isShipped: await isShipped(attempt.orderId),
      });
      return { refund, attempt, answer };
    },

    /** Records the answer, behind the lock of the order; false when another run has. */
    async settle(
      tx: Queryable,
      { refund, attempt, answer }: { refund: StoredRefund; attempt: StoredAttempt; answer: RefundAnswer },
      at: Date,
    ): Promise<boolean> {
      if (answer.outcome === 'unknown') return false;
      const stored = (await listRefunds(tx, [attempt.id])).find(({ id }) => id === refund.id);
      if (stored?.state !== 'requested') return false;
      await settleRefund(tx, refund.id, answer.outcome, at);
      await updateAttempt(tx, attempt.id, { message: answer.message, updatedAt: at });
      if (answer.outcome === 'refunded') await recordRefund(tx, attempt, refund, at);
      return true;
    },
  };
}

const recordRefund = (
  tx: Queryable,
  attempt: StoredAttempt,
  { id, amount }: Pick<StoredRefund, 'id' | 'amount'>,
  at: Date,
): Promise<boolean> =>
  insertMoney(tx, attempt, { kind: 'refund', amount: cents(amount), reference: `refund-${id}` }, at);
