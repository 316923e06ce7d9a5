import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAttempts } from '#areas/payment/server/payment.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { orderRequest } from '../../contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
} from '../orders.fixture.ts';
import { type StoredOrder, updateOrder } from '../records/order-queries.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 1000 });
});
afterAll(() => rules.stop());

const change = ({ id }: StoredOrder, to: Parameters<Rules['orders']['changeStatus']>[2]) =>
  rules.orders.changeStatus(rules.database, id, to);

it('only the cancellation of an order that was not paid in time is mailed as such', async () => {
  /** Of each mail about an order: its status, and whether it is said to be late. */
  const mails = async ({ id }: StoredOrder) => {
    const { rows } = await rules.database.execute<{ status: string; isExpired: string | null }>(sql`
      SELECT data ->> 'status' AS status, data ->> 'isExpired' AS "isExpired" FROM pgboss.job
      WHERE name = 'order-mail' AND (data ->> 'orderId')::int = ${id} AND data ->> 'status' <> 'created'`);
    return rows.map(({ status, isExpired }) => [status, isExpired]);
  };
  const paid = await rules.placeOrder(product);
  await change(paid, { actor: actors.system, status: 'confirmed', paymentStatus: 'paid' });
  expect(await mails(paid)).toEqual([['confirmed', null]]);
  const released = await rules.placeOrder(product);
  await change(released, { actor: actors.shop, status: 'cancelled' });
  expect(await mails(released)).toEqual([['cancelled', null]]);
  const late = await rules.placeOrder(product, { payment: 'card' });
  rules.passDays(1);
  await rules.expireUnpaidOrders();
  expect(await mails(late)).toEqual([['cancelled', 'true']]);
});

it('a step of the goods leaves the attempts to pay as they are', async () => {
  const order = await rules.placeOrder(product, { payment: 'card' });
  const attempts = () => listAttempts(rules.database, [order.id]);
  const [first] = await attempts();
  await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card');
  await rules.settling.settlePayment('test-card', testCardNotification(first!.reference, 1000, 'paid'));
  const before = await attempts();
  expect(before.map(({ state }) => state)).toEqual(['paid', 'cancelled']);
  expect(await change(order, { actor: actors.shop, status: 'preparing' })).toMatchObject({ status: 'preparing' });
  expect(await attempts()).toEqual(before);
});

it('the cancellation of an order that took no place in its slot gives back no other order’s', async () => {
  const place = async (): Promise<StoredOrder> => {
    const userId = rules.newUser();
    await rules.fill(userId, product);
    const delivery = { ...homeDelivery, date: '2026-11-30' };
    return placeRequest(rules, userId, orderRequest.parse({ ...pickupOrder, delivery }));
  };
  const taken = async () => {
    const { rows } = await rules.database.execute<{ taken: number }>(
      sql`SELECT taken FROM delivery_slots WHERE date = '2026-11-30'`,
    );
    return rows.map((row) => row.taken);
  };
  const [without, other] = [await place(), await place()];
  expect(await taken()).toEqual([2]);
  const { hasPlace, ...delivery } = without.delivery;
  expect(hasPlace).toBe(true);
  await updateOrder(rules.database, without.id, { delivery });
  await change(without, { actor: actors.shop, status: 'cancelled' });
  expect(await taken()).toEqual([2]);
  await change(other, { actor: actors.shop, status: 'cancelled' });
  expect(await taken()).toEqual([1]);
});
