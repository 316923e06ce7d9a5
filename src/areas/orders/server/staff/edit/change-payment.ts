import type { Actor } from '#values/actor.ts';
import { dayMs } from '#values/durations.ts';
import type { Cents } from '#values/money.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import {
  findPendingAttempt,
  listAttempts,
  moveAttempts,
  type Payment,
  wasPaid,
} from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { canKeepTime } from '../../order-time.ts';
import { amountOf, type StoredOrder } from '../../records/order-queries.ts';
import type { FormerContents, FormerPayment } from '../../records/order-edit-tables.ts';
import type { StoredDelivery } from '../../records/orders-tables.ts';
import { dueByShop } from '../../place/place-order.ts';
import { handoverOf } from '../../records/handover.ts';
import { maxAttempts } from '../../status/may-pay.ts';
import { isAwaitingPayment, unpaid } from '../../status/order-transitions.ts';
import type { EditParts } from './edit-parts.ts';

/** Far more than a customer needs who changes their mind. */
const maxAttemptsOfShop = 4 * maxAttempts;

/**
 * Why the shop's people cannot have an order paid in this way, mostly another than before; null when they can. A lender
 * wants to be asked by its customer, so only what was chosen before comes back.
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
    isDearer,
    isUndo,
  }: {
    readonly amount: Cents;
    readonly received: Cents;
    readonly delivery: StoredDelivery;
    /** It is paid, and costs more than that from now on. */
    readonly isDearer: boolean;
    readonly isUndo: boolean;
  },
): Promise<Failure<'not_editable' | 'not_available'> | null> {
  if (isLender(method) && delivery.virtual) return notAvailable;
  if (method === order.payment) return isTooMuchFor(payment, order, amount) ? notAvailable : null;
  // What a paid order costs more by the same change is to be paid in that way.
  const isOpen = isAwaitingPayment(order) && (unpaid as readonly string[]).includes(order.paymentStatus);
  if (!isOpen && !isDearer) return failure('not_editable', { facts: { reason: 'paid' } });
  const attempts = await listAttempts(tx, [order.id]);
  // Taken back, it is paid as it was.
  if (isUndo && amount === 0 && wasPaid(attempts)) return null;
  const isPossible =
    // What is paid already leaves nothing to pay in another way.
    amount > 0 &&
    (method === 'counter' || payment.isOffered(method, amount)) &&
    (isUndo || attempts.length < maxAttemptsOfShop) &&
    (!isLender(method) || (isUndo && received === 0)) &&
    (method === 'counter' || canKeepTime(delivery, method, await area.slots(), clock()));
  return isPossible ? null : notAvailable;
}

const notAvailable = failure('not_available', { fields: [{ field: 'changes.payment', code: 'not_available' }] });

/** Whether the lender that is to pay an order does not lend what it costs then: lenders have a least and a greatest amount. */
const isTooMuchFor = (
  payment: Pick<Payment, 'isOffered'>,
  order: Pick<StoredOrder, 'payment' | 'price' | 'deliveryPrice'>,
  amount: Cents,
): boolean => isLender(order.payment) && amount !== amountOf(order) && !payment.isOffered(order.payment, amount);

/** Opens another attempt to pay a locked order in place of the one before, or that one again; until when it can be paid. */
export async function changePayment(
  tx: Queryable,
  { clock, payment }: EditParts,
  actor: Actor,
  order: StoredOrder,
  {
    method,
    amount,
    delivery,
    former,
  }: { method: OrderPaymentMethod; amount: Cents; delivery: StoredDelivery; former: FormerPayment | null },
): Promise<Date> {
  const { id, number, status, paymentDueAt } = order;
  const now = clock();
  const usual = dueByShop(payment, method, now, handoverOf(delivery));
  const formerDue = formerDueOf(payment, order, delivery, former);
  // What is being prepared, or waits at the counter, is not given up sooner than its customer was told.
  const dueAt = formerDue ?? (status === 'created' || !paymentDueAt || paymentDueAt < usual ? usual : paymentDueAt);
  const payable = { id, number, method, amount, dueAt };
  if (former && (former.isFailed || former.attempt !== null)) {
    await payment.undoReplacement(tx, actor, payable, former.attempt, now);
    return dueAt;
  }
  await moveAttempts(tx, id, 'cancelled', now, { reason: 'replaced' });
  await payment.open(tx, actor, payable, now);
  return dueAt;
}

/** Until when the customer of a paid order can pay what it costs more; so long at least that a mail about it is read. */
export function dueForMore(
  payment: Pick<Payment, 'dueAt'>,
  method: OrderPaymentMethod,
  now: Date,
  delivery: StoredDelivery,
): Date {
  return later(dueByShop(payment, method, now, handoverOf(delivery)), new Date(now.getTime() + dayMs));
}

/** Until when an order is to be paid that changes in another way. Never earlier than it was: the customer has been told. */
export function dueOf(
  payment: Pick<Payment, 'dueAt'>,
  order: StoredOrder,
  delivery: StoredDelivery,
  former: FormerPayment | null,
): Date | null {
  if (!order.paymentDueAt) return null;
  const usual = payment.dueAt(order.payment, order.placedAt, handoverOf(delivery));
  return formerDueOf(payment, order, delivery, former) ?? later(order.paymentDueAt, usual);
}

/**
 * Until when an order was to be paid before a change that is taken back, of which nobody was told; null where that is not known,
 * or something else has given it another time since.
 */
function formerDueOf(
  payment: Pick<Payment, 'dueAt'>,
  { placedAt, paymentDueAt }: StoredOrder,
  delivery: StoredDelivery,
  former: FormerPayment | null,
): Date | null {
  if (!former?.dueAt || former.leftDueAt !== timeText(paymentDueAt)) return null;
  const dueAt = new Date(former.dueAt);
  const handoverAt = handoverOf(delivery);
  if (former.handoverAt === timeText(handoverAt)) return dueAt;
  return later(dueAt, payment.dueAt(former.method, placedAt, handoverAt));
}

/**
 * How an order was to be paid before a change that is taken back, with the end of its hold where that comes back: unless its address
 * was confirmed since, or something else has given it another time.
 */
export function paidBefore(
  { payment: former }: Pick<FormerContents, 'payment'>,
  { status, emailConfirmedAt, paymentDueAt }: StoredOrder,
  method: OrderPaymentMethod,
): FormerPayment | null {
  if (former?.method !== method) return null;
  const { held, ...own } = former;
  const isHeldAgain = status === 'created' && !emailConfirmedAt && former.leftDueAt === timeText(paymentDueAt);
  return held && isHeldAgain ? { ...own, held, dueAt: held.dueAt } : own;
}

/** How an order is to be paid now, for a change of it that may be taken back. */
export async function paymentNow(tx: Queryable, order: StoredOrder): Promise<FormerPayment> {
  const { id, payment, paymentStatus, paymentDueAt, hold, network, delivery } = order;
  const attempt = await findPendingAttempt(tx, id);
  return {
    method: payment,
    isFailed: paymentStatus === 'failed',
    attempt: attempt?.id ?? null,
    // Goods that were held for a while are its own once the shop has changed it.
    dueAt: hold === null ? timeText(paymentDueAt) : null,
    ...(hold === 'unconfirmed' && paymentDueAt && { held: { dueAt: paymentDueAt.toISOString(), network } }),
    handoverAt: timeText(handoverOf(delivery)),
  };
}

const timeText = (time: Date | null): string | null => time?.toISOString() ?? null;
const later = (one: Date, other: Date): Date => (one > other ? one : other);
