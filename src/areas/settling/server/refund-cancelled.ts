import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { addCents } from '#values/money.ts';
import { type Payment, requestRefund, sumHeldByProviders, sumMoneyOfOrders } from '#areas/payment/server/payment.ts';
import type { RefundCancelled } from '#areas/orders/server/orders.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { logMoney } from './log-money.ts';
import { attentionMail, attentionOf } from './payment-mails.ts';
import { refundKind } from './refund-order.ts';

/**
 * Orders back all the money of a paid order that its customer has cancelled. What a provider cannot pay back, as a transfer, is
 * owed until the shopkeeper pays it by hand, and the shop is mailed.
 */
export function createRefundCancelled(parts: {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly payment: Payment;
}): RefundCancelled {
  const { clock, jobs, payment } = parts;
  return async (tx: Queryable, actor: Actor, order) => {
    const owed = (await sumMoneyOfOrders(tx, [order.id])).filter(({ charged, refunded }) => charged > refunded);
    const held = await sumHeldByProviders(payment, tx, owed);
    const isByProvider = owed.every(
      ({ attempt, charged, refunded, refunding }) => refunding === 0 && held.get(attempt.id) === charged - refunded,
    );
    if (!isByProvider) return jobs.add(tx, attentionMail, attentionOf(order));
    const refund = { amount: null, isByHand: false };
    const at = clock();
    const divided = (await requestRefund(payment, tx, actor, order.id, refund, at)) ?? [];
    const amount = addCents(...divided.map((part) => part.amount));
    if (amount > 0) await logMoney(tx, order, { actor, at, verb: 'order.refund', amount });
    for (const { refundId } of divided) if (refundId !== null) await jobs.add(tx, refundKind, { refundId });
  };
}
