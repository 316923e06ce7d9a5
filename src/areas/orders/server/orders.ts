import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { type BasketArea, describeNotAdded } from '#areas/basket/server/basket.ts';
import type { Catalogue } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { listOrders, Order, OrderRequest, repeatOrder, trackOrder } from '../contract.ts';
import { findTransfer, orderMails } from './order-mails.ts';
import {
  anonymiseOrders,
  completeOrders,
  countByStatus,
  countFound,
  countOf,
  findOrder,
  findOrderByNumber,
  listBuyers,
  listOrderLines,
  listOrdersOfUser,
  listPage,
  moveOrders,
  type OrderSearch,
} from './view/order-queries.ts';
import { createChangeStatus } from './status/change-status.ts';
import { expireUnpaidOrders } from './status/expire-unpaid-orders.ts';
import { settlePayment } from './status/settle-payment.ts';
import { activeStatuses } from './status/order-transitions.ts';
import { orderView, type StoredOrder } from './view/order-view.ts';
import { type Buyer, placeOrder, type PlaceOrderError } from './place/place-order.ts';

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
  readonly shopName: string;
}

export type Orders = ReturnType<typeof createOrders>;
type Listing = Omit<CallAnswer<typeof listOrders>, 'seo' | 'breadcrumbs'>;

/** The rules of orders. An order of somebody else is as unknown as one that never was. */
export function createOrders(parts: OrdersParts) {
  const { database, clock, basket, payment, jobs } = parts;
  const mails = orderMails(parts);
  const changeStatus = createChangeStatus({ clock, payment, mails });

  async function show(stored: StoredOrder, locale: Locale, source: Queryable = database): Promise<Order> {
    const [whole] = await completeOrders(source, [stored]);
    return orderView(stored, whole!, locale);
  }

  async function find(userId: number, orderId: number, locale: Locale): Promise<Order | null> {
    const stored = await findOrder(database, { id: orderId, userId });
    return stored && show(stored, locale);
  }

  async function list(
    search: OrderSearch,
    { page, limit, sort }: { page: number; limit: number; sort: 'date_desc' | 'date_asc' },
    locale: Locale,
  ): Promise<Listing> {
    const counts = await countByStatus(database, search);
    const stored = await listPage(database, search, { offset: (page - 1) * limit, limit, sort });
    const shown = (await completeOrders(database, stored)).map((whole) => orderView(whole.order, whole, locale));
    const total = countFound(counts, search);
    return {
      orders: shown,
      list: shown.map(({ orderId }) => orderId),
      total,
      page,
      pages: Math.ceil(total / limit),
      counts: {
        all: countOf(counts, null),
        active: countOf(counts, activeStatuses),
        delivered: counts.get('delivered') ?? 0,
        cancelled: counts.get('cancelled') ?? 0,
      },
    };
  }

  /** The order with the data of the transfer that it waits for. */
  async function findConfirmation(userId: number, orderId: number, locale: Locale) {
    const stored = await findOrder(database, { id: orderId, userId });
    if (!stored) return null;
    const transfer = await findTransfer(payment, database, stored.id);
    return {
      order: await show(stored, locale),
      transfer: transfer && { ...transfer, dueAt: transfer.dueAt.toISOString() },
    };
  }

  async function repeat(
    userId: number,
    orderId: number,
    locale: Locale,
  ): Promise<CallAnswer<typeof repeatOrder> | null> {
    const stored = await findOrder(database, { id: orderId, userId });
    if (!stored) return null;
    const lines = await listOrderLines(database, stored.id);
    const result = await database.transaction((tx) => basket.addAgain(tx, userId, lines));
    const answer: CallAnswer<typeof repeatOrder> = { notAddedProducts: [], added: 0, reducedProducts: [] };
    for (const line of lines) {
      const named = { id: line.productId, name: line.name[locale] };
      const outcome = result.get(line.productId) ?? 'unknown';
      if (typeof outcome === 'string') {
        answer.notAddedProducts.push(describeNotAdded(named, outcome, locale));
        continue;
      }
      answer.added += 1;
      if (outcome < line.quantity) answer.reducedProducts.push({ ...named, quantity: outcome });
    }
    return answer;
  }

  const cancel = (
    userId: number,
    orderId: number,
    locale: Locale,
  ): Promise<Order | Failure<'order_not_found' | 'not_cancellable'>> =>
    database.transaction(async (tx) => {
      if (!(await findOrder(tx, { id: orderId, userId }))) return failure('order_not_found');
      const cancelled = await changeStatus(tx, orderId, { by: 'customer', status: 'cancelled' });
      return cancelled ? show(cancelled, locale, tx) : failure('not_cancellable');
    });

  /** For whoever knows an order's number and its customer's address; nothing about the customer. */
  async function track(
    number: string,
    email: string,
    locale: Locale,
  ): Promise<CallAnswer<typeof trackOrder>['order'] | null> {
    const stored = await findOrderByNumber(database, number.replace(/[^\d-]/g, ''), email);
    if (!stored) return null;
    const order = await show(stored, locale);
    const { address: _, ...delivery } = order.delivery;
    return {
      number: order.number,
      date: order.date,
      status: order.status,
      paymentStatus: order.paymentStatus,
      payment: order.payment,
      amount: order.amount,
      count: order.count,
      units: order.units,
      history: order.history,
      delivery,
      items: order.items.map(({ product_id, name, url, picture, quantity, unit }) => ({
        product_id,
        name,
        url,
        picture,
        quantity,
        unit,
      })),
    };
  }

  /** What was bought without an account becomes the account's that has confirmed the same address. */
  const joinAccount = (tx: Queryable, news: { userId: number; checkoutUserIds: readonly number[] }): Promise<void> =>
    moveOrders(tx, news.checkoutUserIds, news.userId);

  /** All orders of a user, for the export of their data. */
  async function exportOrders(userId: number): Promise<Order[]> {
    const whole = await completeOrders(database, await listOrdersOfUser(database, userId));
    return whole.map((one) => orderView(one.order, one, one.order.locale));
  }

  jobs.repeat('cancel-unpaid-orders', '*/5 * * * *', () => expireUnpaidOrders({ database, clock, changeStatus }));

  return {
    place: (buyer: Buyer, request: OrderRequest): Promise<StoredOrder | Failure<PlaceOrderError>> =>
      placeOrder({ ...parts, mails }, buyer, request),
    find,
    list,
    findConfirmation,
    repeat,
    cancel,
    changeStatus,
    settlePayment: (provider: string, notification: Readonly<Record<string, unknown>>) =>
      settlePayment({ database, payment, changeStatus }, provider, notification),
    track,
    joinAccount,
    /** Which of these users have ordered something. */
    listBuyers: (userIds: readonly number[]): Promise<number[]> => listBuyers(database, userIds),
    anonymise: anonymiseOrders,
    exportOrders,
  };
}
