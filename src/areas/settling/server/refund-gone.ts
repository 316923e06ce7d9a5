import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { Cents } from '#values/money.ts';
import {
  type Payment,
  requestRefund,
  type StoredAttempt,
  sumHeldByProviders,
  sumMoneyOfOrders,
} from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { StoredOrder } from '#areas/orders/server/orders.ts';
import { logMoney } from './log-money.ts';
import { refundKind } from './refund-order.ts';

/**
 * Orders back from its provider what was paid, in cents, for an order whose goods were gone; false where the shopkeeper has to
 * pay it back by hand.
 */
export type RefundGone = (
  tx: Queryable,
  actor: Actor,
  order: Pick<StoredOrder, 'id' | 'number'>,
  paid: { readonly attempt: StoredAttempt; readonly amount: Cents },
) => Promise<boolean>;

export function createRefundGone(parts: {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly payment: Payment;
}): RefundGone {
  const { clock, jobs, payment } = parts;
  return async (tx, actor, order, { attempt, amount }) => {
    const held = await sumHeldByProviders(payment, tx, await sumMoneyOfOrders(tx, [order.id]));
    if ((held.get(attempt.id) ?? 0) < amount) return false;
    const refund = { amount, isByHand: false };
    const at = clock();
    const divided = (await requestRefund(payment, tx, actor, order.id, refund, at)) ?? [];
    if (divided.length > 0) await logMoney(tx, order, { actor, at, verb: 'order.refund', amount });
    for (const { refundId } of divided) if (refundId !== null) await jobs.add(tx, refundKind, { refundId });
    return divided.length > 0;
  };
}
