import { type Payment, type SettledRefund, sumMoneyOfOrders } from '#areas/payment/server/payment.ts';
import type { Clock } from '#values/clock.ts';
import type { Cents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { MailSubject } from '#platform/mail/sent-mails.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import type { Locale } from '#i18n/locale.ts';
import { findOrderById, findTransfer, mailedOrder, type StoredOrder, type Gone } from '#areas/orders/server/orders.ts';
import { listDocumentsOf } from '#areas/invoices/server/invoices.ts';
import {
  attentionContent,
  conflictContent,
  lateMoneyContent,
  notFinancedContent,
  providerRefundContent,
  refundedContent,
  type RefusedFinancing,
  refusedUpdateContent,
  reminderContent,
  surplusContent,
  takenBackContent,
} from './payment-mail-content.ts';

interface PaymentMailJob extends MailJob {
  readonly orderId: number;
}

/** Money of another amount than an order waits for, in cents. */
interface Surplus {
  readonly amount: Cents;
  /** The order was paid before; otherwise it still waits for the right amount. */
  readonly isPaid: boolean;
  /** It counts as a part of the price: so many cents are left to pay; absent where it goes back. */
  readonly left?: Cents;
  /** It was mailed as a part of the price, and has not come. */
  readonly isTakenBack?: boolean;
}

export const attentionMail = mailJobKind<PaymentMailJob>('payment-attention-mail');
const conflictMail = mailJobKind<PaymentMailJob>('payment-conflict-mail');
const lateMoneyMail = mailJobKind<PaymentMailJob & { readonly amount: Cents; readonly gone?: Gone | null }>(
  'payment-late-mail',
);
const notFinancedMail = mailJobKind<PaymentMailJob & RefusedFinancing>('payment-not-financed-mail');
const surplusMail = mailJobKind<PaymentMailJob & Surplus>('payment-surplus-mail');
const refundedMail = mailJobKind<PaymentMailJob & SettledRefund>('payment-refunded-mail');
const providerRefundMail = mailJobKind<PaymentMailJob & { readonly amount: Cents }>('payment-provider-refund-mail');
const refusedUpdateMail = mailJobKind<PaymentMailJob & { readonly change: 'shipped' | 'cancelled' }>(
  'payment-refused-update-mail',
);
const reminderMail = mailJobKind<PaymentMailJob>('payment-reminder-mail');
/** The job that mails the shop that the money of an order needs it. */
export const attentionOf = ({ id, number }: StoredOrder): PaymentMailJob => ({
  orderId: id,
  about: `payment of order ${number}, needs attention`,
});
/** Reminders of one run; the others are of the next. */
const batch = 200;

export type PaymentMails = ReturnType<typeof createPaymentMails>;

/** Mails about payments: to the shop about what it has to see to, to customers whose money is missing or came too late. */
export function createPaymentMails(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly payment: Payment;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly shopCommand: ShopCommand;
  readonly orderUrl: (order: StoredOrder) => string;
  /** Where a customer without an account downloads a document of an order; null for those with one. */
  readonly documentUrl: (order: StoredOrder, document: string) => string | null;
}) {
  const { database, clock, jobs, mailer, payment, publicUrl, mailFrame, orderUrl, documentUrl, shopCommand } = parts;

  async function send(id: string, to: string, locale: Locale, content: MailContent, of?: MailSubject): Promise<void> {
    const frame = mailFrame(locale);
    await mailer.send({ id, to, content, frame, ...(of && { of }) });
  }

  // The shop's notices are in its first language.
  const shopLocale = 'es';
  const sendToShop = (id: string, content: MailContent): Promise<void> =>
    send(id, mailFrame(shopLocale).legal.email, shopLocale, content);

  handleMailJobs(jobs, attentionMail, async ({ orderId }, id) => {
    const order = await findOrderById(database, orderId);
    if (!order) return;
    const money = await sumMoneyOfOrders(database, [orderId]);
    await sendToShop(id, attentionContent(order, money, shopLocale, shopCommand));
  });

  handleMailJobs(jobs, conflictMail, async ({ orderId }, id) => {
    const order = await findOrderById(database, orderId);
    if (order) await sendToShop(id, conflictContent(order, shopLocale, shopCommand));
  });

  type CustomerContent = (order: StoredOrder, frame: MailFrame, url: string) => MailContent;
  async function sendToCustomer(id: string, of: PaymentMailJob, contentOf: CustomerContent): Promise<void> {
    const order = await findOrderById(database, of.orderId);
    if (!order?.email) return;
    const content = contentOf(mailedOrder(order), mailFrame(order.locale), orderUrl(order));
    await send(id, order.email, order.locale, content, { orderId: order.id, about: of.about });
  }

  handleMailJobs(jobs, lateMoneyMail, ({ amount, gone = null, ...of }, id) =>
    sendToCustomer(id, of, (order, frame, url) => lateMoneyContent(order, { amount, gone }, frame, url)),
  );

  handleMailJobs(jobs, notFinancedMail, ({ method, isApproved, cause, ...of }, id) =>
    sendToCustomer(id, of, (order, frame, url) => notFinancedContent(order, { method, isApproved, cause }, frame, url)),
  );

  handleMailJobs(jobs, surplusMail, ({ amount, isPaid, left, isTakenBack, ...of }, id) =>
    sendToCustomer(id, of, (order, frame, url) =>
      isTakenBack && left !== undefined
        ? takenBackContent(order, { amount, left }, frame, url)
        : surplusContent(order, { amount, isPaid, left }, frame, url),
    ),
  );

  handleMailJobs(jobs, refundedMail, async ({ amount, surplus, ...of }, id) => {
    const documents = await listDocumentsOf(database, [of.orderId]);
    const number = documents.findLast(({ correctedNumber }) => correctedNumber)?.number;
    await sendToCustomer(id, of, (order, frame, url) => {
      const corrective = number === undefined ? null : { number, url: documentUrl(order, number) };
      return refundedContent(order, { amount, surplus, corrective }, frame, url);
    });
  });

  handleMailJobs(jobs, providerRefundMail, async ({ orderId, amount }, id) => {
    const order = await findOrderById(database, orderId);
    if (order) await sendToShop(id, providerRefundContent(order, amount, shopLocale, shopCommand));
  });

  handleMailJobs(jobs, refusedUpdateMail, async ({ orderId, change }, id) => {
    const order = await findOrderById(database, orderId);
    if (order) await sendToShop(id, refusedUpdateContent(order, change, shopLocale, shopCommand));
  });

  handleMailJobs(jobs, reminderMail, async ({ orderId, about }, id) => {
    const order = await findOrderById(database, orderId);
    const transfer = await findTransfer(payment, database, orderId);
    // Paid or cancelled in the meantime, or nobody has confirmed the address: its mail has said until when it is held.
    if (!order?.email || order.hold !== null || !transfer) return;
    const withQr = { ...transfer, qr: publicUrl + transfer.qr };
    const content = reminderContent(mailedOrder(order), withQr, mailFrame(order.locale), orderUrl(order));
    await send(id, order.email, order.locale, content, { orderId, about });
  });

  return {
    /** Tells the shop, once the caller's transaction commits, that the money of an order needs it. */
    addAttention: (tx: Queryable, order: StoredOrder): Promise<void> => jobs.add(tx, attentionMail, attentionOf(order)),

    /** Tells the shop that it has refused a provider's approval, which the customer believes in. */
    addConflict: (tx: Queryable, { id, number }: StoredOrder): Promise<void> =>
      jobs.add(tx, conflictMail, { orderId: id, about: `payment of order ${number}, approval refused` }),

    /** Tells the customer of an order that the shop has not accepted what a lender has approved, or examines. */
    addNotFinanced: (tx: Queryable, { id, number }: StoredOrder, refused: RefusedFinancing): Promise<void> =>
      jobs.add(tx, notFinancedMail, { orderId: id, ...refused, about: `payment of order ${number}, not financed` }),

    /**
     * Tells the customer of a cancelled order that its money, in cents, has come too late and goes back: after the order was
     * cancelled, or after what it waited for was `gone`, for which it was cancelled then.
     */
    addLateMoney: (tx: Queryable, { id, number }: StoredOrder, amount: Cents, gone: Gone | null): Promise<void> =>
      jobs.add(tx, lateMoneyMail, { orderId: id, amount, gone, about: `payment of order ${number}, late` }),

    /** Tells the customer that money, in cents, has come which pays nothing, and goes back, or a part of the price. */
    addSurplus: (tx: Queryable, { id, number }: StoredOrder, surplus: Surplus): Promise<void> => {
      const kind = surplus.left === undefined ? 'surplus' : 'part';
      return jobs.add(tx, surplusMail, { orderId: id, ...surplus, about: `payment of order ${number}, ${kind}` });
    },

    /** Tells the customer that a part of the price which was mailed has not come, and what is left to pay; cents. */
    addTakenBack: (
      tx: Queryable,
      { id, number }: StoredOrder,
      part: { readonly amount: Cents; readonly left: Cents },
    ): Promise<void> => {
      const about = `payment of order ${number}, part taken back`;
      return jobs.add(tx, surplusMail, { orderId: id, ...part, isPaid: false, isTakenBack: true, about });
    },

    /** Tells the customer that money has gone back. */
    addRefunded: (tx: Queryable, { id, number }: StoredOrder, refund: SettledRefund): Promise<void> =>
      jobs.add(tx, refundedMail, { orderId: id, ...refund, about: `payment of order ${number}, refunded` }),

    /** Tells the shop that a provider has paid money back, in cents, which the shop had not ordered. */
    addProviderRefund: (tx: Queryable, { id, number }: StoredOrder, amount: Cents): Promise<void> =>
      jobs.add(tx, providerRefundMail, { orderId: id, amount, about: `payment of order ${number}, refund notified` }),

    /** Tells the shop that a lender does not accept that an order was sent or cancelled. */
    addRefusedUpdate: (tx: Queryable, { id, number }: StoredOrder, change: 'shipped' | 'cancelled'): Promise<void> =>
      jobs.add(tx, refusedUpdateMail, { orderId: id, change, about: `payment of order ${number}, update refused` }),

    /** Reminds customers of transfers that end soon, each of them once. */
    remind: (): Promise<void> =>
      database.transaction(async (tx) => {
        for (const { orderId, reference } of await payment.takeToRemind(tx, clock(), batch))
          await jobs.add(tx, reminderMail, { orderId, about: `transfer ${reference}, reminder` });
      }),
  };
}
