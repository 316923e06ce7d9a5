import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAttempts } from '#areas/payment/server/payment.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { orderRequest } from '../../contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  parsedPickupOrder,
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

// Ten o’clock on a Friday in the demo, which opens from 8:00 to 13:30 and from 15:00 to 19:00.
let minutes = 0;
const pass = (more: number) => {
  minutes += more;
  rules.passDays(more / 1440);
};
beforeEach(() => pass(-minutes));

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
  pass(1440);
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

describe('the promise of when it is ready', () => {
  async function order(delivery: object = {}): Promise<StoredOrder> {
    const userId = rules.newUser();
    await rules.fill(userId, product);
    const request = { ...pickupOrder, payment: 'card', delivery: { ...parsedPickupOrder.delivery, ...delivery } };
    return placeRequest(rules, userId, orderRequest.parse(request));
  }
  const morning = { date: '2026-11-20', slot: { from: '08:00', to: '13:30' } };
  const readyAt = async ({ userId, id }: StoredOrder) =>
    (await rules.orders.forCustomer.find(userId, id, 'es'))!.delivery.readyAt;
  async function pay({ number }: StoredOrder): Promise<void> {
    const { attempt } = (await rules.settling.payments.find(number))!.money[0]!;
    await rules.settling.settlePayment('test-card', testCardNotification(attempt.reference, attempt.amount, 'paid'));
  }

  it('a pickup says when it is ready as its slot did, and goes on saying so while it is being paid', async () => {
    const [slot] = await rules.delivery.slots();
    expect(slot).toMatchObject({ type: 'pickup', ...morning.slot, readyAt: '2026-11-20T11:00:00.000Z' });
    const [placed, asSoonAsPossible] = [await order(morning), await order()];
    pass(15);
    await pay(placed);
    expect([await readyAt(placed), await readyAt(asSoonAsPossible)]).toEqual([slot!.readyAt, slot!.readyAt]);
    const tracked = await rules.orders.forCustomer.track({ number: placed.number, email: placed.email }, 'es');
    expect(tracked!.delivery).toMatchObject({ ...morning, readyAt: slot!.readyAt });
  });

  it('one that is paid later counts from then, and says so before', async () => {
    const placed = await order(morning);
    pass(20);
    expect(await readyAt(placed)).toBe('2026-11-20T11:20:00.000Z');
    pass(10);
    await pay(placed);
    pass(60);
    expect(await readyAt(placed)).toBe('2026-11-20T11:30:00.000Z');
  });

  it('one that is paid in the evening is ready after the next opening', async () => {
    const placed = await order({ date: '2026-11-21', slot: { from: '09:00', to: '13:30' } });
    await change(placed, { actor: actors.shop, status: 'confirmed' });
    expect(await readyAt(placed)).toBe('2026-11-20T11:00:00.000Z');
    const late = await order({ date: '2026-11-21', slot: { from: '09:00', to: '13:30' } });
    pass(11 * 60);
    await pay(late);
    expect(await readyAt(late)).toBe('2026-11-21T10:00:00.000Z');
  });

  it('says nothing of deliveries, nor of what is ready', async () => {
    expect(await readyAt(await order(homeDelivery))).toBeUndefined();
    const placed = await order(morning);
    await pay(placed);
    for (const status of ['preparing', 'ready'] as const) await change(placed, { actor: actors.shop, status });
    expect(await readyAt(placed)).toBeUndefined();
  });
});
