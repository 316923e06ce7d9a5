import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import type { BasketArea } from '#areas/basket/server/basket.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Invoices } from '#areas/invoices/server/invoices.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database } from '#platform/database/database.ts';
import type { CountedNetwork } from '#platform/http/addresses/network.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import { createMailLimits } from '#platform/mail/mail-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import type { Order } from '../contract.ts';
import { createOrderInvoices, issueMissingInvoices } from './order-invoices.ts';
import { guaranteeNotice, transferBlock } from './order-mail-content.ts';
import { type OrderTransfer } from './order-mail-facts.ts';
import { createOrderNotices, type OrderMailSettings } from './notices/order-notices.ts';
import { createOrderMailQueue } from './order-mail-queue.ts';
import type { OrderSigner } from './order-links.ts';
import { createOrderMails, findTransfer } from './order-mails.ts';
import { createOrdersForCustomer } from './orders-for-customer.ts';
import { createOrdersForShop } from './orders-for-shop.ts';
import {
  eraseEndedOrders,
  eraseFinishedOrders,
  eraseOrders,
  eraseOrdersOfUser,
  type ErasedOrders,
  isNotErased,
} from './erase-orders.ts';
import { exportOrders, joinAccount, listBuyers, speakToBuyersIn } from './orders-of-user.ts';
import type { PlaceOrderParts } from './place/place-order.ts';
import { createOrderStore } from './place/store-order.ts';
import { isOutOfPlacesIn, type UnpaidOrderLimits } from './place/unpaid-order-limits.ts';
import type { StaffOrders, StaffOrdersParts } from './staff/staff-orders.ts';
import { createReturnMails } from './returns/return-mails.ts';
import type { IsHoliday } from './returns/withdrawal-period.ts';
import { createReturns } from './returns/returns.ts';
import {
  type ChangeStatus,
  createChangeStatus,
  type GoodsChange,
  type RefundCancelled,
  type UpdateProvider,
} from './status/change-status.ts';
import { createChangeStatusTogether } from './status/change-status-together.ts';
import { createPickupCodes } from './pickup/pickup-code.ts';
import { createHolds, type Gone, type Holds } from './status/secure-goods.ts';
import { expireUnpaidOrders } from './status/expire-unpaid-orders.ts';
import { isWaiting } from './status/own-goods.ts';
import { countAttempts, maxAttempts, mayPay } from './status/may-pay.ts';
import { hasLeft, isAwaitingPayment, possibleMoves, sideOf } from './status/order-transitions.ts';
import {
  amountOf,
  findOrder,
  findOrderById,
  findOrderByNumber,
  listOrderLines,
  listOrdersAwaitingTransfer,
  listOrdersByIds,
  listOrdersByNumbers,
  listOrdersOwing,
  listOrdersWithPayment,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from './records/order-queries.ts';
import { handoverOf } from './records/handover.ts';
import { holdUntil } from './records/hold-time.ts';
import { recordOrderChange, recordSlotChange } from './records/order-log.ts';
import { noteOwedMoney } from './records/owed-money.ts';
import { refundableOf } from './status/refundable.ts';
import { findPaidReturns, sumClosedReturns } from './records/paid-returns.ts';
import { freeReturned } from './returns/free-returned.ts';
import { listReturnsOf } from './records/return-queries.ts';
import { mailedOrder } from './records/mailed-order.ts';
import { createListWays, type WaysToPay } from './ways-to-pay.ts';
import { canKeepTime, isSameTime, slotsFor, type Time } from './order-time.ts';
import { createOutlookOf, actionsFor } from './view/order-outlook.ts';

export {
  actionsFor,
  amountOf,
  canKeepTime,
  countAttempts,
  findPaidReturns,
  freeReturned,
  sumClosedReturns,
  eraseOrders,
  eraseOrdersOfUser,
  isNotErased,
  speakToBuyersIn,
  expireUnpaidOrders,
  findOrder,
  findOrderById,
  findOrderByNumber,
  findTransfer,
  guaranteeNotice,
  handoverOf,
  hasLeft,
  holdUntil,
  isAwaitingPayment,
  isOutOfPlacesIn,
  isSameTime,
  isWaiting,
  joinAccount,
  listBuyers,
  listOrderLines,
  listOrdersAwaitingTransfer,
  listOrdersByIds,
  listOrdersByNumbers,
  listOrdersOwing,
  listOrdersWithPayment,
  listReturnsOf,
  lockOrder,
  mailedOrder,
  maxAttempts,
  mayPay,
  noteOwedMoney,
  possibleMoves,
  recordOrderChange,
  recordSlotChange,
  refundableOf,
  sideOf,
  slotsFor,
  transferBlock,
  updateOrder,
};
export type {
  ChangeStatus,
  ErasedOrders,
  GoodsChange,
  Gone,
  Holds,
  StaffOrders,
  OrderTransfer,
  RefundCancelled,
  StoredOrder,
  Time,
  UpdateProvider,
  WaysToPay,
};

export interface OrdersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly basket: BasketArea;
  readonly delivery: Delivery;
  readonly payment: Payment;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** As mails to the store name commands. */
  readonly shopCommand: ShopCommand;
  /** Who in the store hears of orders, as the shop's data say at the moment. */
  readonly orderMails: () => OrderMailSettings;
  /** The shop's, for order numbers and links that cannot be guessed. */
  readonly secret: string;
  readonly unpaidOrderLimits: UnpaidOrderLimits;
  readonly invoices: Invoices;
  readonly isHoliday: IsHoliday;
  /** Tells an order's providers what becomes of its goods. */
  readonly updateProvider: UpdateProvider;
  readonly refundCancelled: RefundCancelled;
  /** For so long after it was paid a customer may cancel an order on which nobody works. */
  readonly cancelMinutes: number;
}

export type Orders = ReturnType<typeof createOrders>;

/**
 * Orders: placed from a basket, shown to their customer, changed by the table of statuses. Amounts that it answers are in
 * euros, as in the API; a `StoredOrder` has cents. Somebody else's order is as unknown as one that does not exist.
 */
export function createOrders(parts: OrdersParts) {
  const { database, clock, jobs } = parts;
  const signer: OrderSigner = createSigner(parts.secret);
  const pickupCodes = createPickupCodes(signer);
  const queue = createOrderMailQueue({ jobs, limits: createMailLimits(parts) });
  const listWays = createListWays(parts);
  const mails = createOrderMails({ ...parts, queue, listWays, pickupCodes, signer });
  const invoices = createOrderInvoices(parts);
  const notices = createOrderNotices(parts);
  const changeStatus = createChangeStatus({ ...parts, mails, notices, invoices });
  const outlookOf = createOutlookOf(parts);
  const returns = createReturns({
    database,
    clock,
    changeStatus,
    signer,
    mails: createReturnMails({ ...parts, queue, signer }),
    invoices,
    isHoliday: parts.isHoliday,
  });
  const placing: PlaceOrderParts = { ...parts, mails, store: createOrderStore(parts.secret) };
  jobs.repeat(eraseFinishedOrders, '23 * * * *', () => eraseEndedOrders(database, clock()));
  jobs.repeat(issueMissingInvoices, '*/10 * * * *', () => invoices.issueMissing());

  return {
    pickupCodes,

    /** What `placeOrder` works with. */
    placing,

    changeStatus,
    changeTogether: createChangeStatusTogether({ ...parts, mails, notices, invoices }),

    /** What orders do that wait for their goods or their place when they are paid. */
    holds: createHolds({ ...parts, changeStatus }),

    forCustomer: createOrdersForCustomer({ ...parts, signer, invoices, changeStatus, outlookOf }),

    forShop: createOrdersForShop({ database, changeStatus, outlookOf, pickupCodes, invoices: parts.invoices }),

    /** What `createStaffOrders` works with: it is made where there is a back office, which commands do without. */
    forStaff: {
      ...parts,
      mails,
      changeStatus,
      issueInvoice: invoices.issueFor,
      outlookOf,
      pickupCodes,
      returns: returns.forStaff,
    } satisfies StaffOrdersParts,

    /** Withdrawals from orders and what becomes of them. */
    returns,

    /** Empties the orders that have ended since their customer was erased; a job runs it. */
    eraseEnded: () => eraseEndedOrders(database, clock()),

    /** Issues the invoices of sales that have none; a job runs it. */
    issueMissingInvoices: invoices.issueMissing,

    /**
     * The networks that an order comes from as one text, the largest first; null where none is counted. Signed, because an
     * address is personal data.
     */
    signNetworks: (networks: readonly CountedNetwork[]): string | null =>
      networks.length === 0
        ? null
        : networks
            .toReversed()
            .map(({ name }) => signer.sign('order network', name))
            .join('.'),

    /** How an order that may be paid can be, and when it can be had. */
    listWays,

    /** Mails to customers, and the addresses in them. */
    mails,

    /** Mails to the store. */
    notices,

    /** All orders of a user, for the export of their data. */
    exportOrders: (userId: number): Promise<Order[]> => exportOrders(database, userId, outlookOf),
  };
}
