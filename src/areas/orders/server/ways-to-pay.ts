import type { Clock } from '#values/clock.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { PaymentMethodOffer } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents } from '#values/money.ts';
import { canKeepTime, slotsFor } from './order-time.ts';
import { amountOf, type StoredOrder } from './records/order-queries.ts';
import { waysToPayTexts } from './server-messages.ts';

/** How an order can be paid, and the times that it can have. */
export interface WaysToPay {
  readonly paymentMethods: PaymentMethodOffer[];
  readonly slots: DeliverySlot[];
}

/** `received`: what of its price has come, in cents. */
export type ListWays = (order: StoredOrder, locale: Locale, received: Cents) => Promise<WaysToPay>;

/**
 * How an order that may be paid can be, in a language, and when it can be had instead; methods that do not fit it say why, or
 * what they need. Its page offers them, and its mails name them.
 */
export function createListWays(parts: {
  readonly clock: Clock;
  readonly payment: Pick<Payment, 'offers'>;
  readonly delivery: Pick<Delivery, 'slots'>;
}): ListWays {
  const { clock, payment, delivery } = parts;
  return async (order, locale, received) => {
    // Nothing is handed over at any time.
    const isTimeless = order.delivery.virtual === 'all';
    const slots = (await delivery.slots()).filter(({ type }) => !isTimeless && type === order.delivery.type);
    const hasVirtual = order.delivery.virtual !== undefined;
    const paymentMethods = payment.offers(locale, cents(amountOf(order) - received), { hasVirtual }).map((offer) => {
      if (received > 0 && isLender(offer.code))
        return { ...offer, available: false, reason: waysToPayTexts[locale].part };
      if (!offer.available) return offer;
      const needsSlot = !canKeepTime(order.delivery, offer.code, slots, clock());
      if (needsSlot && slotsFor(order.delivery, offer.code, slots).length === 0)
        return { ...offer, available: false, reason: waysToPayTexts[locale].slot };
      const needs = [
        ...(isLender(offer.code) && !order.customer.document ? (['document'] as const) : []),
        ...(needsSlot ? (['slot'] as const) : []),
      ];
      return { ...offer, ...(needs.length > 0 && { needs }) };
    });
    return { paymentMethods, slots };
  };
}
