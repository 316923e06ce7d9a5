import type { Actor } from '#values/actor.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { isLender } from '#areas/payment/lenders.ts';
import {
  freeMoney,
  listAttempts,
  listRefundsOfSale,
  receivedOf,
  sumMoneyOfOrders,
  sumReceived,
  takeFreed,
  wasPaid,
} from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Failure } from '#platform/http/failure.ts';
import { amountOf, type StoredOrder } from '../../records/order-queries.ts';
import { listReturnsOf } from '../../records/return-queries.ts';
import { isAwaitingPayment, mayRefill } from '../../status/order-transitions.ts';
import { notEditable } from './edit-parts.ts';

/**
 * Why what is in a locked order, and what it costs, stays; null: it may change. Of one that is paid money or goods have not gone
 * back yet, and no lender has financed it as it is.
 */
export async function whyFixed(tx: Queryable, order: StoredOrder): Promise<Failure<'not_editable'> | null> {
  const { id, payment, paymentStatus } = order;
  if (!mayRefill(order)) return notEditable(paymentStatus === 'pending' ? 'status' : 'paid');
  // Which pieces went back is told by the positions of the lines.
  if ((await listRefundsOfSale(tx, id)).some(({ lines }) => lines !== null)) return notEditable('refunded');
  const money = await sumMoneyOfOrders(tx, [id]);
  const attempts = money.map(({ attempt }) => attempt);
  if (!wasPaid(attempts)) return null;
  const hasLender = attempts.some(({ method, state }) => state === 'paid' && isLender(method));
  if (isLender(payment) || hasLender) return notEditable('paid');
  const ofPrice = addCents(...money.map(({ refunded, surplusRefunded }) => cents(refunded - surplusRefunded)));
  const isGoingBack = money.some(
    ({ refunding, surplusBack, surplusRefunded }) => refunding > surplusBack - surplusRefunded,
  );
  if (ofPrice > 0 || isGoingBack || (await listReturnsOf(tx, [id])).length > 0) return notEditable('refunded');
  // Money of before it was recorded as such says nothing of what is still to come.
  const isKnown = paymentStatus !== 'paid' || receivedOf(money) === amountOf(order);
  return isKnown ? null : notEditable('paid');
}

/**
 * What of the price that a locked order is to have has come, in cents. What is more was paid once and is freed, to go back; what it
 * had freed before and has kept pays what is missing. Nothing of that is taken back once the order is paid.
 */
export async function settleWith(
  tx: Queryable,
  actor: Actor,
  order: StoredOrder,
  { amount, isUndo, now }: { readonly amount: Cents; readonly isUndo: boolean; readonly now: Date },
): Promise<Cents | Failure<'not_editable'>> {
  const isPaid = order.paymentStatus === 'paid';
  // Nothing is to pay of one that costs what was paid.
  if (!isAwaitingPayment(order) && (!isPaid || amount === amountOf(order))) return cents(0);
  const attempts = await listAttempts(tx, [order.id]);
  const received = await sumReceived(tx, attempts);
  if (received > amount) {
    if (!wasPaid(attempts) || (isPaid && isUndo)) return notEditable('received');
    await freeMoney(tx, actor, order.id, cents(received - amount), now);
    return amount;
  }
  const missing = cents(amount - received);
  const kept = missing > 0 ? await takeFreed(tx, actor, order.id, missing, now) : cents(0);
  if (isPaid && isUndo && kept < missing) return notEditable('received');
  return cents(received + kept);
}
