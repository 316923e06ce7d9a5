import { brandedName } from '#values/product-name.ts';
import { formatDate, formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { addressLines } from '#areas/delivery/address.ts';
import { realHours } from '#areas/delivery/pickup-hours.ts';
import { guaranteeUrl } from '#areas/store/contract.ts';
import { addCents, type Cents, cents, eurosFromCents } from '#values/money.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import type { OrderStatus } from '../contract.ts';
import { momentOf, type OrderMailFacts, type OrderPickup, type OrderTransfer } from './order-mail-facts.ts';
import { openingOf } from './order-mail-opening.ts';
import { orderMailTexts } from './server-messages.ts';
import { isWaiting } from './status/own-goods.ts';
import { promisedReadyAt } from './records/promised-ready-at.ts';
import { activeStatuses } from './status/order-transitions.ts';
import { hasMoneyCome } from './records/order-money.ts';
import { amountOf } from './records/order-queries.ts';

/** The statuses whose mails tell a consumer's rights: what was bought is settled, or has arrived. A company has others. */
const statusesWithRights: ReadonlySet<OrderStatus> = new Set(['created', 'delivered']);

/** The mail about a status of an order, in the order's language. */
export function orderMailContent(facts: OrderMailFacts): MailContent {
  const { shop, status, order, transfer, isReplaced, confirmBy, pickup, orderUrl, withdrawalUrl } = facts;
  const t = orderMailTexts[order.locale];
  const opening = openingOf(facts);
  const awaited = status === 'created' || isReplaced || facts.isChanged ? transfer : null;
  const amount = formatEuros(eurosFromCents(amountOf(order)), order.locale);
  const hasRights = statusesWithRights.has(status) && order.customer.type !== 'legal';
  return {
    kind: { name: opening.kind, values: { customer: order.customer.name, number: order.number, amount } },
    subject: `${shop}: ${opening.subject} (${order.number})`,
    heading: opening.heading,
    blocks: [
      { kind: 'words', text: opening.text, fixed: opening.fixed },
      ...opening.more,
      ...(awaited ? [transferBlock(awaited, order.locale)] : []),
      ...(pickup ? [pickupBlock(pickup, order.locale)] : []),
      ...(confirmBy
        ? [
            {
              kind: 'paragraph',
              text: t.confirmAddress(
                momentOf(confirmBy.before, order.locale),
                momentOf(confirmBy.thenUntil, order.locale),
              ),
            } as const,
          ]
        : []),
      ...(status === 'created' && isWaiting(order) ? [{ kind: 'paragraph', text: t.waits } as const] : []),
      { kind: 'button', text: opening.button ?? t.button, url: orderUrl },
      ...goodsBlocks(facts),
      // Where and when the goods change hands is said while that is still to come.
      ...(activeStatuses.includes(status) ? deliveryBlocks(facts) : []),
      ...(hasRights
        ? ([
            {
              kind: 'boxed',
              title: t.guaranteeTitle,
              text: [t.guarantee, ' ', { link: t.guaranteeMore, url: guaranteeUrl }, '.'],
            },
            { kind: 'note', text: t.withdrawal(withdrawalUrl) },
          ] as const)
        : []),
      ...(status === 'created' && !facts.isProven ? [{ kind: 'notice', text: t.notYou } as const] : []),
    ],
    reason: t.reason(shop),
  };
}

function pickupBlock({ code, qr }: OrderPickup, locale: Locale): MailBlock {
  const t = orderMailTexts[locale].pickupCode;
  return { kind: 'code', title: t.title, code, note: t.note, picture: { url: qr, alt: t.qr } };
}

export function transferBlock({ iban, beneficiary, amount, reference, qr }: OrderTransfer, locale: Locale): MailBlock {
  const t = orderMailTexts[locale];
  return {
    kind: 'values',
    title: t.transferTitle,
    rows: [
      { label: t.iban, value: iban },
      { label: t.beneficiary, value: beneficiary },
      { label: t.exactAmount, value: formatEuros(amount, locale) },
      { label: t.reference, value: reference },
    ],
    picture: { url: qr, alt: t.qr, caption: t.qrNote },
  };
}

/** The articles and what they cost; of an order that is returned what came back. */
function goodsBlocks(facts: OrderMailFacts): MailBlock[] {
  const { status, returned, order, lines } = facts;
  const t = orderMailTexts[order.locale];
  if (!returned) {
    const title = status === 'ready' ? t.toPickUp : t.yourOrder;
    return [{ kind: 'products', title, products: productsOf(facts) }, sumsBlock(facts)];
  }
  const back = returned.items.flatMap(({ position, quantity, amount }) => {
    const line = lines.find((one) => one.position === position);
    return line ? [{ ...line, quantity, sum: amount, withdrawalExemption: null }] : [];
  });
  return [{ kind: 'products', title: t.returned.products, products: productsOf({ ...facts, lines: back }) }];
}

const productsOf = ({ order: { locale }, lines, pictureUrl }: OrderMailFacts) =>
  lines.map(({ quantity, unit, article, name, brand, sum, picture, withdrawalExemption }) => ({
    name: brandedName(name[locale], brand),
    detail: [
      orderMailTexts[locale].quantity(quantity, unitText(unit, locale), article),
      ...(withdrawalExemption ? [orderMailTexts[locale].exemptions[withdrawalExemption]] : []),
    ].join(' · '),
    amount: formatEuros(eurosFromCents(cents(sum)), locale),
    pictureUrl: picture && pictureUrl(picture),
  }));

const measures: Readonly<Record<string, string>> = { m: 'm', m2: 'm²', m3: 'm³', kg: 'kg', l: 'l' };

/** What a quantity counts: a measure, or pieces, whatever the code of the unit in which they are sold. */
export const unitText = (unit: string, locale: Locale): string => measures[unit] ?? orderMailTexts[locale].piece;

/** Goods minus what is saved plus delivery is the total. */
export function sumsBlock({ order, quantitySaving }: Pick<OrderMailFacts, 'order' | 'quantitySaving'>): MailBlock {
  const { locale } = order;
  const t = orderMailTexts[locale];
  const euros = (amount: Cents): string => formatEuros(eurosFromCents(amount), locale);
  const discount = cents(order.total - order.price - quantitySaving);
  const delivery = cents(order.deliveryPrice);
  const vat = order.vat.reduce((sum, { vat }) => addCents(sum, vat), cents(0));
  return {
    kind: 'sums',
    rows: [
      { label: t.goods, amount: euros(cents(order.total)) },
      ...(discount > 0 ? [{ label: t.discount, amount: `−${euros(discount)}` }] : []),
      ...(quantitySaving > 0 ? [{ label: t.byQuantity, amount: `−${euros(quantitySaving)}` }] : []),
      ...(order.delivery.virtual === 'all'
        ? []
        : [
            {
              label: order.delivery.pickupPoint ? t.pickup : t.delivery,
              amount: delivery > 0 ? euros(delivery) : t.free,
            },
          ]),
    ],
    total: { label: t.total, note: t.vatIncluded(euros(vat)), amount: euros(amountOf(order)) },
  };
}

/** Where and when the goods change hands. */
function deliveryBlocks({ order, status, isProven, hours }: OrderMailFacts): MailBlock[] {
  const { delivery, locale } = order;
  const t = orderMailTexts[locale];
  const { pickupPoint, address } = delivery;
  const readyAt = promisedReadyAt({ status, delivery });
  const real = realHours({ ...delivery, readyAt });
  const when = real && formatDate(`${real.date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const whenColumn = real
    ? [{ title: t.when, lines: [[{ bold: when! }, ...(real.from ? [t.slot(real.from, real.to)] : [])]] }]
    : [];
  if (pickupPoint) {
    const { name, phone } = pickupPoint;
    const lines = [name[locale], pickupPoint.address, ...(phone ? [phone] : [])];
    const open = whenColumn.length > 0 ? whenColumn : [{ title: t.when, lines: [hours] }];
    const isLater = readyAt !== undefined && (real?.date !== delivery.date || real?.from !== delivery.slot?.from);
    return [
      { kind: 'columns', columns: [{ title: t.pickupWhere, lines }, ...open] },
      ...(isLater && !hasMoneyCome(order) ? [{ kind: 'note', text: t.readyIfPaid } as const] : []),
    ];
  }
  return address
    ? [
        {
          kind: 'columns',
          columns: [
            { title: t.deliveryWhere, lines: [...addressLines(address), ...(isProven ? [] : [t.restOfAddress])] },
            ...whenColumn,
          ],
        },
        ...(delivery.takeBack ? [{ kind: 'note', text: t.takeBack } as const] : []),
      ]
    : [];
}

/** The notice on the legal guarantee in words. */
export const guaranteeNotice = (locale: Locale) => ({
  title: orderMailTexts[locale].guaranteeTitle,
  text: orderMailTexts[locale].guarantee,
  url: guaranteeUrl,
});
