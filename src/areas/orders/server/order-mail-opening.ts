import { formatDate, formatEuros } from '#i18n/format.ts';
import { isLender, lenderNames } from '#areas/payment/lenders.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import type { MailBlock, MailText } from '#platform/mail/mail-blocks.ts';
import type { MailKind } from '#platform/mail/mail-kinds.ts';
import { withName } from '#platform/mail/may-repeat.ts';
import { moneyMessages } from '../money/messages.ts';
import { moneyText } from '../money/money-text.ts';
import { type OrderMoney, orderMoney } from '../money/order-money.ts';
import { momentOf, type OrderMailFacts } from './order-mail-facts.ts';
import { orderMailTexts } from './server-messages.ts';
import { isWaiting } from './status/own-goods.ts';
import { amountOf } from './records/order-queries.ts';

/** What a mail about an order says first: what has happened to it or its payment, and what its customer is to do. */
interface OrderMailOpening {
  readonly kind: Extract<MailKind, `order-${string}`>;
  readonly subject: string;
  readonly heading: string;
  readonly text: MailText;
  /** What follows in the same paragraph, whatever words the shop has of its own. */
  readonly fixed: MailText;
  readonly more: readonly MailBlock[];
  /** Absent: 'Ver el pedido'. */
  readonly button?: string;
}

/** The opening of a mail about a status. An order that is not paid is not thanked for: its mail says how and until when to pay. */
export function openingOf(facts: OrderMailFacts): OrderMailOpening {
  const { status, order, isExpired, isReplaced, transfer, confirmBy, pickup, toPay } = facts;
  const t = orderMailTexts[order.locale];
  const { name } = order.customer;
  const words = t.statuses[status];
  const money = orderMoney({ ...order, refunded: facts.refunded, received: facts.received ?? 0 });
  const isPaid = money === 'paid' || money === 'partly_refunded';
  if (transfer && !facts.isChanged && (status === 'created' || isReplaced))
    return {
      kind: 'order-awaiting-transfer',
      subject: isReplaced ? t.replaced.subject : words.subject,
      heading: withName(name, t.transferMissing),
      text: t.awaitsTransfer(order.number),
      fixed: [
        ...(isReplaced ? [`${t.replaced.text} `] : []),
        ...(confirmBy || isWaiting(order) ? [] : t.reservedUntil(momentOf(transfer.dueAt, order.locale))),
      ],
      more: [],
    };
  if (facts.isChanged)
    return {
      kind: 'order-changed',
      subject: t.changed.subject,
      heading: t.changed.heading,
      text: t.changed.text(order.number),
      fixed: [...moneyWords(facts, money), ...goingBack(facts)],
      more: [],
      ...(toPay && { button: t.unpaid.button }),
    };
  if (status === 'created' && toPay)
    return {
      kind: 'order-created',
      subject: t.unpaid.subject,
      heading: withName(name, t.unpaid.heading),
      text: t.unpaid.text(order.number, lenderOf(facts)),
      fixed: isWaiting(order) ? '' : t.unpaid.keptUntil(momentOf(toPay.until, order.locale)),
      more: [],
      button: t.unpaid.button,
    };
  const kept = pickup?.until ? t.storedUntil(momentOf(pickup.until, order.locale)) : [];
  const said = moneyWords(facts, money);
  return {
    kind: isExpired ? 'order-not-paid' : `order-${status}`,
    subject: words.subject,
    heading:
      isPaid && name && (status === 'created' || status === 'confirmed') ? t.thanks[status](name) : words.heading,
    text: [...t.aboutOrder(order.number), isExpired ? t.notPaidInTime : words.text],
    fixed: [...kept, ...(kept.length > 0 && said.length > 0 ? [' '] : []), ...said],
    more: [...invoiceBlocks(facts), ...refundBlocks(facts)],
  };
}

/** What goes back of an order that costs less than what was paid. */
function goingBack({ order: { locale }, surplus = cents(0) }: OrderMailFacts): Exclude<MailText, string> {
  return surplus > 0 ? orderMailTexts[locale].changed.goesBack(formatEuros(eurosFromCents(surplus), locale)) : [];
}

/** What has become of the order's money, as its page says it; of one that is not paid, how much is missing. */
function moneyWords(facts: OrderMailFacts, money: OrderMoney): Exclude<MailText, string> {
  const { order, status } = facts;
  const t = orderMailTexts[order.locale];
  const due = eurosFromCents(amountOf(order));
  const amount = formatEuros(due, order.locale);
  const received = facts.received ?? cents(0);
  const left = formatEuros(eurosFromCents(cents(amountOf(order) - received)), order.locale);
  const sums = {
    ...order,
    ...{ amount: due, refunded: eurosFromCents(facts.refunded), received: eurosFromCents(received) },
  };
  switch (money) {
    case 'pending':
    case 'failed':
      return order.payment === 'counter' ? t.payAtHandover(left, order.delivery.type) : t.stillToPay(left);
    case 'paid':
      return status === 'confirmed' ? t.paid(amount, t.paidBy[order.payment]) : [];
    case 'not_charged':
      // Who has not paid in time is told so.
      return facts.isExpired ? [] : [moneyMessages[order.locale].not_charged];
    default:
      return [moneyText(moneyMessages[order.locale], sums, order.locale)];
  }
}

function invoiceBlocks({ order, status, invoice, orderUrl }: OrderMailFacts): MailBlock[] {
  if (!invoice || (status !== 'confirmed' && status !== 'delivered')) return [];
  const t = orderMailTexts[order.locale];
  return [
    { kind: 'paragraph', text: invoice.url ? t.invoice(invoice.number, invoice.url) : t.invoiceOnPage(orderUrl) },
  ];
}

/** What goes back for the goods of a returned order, by when and which way. */
function refundBlocks({ order, returned }: OrderMailFacts): MailBlock[] {
  if (!returned?.refund) return [];
  const t = orderMailTexts[order.locale].returned;
  const amount = formatEuros(eurosFromCents(returned.refund.amount), order.locale);
  return [
    { kind: 'paragraph', text: t.refund(amount, formatDate(returned.refund.by, order.locale), lenderOf({ order })) },
  ];
}

/** The lender that finances the order; null where a bank is paid. */
export const lenderOf = ({ order: { payment } }: Pick<OrderMailFacts, 'order'>): string | null =>
  isLender(payment) ? lenderNames[payment] : null;
