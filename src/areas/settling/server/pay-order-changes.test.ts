import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import { handoverOf } from '#areas/orders/server/records/handover.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { OrderChanges } from './pay-order.ts';

const capacity = 6;
const isRefused = (field: string, code = 'not_available') => ({ code: 'not_available', fields: [{ field, code }] });
type Time = NonNullable<OrderChanges['time']>;

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', price: 1000, stock: 1000 });
});
afterAll(() => rules.stop());

const slots = async () => (await rules.delivery.slots()).filter(({ type }) => type === 'delivery');
const timeOf = ({ date, from, to }: Awaited<ReturnType<typeof slots>>[0]): Time => ({ date, slot: { from, to } });
const takenAt = async (time: Time): Promise<number> => {
  const slot = (await slots()).find((one) => one.date === time.date && one.from === time.slot.from);
  return capacity - slot!.left!;
};

async function place(time: Time, payment: PaymentMethod = 'card'): Promise<StoredOrder> {
  const userId = rules.newUser();
  await rules.fill(userId, product);
  const request = { ...pickupOrder, delivery: { ...homeDelivery, ...time }, payment };
  return placeRequest(rules, userId, orderRequest.parse(request));
}

const pay = (order: StoredOrder, method: PaymentMethod, changes: OrderChanges = {}) =>
  rules.settling.payAgain(actors.customer, order.userId, order.id, method, changes);
const attemptsOf = async ({ userId, id }: StoredOrder) =>
  (await rules.orders.forCustomer.find(userId, id, 'es'))!.attempts!.map(({ method, state }) => `${method} ${state}`);

describe('another slot', () => {
  let early: Time;
  let late: Time;
  beforeAll(async () => {
    const all = await slots();
    early = timeOf(all.find(({ notFor }) => notFor.includes('transfer'))!);
    late = timeOf(all.find(({ notFor }) => !notFor.includes('transfer'))!);
  });

  it('is taken with the payment that needs it, at the same price, and the former one is free again', async () => {
    const order = await place(early);
    const before = [await takenAt(early), await takenAt(late)] as const;
    expect(await pay(order, 'transfer')).toMatchObject(isRefused('delivery.slot'));
    const ways = await rules.settling.listWays(order.userId, order.id, 'es');
    expect(ways.slots.map(timeOf)).toEqual(expect.arrayContaining([early, late]));
    const paid = await pay(order, 'transfer', { time: late });
    expect(paid).toMatchObject({
      payment: 'transfer',
      delivery: { ...late, hasPlace: true, address: order.delivery.address },
    });
    const { total, price, deliveryPrice, vat } = order;
    expect(paid).toMatchObject({ total, price, deliveryPrice, vat });
    expect([await takenAt(early), await takenAt(late)]).toEqual([before[0] - 1, before[1] + 1]);
  });

  it('holds a transfer no longer than until it begins, before and after', async () => {
    const order = await place(late, 'transfer');
    expect(order.paymentDueAt).toEqual(handoverOf(order.delivery));
    const next = timeOf((await slots()).find(({ date, notFor }) => date > late.date && !notFor.includes('transfer'))!);
    const moved = (await pay(order, 'transfer', { time: next })) as StoredOrder;
    const usual = rules.payment.dueAt('transfer', order.placedAt, null);
    const begins = handoverOf(moved.delivery)!;
    expect(moved.paymentDueAt).toEqual(begins < usual ? begins : usual);
    // The customer may have written the reference on the transfer: it stays.
    expect(await attemptsOf(order)).toEqual(['transfer pending']);
    const { rows } = await rules.database.execute<{ expiresAt: string }>(
      sql`SELECT expires_at AS "expiresAt" FROM payments WHERE order_id = ${order.id}`,
    );
    expect(new Date(rows[0]!.expiresAt)).toEqual(moved.paymentDueAt);
  });

  it('that is full, over or not offered is refused, and the order stays as it was', async () => {
    const all = await slots();
    const full = timeOf(all.findLast(({ notFor }) => notFor.length === 0)!);
    for (let taken = await takenAt(full); taken < capacity; taken += 1) await place(full);
    const order = await place(early);
    const before = await takenAt(early);
    const elsewhere: Time = { ...late, slot: { from: '03:00', to: '04:00' } };
    for (const time of [full, elsewhere, { ...late, date: '2026-11-19' }])
      expect(await pay(order, 'card', { time })).toMatchObject(isRefused('delivery.slot'));
    expect(await pay(order, 'transfer', { time: early })).toMatchObject(isRefused('delivery.slot'));
    expect(await takenAt(early)).toBe(before);
    expect(await attemptsOf(order)).toEqual(['card pending']);
  });

  it('with one place goes to one of those who want it at once, also where two orders change places', async () => {
    const all = await slots();
    const [one, other] = all.filter(({ date, notFor }) => date > late.date && notFor.length === 0).map(timeOf);
    while ((await takenAt(other!)) < capacity - 1) await place(other!);
    const before = await takenAt(one!);
    const rivals = await Promise.all(Array.from({ length: 4 }, () => place(one!)));
    const answers = await Promise.all(rivals.map((order) => pay(order, 'card', { time: other! })));
    expect(answers.filter((answer) => 'payment' in answer)).toHaveLength(1);
    expect(await takenAt(other!)).toBe(capacity);
    expect(await takenAt(one!)).toBe(before + 3);
    const third = timeOf(all.findLast(({ notFor, left }) => notFor.length === 0 && left === capacity)!);
    const [first, second] = [await place(one!), await place(third)];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([pay(first, 'card', { time: third }), pay(second, 'card', { time: one! })]);
      await Promise.all([pay(first, 'card', { time: one! }), pay(second, 'card', { time: third })]);
    }
    expect(await takenAt(one!)).toBe(before + 4);
    expect(await takenAt(third)).toBe(1);
  });

  it('is what an order without one, or with one that is over, is asked for', async () => {
    const order = await place(early);
    const needs = async () => {
      const { paymentMethods } = await rules.settling.listWays(order.userId, order.id, 'es');
      return paymentMethods.map(({ code, needs: wanted }) => [code, wanted]);
    };
    await rules.database.execute(sql`
      UPDATE orders SET delivery = (delivery || '{"date": null, "slot": null}'::jsonb) - 'hasPlace' WHERE id = ${order.id}`);
    expect(await needs()).toEqual([
      ['card', ['slot']],
      ['transfer', ['slot']],
    ]);
    expect(await pay(order, 'card')).toMatchObject(isRefused('delivery.slot'));
    expect(await pay(order, 'card', { time: early })).toMatchObject({ delivery: { ...early, hasPlace: true } });
    await rules.database.execute(sql`
      UPDATE orders SET delivery = delivery || '{"date": "2026-11-19"}'::jsonb WHERE id = ${order.id}`);
    expect(await pay(order, 'card')).toMatchObject(isRefused('delivery.slot'));
  });

  it('is taken by an order that has none, once it is paid again', async () => {
    const order = await place(early);
    await rules.database.execute(sql`UPDATE orders SET delivery = delivery - 'hasPlace' WHERE id = ${order.id}`);
    const before = await takenAt(early);
    expect(await pay(order, 'card')).toMatchObject({ delivery: { ...early, hasPlace: true } });
    expect(await takenAt(early)).toBe(before + 1);
  });

  it('is not to be had once the order is paid', async () => {
    const order = await place(late, 'transfer');
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    expect(await pay(order, 'transfer', { time: early })).toMatchObject({ code: 'not_payable' });
    expect(await waysOf(order)).toEqual([[], 0]);
    const { actions } = (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
    expect(actions).not.toContain('pay');
  });
});

describe('a transfer', () => {
  const mailsOf = async ({ id }: StoredOrder) => {
    const { rows } = await rules.database.execute<{ transfer: object }>(sql`
      SELECT data -> 'transfer' AS transfer FROM pgboss.job
      WHERE name = 'order-mail' AND data ? 'transfer' AND (data ->> 'orderId')::int = ${id}`);
    return rows.map(({ transfer }) => transfer);
  };
  const logOf = async ({ id }: StoredOrder) => {
    const { rows } = await rules.database.execute<{ who: string; changes: object[] }>(sql`
      SELECT actor_kind AS who, changes FROM audit_entries
      WHERE verb = 'order.payment' AND subject_id = ${id}::text ORDER BY id`);
    return rows;
  };

  it('is mailed when it is new or comes with another slot, and logged when it is new', async () => {
    const [late, next] = (await slots()).filter(({ notFor }) => !notFor.includes('transfer')).map(timeOf);
    const order = await place(late!);
    await pay(order, 'card');
    expect([await mailsOf(order), await logOf(order)]).toEqual([[], []]);
    await pay(order, 'transfer');
    const mailed = (attempts: number, { date, slot }: Time) => [{ attempts, date, from: slot.from }];
    expect(await mailsOf(order)).toEqual(mailed(3, late!));
    await rules.database.execute(sql`DELETE FROM pgboss.job WHERE data ? 'transfer'`);
    await pay(order, 'transfer');
    expect(await mailsOf(order)).toEqual([]);
    await pay(order, 'transfer', { time: next! });
    expect(await mailsOf(order)).toEqual(mailed(3, next!));
    const changes = [{ field: 'payment', before: 'card', after: 'transfer' }];
    expect(await logOf(order)).toEqual([{ who: actors.customer.kind, changes }]);
  });

  it('that is expected after five attempts may have another slot still, and no other way to pay', async () => {
    const free = (await slots()).filter(({ notFor, left }) => !notFor.includes('transfer') && left! > 0);
    const [late, next] = free.map(timeOf);
    const order = await place(late!, 'transfer');
    for (const method of ['card', 'transfer', 'card', 'transfer'] as const) await pay(order, method);
    expect(await waysOf(order)).toEqual([['transfer'], (await slots()).length]);
    expect(await pay(order, 'card')).toMatchObject({ code: 'too_many_payments' });
    expect(await pay(order, 'transfer', { time: next! })).toMatchObject({ delivery: next! });
    expect(await attemptsOf(order)).toHaveLength(5);
  });

  it('that was given up is followed by another', async () => {
    const order = await rules.placeOrder(product);
    await rules.database.execute(sql`UPDATE payments SET state = 'cancelled' WHERE order_id = ${order.id}`);
    await pay(order, 'transfer');
    expect(await attemptsOf(order)).toEqual(['transfer cancelled', 'transfer pending']);
  });
});

describe('a document', () => {
  const nif = { type: 'NIF', number: '12345678Z' };

  it('that comes later is the order’s', async () => {
    const order = await rules.placeOrder(product, { payment: 'card' });
    expect(await pay(order, 'card', { document: nif })).toMatchObject({ customer: { name: 'Marta', document: nif } });
  });

  it('of a company is none of an individual, and that of a company', async () => {
    const order = await rules.placeOrder(product, { payment: 'card' });
    const cif = { type: 'CIF', number: 'B12345674' };
    expect(await pay(order, 'card', { document: cif })).toMatchObject(
      isRefused('customer.document', 'cif_of_individual'),
    );
    await rules.database.execute(sql`
      UPDATE orders SET customer = customer || '{"type": "company"}'::jsonb WHERE id = ${order.id}`);
    expect(await pay(order, 'card', { document: cif })).toMatchObject({ customer: { document: cif } });
  });
});

/** The methods and the number of slots that the order's page offers. */
async function waysOf({ userId, id }: StoredOrder) {
  const { paymentMethods, slots: times } = await rules.settling.listWays(userId, id, 'es');
  return [paymentMethods.map(({ code }) => code), times.length];
}

it('the fifth refusal leaves the order to the store, which the page says', async () => {
  const order = await rules.placeOrder(product, { payment: 'card' });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { rows } = await rules.database.execute<{ reference: string }>(
      sql`SELECT reference FROM payments WHERE order_id = ${order.id} ORDER BY id DESC LIMIT 1`,
    );
    // Whatever its page offers is taken: at last the open attempt alone.
    if (attempt === 5) expect(await waysOf(order)).toEqual([['card'], 0]);
    await rules.settling.settlePayment('test-card', testCardNotification(rows[0]!.reference, 1000, 'failed'));
    if (attempt < 5) expect(await pay(order, 'card')).toMatchObject({ paymentStatus: 'pending' });
  }
  expect(await pay(order, 'card')).toMatchObject({ code: 'too_many_payments' });
  expect(await waysOf(order)).toEqual([[], 0]);
  const shown = await rules.orders.forCustomer.find(order.userId, order.id, 'es');
  expect(shown).toMatchObject({ paymentStatus: 'failed', paymentDueAt: expect.any(String) });
  expect(shown!.actions).toEqual(expect.arrayContaining(['cancel']));
  expect(shown!.actions).not.toContain('pay');
});
