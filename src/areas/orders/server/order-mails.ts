import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '#values/clock.ts';
import { secondMs } from '#values/durations.ts';
import { eurosFromCents } from '#values/money.ts';
import { listAttempts, type Payment, type StoredAttempt } from '#areas/payment/server/payment.ts';
import { isUndone } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import {
  handleMailJobs,
  type MailJob,
  mailJobKind,
  makeMailsDue,
  removeWaitingMails,
} from '#platform/mail/mail-jobs.ts';
import type { MailPlan, MailSchedule } from '#platform/mail/mail-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { cleanSentMails, findSentMail, type SentMail } from '#platform/mail/sent-mails.ts';
import type { OrderStatus } from '../contract.ts';
import { undoSeconds } from '../staff-calls.ts';
import { createOrderLinks, type OrderSigner } from './order-links.ts';
import type { NewRecipient, OrderMailQueue } from './order-mail-queue.ts';
import type { OrderTransfer } from './order-mail-facts.ts';
import { createOrderMailWriter, type MailWritingParts } from './write-order-mails.ts';
import { countAttempts, mayPay } from './status/may-pay.ts';
import type { Side } from './status/order-transitions.ts';
import { maxBulkWaitMs } from './records/bulk-ends.ts';
import { keptUntil } from './records/hold-time.ts';
import { forgetMailsOfErased } from './records/mails-of-erased.ts';
import { findOrderById, type StoredOrder } from './records/order-queries.ts';

interface MailParts extends MailWritingParts {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly queue: OrderMailQueue;
  readonly mailer: Mailer;
  readonly payment: Payment;
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
  const { database, clock, jobs, queue, mailer, payment, mailFrame } = parts;
  const links = createOrderLinks(parts);
  const write = createOrderMailWriter(parts, links);

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
      if (denied !== undefined) {
        const written = await write.ofDenial(stored, denied, { attempts, toPay });
        if (written) await mailer.send({ id, of, to: stored.email, ...written });
        return;
      }
      // A later status that waited until the order was cancelled contradicts it; what was ordered is still to be confirmed.
      if (stored.status === 'cancelled' && (isChanged || (status !== 'created' && status !== 'cancelled'))) return;
      const transfer = transferOf(payment, attempts);
      if (chosen && !(transfer && isDeepStrictEqual(chosen, chosenTransfer(stored, countAttempts(attempts))))) return;
      const about = { status, isExpired, isChanged, isReplaced: chosen !== undefined };
      const written = await write.ofStatus(stored, about, { attempts, toPay, transfer });
      await mailer.send({ id, of, to: stored.email, ...written });
    },
  );

  jobs.repeat('sent-mails-cleaning', '53 4 * * *', async () => {
    await cleanSentMails(database, clock());
    await forgetMailsOfErased(database);
  });

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
    documentUrl: links.document,
    orderUrl: links.order,
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
     * time, `denied` that the mail is about an attempt to pay it, `change` that somebody may take it back for a while, `bulk`
     * that this is part of it.
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

    /** The same of orders whose status the shop has changed together, each with the change that may be taken back, if so. */
    async addTogether(
      tx: Queryable,
      all: readonly { readonly order: StoredOrder; readonly change: number | undefined }[],
      bulk: number | undefined,
    ): Promise<void> {
      const canUndo = Map.groupBy(all, ({ change }) => change !== undefined);
      const wait = bulk === undefined ? waitForUndoSeconds : maxBulkWaitMs / secondMs;
      for (const [isHeld, mails] of canUndo) {
        const jobs = mails.map(({ order, change }) => ({
          ...jobOf(order),
          ...(change !== undefined && { change, ...(bulk !== undefined && { bulk }) }),
        }));
        await queue.addAll(tx, sendMail, jobs, isHeld ? wait : 0);
      }
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
      const transfer = transferOf(payment, attempts);
      return mailer.preview(await write.ofStatus(order, about, { attempts, toPay, transfer }));
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

/** The data of the transfer that an order with these attempts to pay it waits for, amount in euros; null when it waits for none. */
function transferOf(payment: Payment, attempts: readonly StoredAttempt[]): OrderTransfer | null {
  const transfer = payment.transferOf(attempts);
  if (!transfer) return null;
  const { iban, beneficiary, reference, amount, dueAt, qr } = transfer;
  return { iban, beneficiary, reference, amount: eurosFromCents(amount), dueAt, qr };
}

/** The data of the transfer that an order waits for. */
export const findTransfer = async (
  payment: Payment,
  source: Queryable,
  orderId: number,
): Promise<OrderTransfer | null> => transferOf(payment, await listAttempts(source, [orderId]));
