import type { Settling } from '#areas/settling/server/settling.ts';

type ShopPayment = Awaited<ReturnType<Settling['payments']['list']>>[number];

/** Cents as '12.50 EUR'. */
export const eurosOf = (amount: number): string => `${(amount / 100).toFixed(2)} EUR`;
/** UTC, to the minute. */
export const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')}Z`;
const sumOf = ({ money }: ShopPayment, of: (one: ShopPayment['money'][number]) => number): string =>
  eurosOf(money.reduce((sum, one) => sum + of(one), 0));

/** One line of a list: "26-889862  confirmed  paid  card  414.50 EUR  charged 414.50 EUR  refunded 0.00 EUR". */
export const lineOfPayment = (payment: ShopPayment): string =>
  [
    payment.order.number,
    payment.order.status,
    payment.order.paymentStatus,
    payment.order.payment,
    eurosOf(payment.order.price + payment.order.deliveryPrice),
    `charged ${sumOf(payment, ({ charged }) => charged)}`,
    `refunded ${sumOf(payment, ({ refunded }) => refunded)}`,
  ].join('  ');

/** The attempts of an order with their money and what the provider said. */
export const describePayment = (payment: ShopPayment): string =>
  [
    lineOfPayment(payment),
    ...payment.money.flatMap(({ attempt, charged, refunded, refunding, surplus }) => [
      [
        `  ${minuteOf(attempt.createdAt)}`,
        attempt.method,
        attempt.provider,
        attempt.reference,
        attempt.state,
        ...(attempt.reason ? [attempt.reason] : []),
      ].join('  '),
      ...(charged > 0 ? [`    charged ${eurosOf(charged)}, refunded ${eurosOf(refunded)}`] : []),
      ...(surplus > 0 ? [`    of it ${eurosOf(surplus)} pay no order`] : []),
      ...(refunding > 0 ? [`    ${eurosOf(refunding)} are being paid back`] : []),
      ...(attempt.state === 'processing'
        ? [`    not decided since ${minuteOf(attempt.updatedAt)}: asked for daily; call the provider if it takes long`]
        : []),
      ...(attempt.refusedAt
        ? [`    approval refused on ${minuteOf(attempt.refusedAt)}: nothing is paid, but its customer may believe it`]
        : []),
      ...attempt.messages.map((message) => `    ${JSON.stringify(message)}`),
    ]),
  ].join('\n');
