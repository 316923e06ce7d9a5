import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { orderRequest } from '../../contract.ts';
import {
  actors,
  addProduct,
  buyerOf,
  homeDelivery,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
  stockOf,
} from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { placeOrder } from './place-order.ts';

const capacity = 6;
let rules: Rules;
let product: number;
let lastUser = 0;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 1000 });
});
afterAll(() => rules.stop());

/** Places an order in a slot of this day, each by a customer of its own. */
async function place(date: string, slot: { from: string; to: string } = homeDelivery.slot) {
  const userId = (lastUser += 1);
  await rules.fill(userId, product);
  const request = orderRequest.parse({ ...pickupOrder, delivery: { ...homeDelivery, date, slot } });
  return placeOrder(rules.orders.placing, buyerOf(userId), request);
}
const placed = async (date: string): Promise<StoredOrder> => {
  const order = await place(date);
  if (order instanceof Failure) throw new Error(order.code);
  return order;
};
const slotOf = async (date: string, { from } = homeDelivery.slot as { from: string }) =>
  (await rules.delivery.init('es')).slots.find(
    (slot) => slot.type === 'delivery' && slot.date === date && slot.from === from,
  );
const isFull = { code: 'not_available', fields: [{ field: 'delivery.slot', code: 'not_available' }] };

describe('a slot', () => {
  it('takes as many orders as it has places, however many come at once', async () => {
    const date = '2026-11-25';
    const results = await Promise.all(Array.from({ length: capacity + 4 }, () => place(date)));
    expect(results.filter((result) => !(result instanceof Failure))).toHaveLength(capacity);
    for (const refused of results.filter((result) => result instanceof Failure)) expect(refused).toMatchObject(isFull);
    expect(await slotOf(date)).toMatchObject({ left: 0, free: false });
    expect(await slotOf(date, { from: '11:00' })).toMatchObject({ left: capacity, free: true });
  });

  it('gives back everything of an order that found it full', async () => {
    const before = await stockOf(rules.database, product);
    expect(await place('2026-11-25')).toMatchObject(isFull);
    expect(await stockOf(rules.database, product)).toBe(before);
    expect((await rules.basket.getOfUser(lastUser, 'es')).units).toBe(1);
  });

  it('goes to one of two orders when it has one place left', async () => {
    const date = '2026-11-26';
    for (let order = 1; order < capacity; order += 1) await placed(date);
    expect(await slotOf(date)).toMatchObject({ left: 1, free: true });
    const results = await Promise.all([place(date), place(date)]);
    expect(results.filter((result) => result instanceof Failure)).toHaveLength(1);
    expect(await slotOf(date)).toMatchObject({ left: 0 });
  });

  it('keeps its place when an order fails after taking it', async () => {
    const date = '2026-12-01';
    // Deferred: it fails when the transaction commits.
    await rules.database.execute(sql`
      CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'fails'; END $$;
      CREATE CONSTRAINT TRIGGER fails AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fails()`);
    await expect(place(date)).rejects.toThrow();
    await rules.database.execute(sql`DROP TRIGGER fails ON payments`);
    expect(await slotOf(date)).toMatchObject({ left: capacity, free: true });
    await placed(date);
    expect(await slotOf(date)).toMatchObject({ left: capacity - 1 });
  });

  it('gets the place of a cancelled order back, once', async () => {
    const date = '2026-11-27';
    const orders = [await placed(date), await placed(date)];
    expect(await slotOf(date)).toMatchObject({ left: capacity - 2 });
    const cancel = () =>
      rules.database.transaction((tx) =>
        rules.orders.changeStatus(tx, orders[0]!.id, { actor: actors.customer, status: 'cancelled' }),
      );
    await Promise.all([cancel(), cancel()]);
    expect(await slotOf(date)).toMatchObject({ left: capacity - 1 });
  });

  it('gets the places of orders back that were not paid in time', async () => {
    const date = '2026-12-02';
    await placed(date);
    const taken = sql`SELECT taken FROM delivery_slots WHERE date = ${date}`;
    expect((await rules.database.execute(taken)).rows).toEqual([{ taken: 1 }]);
    rules.passDays(30);
    await rules.expireUnpaidOrders();
    expect((await rules.database.execute(taken)).rows).toEqual([{ taken: 0 }]);
  });

  it('for pickup has no limit unless the shop sets one', async () => {
    const { slots } = await rules.delivery.init('es');
    expect(slots.find(({ type }) => type === 'pickup')).toMatchObject({ left: null, free: true });
  });
});

it('a pickup slot with a limit gets the place of a cancelled order back too', async () => {
  const limited = await startRules({}, undefined, undefined, [], { pickupCapacity: 2 });
  const drill = await addProduct(limited.database, { article: 'drill' });
  const slots = async () => (await limited.delivery.init('es')).slots.filter(({ type }) => type === 'pickup');
  const { date, from, to } = (await slots()).find(({ notFor }) => !notFor.includes('transfer'))!;
  const leftOf = async () => (await slots()).find((slot) => slot.date === date && slot.from === from)?.left;
  await limited.fill(1, drill);
  const request = { ...pickupOrder, delivery: { ...pickupOrder.delivery, date, slot: { from, to } } };
  const order = await placeRequest(limited, 1, orderRequest.parse(request));
  expect(await leftOf()).toBe(1);
  await limited.orders.changeStatus(limited.database, order.id, { actor: actors.customer, status: 'cancelled' });
  expect(await leftOf()).toBe(2);
  await limited.stop();
});
