import { addCents, type Cents, cents } from '#values/money.ts';
import type { PaymentStatus } from '#areas/payment/contract.ts';
import { type AttemptMoney, moneyLeft, receivedOf } from '#areas/payment/server/payment.ts';
import type { orders } from './orders-tables.ts';

type StatusOfOrder = Pick<typeof orders.$inferSelect, 'status' | 'paymentStatus'>;

/** Whether it was paid, and perhaps refunded since. */
export const hasMoneyCome = ({ paymentStatus }: Pick<StatusOfOrder, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'refunded';

/** Whether it was cancelled without having been paid. */
export const isGivenUp = (order: StatusOfOrder): boolean => order.status === 'cancelled' && !hasMoneyCome(order);

/** What the pages and mails of an order say of its money, in cents. */
export interface OrderMoney {
  /** What of the price went back; of one that was given up unpaid, of all that had come. */
  readonly refunded: Cents;
  /** What had come of one that was given up unpaid, and goes back. */
  readonly received: Cents;
  /** What came while it waits for its money and is of another amount. */
  readonly surplus: Cents;
  /** What of the price has come while the rest is awaited. */
  readonly part: Cents;
}

export function moneyOfOrder(order: StatusOfOrder, money: readonly AttemptMoney[]): OrderMoney {
  const sumOf = (of: (one: AttemptMoney) => Cents, ...states: readonly PaymentStatus[]): Cents =>
    addCents(...money.filter(({ attempt }) => states.includes(attempt.state)).map(of));
  const surplus = sumOf((one) => one.surplus, 'pending', 'processing');
  const part = hasMoneyCome(order) || order.status === 'cancelled' ? cents(0) : receivedOf(money);
  if (isGivenUp(order))
    return { surplus, part, received: moneyLeft(money), refunded: addCents(...money.map(({ refunded }) => refunded)) };
  return {
    surplus,
    part,
    received: cents(0),
    refunded: sumOf(({ priceRefunded }) => priceRefunded, 'paid', 'refunded'),
  };
}
