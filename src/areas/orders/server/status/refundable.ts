import {
  listAttempts,
  sumMoneyOfOrders,
  sumReceived,
  sumRefundable,
  surplusLeft,
} from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Cents, cents } from '#values/money.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { isAwaitingPayment } from './order-transitions.ts';

/**
 * What of an order's money may go back now, in cents. A part of a price that is awaited goes back once the order is given up;
 * what came besides pays nothing, and goes back at once.
 */
export async function refundableOf(source: Queryable, order: StoredOrder, isByHand: boolean): Promise<Cents> {
  const all = await sumRefundable(source, order.id, isByHand);
  if (!isAwaitingPayment(order) || (await sumReceived(source, await listAttempts(source, [order.id]))) <= 0) return all;
  return cents(Math.min(all, surplusLeft(await sumMoneyOfOrders(source, [order.id]))));
}
