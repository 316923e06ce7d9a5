import { localisedPath, type Locale } from '#i18n/locale.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { OrderStatus } from '../contract.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';
import { orderMailTexts } from './server-messages.ts';
import { amountOf, findOrderById, listOrderLines, type StoredLine, type StoredOrder } from './view/order-queries.ts';

interface MailParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly payment: Payment;
  readonly publicUrl: string;
  readonly shopName: string;
}

interface OrderMailJob extends MailJob {
  readonly orderId: number;
  readonly status: OrderStatus;
}

const sendMail = mailJobKind<OrderMailJob>('order-mail');

export type OrderMails = ReturnType<typeof createOrderMails>;

/** Mails about each status of an order: jobs in the caller's transaction, sent once it has committed. */
export function createOrderMails({ database, jobs, mailer, payment, publicUrl, shopName }: MailParts) {
  const url = (path: string, locale: Locale): string => publicUrl + localisedPath(path, locale);

  handleMailJobs(jobs, sendMail, async ({ orderId, status }, id) => {
    const stored = await findOrderById(database, orderId);
    if (!stored?.customer.email) return;
    const { locale, customer } = stored;
    const lines = await listOrderLines(database, orderId);
    const transfer = await findTransfer(payment, database, orderId);
    const facts = { ...mailFacts(stored, lines), transfer, shop: shopName };
    const { button, ...words } = orderMailTexts[locale](status, facts);
    const content = { ...words, button: { text: button, url: url(orderPath(stored), locale) } };
    const laidOut = layOutMail(content, { name: shopName, url: url('/', locale), locale });
    await mailer.send({ id, to: customer.email, senderName: shopName, subject: words.subject, ...laidOut });
  });

  return {
    /** Mails the customer the order's present status. */
    add: (tx: Queryable, { id, number, status }: StoredOrder): Promise<void> =>
      jobs.add(tx, sendMail, { orderId: id, status, about: `order ${number}, ${status}` }),
  };
}

function mailFacts(order: StoredOrder, lines: readonly StoredLine[]): Omit<OrderMailFacts, 'transfer' | 'shop'> {
  const { number, locale, customer, delivery } = order;
  const { pickupPoint, date, slot } = delivery;
  return {
    number,
    customerName: customer.name,
    lines: lines.map(({ quantity, name, sum }) => ({ quantity, name: name[locale], sum: eurosFromCents(cents(sum)) })),
    amount: eurosFromCents(amountOf(order)),
    pickup: pickupPoint && { ...pickupPoint, name: pickupPoint.name[locale], date, slot },
  };
}

/** Where its customer sees an order; without an account by number and e-mail address. */
const orderPath = ({ id, isGuest }: StoredOrder): string => (isGuest ? '/order/track' : `/profile/orders/${id}`);

/** The data of the transfer that an order waits for, amount in euros; null when it waits for none. */
export async function findTransfer(
  payment: Payment,
  source: Queryable,
  orderId: number,
): Promise<OrderMailFacts['transfer']> {
  const transfer = await payment.findTransfer(source, orderId);
  if (!transfer) return null;
  const { iban, beneficiary, reference, amount, dueAt } = transfer;
  return { iban, beneficiary, reference, amount: eurosFromCents(amount), dueAt };
}
