import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { PaymentMethod, PaymentReason } from '#areas/payment/contract.ts';
import { eurosFromCents } from '#values/money.ts';
import type { MailText } from '#platform/mail/mail-blocks.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import { withName } from '#platform/mail/may-repeat.ts';
import { momentOf, type OrderMailFacts } from './order-mail-facts.ts';
import { lenderOf } from './order-mail-opening.ts';
import { amountOf } from './records/order-queries.ts';
import { orderMailTexts } from './server-messages.ts';
import { isWaiting } from './status/own-goods.ts';

export interface DeniedMailFacts extends Pick<OrderMailFacts, 'shop' | 'order' | 'toPay' | 'orderUrl'> {
  readonly reason: PaymentReason;
  /** The methods by which the order may be paid, as its page offers them. */
  readonly ways: readonly PaymentMethod[];
  /** The shop's; null: it has none. */
  readonly phone: string | null;
}

/** Tells a customer that an attempt to pay was denied: why, until when the goods are kept, and how else to pay. */
export function deniedMailContent(facts: DeniedMailFacts): MailContent {
  const { shop, order, toPay, reason, ways, phone, orderUrl } = facts;
  const { number, locale, customer } = order;
  const { denied: t, unpaid, button, reason: whyMailed } = orderMailTexts[locale];
  const amount = formatEuros(eurosFromCents(amountOf(order)), locale);
  const lender = lenderOf(facts);
  const mayPay = toPay !== null && ways.length > 0;
  const why = lender ? t.lenderReason : t.reasons[reason];
  return {
    kind: { name: 'payment-denied', values: { customer: customer.name, number, amount, reason: why } },
    subject: `${shop}: ${t.subject} (${number})`,
    heading: withName(customer.name, t.heading),
    blocks: [
      {
        kind: 'words',
        text: t.text(number, amount, lender),
        fixed: lender ? why : t.reason(why),
      },
      ...(mayPay
        ? ([
            { kind: 'paragraph', text: waysText(ways, order) },
            // What waits for its goods or its place has none that are kept.
            ...(isWaiting(order)
              ? []
              : [{ kind: 'paragraph', text: unpaid.keptUntil(momentOf(toPay.until, locale)) } as const]),
          ] as const)
        : [{ kind: 'paragraph', text: t.noMore(phone) } as const]),
      { kind: 'button', text: mayPay ? unpaid.button : button, url: orderUrl },
    ],
    reason: whyMailed(shop),
  };
}

/** 'Puedes volver a probar con tarjeta o pagar de otra manera: con Bizum o por transferencia.' */
function waysText(ways: readonly PaymentMethod[], { payment, locale }: DeniedMailFacts['order']): MailText {
  const { denied: t, paidBy } = orderMailTexts[locale];
  const others = ways.filter((method) => method !== payment).map((method) => paidBy[method]);
  const again = ways.find((method) => method === payment);
  return t.ways(again ? paidBy[again] : null, others.length > 0 ? choiceOf(others, locale) : null);
}

const choiceOf = (texts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
