import type { FastifyBaseLogger } from 'fastify';
import { providerActor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import { type Cents, cents } from '#values/money.ts';
import {
  amountOf,
  type ChangeStatus,
  findOrderById,
  type Holds,
  freeReturned,
  isAwaitingPayment,
  isWaiting,
  lockOrder,
  noteOwedMoney,
  type StoredOrder,
} from '#areas/orders/server/orders.ts';
import {
  confirmAttempt,
  findAttempt,
  inquireAttempt,
  listAttempts,
  needsConfirmation,
  noteAttempt,
  type Payment,
  type PaymentEvent,
  readNotification,
  recordCharge,
  recordConflict,
  recordNotifiedRefund,
  type StoredAttempt,
  sumMoneyOfOrders,
} from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { ContextOf } from './attempt-context.ts';
import { followPart } from './follow-part.ts';
import type { FollowRefund } from './follow-refund.ts';
import { logMoney } from './log-money.ts';
import type { RefusedFinancing } from './payment-mail-content.ts';
import type { PaymentMails } from './payment-mails.ts';
import { expectedMoney } from './record-transfer.ts';
import type { RefundGone } from './refund-gone.ts';

/**
 * `settled`: the order or its attempt has changed. `unchanged`: known already. `refused`: the provider did not send it.
 * `unknown`: about no attempt of the shop. `mismatch`: of another amount; money is recorded, the order is not paid.
 * `conflict`: the order can no longer be completed.
 */
export type SettleOutcome = 'settled' | 'unchanged' | 'refused' | 'unknown' | 'mismatch' | 'conflict';

export interface SettleParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payment: Payment;
  readonly changeStatus: ChangeStatus;
  readonly contextOf: ContextOf;
  readonly holds: Pick<Holds, 'take' | 'secure'>;
  readonly followRefund: FollowRefund;
  readonly refundGone: RefundGone;
  readonly mails: Pick<
    PaymentMails,
    'addAttention' | 'addConflict' | 'addLateMoney' | 'addNotFinanced' | 'addProviderRefund' | 'addSurplus'
  >;
  readonly log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/** Settles what came to a provider's notification address, before that is answered. */
export async function settleNotification(
  parts: SettleParts,
  provider: string,
  notification: Readonly<Record<string, unknown>>,
): Promise<SettleOutcome> {
  const read = await readNotification(parts.payment, parts.database, provider, notification);
  if (!read) return 'refused';
  return read.attempt ? settleEvent(parts, read.attempt, read.event) : 'unknown';
}

/** Settles what a provider says of an attempt. Providers that wait for it get the order confirmed first. */
export async function settleEvent(
  parts: SettleParts,
  attempt: StoredAttempt,
  event: PaymentEvent,
): Promise<SettleOutcome> {
  const { database, payment } = parts;
  const settle = (present: PaymentEvent): Promise<SettleOutcome> =>
    database.transaction((tx) => settleInTransaction(tx, parts, attempt, present));
  if (
    event.state === 'refunded' ||
    !needsConfirmation(payment, attempt) ||
    attempt.state === event.state ||
    event.isConfirmed
  )
    return settle(event);
  const order = await findOrderById(database, attempt.orderId);
  const due = order && expectedMoney(order, await sumMoneyOfOrders(database, [order.id])).due;
  const fits = order !== null && isAwaitingPayment(order) && event.amount === attempt.amount && event.amount === due;
  const isAwaited = fits && (event.state === 'failed' || (await hasGoods(parts, attempt)));
  if (event.state === 'failed') {
    if (attempt.providerId !== event.providerId) return 'refused';
    // The signature does not cover the state: a denial counts once an approval is ruled out.
    return settle((isAwaited && (await inquire(parts, attempt, order))) || event);
  }
  const answer = isAwaited
    ? await confirmAttempt(payment, attempt, await parts.contextOf(database, order), event)
    : 'conflict';
  if (answer === 'confirmed') return settle(event);
  return database.transaction((tx) => settleConflict(tx, parts, attempt, event));
}

/** Whether an order has its goods, or has taken them again: a lender is not told that an order stands that waits for them. */
const hasGoods = ({ database, holds }: SettleParts, { orderId, provider }: StoredAttempt): Promise<boolean> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order !== null && !isWaiting(await holds.take(tx, providerActor(provider), order));
  });

/** Asks the provider for the present state of an attempt to pay an order; null when it does not know. */
export async function inquire(
  { database, clock, payment, contextOf }: SettleParts,
  attempt: StoredAttempt,
  order: StoredOrder,
): Promise<PaymentEvent | null> {
  const inquiry = { context: await contextOf(database, order), isAwaited: isAwaitingPayment(order) };
  return inquireAttempt(payment, database, attempt, inquiry, clock());
}

/** Nothing is financed, but the customer believes it is: the provider's word is stored, and both are told, once. */
async function settleConflict(
  tx: Queryable,
  { clock, mails }: SettleParts,
  { id, orderId }: StoredAttempt,
  event: PaymentEvent,
): Promise<SettleOutcome> {
  const order = await lockOrder(tx, orderId);
  const attempt = await findAttempt(tx, { id });
  if (!order || !attempt) return 'unknown';
  // The same approval was settled in the meantime.
  if (attempt.state === 'paid' || attempt.state === 'refunded' || attempt.state === event.state) return 'unchanged';
  if (!(await recordConflict(tx, attempt, event.message, clock()))) return 'conflict';
  await mails.addConflict(tx, order);
  const refused = { method: attempt.method, isApproved: event.state === 'paid', cause: causeOf(order, attempt, event) };
  await mails.addNotFinanced(tx, order, refused);
  return 'conflict';
}

/** Why an order cannot be financed; what it waits for was looked for before, unless the amount is another. */
function causeOf(
  order: StoredOrder,
  attempt: Pick<StoredAttempt, 'amount'>,
  event: Pick<PaymentEvent, 'amount'>,
): RefusedFinancing['cause'] {
  if (order.status === 'cancelled') return 'cancelled';
  if (!isAwaitingPayment(order)) return 'paid';
  if (event.amount !== attempt.amount) return 'amount';
  if (order.hold === 'waiting') return 'goods';
  return isWaiting(order) ? 'slot' : 'other';
}

async function settleInTransaction(
  tx: Queryable,
  parts: SettleParts,
  { id, orderId }: StoredAttempt,
  event: PaymentEvent,
): Promise<SettleOutcome> {
  const { changeStatus } = parts;
  const order = await lockOrder(tx, orderId);
  // Read again behind the order's lock.
  const attempt = await findAttempt(tx, { id });
  if (!order || !attempt) return 'unknown';
  if (event.state === 'paid') return settleMoney(tx, parts, { order, attempt, event });
  if (event.state === 'refunded') return settleRefund(tx, parts, { order, attempt, event });
  if (event.amount !== attempt.amount) return 'mismatch';
  const [latest] = (await listAttempts(tx, [orderId])).slice(-1);
  // Only the money of an attempt that was replaced would matter.
  if (latest?.id !== attempt.id) return 'unchanged';
  const change = {
    actor: providerActor(attempt.provider),
    paymentStatus: event.state,
    attempt: newsOf(attempt, event),
  } as const;
  return (await changeStatus(tx, orderId, change)) ? 'settled' : 'unchanged';
}

/**
 * Money is recorded whatever the order's state: it pays an order that waits for it, else the shopkeeper gives it back. Of an
 * order whose goods or place are gone meanwhile the provider gives it back.
 */
async function settleMoney(
  tx: Queryable,
  parts: SettleParts,
  { order: found, attempt, event }: { order: StoredOrder; attempt: StoredAttempt; event: PaymentEvent },
): Promise<SettleOutcome> {
  const { clock, changeStatus, holds, refundGone, mails } = parts;
  const actor = providerActor(attempt.provider);
  const isExact = event.amount === attempt.amount;
  // A part of it may have come, or the order have become another, since the attempt was begun.
  const { due } = expectedMoney(found, await sumMoneyOfOrders(tx, [found.id]));
  if (isExact && event.amount > 0 && event.amount < due)
    return settlePart(tx, parts, { order: found, attempt, event, due });
  const outcome = isExact ? 'settled' : 'mismatch';
  const pays = isExact && event.amount > 0 && isAwaitingPayment(found);
  const { order, gone } = pays ? await holds.secure(tx, actor, found) : { order: found, gone: null };
  const isSurplus = !isExact || !isAwaitingPayment(order);
  const amount = isSurplus ? event.amount : due;
  const reference = isExact ? { reference: attempt.reference } : {};
  const isNew =
    event.amount > 0 && (await recordCharge(tx, actor, attempt, { amount, isSurplus, ...reference }, clock()));
  if (!isNew) return isExact ? 'unchanged' : 'mismatch';
  const rest = cents(event.amount - amount);
  const news = newsOf(attempt, event);
  const change = { actor, paymentStatus: 'paid', attempt: news } as const;
  const changed =
    isExact &&
    ((await changeStatus(tx, order.id, { ...change, status: 'confirmed' })) ??
      (await changeStatus(tx, order.id, change)));
  if (!changed) {
    await logMoney(tx, order, { actor, at: clock(), verb: 'order.money', amount: event.amount });
    await noteAttempt(tx, attempt, isExact ? 'paid' : null, clock(), news);
  }
  if (changed) await freeReturned(tx, actor, changed, clock());
  if (rest > 0) {
    const more = { amount: rest, isSurplus: true, reference: `${attempt.reference}/more` };
    await recordCharge(tx, actor, attempt, more, clock());
    await logMoney(tx, order, { actor, at: clock(), verb: 'order.money', amount: rest });
    await mails.addSurplus(tx, order, { amount: rest, isPaid: true });
  }
  if (order.status === 'cancelled') await noteOwedMoney(tx, order.id);
  const goesBack = gone !== null && (await refundGone(tx, actor, order, { attempt, amount: event.amount }));
  if ((isSurplus || rest > 0) && !goesBack) await mails.addAttention(tx, order);
  if (order.status === 'cancelled') await mails.addLateMoney(tx, order, event.amount, gone);
  else if (isSurplus) await mails.addSurplus(tx, order, { amount: event.amount, isPaid: !isAwaitingPayment(order) });
  return outcome;
}

/** An attempt from before the order became dearer has brought what it cost then: its customer pays the rest. */
async function settlePart(
  tx: Queryable,
  parts: SettleParts,
  { order, attempt, event, due }: { order: StoredOrder; attempt: StoredAttempt; event: PaymentEvent; due: Cents },
): Promise<SettleOutcome> {
  const { clock } = parts;
  const actor = providerActor(attempt.provider);
  const { amount } = event;
  if (!(await recordCharge(tx, actor, attempt, { amount, isSurplus: false }, clock()))) return 'unchanged';
  await noteAttempt(tx, attempt, null, clock(), newsOf(attempt, event));
  await followPart(tx, parts, actor, order, { amount, received: cents(amountOf(order) - due) });
  return 'settled';
}

/** Money went back, by the shop's order or at the provider, where the shopkeeper may do so too. */
async function settleRefund(
  tx: Queryable,
  { clock, followRefund, mails }: SettleParts,
  { order, attempt, event }: { order: StoredOrder; attempt: StoredAttempt; event: PaymentEvent },
): Promise<SettleOutcome> {
  const recorded = await recordNotifiedRefund(tx, attempt, event, clock());
  if (recorded === 'known') return 'unchanged';
  const { refund, kind } = recorded;
  // First: the follow-up takes the number of an invoice, which is locked until the end.
  if (kind === 'new') await mails.addProviderRefund(tx, order, event.amount);
  if (kind === 'excess') await mails.addAttention(tx, order);
  if (refund) await followRefund(tx, providerActor(attempt.provider), order, refund);
  return kind === 'excess' ? 'mismatch' : 'settled';
}

const newsOf = ({ id }: StoredAttempt, { reason, message, providerId }: PaymentEvent) => ({
  paymentId: id,
  message,
  ...(reason && { reason }),
  ...(providerId && { providerId }),
});
