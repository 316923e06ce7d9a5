import { localisedPath, type Locale } from '#i18n/locale.ts';
import { eurosFromCents } from '#values/money.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import { layOutMail, type MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OrderStatus } from '../contract.ts';
import { orderMailContent, type OrderTransfer } from './order-mail-content.ts';
import { findOrderById, listOrderLines, type StoredOrder } from './view/order-queries.ts';

interface MailParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly payment: Payment;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
}

interface OrderMailJob extends MailJob {
  readonly orderId: number;
  readonly status: OrderStatus;
}

const sendMail = mailJobKind<OrderMailJob>('order-mail');

export type OrderMails = ReturnType<typeof createOrderMails>;

/** Mails about each status of an order: jobs in the caller's transaction, sent once it has committed. */
export function createOrderMails({ database, jobs, mailer, payment, publicUrl, mailFrame }: MailParts) {
  const url = (path: string, locale: Locale): string => publicUrl + localisedPath(path, locale);

  handleMailJobs(jobs, sendMail, async ({ orderId, status }, id) => {
    const stored = await findOrderById(database, orderId);
    if (!stored?.customer.email) return;
    const { locale, customer } = stored;
    const lines = await listOrderLines(database, orderId);
    const transfer = await findTransfer(payment, database, orderId);
    const frame = mailFrame(locale);
    const content = orderMailContent({
      shop: frame.name,
      hours: frame.hours,
      status,
      order: stored,
      lines,
      transfer,
      orderUrl: url(orderPath(stored), locale),
      returnsUrl: url('/returns', locale),
      // Twice the 72 px at which it is shown; mail programs know neither AVIF nor WebP.
      pictureUrl: (picture) => `${publicUrl}${picture.url}/160.jpg`,
    });
    const bodies = layOutMail(content, frame);
    await mailer.send({ id, to: customer.email, senderName: frame.name, subject: content.subject, ...bodies });
  });

  return {
    /** Mails the customer the order's present status. */
    add: (tx: Queryable, { id, number, status }: StoredOrder): Promise<void> =>
      jobs.add(tx, sendMail, { orderId: id, status, about: `order ${number}, ${status}` }),
  };
}

/** Where its customer sees an order; without an account by number and e-mail address. */
const orderPath = ({ id, isGuest }: StoredOrder): string => (isGuest ? '/order/track' : `/profile/orders/${id}`);

/** The data of the transfer that an order waits for, amount in euros; null when it waits for none. */
export async function findTransfer(
  payment: Payment,
  source: Queryable,
  orderId: number,
): Promise<OrderTransfer | null> {
  const transfer = await payment.findTransfer(source, orderId);
  if (!transfer) return null;
  const { iban, beneficiary, reference, amount, dueAt } = transfer;
  return { iban, beneficiary, reference, amount: eurosFromCents(amount), dueAt };
}
