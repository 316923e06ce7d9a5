import { isDeepStrictEqual } from 'node:util';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { secondMs } from '#values/durations.ts';
import { addCents, cents, eurosFromCents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import { listDocumentsOf } from '#areas/invoices/server/invoices.ts';
import {
  listAttempts,
  type Payment,
  type StoredAttempt,
  sumReceived,
  sumRefunds,
} from '#areas/payment/server/payment.ts';
import { isUndone } from '#areas/staff/server/staff.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import {
  handleMailJobs,
  type MailJob,
  mailJobKind,
  makeMailsDue,
  removeWaitingMails,
} from '#platform/mail/mail-jobs.ts';
import type { MailFrame, MailContent } from '#platform/mail/mail-layout.ts';
import type { MailPlan, MailSchedule } from '#platform/mail/mail-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { cleanSentMails, findSentMail, type MailSubject, type SentMail } from '#platform/mail/sent-mails.ts';
import type { Signer } from '#platform/secret/signer.ts';
import type { OrderStatus } from '../contract.ts';
import { undoSeconds } from '../staff-calls.ts';
import { type DeniedMailFacts, deniedMailContent } from './denied-mail-content.ts';
import { orderMailContent } from './order-mail-content.ts';
import type { NewRecipient, OrderMailQueue } from './order-mail-queue.ts';
import type { OrderMailFacts, OrderPickup, OrderTransfer } from './order-mail-facts.ts';
import type { ListWays } from './ways-to-pay.ts';
import type { PickupCodes } from './pickup/pickup-code.ts';
import { findReturnedGoods } from './returned-goods.ts';
import { mayPay } from './status/may-pay.ts';
import { emailConfirmationDue } from './status/confirm-email.ts';
import type { Side } from './status/order-transitions.ts';
import { maxBulkWaitMs } from './records/bulk-ends.ts';
import { keptUntil } from './records/hold-time.ts';
import { isProven, mailedOrder } from './records/mailed-order.ts';
import { forgetMailsOfErased } from './records/mails-of-erased.ts';
import {
  findOrderById,
  hasMoneyCome,
  listOrderLines,
  type StoredOrder,
  sumQuantitySavings,
} from './records/order-queries.ts';

export type OrderSigner = Signer<'order link' | 'order network' | 'pickup code' | 'pickup qr' | 'withdrawal'>;

interface MailParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly queue: OrderMailQueue;
  readonly mailer: Mailer;
  readonly payment: Payment;
  readonly delivery: Pick<Delivery, 'storedUntil' | 'townOf'>;
  readonly listWays: ListWays;
  readonly pickupCodes: PickupCodes;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly signer: OrderSigner;
}

interface OrderMailJob extends MailJob {
  readonly orderId: number;
  readonly status: OrderStatus;
  /** Cancelled because it was not paid in time; absent otherwise. */
  readonly isExpired?: boolean;
  /** The attempt to pay that was denied, which the mail is about; null: the latest. Absent in mails about a status. */
  readonly denied?: number | null;
  /** The change of the log that it tells of, by somebody who may take it back; absent otherwise. */
  readonly change?: number;
  /** Changes that it tells of, too, whose own mails it has replaced. */
  readonly earlier?: readonly number[];
  /** The bulk that the change is part of, until whose end it waits; absent otherwise. */
  readonly bulk?: number;
  /** The shop has changed what is in it, or where and when it goes; absent in other mails. */
  readonly isChanged?: true;
  /** The mail that is sent once more as it was; absent in all others. */
  readonly again?: string;
  /** The transfer, and the slot, that the customer chose after the order was placed; absent in other mails. */
  readonly transfer?: ChosenTransfer;
}

/** How many attempts to pay the order has with this one, and when it is to be had: mails about an earlier choice are not sent. */
interface ChosenTransfer {
  readonly attempts: number;
  readonly date: string | null;
  readonly from: string | null;
}

/** So long a change can be taken back without that the customer hears of it; the two seconds more are for one that is on its way. */
const waitForUndoSeconds = undoSeconds + 2;

const sendMail = mailJobKind<OrderMailJob>('order-mail');
/** How the shopkeeper's list tells a repeated mail. */
const againWord = ', again';

export type OrderMails = ReturnType<typeof createOrderMails>;

/** Mails about each status of an order: jobs in the caller's transaction, sent once it has committed. */
export function createOrderMails(parts: MailParts) {
  const {
    database,
    clock,
    jobs,
    queue,
    mailer,
    payment,
    delivery,
    listWays,
    pickupCodes,
    publicUrl,
    mailFrame,
    signer,
  } = parts;
  const url = (path: string, locale: Locale): string => publicUrl + localisedPath(path, locale);

  handleMailJobs(
    jobs,
    sendMail,
    async (
      {
        orderId,
        about: subject,
        status,
        isExpired = false,
        denied,
        change,
        earlier = [],
        isChanged = false,
        transfer: chosen,
        again,
      },
      id,
    ) => {
      const stored = await findOrderById(database, orderId);
      if (!stored?.email || (change !== undefined && (await isUndone(database, change, ...earlier)))) return;
      const of = { orderId, about: subject };
      if (again !== undefined) {
        const mail = await findSentMail(database, orderId, again);
        const frame = mailFrame(stored.locale);
        if (!mail) return;
        const { subject: title, text, html } = mail;
        return mailer.sendWritten({ id, of, to: stored.email, subject: title, text, html, frame });
      }
      const attempts = await listAttempts(database, [orderId]);
      const toPay = mayPay(stored, attempts, clock()) ? { until: keptUntil(stored)! } : null;
      if (denied !== undefined) return sendDenied(id, of, stored, { attempts, toPay, denied });
      // A later status that waited until the order was cancelled contradicts it; what was ordered is still to be confirmed.
      if (stored.status === 'cancelled' && (isChanged || (status !== 'created' && status !== 'cancelled'))) return;
      const transfer = await findTransfer(payment, database, orderId);
      if (chosen && !(transfer && isDeepStrictEqual(chosen, chosenTransfer(stored, attempts.length)))) return;
      const about = { status, isExpired, isChanged, isReplaced: chosen !== undefined };
      await mailer.send({ id, of, to: stored.email, ...(await compose(stored, about, { attempts, toPay, transfer })) });
    },
  );

  jobs.repeat('sent-mails-cleaning', '53 4 * * *', async () => {
    await cleanSentMails(database, clock());
    await forgetMailsOfErased(database);
  });

  /** The mail about a status of an order, by what the order is now. */
  async function compose(
    stored: StoredOrder,
    about: Pick<OrderMailFacts, 'status' | 'isExpired' | 'isChanged' | 'isReplaced'>,
    { attempts, toPay, transfer }: { attempts: readonly StoredAttempt[] } & Pick<OrderMailFacts, 'toPay' | 'transfer'>,
  ): Promise<{ content: MailContent; frame: MailFrame }> {
    const { id: orderId, locale } = stored;
    const { address } = stored.delivery;
    const savings = await sumQuantitySavings(database, [orderId]);
    // Of one that was never paid, what went back is of a part of its price.
    const paid = attempts.filter(({ state }) => !hasMoneyCome(stored) || state === 'paid' || state === 'refunded');
    const refunds = await sumRefunds(
      database,
      paid.map(({ id }) => id),
    );
    const frame = mailFrame(locale);
    const invoice = (await listDocumentsOf(database, [orderId])).find(({ correctedNumber }) => !correctedNumber);
    const content = orderMailContent({
      ...about,
      shop: frame.name,
      hours: frame.hours,
      order: mailedOrder(stored, address && (await delivery.townOf(address))),
      isProven: isProven(stored),
      received: hasMoneyCome(stored) ? cents(0) : await sumReceived(database, attempts),
      lines: await listOrderLines(database, orderId),
      quantitySaving: savings.get(orderId) ?? cents(0),
      refunded: addCents(...refunds.values()),
      transfer: transfer && { ...transfer, qr: publicUrl + transfer.qr },
      confirmBy: emailConfirmationDue(stored, payment),
      toPay,
      invoice: invoice ? { number: invoice.number, url: documentUrl(stored, invoice.number) } : null,
      returned: about.status === 'returned' ? await findReturnedGoods(database, stored) : null,
      pickup: about.status === 'ready' ? pickupOf(stored) : null,
      orderUrl: url(orderPath(stored), locale),
      withdrawalUrl: url(withdrawalPath(stored), locale),
      // Twice the 72 px at which it is shown; mail programs know neither AVIF nor WebP.
      pictureUrl: (picture) => `${publicUrl}${picture.url}/160.jpg`,
    });
    return { content, frame };
  }

  /** The customer has tried again since, or paid: then there is nothing to tell. */
  async function sendDenied(
    id: string,
    of: MailSubject,
    stored: StoredOrder,
    {
      attempts,
      toPay,
      denied,
    }: { attempts: readonly StoredAttempt[]; toPay: DeniedMailFacts['toPay']; denied: number | null },
  ): Promise<void> {
    const latest = attempts.at(-1);
    if (stored.status === 'cancelled' || latest?.state !== 'failed' || (denied ?? latest.id) !== latest.id) return;
    const order = mailedOrder(stored);
    const frame = mailFrame(order.locale);
    const { paymentMethods } = await listWays(stored, order.locale, await sumReceived(database, attempts));
    const content = deniedMailContent({
      shop: frame.name,
      phone: frame.phone,
      order,
      toPay,
      reason: latest.reason ?? 'unknown',
      ways: paymentMethods.filter(({ available }) => available).map(({ code }) => code),
      orderUrl: url(orderPath(stored), order.locale),
    });
    await mailer.send({ id, of, to: stored.email, content, frame });
  }

  /**
   * Where its customer sees an order. Without an account the key of the link, which only the mail has, opens it; it also
   * confirms the address, which an account may have typed anew for this order.
   */
  function orderPath({ id, number, isGuest, emailConfirmedAt }: StoredOrder): string {
    if (!isGuest && emailConfirmedAt) return `/profile/orders/${id}`;
    return `/order/track?${new URLSearchParams({ number, key: signer.sign('order link', number) })}`;
  }

  /** How an order that is ready is collected; stored from the day that was chosen for it, if that is later. */
  function pickupOf({ number, delivery: { date }, updatedAt }: StoredOrder): OrderPickup {
    const readyOn = shopTime(updatedAt).date;
    return {
      code: pickupCodes.codeOf(number),
      qr: publicUrl + pickupCodes.qrPath(number),
      until: delivery.storedUntil(date && date > readyOn ? date : readyOn),
    };
  }

  /** Where its customer withdraws from it, opened filled in. */
  function withdrawalPath({ id, number, isGuest }: StoredOrder): string {
    if (!isGuest) return `/withdrawal?orderId=${id}`;
    return `/withdrawal?${new URLSearchParams({ number, key: signer.sign('order link', number) })}`;
  }

  /** Where a customer without an account downloads a document of an order; null: an account has it on the order's page. */
  function documentUrl({ number, isGuest }: StoredOrder, document: string): string | null {
    if (!isGuest) return null;
    const key = signer.sign('order link', number);
    return `${publicUrl}/api/sale/order/document?${new URLSearchParams({ number, key, document })}`;
  }

  const jobOf = ({ id, number, status }: StoredOrder): OrderMailJob => ({
    orderId: id,
    status,
    about: `order ${number}, ${status}`,
  });

  const chosenTransfer = ({ delivery: { date, slot } }: StoredOrder, attempts: number): ChosenTransfer => ({
    attempts,
    date,
    from: slot?.from ?? null,
  });

  return {
    documentUrl,

    /** The absolute address at which its customer sees an order. */
    orderUrl: (order: StoredOrder): string => url(orderPath(order), order.locale),

    locksOf: queue.locksOf,
    scheduleValues: queue.scheduleValues,
    lock: queue.lock,

    /** The plan of the mail that confirms a new order, by the schedule that was read for it. */
    planFirst: (buyer: NewRecipient, number: string, schedule: MailSchedule, now: Date): MailPlan =>
      queue.planFirst(sendMail, buyer, number, schedule, now),

    /** Adds that mail, once its plan is stored. */
    addFirst: (tx: Queryable, order: StoredOrder, { jobId, waitSeconds }: MailPlan): Promise<void> =>
      jobs.add(tx, sendMail, jobOf(order), { id: jobId, startAfter: waitSeconds }),

    /**
     * Mails the customer the order's present status, changed by this side. `isExpired` says that the order was not paid in
     * time, `denied` that the mail is about an attempt to pay it, `change` that somebody may take it back for a while, `bulk` that this is part of it.
     */
    async add(
      tx: Queryable,
      order: StoredOrder,
      by: Side,
      { isExpired, denied, change, bulk }: Pick<OrderMailJob, 'isExpired' | 'denied' | 'change' | 'bulk'> = {},
    ): Promise<void> {
      const job = {
        ...jobOf(order),
        ...(isExpired && { isExpired }),
        ...(denied !== undefined && { denied, about: `order ${order.number}, payment denied` }),
        ...(change !== undefined && { change }),
        ...(bulk !== undefined && { bulk }),
      };
      const wait = bulk === undefined ? waitForUndoSeconds : maxBulkWaitMs / secondMs;
      await queue.add(tx, sendMail, job, order, by, change === undefined ? 0 : wait);
    },

    /** The mails of a bulk wait again for its end, or for that of its being taken back. */
    holdBulk: (tx: Queryable, bulk: number): Promise<void> =>
      makeMailsDue(tx, sendMail, { bulk }, maxBulkWaitMs / secondMs),

    /** A bulk has ended: its mails wait only as long as those of any change that can be taken back. */
    releaseBulk: (tx: Queryable, bulk: number): Promise<void> =>
      makeMailsDue(tx, sendMail, { bulk }, waitForUndoSeconds),

    /** The text of the mail about the present status of an order, as it would be sent now. */
    async preview(order: StoredOrder): Promise<{ subject: string; text: string }> {
      const attempts = await listAttempts(database, [order.id]);
      const toPay = mayPay(order, attempts, clock()) ? { until: keptUntil(order)! } : null;
      const about = { status: order.status, isExpired: false, isReplaced: false };
      const transfer = await findTransfer(payment, database, order.id);
      return mailer.preview(await compose(order, about, { attempts, toPay, transfer }));
    },

    /** Mails it once more, at the wish of the shop's people. */
    addAgain: (tx: Queryable, order: StoredOrder): Promise<void> =>
      queue.add(
        tx,
        sendMail,
        { ...jobOf(order), about: `order ${order.number}, ${order.status}${againWord}` },
        order,
        'shop',
      ),

    /** Mails the customer once more what a mail has told them. */
    repeat: (tx: Queryable, order: StoredOrder, { id, about }: Pick<SentMail, 'id' | 'about'>): Promise<void> =>
      queue.add(
        tx,
        sendMail,
        { ...jobOf(order), again: id, about: about.endsWith(againWord) ? about : about + againWord },
        order,
        'shop',
      ),

    /** Mails the customer an order that the shop's people have changed, once nobody takes the change back any more. */
    async addChanged(tx: Queryable, order: StoredOrder, change: number): Promise<void> {
      const replaced = await removeWaitingMails(tx, sendMail, { orderId: order.id, isChanged: true });
      const earlier = replaced.flatMap((one) => [...(one.earlier ?? []), one.change!]);
      const job = {
        ...jobOf(order),
        change,
        earlier,
        isChanged: true,
        about: `order ${order.number}, changed`,
      } as const;
      await queue.add(tx, sendMail, job, order, 'shop', waitForUndoSeconds);
    },

    /**
     * Mails the customer the transfer and the slot that they chose for an order with so many attempts to pay it, in place of
     * what they chose before and were not told yet.
     */
    async addTransfer(tx: Queryable, order: StoredOrder, by: Side, attempts: number): Promise<void> {
      await removeWaitingMails(tx, sendMail, { orderId: order.id, transfer: {} });
      const job = {
        ...jobOf(order),
        transfer: chosenTransfer(order, attempts),
        about: `order ${order.number}, transfer`,
      };
      await queue.add(tx, sendMail, job, order, by);
    },
  };
}

/** The data of the transfer that an order waits for, amount in euros; null when it waits for none. */
export async function findTransfer(
  payment: Payment,
  source: Queryable,
  orderId: number,
): Promise<OrderTransfer | null> {
  const transfer = await payment.findTransfer(source, orderId);
  if (!transfer) return null;
  const { iban, beneficiary, reference, amount, dueAt, qr } = transfer;
  return { iban, beneficiary, reference, amount: eurosFromCents(amount), dueAt, qr };
}
