import { formatDate, formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { addressLines } from '#areas/delivery/address.ts';
import { realHours } from '#areas/delivery/pickup-hours.ts';
import { formatPhone } from '#values/contact-rules.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import { brandedName } from '#values/product-name.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import { sumsBlock, unitText } from '../order-mail-content.ts';
import { orderMailTexts } from '../server-messages.ts';
import { amountOf, type StoredLine, type StoredOrder } from '../records/order-queries.ts';
import { promisedReadyAt } from '../records/promised-ready-at.ts';
import { noticeTexts } from './server-messages.ts';

export interface OrderNoticeFacts {
  readonly shop: string;
  /** The store's. */
  readonly locale: Locale;
  readonly order: StoredOrder;
  /** With the place of the goods in the store, where the data have it. */
  readonly lines: readonly (StoredLine & { readonly shelf?: string | undefined })[];
  /** What prices by quantity saved, in cents. */
  readonly quantitySaving: Cents;
  /** The method by its name. */
  readonly payment: string;
  readonly shopCommand: ShopCommand;
}

/** What the store is told of an order that it has to prepare. */
export function orderNoticeContent(facts: OrderNoticeFacts): MailContent {
  const { shop, locale, order, lines, shopCommand } = facts;
  const { order: t, reason } = noticeTexts[locale];
  const { number, comment, delivery } = order;
  return {
    subject: `${t.subject[wayOf(delivery)]}: ${number} · ${whenOf(order, locale)}`,
    heading: t.heading(number),
    blocks: [
      { kind: 'paragraph', text: t.text(buyerOf(order)) },
      {
        kind: 'products',
        title: t.products,
        products: lines.map(({ quantity, unit, article, name, brand, sum, shelf }) => ({
          name: brandedName(name[locale], brand),
          detail: [
            orderMailTexts[locale].quantity(quantity, unitText(unit, locale), article),
            ...(shelf ? [t.shelf(shelf)] : []),
          ].join(' · '),
          amount: euros(cents(sum), locale),
          pictureUrl: null,
        })),
      },
      sumsBlock({ ...facts, order: { ...order, locale } }),
      deliveryBlock(order, locale),
      customerBlock(facts),
      ...(comment ? [{ kind: 'boxed', title: t.comment, text: comment } as const] : []),
      {
        kind: 'note',
        text: t.whatToDo(shopCommand(`orders show ${number}`), shopCommand(`orders move ${number} preparing`)),
      },
    ],
    reason: reason(shop),
  };
}

/** What the store is told of an order that its customer has cancelled after it was confirmed. */
export function cancelledNoticeContent({
  shop,
  locale,
  order,
  shopCommand,
}: Pick<OrderNoticeFacts, 'shop' | 'locale' | 'order' | 'shopCommand'>): MailContent {
  const { cancelled: t, reason } = noticeTexts[locale];
  const { number } = order;
  return {
    subject: t.subject(number),
    heading: t.heading(number),
    blocks: [
      { kind: 'paragraph', text: t.text(buyerOf(order)) },
      { kind: 'note', text: t.whatToDo(shopCommand(`orders show ${number}`)) },
    ],
    reason: reason(shop),
  };
}

interface DailyListFacts {
  readonly shop: string;
  readonly locale: Locale;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Orders of earlier days that are still to be delivered or collected: the latest, and how many there are. */
  readonly late: { readonly latest: readonly StoredOrder[]; readonly count: number };
  readonly shopCommand: ShopCommand;
}

/** The store's list of what is delivered and collected on a day, after what is left of earlier ones. */
export function dailyListContent(
  orders: readonly StoredOrder[],
  { shop, locale, date, late, shopCommand }: DailyListFacts,
): MailContent {
  const { daily: t, reason } = noticeTexts[locale];
  const day = formatDate(`${date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const lateList: MailBlock[] =
    late.count === 0
      ? []
      : [
          { kind: 'products', title: t.late, products: late.latest.map((order) => lateLine(order, locale)) },
          {
            kind: 'note',
            text: [
              ...(late.count > late.latest.length ? [t.moreLate(late.count - late.latest.length)] : []),
              t.lateWhatToDo(shopCommand(`orders move ${t.orderNumber} delivered`)),
            ].join(' '),
          },
        ];
  const listOf = (type: 'delivery' | 'pickup'): MailBlock[] => {
    const products = orders.filter(({ delivery }) => delivery.type === type).map((order) => dailyLine(order, locale));
    return products.length > 0 ? [{ kind: 'products', title: t[type], products }] : [];
  };
  return {
    subject: t.subject(day, orders.length) + (late.count > 0 ? t.lateInSubject(late.count) : ''),
    heading: t.heading(day),
    blocks: [
      { kind: 'paragraph', text: t.text },
      ...lateList,
      ...listOf('delivery'),
      ...listOf('pickup'),
      { kind: 'note', text: t.whatToDo(shopCommand(`orders show ${t.orderNumber}`)) },
    ],
    reason: reason(shop),
  };
}

const euros = (amount: Cents, locale: Locale): string => formatEuros(eurosFromCents(amount), locale);

/** The company, or the person. */
export const buyerOf = ({ customer: { organization, name, surname } }: StoredOrder): string =>
  organization || `${name} ${surname}`.trim();

const wayOf = ({ type, virtual }: StoredOrder['delivery']) => (virtual === 'all' ? 'none' : type);

/** 'viernes 27 de noviembre, de 9:00 a 11:00', or that no day was chosen. */
function whenOf(order: StoredOrder, locale: Locale): string {
  const t = noticeTexts[locale];
  const hours = hoursOf(order);
  if (!hours) return t.soon;
  const day = formatDate(`${hours.date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return hours.from ? `${day}, ${t.slot(hours.from, hours.to)}` : day;
}

/** The day and slot that were chosen, or from when it is ready where that is later; null where none was. */
const hoursOf = (order: StoredOrder) =>
  order.delivery.date === null ? null : realHours({ ...order.delivery, readyAt: promisedReadyAt(order) });

const whereOf = ({ delivery: { address, pickupPoint } }: StoredOrder, locale: Locale): string =>
  pickupPoint ? pickupPoint.name[locale] : address ? addressLines(address).join(', ') : '';

function deliveryBlock(order: StoredOrder, locale: Locale): MailBlock {
  const t = noticeTexts[locale];
  return valuesBlock(t.type[wayOf(order.delivery)], [
    [t.when, whenOf(order, locale)],
    [t.where, whereOf(order, locale)],
    [t.order.receiver, order.receiver && `${order.receiver.name}, ${formatPhone(order.receiver.phone)}`],
    [t.order.takeBack, order.delivery.takeBack && t.order.oldAppliance],
  ]);
}

function customerBlock({ order, locale, payment }: OrderNoticeFacts): MailBlock {
  const { order: t, ...words } = noticeTexts[locale];
  const { customer, email, paymentStatus } = order;
  const person = `${customer.name} ${customer.surname}`.trim();
  return valuesBlock(t.customer, [
    [t.name, [...new Set([buyerOf(order), person])].join(', ')],
    [t.document, customer.document?.number],
    [t.email, email || customer.email],
    [t.phone, customer.phone && formatPhone(customer.phone)],
    [t.payment, `${payment}, ${paymentStatus === 'paid' ? words.paid : words.unpaid}`],
  ]);
}

const valuesBlock = (
  title: string,
  rows: readonly (readonly [label: string, value: string | false | null | undefined])[],
): MailBlock => ({
  kind: 'values',
  title,
  rows: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
});

/** An order of an earlier day, which it names, with how it was to be handed over. */
function lateLine(order: StoredOrder, locale: Locale) {
  const { name, ...line } = dailyLine(order, locale);
  const day = formatDate(`${order.delivery.date}T12:00:00Z`, locale, { day: 'numeric', month: 'short' });
  return { ...line, name: `${day} · ${noticeTexts[locale].type[wayOf(order.delivery)]} · ${name}` };
}

/** An order in a list, as one line of it. */
export function dailyLine(order: StoredOrder, locale: Locale) {
  const t = noticeTexts[locale];
  const { number, units, status, paymentStatus, customer, receiver, delivery } = order;
  const hours = hoursOf(order);
  const time = hours?.from && (hours.to ? `${hours.from}–${hours.to}` : t.slot(hours.from));
  return {
    name: `${time ? `${time} · ` : delivery.date ? '' : `${t.soon} · `}${buyerOf(order)}`,
    detail: [
      number,
      t.daily.pieces(units),
      t.statuses[status],
      paymentStatus === 'paid' ? '' : t.unpaid,
      delivery.type === 'delivery' && whereOf(order, locale),
      formatPhone(receiver?.phone || customer.phone),
      delivery.takeBack && t.order.oldAppliance.toLowerCase(),
    ]
      .filter(Boolean)
      .join(' · '),
    amount: euros(amountOf(order), locale),
    pictureUrl: null,
  };
}
