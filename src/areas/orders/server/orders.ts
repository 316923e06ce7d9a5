import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#values/actor.ts';
import type { Clock } from '#values/clock.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Invoices } from '#areas/invoices/server/invoices.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { guaranteeUrl } from '#areas/store/contract.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { Order } from '../contract.ts';
import { createOrderInvoices, issueMissingInvoices } from './order-invoices.ts';
import { type OrderTransfer, transferBlock } from './order-mail-content.ts';
import { createOrderMails, findTransfer, type OrderSigner } from './order-mails.ts';
import { createOrdersForShop } from './orders-for-shop.ts';
import { anonymiseOrders, exportOrders, listBuyers, moveOrders } from './orders-of-user.ts';
import { orderMailTexts } from './server-messages.ts';
import { createPlaceOrder } from './place/place-order.ts';
import { holdUntil, type UnpaidOrderLimits } from './place/unpaid-order-limits.ts';
import { createReturnMails } from './returns/return-mails.ts';
import type { IsHoliday } from './returns/withdrawal-period.ts';
import { createReturns } from './returns/returns.ts';
import { repeatOrder } from './repeat-order.ts';
import {
  type ChangeStatus,
  createChangeStatus,
  type GoodsChange,
  type UpdateProvider,
} from './status/change-status.ts';
import { confirmEmail, emailConfirmationDue } from './status/confirm-email.ts';
import { type AskAbout, expireUnpaidOrders } from './status/expire-unpaid-orders.ts';
import { createPickupCodes } from './pickup/pickup-code.ts';
import { maxAttempts, mayPay } from './status/may-pay.ts';
import { hasLeft, isAwaitingPayment, possibleMoves, unpaid } from './status/order-transitions.ts';
import { listOrders, type OrderSearch, type PageOfOrders } from './view/list-orders.ts';
import {
  amountOf,
  findOrder,
  findOrderById,
  findOrderByNumber,
  listOrderLines,
  listOrdersByIds,
  listOrdersWithPayment,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from './records/order-queries.ts';
import { listReturnsOf } from './records/return-queries.ts';
import { createActionsOf } from './view/order-actions.ts';
import { showOrder } from './view/order-view.ts';
import { findNumberedOrder } from './records/find-proven-order.ts';
import { type TrackingRequest, trackOrder } from './view/track-order.ts';

export {
  amountOf,
  findOrder,
  findOrderById,
  findOrderByNumber,
  findTransfer,
  hasLeft,
  holdUntil,
  isAwaitingPayment,
  listOrderLines,
  listOrdersByIds,
  listOrdersWithPayment,
  listReturnsOf,
  lockOrder,
  maxAttempts,
  mayPay,
  possibleMoves,
  transferBlock,
  updateOrder,
};
export type { ChangeStatus, GoodsChange, OrderTransfer, StoredOrder, UpdateProvider };

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
  /** Tells an order's providers what becomes of its goods. */
  readonly updateProvider: UpdateProvider;
}

export type Orders = ReturnType<typeof createOrders>;

/**
 * Orders: placed from a basket, shown to their customer, changed by the table of statuses. Amounts that it answers are in
 * euros, as in the API; a `StoredOrder` has cents. Somebody else's order is as unknown as one that does not exist.
 */
export function createOrders(parts: OrdersParts) {
  const { database, clock, payment, jobs } = parts;
  const signer: OrderSigner = createSigner(parts.secret);
  const pickupCodes = createPickupCodes(signer);
  const mails = createOrderMails({ ...parts, pickupCodes, signer });
  const invoices = createOrderInvoices(parts);
  const changeStatus = createChangeStatus({ ...parts, mails, invoices });
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
  jobs.repeat(issueMissingInvoices, '*/10 * * * *', () => invoices.issueMissing());

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
      actor: Actor,
      userId: number,
      orderId: number,
      locale: Locale,
    ): Promise<Order | Failure<'order_not_found' | 'not_cancellable'>> =>
      database.transaction(async (tx) => {
        if (!(await findOrder(tx, { id: orderId, userId }))) return failure('order_not_found');
        const cancelled = await changeStatus(tx, orderId, { actor, status: 'cancelled' });
        return cancelled ? showOrder(tx, cancelled, locale, actionsOf) : failure('not_cancellable');
      }),

    /** The same for who has the link of the order's mail, and no session; null when number and key do not match. */
    cancelByKey: (
      actor: Actor,
      number: string,
      key: string,
    ): Promise<StoredOrder | Failure<'not_cancellable'> | null> =>
      database.transaction(async (tx) => {
        const order = await findNumberedOrder(tx, signer, { number, key });
        return (
          order && ((await changeStatus(tx, order.id, { actor, status: 'cancelled' })) ?? failure('not_cancellable'))
        );
      }),

    /** Cancels an unpaid order for the shop, by its number, and returns its stock. */
    release: (actor: Actor, number: string): Promise<StoredOrder | Failure<'order_not_found' | 'not_cancellable'>> =>
      database.transaction(async (tx) => {
        const found = await findOrderByNumber(tx, number);
        const order = found && (await lockOrder(tx, found.id));
        if (!order) return failure('order_not_found');
        const isUnpaid = (unpaid as readonly string[]).includes(order.paymentStatus);
        const change = { actor, status: 'cancelled' } as const;
        return (isUnpaid && (await changeStatus(tx, order.id, change))) || failure('not_cancellable');
      }),

    changeStatus,

    /** The network that a guest orders from, as stored with orders: signed, because an address is personal data. */
    signNetwork: (network: string): string => signer.sign('order network', network),

    /** Cancels the orders that were not paid in time; `askAbout` settles what a provider says of one before that. */
    expireUnpaid: (actor: Actor, askAbout: AskAbout): Promise<void> =>
      expireUnpaidOrders({ database, clock, changeStatus, askAbout, actor }),

    /** The absolute address at which its customer sees an order. */
    urlOf: mails.orderUrl,

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
