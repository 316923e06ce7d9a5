import { type Actor, providerActor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import {
  type ChangeStatus,
  findOrderById,
  findOrderByNumber,
  findPaidReturns,
  hasLeft,
  isAwaitingPayment,
  lockOrder,
  refundableOf,
  type StoredOrder,
} from '#areas/orders/server/orders.ts';
import {
  findEqualRefund,
  findOrderOfRefund,
  type Payment,
  recordRefundAnswer,
  type RefundPart,
  requestRefund,
  sendRefund,
  sumMoneyOfOrders,
} from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { dayMs } from '#values/durations.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { jobKind, type Jobs } from '#platform/jobs/jobs.ts';
import type { FollowRefund } from './follow-refund.ts';
import { logMoney } from './log-money.ts';
import type { PaymentMails } from './payment-mails.ts';
import { findLinesToRefund, type WantedLine } from './refund-lines.ts';

interface RefundJob {
  readonly refundId: number;
  /** Who cancels the order once all of its money has gone back; absent: it stays as it is. */
  readonly cancelFor?: Actor;
}

export const refundKind = jobKind<RefundJob>('payment-refund');
/** The shopkeeper is told after so many tries without a clear answer, some ten minutes apart at the end. */
const triesBeforeNotice = 12;

/** So long the same refund again is taken for a mistake. */
const repeatMs = dayMs;

export interface RefundRequest {
  /** Cents; null: what the lines cost, without lines all that is left. */
  readonly amount: Cents | null;
  /** The pieces that it is for. */
  readonly lines?: readonly WantedLine[] | undefined;
  /** It is what a return owes. */
  readonly isOfReturn?: boolean;
  /** The shopkeeper has paid it back: it is recorded only. */
  readonly isByHand: boolean;
  /** It is meant, although as much was paid back within the last day. */
  readonly again?: boolean;
  /** Why, in free words, for the log. */
  readonly reason?: string;
  /** So many cents of the order may go back in all; null or absent: any. */
  readonly most?: Cents | null;
  /** Once all of its money has gone back, an order that was not sent is cancelled: goods and slot are others'. */
  readonly cancels?: boolean;
}

type RefundError =
  | 'order_not_found'
  | 'nothing_to_refund'
  | 'repeated_refund'
  | 'over_limit'
  | 'unknown_line'
  | 'already_refunded';

interface OrderedRefund {
  readonly order: StoredOrder;
  readonly parts: readonly RefundPart[];
  /** The number of the corrective invoice that was issued at once; null: none, or once the provider has answered. */
  readonly corrective: string | null;
}

/** Refunds: ordered by the shopkeeper, sent to the provider by a job until it answers, and recorded once it has. */
export function createRefundOrder(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly payment: Payment;
  readonly changeStatus: ChangeStatus;
  readonly followRefund: FollowRefund;
  readonly mails: Pick<PaymentMails, 'addAttention'>;
}) {
  const { database, clock, jobs, payment, changeStatus, followRefund, mails } = parts;

  async function isShipped(orderId: number): Promise<boolean> {
    const order = await findOrderById(database, orderId);
    return order !== null && hasLeft(order);
  }

  jobs.handle(refundKind, async ({ refundId, cancelFor }) => {
    const orderId = await send(refundId);
    if (cancelFor && orderId !== null)
      await database.transaction((tx) => changeStatus(tx, orderId, { actor: cancelFor, status: 'cancelled' }));
  });

  /** Sends a refund and records the answer; returns its order. Throws while the provider has not answered clearly. */
  async function send(refundId: number): Promise<number | null> {
    const sent = await sendRefund(payment, database, refundId, clock(), isShipped);
    if (!sent) return findOrderOfRefund(database, refundId);
    const { attempt, answer, refund } = sent;
    const isSettled = await database.transaction(async (tx) => {
      const order = await lockOrder(tx, attempt.orderId);
      if (!order) return true;
      const isNew = await recordRefundAnswer(tx, sent, clock());
      if (isNew && answer.outcome === 'refunded')
        await followRefund(tx, providerActor(attempt.provider), order, {
          amount: cents(refund.amount),
          surplus: cents(refund.surplus),
        });
      if (isNew && answer.outcome === 'refused')
        await logMoney(tx, order, {
          actor: providerActor(attempt.provider),
          at: clock(),
          verb: 'order.refunded',
          amount: cents(refund.amount),
          isRefused: true,
        });
      const isStuck = answer.outcome === 'unknown' && refund.tries + 1 === triesBeforeNotice;
      if ((isNew && answer.outcome === 'refused') || isStuck) await mails.addAttention(tx, order);
      return answer.outcome !== 'unknown';
    });
    if (!isSettled) throw new Error(`${attempt.provider} did not say whether it has refunded ${attempt.reference}`);
    return attempt.orderId;
  }

  /** When as much was paid back within the last day, though the returns of the order do not owe it once more; null: no. */
  async function findRepeated(
    tx: Queryable,
    order: StoredOrder,
    { amount, isByHand }: Pick<RefundRequest, 'amount' | 'isByHand'>,
  ) {
    const all = amount ?? (await refundableOf(tx, order, isByHand));
    const at = await findEqualRefund(tx, order.id, all, new Date(clock().getTime() - repeatMs));
    return at && (await findPaidReturns(tx, order.id)).owed < all ? { amount: all, at } : null;
  }

  /** What of an order's money has gone back or is going, in cents. */
  async function sumGoneBack(tx: Queryable, orderId: number): Promise<Cents> {
    const money = await sumMoneyOfOrders(tx, [orderId]);
    return addCents(...money.flatMap(({ refunded, refunding }) => [refunded, refunding]));
  }

  return {
    /** What of an order's money a refund without an amount would pay back now, in cents; null: the order is unknown. */
    async findRefundable(number: string, { isByHand }: Pick<RefundRequest, 'isByHand'>): Promise<Cents | null> {
      const order = await findOrderByNumber(database, number);
      return order && refundableOf(database, order, isByHand);
    },

    /**
     * Pays back an order's money: all of it, an amount in cents, or what pieces of its lines cost. Providers that can are asked by a job; of others, and
     * with `isByHand`, it is recorded that the shopkeeper pays it back. `repeated_refund`: as much was paid back within the
     * last day, and no return owes it; its facts are the `amount` and the moment, `at`. With `again` it is paid all the same.
     * `unknown_line` and `already_refunded`, with the pieces that are `left` of `lines`: it has not as many, or not any more.
     * `within` opens the transaction.
     */
    refund: (
      actor: Actor,
      number: string,
      {
        amount: asked,
        lines: wantedLines,
        isByHand,
        again = false,
        cancels = false,
        isOfReturn = false,
        reason,
        most = null,
      }: RefundRequest,
      within: Pick<Queryable, 'transaction'> = database,
    ): Promise<OrderedRefund | Failure<RefundError>> =>
      within.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        if (!order) return failure('order_not_found');
        const lines = wantedLines && (await findLinesToRefund(tx, order.id, wantedLines));
        if (lines instanceof Failure) return lines;
        const amount = lines ? addCents(...lines.map((line) => line.amount)) : asked;
        const repeated = again ? null : await findRepeated(tx, order, { amount, isByHand });
        if (repeated) return failure('repeated_refund', { facts: repeated });
        if (most !== null && (await sumGoneBack(tx, order.id)) + (amount ?? 0) > most) return failure('over_limit');
        const left = await refundableOf(tx, order, isByHand);
        if (amount !== null && amount > left) return failure('nothing_to_refund');
        const at = clock();
        const stored = lines?.map(({ productId: _, ...line }) => line);
        // Of one that waits for its money only surplus goes back.
        const ofSale = (isOfReturn || lines !== undefined) && !isAwaitingPayment(order);
        const wanted = { amount: amount ?? left, isByHand, lines: stored, ofSale };
        const divided = await requestRefund(payment, tx, actor, order.id, wanted, at);
        if (!divided) return failure('nothing_to_refund');
        const all = addCents(...divided.map((part) => part.amount));
        await logMoney(tx, order, { actor, at, verb: 'order.refund', amount: all, lines, reason });
        for (const { refundId } of divided)
          if (refundId !== null) await jobs.add(tx, refundKind, { refundId, ...(cancels && { cancelFor: actor }) });
        const recorded = divided.filter(({ refundId }) => refundId === null);
        if (recorded.length === 0) return { order, parts: divided, corrective: null };
        const sumOf = (of: (part: RefundPart) => Cents) => addCents(...recorded.map(of));
        const refund = { amount: sumOf((part) => part.amount), surplus: sumOf((part) => part.surplus) };
        const followed = await followRefund(tx, actor, order, refund);
        // Not allowed while the bank has some of the money still, or the goods have left.
        const cancelled = cancels && (await changeStatus(tx, order.id, { actor, status: 'cancelled' }));
        return { ...followed, parts: divided, order: cancelled || followed.order };
      }),
  };
}
