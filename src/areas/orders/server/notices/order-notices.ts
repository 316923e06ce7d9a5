import { createHash } from 'node:crypto';
import { defaultLocale, type Locale } from '#i18n/locale.ts';
import { listShelves } from '#areas/catalogue/server/catalogue.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Clock } from '#values/clock.ts';
import { cents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import {
  findOrderById,
  listLateOrders,
  listOrderLines,
  listOrdersOfDay,
  type StoredOrder,
  sumQuantitySavings,
} from '../records/order-queries.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import { bulkNoticeContent, listBulkParts } from './bulk-notice.ts';
import { findLargeHolds, type LargeHolds } from './find-large-holds.ts';
import { largeHoldsContent } from './large-holds-content.ts';
import { buyerOf, cancelledNoticeContent, dailyListContent, orderNoticeContent } from './notice-content.ts';

/** Who in the store hears of orders. */
export interface OrderMailSettings {
  readonly to: readonly string[];
  /** The time of the day's list by the shop's clock, HH:MM; absent: no list. */
  readonly daily?: string | undefined;
}

/** Of the orders of earlier days that a day's list has. */
const maxLate = 50;

const orderNotice = mailJobKind<MailJob & { readonly orderId: number }>('order-notice-mail');
const cancelledNotice = mailJobKind<MailJob & { readonly orderId: number }>('cancelled-notice-mail');
const bulkNotice = mailJobKind<MailJob & { readonly bulkId: string }>('bulk-notice-mail');
const dailyList = mailJobKind<MailJob & { readonly date: string }>('daily-list-mail');
const largeHolds = mailJobKind<MailJob & { readonly holds: LargeHolds }>('large-holds-mail');

export type OrderNotices = ReturnType<typeof createOrderNotices>;

/**
 * The store's own mails: of each order that is confirmed, of each such that its customer cancels, of each bulk that does either, of each day's deliveries and pickups, and once a day of what orders
 * hold that nobody has confirmed, if it is much.
 */
export function createOrderNotices(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly payment: Pick<Payment, 'offers'>;
  readonly delivery: Pick<Delivery, 'places'>;
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** As the shop's data say at the moment. */
  readonly orderMails: () => OrderMailSettings;
  readonly shopCommand: ShopCommand;
}) {
  const { database, clock, jobs, mailer, payment, mailFrame, orderMails, shopCommand } = parts;
  const locale = defaultLocale;

  handleMailJobs(jobs, orderNotice, async ({ orderId }, id) => {
    const { to } = orderMails();
    const order = await findOrderById(database, orderId);
    // There is nothing to prepare of one that was cancelled while its mail waited.
    if (!order || order.status === 'cancelled' || to.length === 0) return;
    const frame = mailFrame(locale);
    const savings = await sumQuantitySavings(database, [orderId]);
    const lines = await listOrderLines(database, orderId);
    const shelves = await listShelves(
      database,
      lines.map(({ productId }) => productId),
    );
    const content = orderNoticeContent({
      shop: frame.name,
      locale,
      order,
      lines: lines.map((line) => ({ ...line, shelf: shelves.get(line.productId) })),
      quantitySaving: savings.get(orderId) ?? cents(0),
      payment: payment.offers(locale).find(({ code }) => code === order.payment)?.name ?? order.payment,
      shopCommand,
    });
    const address = order.email || order.customer.email;
    const replyTo = address ? { name: buyerOf(order), address } : undefined;
    await mailer.send({ id, to, ...(replyTo && { replyTo }), content, frame });
  });

  handleMailJobs(jobs, cancelledNotice, async ({ orderId }, id) => {
    const { to } = orderMails();
    const order = await findOrderById(database, orderId);
    if (!order || to.length === 0) return;
    const frame = mailFrame(locale);
    const content = cancelledNoticeContent({ shop: frame.name, locale, order, shopCommand });
    await mailer.send({ id, to, content, frame });
  });

  handleMailJobs(jobs, bulkNotice, async ({ bulkId }, id) => {
    const { to } = orderMails();
    const changed = await listBulkParts(database, bulkId);
    if (to.length === 0 || changed.length === 0) return;
    const frame = mailFrame(locale);
    await mailer.send({
      id,
      to,
      content: bulkNoticeContent(changed, { shop: frame.name, locale, shopCommand }),
      frame,
    });
  });

  handleMailJobs(
    jobs,
    dailyList,
    async ({ date }, id) => {
      const { to } = orderMails();
      const orders = await listOrdersOfDay(database, date);
      const late = await listLateOrders(database, date, maxLate);
      if (to.length === 0 || orders.length + late.count === 0) return;
      const frame = mailFrame(locale);
      const content = dailyListContent(orders, { shop: frame.name, locale, date, late, shopCommand });
      await mailer.send({ id, to, content, frame });
    },
    { storesFinished: true },
  );

  // Each minute, so that a shop that was down at that time sends the list later on the same day.
  jobs.repeat('daily-list', '* * * * *', async () => {
    const { to, daily } = orderMails();
    const { date, minutes } = shopTime(clock());
    if (to.length === 0 || daily === undefined || minutes < minutesOf(daily)) return;
    await jobs.add(database, dailyList, { date, about: `orders of ${date}` }, { id: idOf(dailyList, date) });
  });

  handleMailJobs(
    jobs,
    largeHolds,
    async ({ holds }, id) => {
      const { to } = orderMails();
      if (to.length === 0) return;
      const frame = mailFrame(locale);
      await mailer.send({ id, to, content: largeHoldsContent(holds, { shop: frame.name, locale }), frame });
    },
    { storesFinished: true },
  );

  jobs.repeat('large-holds', '*/5 * * * *', async () => {
    if (orderMails().to.length === 0) return;
    const holds = await findLargeHolds(parts);
    const { date } = shopTime(clock());
    const about = `large holds of unconfirmed orders on ${date}`;
    if (holds) await jobs.add(database, largeHolds, { holds, about }, { id: idOf(largeHolds, date) });
  });

  return {
    /** Tells the store, once the caller's transaction commits, of an order that was confirmed: once, as an order is. */
    async add(tx: Queryable, { id, number }: StoredOrder): Promise<void> {
      if (orderMails().to.length === 0) return;
      await jobs.add(tx, orderNotice, { orderId: id, about: `order ${number}, to the store` });
    },

    /** Tells it, in one mail, which orders a bulk has confirmed or cancelled; of each such order it hears in no other. */
    async addBulk(tx: Queryable, bulkId: string): Promise<void> {
      if (orderMails().to.length === 0) return;
      await jobs.add(tx, bulkNotice, { bulkId, about: 'orders of a bulk, to the store' });
    },

    /** Tells it, in the same way, that the customer has cancelled an order that it may be preparing from its mail. */
    async addCancelled(tx: Queryable, { id, number }: StoredOrder): Promise<void> {
      if (orderMails().to.length === 0) return;
      await jobs.add(tx, cancelledNotice, { orderId: id, about: `order ${number}, cancelled, to the store` });
    },
  };
}

/** '07:30' → 450 */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The same for a day in every process, so that its mail is one job. */
const idOf = ({ name }: { readonly name: string }, date: string): string =>
  createHash('sha256')
    .update(`${name} ${date}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
