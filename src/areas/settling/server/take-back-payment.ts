import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import {
  amountOf,
  findOrderById,
  isAwaitingPayment,
  lockOrder,
  noteOwedMoney,
  recordOrderChange,
} from '#areas/orders/server/orders.ts';
import {
  listMoneyOf,
  type Payment,
  receivedOf,
  sumMoneyOfOrders,
  takeBackCharge,
  whyNotTakenBack,
} from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { PaymentMails } from './payment-mails.ts';

/** Payments that somebody has recorded by mistake, 500 € in place of 50 €. */
export function createTakeBackPayment({
  clock,
  payment,
  mails,
}: {
  readonly clock: Clock;
  readonly payment: Payment;
  readonly mails: Pick<PaymentMails, 'addTakenBack'>;
}) {
  return {
    /**
     * Takes a recorded payment of an order back, in the caller's transaction: by its opposite, with who did it and why. What it was a
     * part of is awaited again. `cannot_take_back`: its `reason` says why.
     */
    async takeBack(
      tx: Queryable,
      actor: Actor,
      orderId: number,
      { receiptId, reason }: { readonly receiptId: number; readonly reason: string },
    ): Promise<null | Failure<'order_not_found' | 'receipt_not_found' | 'cannot_take_back'>> {
      const order = (await findOrderById(tx, orderId)) && (await lockOrder(tx, orderId));
      if (!order) return failure('order_not_found');
      const money = await listMoneyOf(tx, order.id);
      const charge = money.find(({ id, kind }) => id === receiptId && kind === 'charge');
      if (!charge) return failure('receipt_not_found');
      const sums = await sumMoneyOfOrders(tx, [order.id]);
      const refusal = whyNotTakenBack(charge, { paymentStatus: order.paymentStatus, money, sums });
      if (refusal) return failure('cannot_take_back', { facts: { reason: refusal } });
      const { attempt } = sums.find((one) => one.attempt.id === charge.paymentId)!;
      const at = clock();
      await takeBackCharge(tx, actor, attempt, charge, at);
      const before = receivedOf(sums);
      const received = cents(before - charge.amount);
      const euros = (amount: Cents): number => eurosFromCents(amount);
      await recordOrderChange(tx, order, {
        ...{ actor, at, verb: 'order.part_taken_back', reason },
        changes: [{ field: 'received', before: euros(before), after: euros(received) }],
      });
      const { id, number, payment: method, paymentDueAt: dueAt } = order;
      const left = cents(amountOf(order) - received);
      if (isAwaitingPayment(order) && dueAt)
        await payment.changeDue(tx, actor, { id, number, method, amount: left, dueAt }, at);
      if (order.status === 'cancelled') await noteOwedMoney(tx, order.id);
      else await mails.addTakenBack(tx, order, { amount: cents(charge.amount), left });
      return null;
    },
  };
}
