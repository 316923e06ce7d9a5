import type { Queryable } from '#platform/database/database.ts';
import {
  listOrdersAwaitingTransfer,
  listOrdersByIds,
  listOrdersByNumbers,
  type StoredOrder,
} from '#areas/orders/server/orders.ts';
import { sumMoneyOfOrders } from '#areas/payment/server/payment.ts';
import { expectedMoney } from '#areas/settling/server/settling.ts';
import { type MatchableOrder, orderNumbersIn, type OrdersToMatch } from './match-movements.ts';

/** The orders with which movements are matched: those that their texts may name, and those that wait for a transfer. */
export async function findOrders(source: Queryable, texts: readonly string[]): Promise<OrdersToMatch> {
  const numbers = [...new Set(texts.flatMap(orderNumbersIn))];
  const named = numbers.length === 0 ? [] : await listOrdersByNumbers(source, numbers);
  const awaiting = await listOrdersAwaitingTransfer(source);
  const found = await describe(source, [
    ...new Map([...named, ...awaiting].map((order) => [order.id, order])).values(),
  ]);
  return {
    byNumber: new Map(found.values().map((order) => [order.number, order])),
    awaiting: awaiting.map(({ id }) => found.get(id)!),
  };
}

/** Orders by their ids, as movements are matched with them. */
export const findOrdersById = async (
  source: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MatchableOrder>> =>
  ids.length === 0 ? new Map() : describe(source, await listOrdersByIds(source, ids));

async function describe(source: Queryable, orders: readonly StoredOrder[]): Promise<Map<number, MatchableOrder>> {
  const money = await sumMoneyOfOrders(
    source,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(money, ({ attempt }) => attempt.orderId);
  return new Map(
    orders.map((order) => {
      const { id, number, payment, customer } = order;
      return [id, { id, number, payment, customer, ...expectedMoney(order, byOrder.get(id) ?? []) }];
    }),
  );
}
