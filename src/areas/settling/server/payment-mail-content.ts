import { formatDate, formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, eurosFromCents } from '#values/money.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import { isLender, lenderNames } from '#areas/payment/lenders.ts';
import {
  amountOf,
  type Gone,
  type OrderTransfer,
  type StoredOrder,
  transferBlock,
} from '#areas/orders/server/orders.ts';
import type { AttemptMoney } from '#areas/payment/server/payment.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import { withName } from '#platform/mail/may-repeat.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import { paymentMailTexts } from './server-messages.ts';

/** Tells the shop of money that pays nothing, or could not be paid back. */
export function attentionContent(
  order: StoredOrder,
  money: readonly AttemptMoney[],
  locale: Locale,
  shopCommand: ShopCommand,
): MailContent {
  const t = paymentMailTexts[locale].attention;
  const euros = (amount: Cents): string => formatEuros(eurosFromCents(amount), locale);
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
      {
        kind: 'note',
        text: t.whatToDo(shopCommand(`payments show ${order.number}`), shopCommand(`orders refund ${order.number}`)),
      },
    ],
    reason: t.reason,
  };
}

/** Tells the shop of an approval that it has refused. */
export function conflictContent({ number }: StoredOrder, locale: Locale, shopCommand: ShopCommand): MailContent {
  const t = paymentMailTexts[locale].conflict;
  return {
    subject: t.subject(number),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.text(number) },
      { kind: 'note', text: t.whatToDo(shopCommand(`orders show ${number}`), shopCommand(`payments show ${number}`)) },
    ],
    reason: t.reason,
  };
}

/** The values that all mails to customers about the money of an order have. */
const valuesOf = ({ number, locale, customer }: StoredOrder, amount: Cents) => ({
  customer: customer.name,
  number,
  amount: formatEuros(eurosFromCents(amount), locale),
});

/** Tells the customer of a cancelled order that its money has come, why that was too late, and that it goes back. */
export function lateMoneyContent(
  order: StoredOrder,
  { amount, gone }: { readonly amount: Cents; readonly gone: Gone | null },
  { name, phone }: MailFrame,
  orderUrl: string,
): MailContent {
  const { number, locale, customer } = order;
  const t = paymentMailTexts[locale].late;
  return {
    kind: { name: 'payment-late', values: valuesOf(order, amount) },
    subject: `${name}: ${t.subject} (${number})`,
    heading: withName(customer.name, t.heading),
    blocks: [
      {
        kind: 'words',
        text: t.text(number, formatEuros(eurosFromCents(amount), locale), t.causes[gone ?? 'cancelled']),
      },
      ...(phone ? [{ kind: 'paragraph', text: t.call(phone) } as const] : []),
      { kind: 'button', text: t.button, url: orderUrl },
    ],
    reason: t.reason(name),
  };
}

/** A lender's word that the shop has not accepted. */
export interface RefusedFinancing {
  readonly method: OrderPaymentMethod;
  /** The lender has approved it; otherwise it examines it. */
  readonly isApproved: boolean;
  /** Why the order cannot be paid so; `amount`: it costs another; `other`: the application cannot be confirmed. */
  readonly cause: 'cancelled' | 'paid' | 'amount' | 'other' | Gone;
}

/** Tells a customer that the shop has not accepted a lender's approval, why, and what becomes of the financing and the order. */
export function notFinancedContent(
  order: StoredOrder,
  { method, isApproved, cause }: RefusedFinancing,
  { name, phone }: MailFrame,
  orderUrl: string,
): MailContent {
  const { number, locale, customer } = order;
  const t = paymentMailTexts[locale].notFinanced;
  const lender = isLender(method) ? lenderNames[method] : t.lender;
  return {
    kind: { name: 'payment-not-financed', values: valuesOf(order, amountOf(order)) },
    subject: `${name}: ${t.subject} (${number})`,
    heading: withName(customer.name, t.heading),
    blocks: [
      {
        kind: 'words',
        text: (isApproved ? t.approved : t.examined)(number, lender, t.causes[cause]),
        fixed: `${t.financing(lender)} ${t.order[cause]}`,
      },
      ...(phone ? [{ kind: 'paragraph', text: t.call(phone) } as const] : []),
      { kind: 'button', text: t.button, url: orderUrl },
    ],
    reason: t.reason(name),
  };
}

/**
 * Tells a customer that the money pays nothing, as it is of another amount or for an order that was paid before; or that it is a
 * part of the price, and how much is `left` to pay.
 */
export function surplusContent(
  order: StoredOrder,
  { amount, isPaid, left }: { readonly amount: Cents; readonly isPaid: boolean; readonly left?: Cents | undefined },
  { name, phone }: MailFrame,
  orderUrl: string,
): MailContent {
  const { number, locale, customer } = order;
  const t = paymentMailTexts[locale].surplus;
  const euros = (cents: Cents): string => formatEuros(eurosFromCents(cents), locale);
  const due = euros(left ?? amountOf(order));
  const values = valuesOf(order, amount);
  const isPart = left !== undefined;
  const words = isPart ? t.part : isPaid ? t.paid : t.unpaid;
  return {
    kind: isPaid
      ? { name: 'payment-again', values }
      : { name: isPart ? 'payment-part' : 'payment-wrong-amount', values: { ...values, due } },
    subject: `${name}: ${words.subject} (${number})`,
    heading: withName(customer.name, words.heading),
    blocks: [
      { kind: 'words', text: words.text(number, euros(amount), due) },
      ...(isPart ? [] : [{ kind: 'paragraph', text: t.back } as const]),
      ...(phone ? [{ kind: 'paragraph', text: t.call(phone) } as const] : []),
      { kind: 'button', text: words.button, url: orderUrl },
    ],
    reason: t.reason(name),
  };
}

/** Tells a customer that a part of the price, of which they were told, has not come, and how much is `left` to pay. */
export function takenBackContent(
  order: StoredOrder,
  { amount, left }: { readonly amount: Cents; readonly left: Cents },
  { name, phone }: MailFrame,
  orderUrl: string,
): MailContent {
  const { number, locale, customer } = order;
  const { takenBack: t, ...of } = paymentMailTexts[locale].surplus;
  const euros = (cents: Cents): string => formatEuros(eurosFromCents(cents), locale);
  return {
    kind: { name: 'payment-part-taken-back', values: { ...valuesOf(order, amount), due: euros(left) } },
    subject: `${name}: ${t.subject} (${number})`,
    heading: withName(customer.name, t.heading),
    blocks: [
      { kind: 'words', text: t.text(number, euros(amount), euros(left)) },
      ...(phone ? [{ kind: 'paragraph', text: of.call(phone) } as const] : []),
      { kind: 'button', text: of.part.button, url: orderUrl },
    ],
    reason: of.reason(name),
  };
}

/** Tells a customer that the money, or a part of it, went back; cents. */
export function refundedContent(
  order: StoredOrder,
  {
    amount,
    surplus,
    corrective,
  }: {
    readonly amount: Cents;
    readonly surplus: Cents;
    readonly corrective: { readonly number: string; readonly url: string | null } | null;
  },
  { name }: MailFrame,
  orderUrl: string,
): MailContent {
  const { number, locale, customer, payment } = order;
  const t = paymentMailTexts[locale].refunded;
  const euros = (cents: Cents): string => formatEuros(eurosFromCents(cents), locale);
  const isOfSale = surplus < amount;
  return {
    kind: { name: 'payment-refunded', values: valuesOf(order, amount) },
    subject: `${name}: ${t.subject} (${number})`,
    heading: withName(customer.name, t.heading),
    blocks: [
      { kind: 'words', text: t.text(number, euros(amount)) },
      ...(surplus > 0 ? [{ kind: 'paragraph', text: t.surplus(euros(surplus)) } as const] : []),
      { kind: 'paragraph', text: isLender(payment) ? t.whenFinanced : t.when },
      ...(isOfSale && corrective
        ? [
            {
              kind: 'paragraph',
              text: corrective.url ? t.correctiveLink(corrective.number, corrective.url) : t.corrective,
            } as const,
          ]
        : []),
      { kind: 'button', text: t.button, url: orderUrl },
    ],
    reason: t.reason(name),
  };
}

/** Tells the shop that a provider has paid back what the shop had not ordered. */
export function providerRefundContent(
  { number }: StoredOrder,
  amount: Cents,
  locale: Locale,
  shopCommand: ShopCommand,
): MailContent {
  const t = paymentMailTexts[locale].providerRefund;
  return {
    subject: t.subject(number),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.text(number, formatEuros(eurosFromCents(amount), locale)) },
      { kind: 'note', text: t.whatToDo(shopCommand(`payments show ${number}`)) },
    ],
    reason: t.reason,
  };
}

/** Tells the shop that a lender does not accept what it is told of the goods. */
export function refusedUpdateContent(
  { number }: StoredOrder,
  change: 'shipped' | 'cancelled',
  locale: Locale,
  shopCommand: ShopCommand,
): MailContent {
  const t = paymentMailTexts[locale].refusedUpdate;
  return {
    subject: t.subject(number),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.text[change](number) },
      { kind: 'note', text: t.whatToDo(shopCommand(`payments show ${number}`)) },
    ],
    reason: t.reason,
  };
}

/** Reminds a customer whose transfer has not come. */
export function reminderContent(
  order: StoredOrder,
  transfer: OrderTransfer,
  { name }: MailFrame,
  orderUrl: string,
): MailContent {
  const { number, locale, customer } = order;
  const t = paymentMailTexts[locale].reminder;
  const until = formatDate(transfer.dueAt, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return {
    kind: { name: 'payment-reminder', values: { ...valuesOf(order, amountOf(order)), until } },
    subject: `${name}: ${t.subject} (${number})`,
    heading: withName(customer.name, t.heading),
    blocks: [
      { kind: 'words', text: t.text(number, until) },
      transferBlock(transfer, locale),
      { kind: 'button', text: t.button, url: orderUrl },
    ],
    reason: t.reason(name),
  };
}
