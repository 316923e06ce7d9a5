import { listReturnsOf, owedForReturns } from '#areas/orders/server/orders.ts';
import { type AttemptMoney, sumMoneyOfOrders } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Cents, cents } from '#values/money.ts';

/** What is still to be paid back for the refunded returns of an order, in cents: no money moves with a return. */
export async function sumOwed(source: Queryable, orderId: number, money?: readonly AttemptMoney[]): Promise<Cents> {
  const returns = await listReturnsOf(source, [orderId]);
  const settled = returns.filter(({ state }) => state === 'refunded').map(({ amount }) => amount);
  if (settled.length === 0) return cents(0);
  return owedForReturns(settled, money ?? (await sumMoneyOfOrders(source, [orderId])));
}
