import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Order } from '../contract.ts';
import type { OrderInvoices } from './order-invoices.ts';
import type { OrderSigner } from './order-links.ts';
import { findTransfer } from './order-mails.ts';
import { findNumberedOrder } from './records/find-proven-order.ts';
import { findOrder } from './records/order-queries.ts';
import { repeatOrder } from './repeat-order.ts';
import { cancelOrder, cancelOrderByKey, type CancelParts } from './status/cancel-order.ts';
import { confirmEmail, emailConfirmationDue } from './status/confirm-email.ts';
import { listOrders, type OrderSearch, type PageOfOrders } from './view/list-orders.ts';
import type { OutlookOf } from './view/order-outlook.ts';
import { showOrder } from './view/order-view.ts';
import { type TrackingRequest, trackOrder } from './view/track-order.ts';

/** What customers see of their orders and do with them. Somebody else's order is as unknown as one that does not exist. */
export function createOrdersForCustomer(
  parts: CancelParts & {
    readonly database: Database;
    readonly clock: Clock;
    readonly delivery: Pick<Delivery, 'places' | 'readyAt'>;
    readonly basket: BasketArea;
    readonly payment: Payment;
    readonly signer: OrderSigner;
    readonly invoices: Pick<OrderInvoices, 'find' | 'findOf'>;
    readonly outlookOf: OutlookOf;
  },
) {
  const { database, payment, invoices, outlookOf } = parts;

  return {
    /** A user's order; null when it is unknown. */
    async find(userId: number, orderId: number, locale: Locale): Promise<Order | null> {
      const stored = await findOrder(database, { id: orderId, userId });
      return stored && showOrder(database, stored, locale, outlookOf);
    },

    /** A page of a user's orders, with counts for the tabs. */
    list: (search: OrderSearch, page: PageOfOrders, locale: Locale) =>
      listOrders(database, search, page, locale, outlookOf),

    /** A user's order with what its customer is to do: a bank transfer, opening the mail's link. Null when it is unknown. */
    async findConfirmation(userId: number, orderId: number, locale: Locale) {
      const stored = await findOrder(database, { id: orderId, userId });
      if (!stored) return null;
      const transfer = await findTransfer(payment, database, stored.id);
      const confirmBy = emailConfirmationDue(stored, payment);
      return {
        order: await showOrder(database, stored, locale, outlookOf),
        transfer: transfer && { ...transfer, dueAt: transfer.dueAt.toISOString() },
        confirmBy: confirmBy && {
          before: confirmBy.before.toISOString(),
          thenUntil: confirmBy.thenUntil.toISOString(),
        },
      };
    },

    /** The invoice of a user's order as PDF, or another of its documents by its number. */
    findDocument: invoices.find,

    /** The same by an order's number and the key of the link in its mail; null when they do not match. */
    async findDocumentByKey(proof: { readonly number: string; readonly key: string }, document?: string) {
      const stored = await findNumberedOrder(database, parts.signer, proof);
      return stored && invoices.findOf(stored.id, document);
    },

    /**
     * An order by its number and an address, or the key of its mail, which confirms the address and extends the hold of
     * its goods; without anything about the customer. Null when they do not match.
     */
    track: (request: TrackingRequest, locale: Locale) => trackOrder(parts, request, locale),

    /**
     * Finds an order by its number and the key of its mail, which confirms the address as in `track`; null when they do not
     * belong together.
     */
    async open(proof: { readonly number: string; readonly key: string }) {
      const stored = await findNumberedOrder(database, parts.signer, proof);
      if (!stored) return null;
      const order = await database.transaction((tx) => confirmEmail(tx, parts, stored.id));
      return order && { orderId: order.id, userId: order.userId };
    },

    /** Puts the products of an order into the basket again; null when it is unknown. */
    repeat: (userId: number, orderId: number, locale: Locale) => repeatOrder(parts, userId, orderId, locale),

    /** Cancels a user's order: `not_cancellable` once somebody works on it, while it is being paid, or long after it was paid. */
    cancel: (
      actor: Actor,
      userId: number,
      orderId: number,
      locale: Locale,
    ): Promise<Order | Failure<'order_not_found' | 'not_cancellable'>> =>
      database.transaction(async (tx) => {
        const cancelled = await cancelOrder(parts, tx, actor, { userId, orderId });
        return cancelled instanceof Failure ? cancelled : showOrder(tx, cancelled, locale, outlookOf);
      }),

    /** The same for who has the link of the order's mail, and no session; null when number and key do not match. */
    cancelByKey: (actor: Actor, number: string, key: string) => cancelOrderByKey(parts, actor, { number, key }),
  };
}
