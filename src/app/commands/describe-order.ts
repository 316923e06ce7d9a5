import { realHours } from '#areas/delivery/pickup-hours.ts';
import type { Order } from '#areas/orders/contract.ts';
import type { Orders } from '#areas/orders/server/orders.ts';
import type { Settling } from '#areas/settling/server/settling.ts';

type ShopRefund = Awaited<ReturnType<Settling['payments']['listRefunds']>>[number];
type StoredReturn = Awaited<ReturnType<Orders['returns']['list']>>[number];

const euros = (amount: number): string => `${amount.toFixed(2)} EUR`;
/** UTC, to the minute. */
const minuteOf = (moment: string | Date): string => `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')}Z`;
const nameOf = ({ customer: { organization, name, surname } }: Order): string => organization ?? `${name} ${surname}`;

const countPieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** One line of a list: "26-889862  2026-11-24 16:21Z  shipped  paid  414.50 EUR  delivery  Marta Soler". */
export const lineOfOrder = (order: Order): string =>
  [
    order.number,
    minuteOf(order.date),
    order.status,
    order.paymentStatus,
    euros(order.amount),
    order.delivery.virtual === 'all' ? 'no delivery' : order.delivery.type,
    nameOf(order),
  ].join('  ');

export const lineOfReturn = ({ reference, receivedAt, state, amount, items, name }: StoredReturn): string =>
  [
    reference,
    minuteOf(receivedAt),
    state,
    euros(amount / 100),
    countPieces(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    name,
  ].join('  ');

/** "  2026-11-24 16:21Z  paid back  12.50 EUR  redsys  corrective invoice R-26-00001". */
const lineOfRefund = ({ requestedAt, state, amount, surplus, provider, corrective }: ShopRefund): string =>
  [
    `  ${minuteOf(requestedAt)}`,
    refundStates[state],
    euros(amount / 100),
    provider,
    ...(surplus > 0 ? [`${euros(surplus / 100)} of it received in excess`] : []),
    ...(corrective ? [`corrective invoice ${corrective}`] : []),
  ].join('  ');

const refundStates = {
  requested: 'ordered, not answered yet',
  refunded: 'paid back',
  refused: 'REFUSED by the provider',
} as const;

/** '18:20-19:00', or 'from 18:20'; empty for a day without hours. */
export const hoursText = ({ from, to }: NonNullable<ReturnType<typeof realHours>>): string =>
  from === undefined ? '' : to === undefined ? `from ${from}` : `${from}-${to}`;

/** All there is to know for whoever prepares, hands over, sends or answers for an order. */
export function describeOrder(
  order: Order,
  { pickupCode, refunds }: { readonly pickupCode: string; readonly refunds: readonly ShopRefund[] },
): string {
  const { customer, delivery, receiver, comment } = order;
  const { pickupPoint, address } = delivery;
  const place =
    delivery.virtual === 'all'
      ? 'nothing to hand over'
      : pickupPoint
        ? `pickup at ${pickupPoint.name}, ${pickupPoint.address}`
        : [
            [address?.street, address?.house].filter(Boolean).join(' ') || address?.value?.address,
            address?.floor,
            address?.apartment,
            [address?.value?.zipcode, address?.city].filter(Boolean).join(' '),
            address?.extra,
          ]
            .filter(Boolean)
            .join(', ');
  const hours = realHours(delivery);
  const when = hours && [hours.date, hoursText(hours)].filter(Boolean).join(' ');
  const facts: readonly (readonly [string, string | false | null | undefined])[] = [
    ['customer', [nameOf(order), customer.document?.number].filter(Boolean).join(', ')],
    ['contact', [customer.email, customer.phone].filter(Boolean).join(', ')],
    ['receiver', receiver && `${receiver.name}, ${receiver.phone}`],
    ['delivery', place],
    ['when', when],
    ['code', order.status === 'ready' && pickupCode],
    ['take back', delivery.takeBack && 'an old appliance'],
    ['payment', `${order.payment}, ${order.paymentStatus}`],
    ['comment', comment],
  ];
  return [
    lineOfOrder(order),
    ...facts.filter(([, value]) => value).map(([name, value]) => `${name.padEnd(9)} ${value}`),
    'articles',
    ...order.items.map(({ quantity, article, name, sum }) => `  ${quantity} x ${article}  ${name}  ${euros(sum)}`),
    `  delivery ${euros(order.deliveryPrice)}, total ${euros(order.amount)}`,
    'history',
    ...order.history.map(({ status, at }) => `  ${minuteOf(at)}  ${status}`),
    ...(order.documents.length > 0 ? ['invoices'] : []),
    ...order.documents.map(
      ({ number, kind, issuedAt, amount }) => `  ${number}  ${minuteOf(issuedAt)}  ${kind}  ${euros(amount)}`,
    ),
    ...(refunds.length > 0 ? ['refunds'] : []),
    ...refunds.map(lineOfRefund),
    ...(order.returns.length > 0 ? ['returns'] : []),
    ...order.returns.map(
      ({ reference, state, receivedAt, amount }) =>
        `  ${reference}  ${minuteOf(receivedAt)}  ${state}  ${euros(amount)}`,
    ),
  ].join('\n');
}
