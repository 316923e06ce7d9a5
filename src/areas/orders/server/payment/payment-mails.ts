import { formatDate, formatEuros } from '#i18n/format.ts';
import { eurosFromCents } from '#values/money.ts';
import type { AttemptMoney, Payment } from '#areas/payment/server/payment.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import { layOutMail, type MailContent, type MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Locale } from '#i18n/locale.ts';
import { transferBlock, type OrderTransfer } from '../order-mail-content.ts';
import { findTransfer } from '../order-mails.ts';
import { findOrderById, type StoredOrder } from '../view/order-queries.ts';
import { paymentMailTexts } from './server-messages.ts';

interface PaymentMailJob extends MailJob {
  readonly orderId: number;
}

const attentionMail = mailJobKind<PaymentMailJob>('payment-attention-mail');
const reminderMail = mailJobKind<PaymentMailJob>('payment-reminder-mail');
/** Reminders of one run; the others are of the next. */
const batch = 200;

export type PaymentMails = ReturnType<typeof createPaymentMails>;

/** Mails about payments: to the shop about money that it has to see to, to customers whose transfer has not come. */
export function createPaymentMails(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly payment: Payment;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly orderUrl: (order: StoredOrder) => string;
}) {
  const { database, clock, jobs, mailer, payment, publicUrl, mailFrame, orderUrl } = parts;

  async function send(id: string, to: string, locale: Locale, content: MailContent): Promise<void> {
    const frame = mailFrame(locale);
    const bodies = layOutMail(content, frame);
    await mailer.send({ id, to, senderName: frame.name, subject: content.subject, ...bodies });
  }

  handleMailJobs(jobs, attentionMail, async ({ orderId }, id) => {
    const order = await findOrderById(database, orderId);
    if (!order) return;
    // The shop's notices are in its first language.
    const locale = 'es';
    const money = await payment.sumMoney(database, [orderId]);
    await send(id, mailFrame(locale).legal.email, locale, attentionContent(order, money, locale));
  });

  handleMailJobs(jobs, reminderMail, async ({ orderId }, id) => {
    const order = await findOrderById(database, orderId);
    const transfer = await findTransfer(payment, database, orderId);
    // Paid, or cancelled, in the meantime.
    if (!order?.email || !transfer) return;
    const withQr = { ...transfer, qr: publicUrl + transfer.qr };
    await send(id, order.email, order.locale, reminderContent(order, withQr, mailFrame(order.locale), orderUrl(order)));
  });

  return {
    /** Tells the shop, once the caller's transaction commits, that the money of an order needs it. */
    addAttention: (tx: Queryable, { id, number }: StoredOrder): Promise<void> =>
      jobs.add(tx, attentionMail, { orderId: id, about: `payment of order ${number}, needs attention` }),

    /** Reminds customers of transfers that end soon, each of them once. */
    remind: (): Promise<void> =>
      database.transaction(async (tx) => {
        for (const { orderId, reference } of await payment.takeToRemind(tx, clock(), batch))
          await jobs.add(tx, reminderMail, { orderId, about: `transfer ${reference}, reminder` });
      }),
  };
}

function attentionContent(order: StoredOrder, money: readonly AttemptMoney[], locale: Locale): MailContent {
  const t = paymentMailTexts[locale].attention;
  const euros = (amount: Parameters<typeof eurosFromCents>[0]): string => formatEuros(eurosFromCents(amount), locale);
  const received = money.filter(({ charged }) => charged > 0);
  return {
    subject: t.subject(order.number),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.text(order.number) },
      {
        kind: 'values',
        title: t.title,
        rows: received.map(({ attempt, charged, refunded }) => ({
          label: t.attempt(attempt.provider, attempt.reference),
          value: t.money(euros(charged), euros(refunded)),
        })),
      },
      { kind: 'note', text: t.whatToDo(order.number) },
    ],
    reason: t.reason,
  };
}

function reminderContent(
  { number, locale, customer }: StoredOrder,
  transfer: OrderTransfer,
  { name }: MailFrame,
  orderUrl: string,
): MailContent {
  const t = paymentMailTexts[locale].reminder;
  const until = formatDate(transfer.dueAt, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return {
    subject: `${name}: ${t.subject} (${number})`,
    heading: t.heading(customer.name),
    blocks: [
      { kind: 'paragraph', text: t.text(number, until) },
      transferBlock(transfer, locale),
      { kind: 'button', text: t.button, url: orderUrl },
    ],
    reason: t.reason(name),
  };
}
