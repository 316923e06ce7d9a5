import type { Actor } from '#values/actor.ts';
import type { Cents } from '#values/money.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import { listAttempts, moveAttempts } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { canKeepTime } from '../../order-time.ts';
import type { StoredOrder } from '../../records/order-queries.ts';
import type { StoredDelivery } from '../../records/orders-tables.ts';
import { dueByShop } from '../../place/place-order.ts';
import { handoverOf } from '../../records/handover.ts';
import { maxAttempts } from '../../status/may-pay.ts';
import { isAwaitingPayment, unpaid } from '../../status/order-transitions.ts';
import type { EditParts } from './edit-parts.ts';

/** Far more than a customer needs who changes their mind. */
const maxAttemptsOfShop = 4 * maxAttempts;

/**
 * Why the shop's people cannot change an order to another way of paying; null when they can. A lender wants to be asked by its
 * customer, so only what was chosen before comes back.
 */
export async function paymentRefusal(
  tx: Queryable,
  { clock, delivery: area, payment }: EditParts,
  order: StoredOrder,
  method: OrderPaymentMethod,
  {
    amount,
    received,
    delivery,
    isUndo,
  }: {
    readonly amount: Cents;
    readonly received: Cents;
    readonly delivery: StoredDelivery;
    readonly isUndo: boolean;
  },
): Promise<Failure<'not_editable' | 'not_available'> | null> {
  const isUnpaid = isAwaitingPayment(order) && (unpaid as readonly string[]).includes(order.paymentStatus);
  if (!isUnpaid) return failure('not_editable', { facts: { reason: 'paid' } });
  const attempts = await listAttempts(tx, [order.id]);
  const isPossible =
    // What is paid already leaves nothing to pay in another way.
    amount > 0 &&
    (method === 'counter' || payment.isOffered(method, amount)) &&
    attempts.length < maxAttemptsOfShop &&
    (!isLender(method) || (isUndo && received === 0)) &&
    (method === 'counter' || canKeepTime(delivery, method, await area.slots(), clock()));
  return isPossible
    ? null
    : failure('not_available', { fields: [{ field: 'changes.payment', code: 'not_available' }] });
}

/** Opens another attempt to pay a locked order in place of the one before; until when it can be paid. */
export async function changePayment(
  tx: Queryable,
  { clock, payment }: EditParts,
  actor: Actor,
  { id, number, status, paymentDueAt }: StoredOrder,
  { method, amount, delivery }: { method: OrderPaymentMethod; amount: Cents; delivery: StoredDelivery },
): Promise<Date> {
  const now = clock();
  const usual = dueByShop(payment, method, now, handoverOf(delivery));
  // What is being prepared, or waits at the counter, is not given up sooner than its customer was told.
  const dueAt = status === 'created' || !paymentDueAt || paymentDueAt < usual ? usual : paymentDueAt;
  await moveAttempts(tx, id, 'cancelled', now, { reason: 'replaced' });
  await payment.open(tx, actor, { id, number, method, amount, dueAt }, now);
  return dueAt;
}
