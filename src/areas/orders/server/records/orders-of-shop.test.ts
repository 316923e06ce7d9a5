import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import type { PaymentStatus } from '#areas/payment/contract.ts';
import { orderStatuses, type OrderStatus } from '../../contract.ts';
import { actors, addProduct, type Rules, startRules } from '../orders.fixture.ts';
import {
  completeOrders,
  findOrderById,
  listOrdersOfDay,
  listOrdersWithPayment,
  type StoredOrder,
  updateOrder,
} from './order-queries.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 1000 });
});
afterAll(() => rules.stop());

const placeWith = async (change: Partial<StoredOrder>): Promise<StoredOrder> =>
  updateOrder(rules.database, (await rules.placeOrder(product)).id, change);

it('the orders of a day are those that are confirmed and not yet handed over, those without a day until they are ready', async () => {
  const { delivery } = await rules.placeOrder(product);
  const statusesOf = async (date: string): Promise<OrderStatus[]> =>
    (await listOrdersOfDay(rules.database, date)).map(({ status }) => status);
  for (const status of orderStatuses) await placeWith({ status, delivery: { ...delivery, date: null } });
  expect(await statusesOf('2026-12-01')).toEqual(['confirmed', 'preparing']);
  const slot = { from: '09:00', to: '11:00' };
  for (const status of orderStatuses) await placeWith({ status, delivery: { ...delivery, date: '2026-12-01', slot } });
  // Those with a time first.
  const ofDay = ['confirmed', 'preparing', 'ready', 'shipped', 'confirmed', 'preparing'];
  expect(await statusesOf('2026-12-01')).toEqual(ofDay);
  expect(await statusesOf('2026-12-02')).toEqual(['confirmed', 'preparing']);
});

it('the orders with a payment are neither those that wait for it nor those that were given up', async () => {
  const states: PaymentStatus[] = ['pending', 'processing', 'paid', 'failed', 'cancelled', 'refunded'];
  await rules.database.execute(sql`UPDATE orders SET payment_status = 'pending'`);
  for (const paymentStatus of states) await placeWith({ paymentStatus });
  const list = async (limit: number) =>
    (await listOrdersWithPayment(rules.database, limit)).map(({ paymentStatus }) => paymentStatus);
  expect(await list(10)).toEqual(['refunded', 'failed', 'paid', 'processing']);
  expect(await list(2)).toEqual(['refunded', 'failed']);
});

it('money of another amount is surplus while its order waits, and what went back is counted to the end', async () => {
  const order = await rules.placeOrder(product, { payment: 'card' });
  const money = async () => {
    const [whole] = await completeOrders(rules.database, [(await findOrderById(rules.database, order.id))!]);
    return [whole!.surplus, whole!.refunded];
  };
  const [{ attempt } = { attempt: null }] = (await rules.settling.payments.find(order.number))!.money;
  const notify = (state: 'paid' | 'processing', amount: number) =>
    rules.settling.settlePayment('test-card', testCardNotification(attempt!.reference, amount, state));
  await notify('paid', 300);
  expect(await money()).toEqual([300, 0]);
  await notify('processing', 1000);
  expect(await money()).toEqual([300, 0]);
  await notify('paid', 1000);
  expect(await money()).toEqual([0, 0]);
  const refund = (amount: number | null) =>
    rules.settling.payments.refund(actors.shop, order.number, {
      amount: amount === null ? null : cents(amount),
      isByHand: true,
    });
  await refund(400);
  expect(await money()).toEqual([0, 100]);
  await refund(null);
  expect(await money()).toEqual([0, 1000]);
});
