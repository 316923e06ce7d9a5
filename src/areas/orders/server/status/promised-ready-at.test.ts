import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
import type { StoredOrder } from '../records/order-queries.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', stock: 1000 });
});
afterAll(() => rules.stop());
// Ten o’clock on a Friday in the demo, which opens from 8:00 to 13:30 and from 15:00 to 19:00.
let minutes = 0;
const pass = (more: number) => {
  minutes += more;
  rules.passDays(more / 1440);
};
beforeEach(() => pass(-minutes));

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
  await rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, placed.id, { actor: actors.shop, status: 'confirmed' }),
  );
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
  for (const status of ['preparing', 'ready'] as const)
    await rules.database.transaction((tx) => rules.orders.changeStatus(tx, placed.id, { actor: actors.shop, status }));
  expect(await readyAt(placed)).toBeUndefined();
});
