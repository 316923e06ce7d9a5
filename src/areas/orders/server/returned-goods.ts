import { sumRefundsOfSale } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { amountOf, type StoredOrder } from './records/order-queries.ts';
import { listReturnsOf } from './records/return-queries.ts';
import type { ReturnedItem } from './records/returns-tables.ts';
import { goBackAt } from './returns/withdrawal-period.ts';

/** What came back of an order that is returned. */
export interface ReturnedGoods {
  readonly items: readonly ReturnedItem[];
  /** What is still to be paid back for them, and until when; null: nothing is. */
  readonly refund: { readonly amount: Cents; readonly by: Date } | null;
}

export async function findReturnedGoods(source: Queryable, order: StoredOrder): Promise<ReturnedGoods> {
  const back = (await listReturnsOf(source, [order.id])).filter(({ state }) => state !== 'received');
  const items = back.flatMap((one) => one.items);
  const open = back.filter(({ state }) => state === 'goods_back');
  if (open.length === 0 || order.paymentStatus !== 'paid') return { items, refund: null };
  const left = amountOf(order) - (await sumRefundsOfSale(source, order.id));
  const amount = cents(Math.min(left, addCents(...open.map((one) => cents(one.amount)))));
  const by = new Date(Math.min(...open.map((one) => goBackAt(one).getTime())));
  return { items, refund: amount > 0 ? { amount, by } : null };
}
