import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import type { PaymentMethod, PaymentMethodOffer } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import type { Locale } from '#i18n/locale.ts';
import {
  amountOf,
  type ChangeStatus,
  findOrder,
  holdUntil,
  lockOrder,
  maxAttempts,
  mayPay,
  type StoredOrder,
  updateOrder,
} from '#areas/orders/server/orders.ts';
import {
  findPendingAttempt,
  listAttempts,
  moveAttempts,
  type Payment,
  type PaymentStart,
  type Shopper,
  startAttempt,
} from '#areas/payment/server/payment.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { ContextOf } from './attempt-context.ts';
import { paymentMailTexts } from './server-messages.ts';

export interface PayOrderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly payment: Payment;
  readonly changeStatus: ChangeStatus;
  readonly contextOf: ContextOf;
  readonly listSlots: () => Promise<readonly Pick<DeliverySlot, 'type' | 'date' | 'from' | 'to' | 'notFor'>[]>;
  readonly onProviderError: (error: unknown) => void;
}

/** What customers do to pay an order after it was placed. */
export function createPayOrder({
  database,
  clock,
  payment,
  changeStatus,
  contextOf,
  listSlots,
  onProviderError,
}: PayOrderParts) {
  /** Whether the order's slot would come before the money. */
  async function isTooLateForSlot({ delivery: { type, date, slot } }: StoredOrder, method: PaymentMethod) {
    if (!date) return false;
    const ofDay = (await listSlots()).filter((one) => one.type === type && one.date === date);
    const wanted = ofDay.filter(({ from, to }) => !slot || (from === slot.from && to === slot.to));
    return wanted.length > 0 && wanted.every(({ notFor }) => notFor.includes(method));
  }

  /** A transfer has its time from when the order was placed, so that changing to and fro holds no goods for longer. */
  function dueOf({ placedAt, emailConfirmedAt }: StoredOrder, method: PaymentMethod, now: Date): Date {
    if (payment.providerOf(method).capabilities.start !== 'instructions') return payment.dueAt(method, now);
    return holdUntil(payment.dueAt(method, placedAt), placedAt, emailConfirmedAt !== null);
  }

  return {
    /** How the customer pays the open attempt of an order, asked again as often as they like. */
    async start(
      userId: number,
      orderId: number,
      shopper: Shopper,
    ): Promise<PaymentStart | Failure<'order_not_found' | 'not_payable' | 'payment_unavailable'>> {
      const order = await findOrder(database, { id: orderId, userId });
      if (!order) return failure('order_not_found');
      const attempt = await findPendingAttempt(database, orderId);
      if (!attempt || !mayPay(order, [attempt], clock())) return failure('not_payable');
      try {
        return await startAttempt(payment, database, attempt, await contextOf(database, order), shopper);
      } catch (error) {
        onProviderError(error);
        return failure('payment_unavailable');
      }
    },

    /** How a user's order can be paid instead, in a language; methods that do not fit it say why. None once it is too late. */
    async listMethods(userId: number, orderId: number, locale: Locale): Promise<PaymentMethodOffer[]> {
      const order = await findOrder(database, { id: orderId, userId });
      if (!order || !mayPay(order, [], clock())) return [];
      const texts = paymentMailTexts[locale].unavailable;
      const offers = payment.offers(locale, amountOf(order)).map(async (offer) => {
        const reason = !offer.available
          ? offer.reason
          : isLender(offer.code) && !order.customer.document
            ? texts.document
            : (await isTooLateForSlot(order, offer.code))
              ? texts.slot
              : null;
        return { ...offer, available: reason === null, reason };
      });
      return Promise.all(offers);
    },

    /** Opens a new attempt, with this method, in place of the one before. */
    async payAgain(
      actor: Actor,
      userId: number,
      orderId: number,
      method: PaymentMethod,
    ): Promise<StoredOrder | Failure<'order_not_found' | 'not_payable' | 'too_many_payments' | 'not_available'>> {
      const found = await findOrder(database, { id: orderId, userId });
      if (!found) return failure('order_not_found');
      const unavailable = (field: string, code = 'not_available') =>
        failure('not_available', { fields: [{ field, code }] });
      if (!payment.isOffered(method, amountOf(found))) return unavailable('payment');
      if (isLender(method) && !found.customer.document) return unavailable('payment', 'document_needed');
      if (await isTooLateForSlot(found, method)) return unavailable('delivery.slot');
      return database.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const attempts = await listAttempts(tx, [orderId]);
        const now = clock();
        if (!order || !mayPay(order, [], now)) return failure('not_payable');
        if (attempts.length >= maxAttempts) return failure('too_many_payments');
        const dueAt = dueOf(order, method, now);
        if (dueAt <= now) return unavailable('payment');
        if (order.paymentStatus === 'failed') await changeStatus(tx, orderId, { actor, paymentStatus: 'pending' });
        await moveAttempts(tx, orderId, 'cancelled', now, { reason: 'replaced' });
        const payable = { id: orderId, number: order.number, method, amount: amountOf(order), dueAt };
        await payment.open(tx, actor, payable, now, attempts.length + 1);
        return updateOrder(tx, orderId, { payment: method, paymentDueAt: dueAt, updatedAt: now });
      });
    },
  };
}
