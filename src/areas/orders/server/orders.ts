import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Invoices } from '#areas/invoices/server/invoices.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { guaranteeUrl } from '#areas/store/contract.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { Order } from '../contract.ts';
import { createOrderInvoices } from './order-invoices.ts';
import { createOrderMails, findTransfer, type OrderSigner } from './order-mails.ts';
import { createOrdersForShop } from './orders-for-shop.ts';
import { anonymiseOrders, exportOrders, listBuyers, moveOrders } from './orders-of-user.ts';
import { orderMailTexts } from './server-messages.ts';
import { createPlaceOrder } from './place/place-order.ts';
import type { UnpaidOrderLimits } from './place/unpaid-order-limits.ts';
import { createReturnMails } from './returns/return-mails.ts';
import type { IsHoliday } from './returns/withdrawal-period.ts';
import { createReturns } from './returns/returns.ts';
import { repeatOrder } from './repeat-order.ts';
import { createChangeStatus } from './status/change-status.ts';
import { confirmEmail, emailConfirmationDue } from './status/confirm-email.ts';
import { expireUnpaidOrders } from './status/expire-unpaid-orders.ts';
import { createAskProviders } from './payment/ask-providers.ts';
import { createContextOf } from './payment/attempt-context.ts';
import { createPickupCodes } from './pickup/pickup-code.ts';
import { createFollowRefund } from './payment/follow-refund.ts';
import { createFinancedOrder } from './payment/financed-order.ts';
import { createPayOrder } from './payment/pay-order.ts';
import { createPaymentMails } from './payment/payment-mails.ts';
import { createPaymentsForShop } from './payment/payments-for-shop.ts';
import { createRefundOrder } from './payment/refund-order.ts';
import { settleNotification, type SettleOutcome } from './payment/settle-payment.ts';
import { createUpdateProvider } from './payment/update-provider.ts';
import { unpaid } from './status/order-transitions.ts';
import { listOrders, type OrderSearch, type PageOfOrders } from './view/list-orders.ts';
import { findOrder, findOrderById, findOrderByNumber, lockOrder, type StoredOrder } from './records/order-queries.ts';
import { createActionsOf } from './view/order-actions.ts';
import { showOrder } from './view/order-view.ts';
import { findNumberedOrder } from './records/find-proven-order.ts';
import { type TrackingRequest, trackOrder } from './view/track-order.ts';

export interface OrdersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly basket: BasketArea;
  readonly catalogue: Catalogue;
  readonly delivery: Delivery;
  readonly payment: Payment;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** The shop's, for order numbers and links that cannot be guessed. */
  readonly secret: string;
  readonly unpaidOrderLimits: UnpaidOrderLimits;
  readonly invoices: Invoices;
  readonly isHoliday: IsHoliday;
  /** A payment provider did not answer while a customer waits. */
  readonly onProviderError: (error: unknown) => void;
}

export type Orders = ReturnType<typeof createOrders>;

/**
 * Orders: placed from a basket, shown to their customer, changed by the table of statuses. Amounts that it answers are in
 * euros, as in the API; a `StoredOrder` has cents. Somebody else's order is as unknown as one that does not exist.
 */
export function createOrders(parts: OrdersParts) {
  const { database, clock, delivery, payment, jobs } = parts;
  const signer: OrderSigner = createSigner(parts.secret);
  const pickupCodes = createPickupCodes(signer);
  const mails = createOrderMails({ ...parts, pickupCodes, signer });
  const invoices = createOrderInvoices(parts);
  const contextOf = createContextOf({ publicUrl: parts.publicUrl, signer });
  const paymentMails = createPaymentMails({ ...parts, orderUrl: mails.orderUrl });
  const updateProvider = createUpdateProvider({ ...parts, contextOf, mails: paymentMails });
  const changeStatus = createChangeStatus({ clock, payment, delivery, mails, invoices, updateProvider });
  const followRefund = createFollowRefund({ ...parts, changeStatus, mails: paymentMails });
  const settling = { database, clock, payment, changeStatus, contextOf, followRefund, mails: paymentMails };
  const askProviders = createAskProviders(settling);
  const payOrder = createPayOrder({
    ...settling,
    listSlots: async () => (await delivery.init('es')).slots,
    onProviderError: parts.onProviderError,
  });
  const actionsOf = createActionsOf(parts);
  const returns = createReturns({
    database,
    clock,
    changeStatus,
    signer,
    mails: createReturnMails(parts),
    invoices,
    isHoliday: parts.isHoliday,
  });
  const expireUnpaid = (): Promise<void> =>
    expireUnpaidOrders({ database, clock, changeStatus, askAbout: askProviders.askAbout });
  jobs.repeat('cancel-unpaid-orders', '*/5 * * * *', expireUnpaid);
  jobs.repeat('ask-payment-providers', '*/5 * * * *', () => askProviders.askAll());
  jobs.repeat('remind-of-transfers', '20 * * * *', () => paymentMails.remind());
  jobs.repeat('issue-missing-invoices', '*/10 * * * *', () => invoices.issueMissing());

  return {
    pickupCodes,

    /** Makes an order of the buyer's basket; the same request again returns the same order. */
    place: createPlaceOrder({ ...parts, mails }),

    /** A user's order; null when it is unknown. */
    async find(userId: number, orderId: number, locale: Locale): Promise<Order | null> {
      const stored = await findOrder(database, { id: orderId, userId });
      return stored && showOrder(database, stored, locale, actionsOf);
    },

    /** A page of a user's orders, with counts for the tabs. */
    list: (search: OrderSearch, page: PageOfOrders, locale: Locale) =>
      listOrders(database, search, page, locale, actionsOf),

    /** A user's order with what its customer is to do: a bank transfer, opening the mail's link. Null when it is unknown. */
    async findConfirmation(userId: number, orderId: number, locale: Locale) {
      const stored = await findOrder(database, { id: orderId, userId });
      if (!stored) return null;
      const transfer = await findTransfer(payment, database, stored.id);
      const confirmBy = emailConfirmationDue(stored, payment);
      return {
        order: await showOrder(database, stored, locale, actionsOf),
        transfer: transfer && { ...transfer, dueAt: transfer.dueAt.toISOString() },
        paymentMethods: await payOrder.listMethods(stored, locale),
        confirmBy: confirmBy && {
          before: confirmBy.before.toISOString(),
          thenUntil: confirmBy.thenUntil.toISOString(),
        },
      };
    },

    /**
     * An order by its number and an address, or the key of its mail, which confirms the address and extends the hold of
     * its goods; without anything about the customer. Null when they do not match.
     */
    track: (request: TrackingRequest, locale: Locale) =>
      trackOrder({ database, clock, payment, signer }, request, locale),

    /** The notice on the legal guarantee in words, as the mails have it. */
    guaranteeNotice: (locale: Locale) => ({
      title: orderMailTexts[locale].guaranteeTitle,
      text: orderMailTexts[locale].guarantee,
      url: guaranteeUrl,
    }),

    /** The invoice of a user's order as PDF, or another of its documents by its number. */
    findDocument: invoices.find,

    /** Issues the invoices of sales that have none; a job runs it. */
    issueMissingInvoices: invoices.issueMissing,

    ...createOrdersForShop({ database, changeStatus, actionsOf, pickupCodes }),

    /** Withdrawals from orders and what becomes of them. */
    returns,

    /** Puts the products of an order into the basket again; null when it is unknown. */
    repeat: (userId: number, orderId: number, locale: Locale) => repeatOrder(parts, userId, orderId, locale),

    /** Cancels a user's order: `not_cancellable` once somebody works on it, or while it is being paid or is paid. */
    cancel: (
      userId: number,
      orderId: number,
      locale: Locale,
    ): Promise<Order | Failure<'order_not_found' | 'not_cancellable'>> =>
      database.transaction(async (tx) => {
        if (!(await findOrder(tx, { id: orderId, userId }))) return failure('order_not_found');
        const cancelled = await changeStatus(tx, orderId, { by: 'customer', status: 'cancelled' });
        return cancelled ? showOrder(tx, cancelled, locale, actionsOf) : failure('not_cancellable');
      }),

    /** The same for who has the link of the order's mail, and no session; null when number and key do not match. */
    cancelByKey: (number: string, key: string): Promise<StoredOrder | Failure<'not_cancellable'> | null> =>
      database.transaction(async (tx) => {
        const order = await findNumberedOrder(tx, signer, { number, key });
        return (
          order &&
          ((await changeStatus(tx, order.id, { by: 'customer', status: 'cancelled' })) ?? failure('not_cancellable'))
        );
      }),

    /** Cancels an unpaid order for the shop, by its number, and returns its stock. */
    release: (number: string): Promise<StoredOrder | Failure<'order_not_found' | 'not_cancellable'>> =>
      database.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        if (!order) return failure('order_not_found');
        const isUnpaid = (unpaid as readonly string[]).includes(order.paymentStatus);
        const change = { by: 'shop', status: 'cancelled' } as const;
        return (isUnpaid && (await changeStatus(tx, order.id, change))) || failure('not_cancellable');
      }),

    changeStatus,

    /** The network that a guest orders from, as stored with orders: signed, because an address is personal data. */
    signNetwork: (network: string): string => signer.sign('order network', network),

    /** Settles what came to a provider's notification address; the same notification again is `unchanged`. */
    settlePayment: (provider: string, notification: Readonly<Record<string, unknown>>): Promise<SettleOutcome> =>
      settleNotification(settling, provider, notification),

    /** Settles what a browser brings back from a provider, and finds the order that it comes from; null without one. */
    async settleReturn(provider: string, query: Readonly<Record<string, unknown>>): Promise<StoredOrder | null> {
      await settleNotification(settling, provider, query);
      const { order: id, key } = query;
      if (typeof id === 'string' && typeof key === 'string' && signer.isValid('payment return', id, key))
        return findOrderById(database, Number(id));
      const attempt = (await payment.readNotification(database, provider, query))?.attempt;
      return attempt ? findOrderById(database, attempt.orderId) : null;
    },

    /** How a user pays the open attempt of an order. */
    startPayment: payOrder.start,

    /** Opens a new attempt to pay a user's order, in place of the one before. */
    async payAgain(userId: number, orderId: number, method: PaymentMethod, locale: Locale) {
      const order = await payOrder.payAgain(userId, orderId, method);
      return order instanceof Failure ? order : showOrder(database, order, locale, actionsOf);
    },

    ...createFinancedOrder({ ...settling, ...askProviders, onProviderError: parts.onProviderError }),

    /** Payments for the shopkeeper. */
    payments: {
      ...createPaymentsForShop({ database, clock, payment, changeStatus, mails: paymentMails }),
      ...createRefundOrder({ database, clock, jobs, payment, followRefund, mails: paymentMails }),
      /** Asks providers for payments whose notification never came; a job runs it. */
      askProviders: askProviders.askAll,
      /** Reminds customers of their transfers; a job runs it. */
      remind: paymentMails.remind,
    },

    /** Cancels the orders that were not paid in time; a job runs it. */
    expireUnpaid,

    /**
     * Gives the orders placed without an account to the account that has confirmed the same e-mail address; those that
     * hold unpaid goods hold them for the usual time from then on.
     */
    async joinAccount(tx: Queryable, news: { userId: number; checkoutUserIds: readonly number[] }): Promise<void> {
      const waiting = await moveOrders(tx, news.checkoutUserIds, news.userId);
      for (const id of waiting.toSorted((one, other) => one - other)) await confirmEmail(tx, { clock, payment }, id);
    },

    /** Which of these users have ordered something. */
    listBuyers: (userIds: readonly number[]): Promise<number[]> => listBuyers(database, userIds),

    /** Removes the personal data of the orders of a deleted account. */
    anonymise: async (tx: Queryable, userId: number): Promise<void> =>
      payment.forgetShoppers(tx, await anonymiseOrders(tx, userId)),

    /** All orders of a user, for the export of their data. */
    exportOrders: (userId: number): Promise<Order[]> => exportOrders(database, userId, actionsOf),
  };
}
