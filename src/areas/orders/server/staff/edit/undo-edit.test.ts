import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffOrder } from '../../../staff-calls.ts';
import { eraseOrdersOfUser } from '../../erase-orders.ts';
import { cleanOrderEdits } from '../../records/order-edits.ts';
import { actors, addProduct, homeDelivery, pickupOrder, stockOf } from '../../orders.fixture.ts';

const stock = 500;
let shop: Shop;
let sales: Browser;
let products: number[];
let delivery: object;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  products = [];
  for (const [article, price] of [
    ['saw', 20_000],
    ['glue', 510],
    ['nail', 7],
  ] as const)
    products.push(await addProduct(shop.database, { article, price, stock }));
  const { body: quote } = await sales.send('POST', '/staff/orders/quote', {
    ...{ lines: of({ [products[0]!]: 1 }), type: 'delivery', address: homeDelivery.address },
  });
  const { date, from, to } = quote.slots.findLast(({ free }: { free: boolean }) => free);
  delivery = { ...homeDelivery, date, slot: { from, to } };
});
afterAll(() => shop.stop());

const of = (pieces: Record<number, number>) =>
  Object.entries(pieces).map(([id, quantity]) => ({ product_id: Number(id), quantity }));
const linesOf = ({ lines }: StaffOrder) => lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
const show = async (orderId: number): Promise<StaffOrder> =>
  (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;
const edit = (orderId: number, field: string, from: unknown, to: unknown) =>
  sales.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field, from, to }] });
const undo = (id: number) => sales.send('POST', `/staff/changes/${id}/undo`);
const priceOf = (product: number, cents: number) =>
  shop.database.execute(sql`UPDATE catalogue_products SET price = ${cents} WHERE id = ${product}`);
async function place(lines: object, payment = 'counter', to: object = delivery): Promise<number> {
  const { agree: _, ...request } = pickupOrder;
  const customer = { ...pickupOrder.customer, email: 'eli@ejemplo.cat' };
  const { body } = await sales.send('POST', '/staff/orders', {
    ...{ ...request, customer, lines, payment, delivery: to },
  });
  return body.orderId;
}
/** What an order costs, by which lines, and what its provider waits for. */
const moneyOf = ({ amount, vat, deliveryPrice, price, total, items, money }: StaffOrder) => ({
  ...{ amount, vat, deliveryPrice, price, total, due: money!.due },
  lines: items
    .map(({ product_id, quantity, sum, price: unit }) => ({ product_id, quantity, sum, unit }))
    .toSorted((one, other) => one.product_id - other.product_id),
  pending: money!.attempts.filter(({ state }) => state === 'pending').map((attempt) => attempt.amount),
});

it('brings a removed line back at the price that was agreed on, whatever it costs today', async () => {
  const [saw, glue] = products as [number, number];
  const orderId = await place(of({ [saw]: 1, [glue]: 2 }));
  const before = await show(orderId);
  await priceOf(saw, 25_000);
  await priceOf(glue, 100);
  const { body } = await edit(orderId, 'lines', linesOf(before), of({ [glue]: 1 }));
  const undone = await undo(body.change.id);
  expect([undone.status, undone.body.code]).toEqual([200, undefined]);
  expect(moneyOf(undone.body.order)).toEqual(moneyOf(before));
  await priceOf(saw, 20_000);
  await priceOf(glue, 510);
});

it('refuses to take a change back where the order would cost something else', async () => {
  const [saw, glue] = products as [number, number];
  const orderId = await place(of({ [saw]: 1, [glue]: 2 }));
  const before = await show(orderId);
  const { body } = await edit(orderId, 'lines', linesOf(before), of({ [saw]: 1 }));
  // As of a change that was made before it was stored what the order had been.
  await shop.database.execute(sql`DELETE FROM order_edits WHERE change_id = ${body.change.id}`);
  await priceOf(glue, 700);
  const refused = await undo(body.change.id);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'cannot_undo',
      reason: 'changed_since',
      amount: { before: before.amount, now: Math.round(before.amount! * 100 + 380) / 100 },
    },
  });
  expect(moneyOf(await show(orderId))).toEqual(moneyOf(body.order));
  await priceOf(glue, 510);
});

it('takes the old appliance along wherever the new one is brought, and again once it is brought after all', async () => {
  const oven = await addProduct(shop.database, { article: 'oven', price: 30_000, stock: 9, isAppliance: true });
  const orderId = await place(of({ [oven]: 1 }), 'counter', { ...delivery, takeBack: true });
  const wayOf = async () => {
    const { type, address, pickupPoint, date, slot } = (await show(orderId)).delivery;
    return type === 'pickup' ? { type, pickupPointId: pickupPoint!.id, date, slot } : { type, address, date, slot };
  };
  const takesBack = async () => (await show(orderId)).delivery.takeBack ?? false;
  const change = async (to: object): Promise<number> =>
    (await edit(orderId, 'delivery', await wayOf(), to)).body.change.id;
  expect(await takesBack()).toBe(true);
  const { address } = homeDelivery;
  await change({ ...delivery, address: { ...address, house: '20' } });
  expect(await takesBack()).toBe(true);
  const collected = await change({ type: 'pickup', pickupPointId: 1, date: null, slot: null });
  const broughtAnew = await change(delivery);
  expect(await takesBack()).toBe(false);
  for (const id of [broughtAnew, collected]) expect((await undo(id)).status).toBe(200);
  expect(await takesBack()).toBe(true);
  expect((await show(orderId)).delivery.address).toMatchObject({ house: '20' });
});

it('deletes each night what nobody can take back any more, and what changes were of who is erased', async () => {
  const [saw] = products as [number];
  const stored = async (change: { id: number }) =>
    (await shop.database.execute(sql`SELECT FROM order_edits WHERE change_id = ${change.id}`)).rows.length;
  const editLines = async (): Promise<{ id: number; orderId: number }> => {
    const orderId = await place(of({ [saw]: 1 }), 'counter', pickupOrder.delivery);
    const { body } = await edit(orderId, 'lines', of({ [saw]: 1 }), of({ [saw]: 2 }));
    return { ...body.change, orderId };
  };
  const old = await editLines();
  // By steps after which nobody's session is locked.
  for (let step = 0; step < 4; step += 1) {
    shop.passTime(1000);
    await show(old.orderId);
  }
  const recent = await editLines();
  await cleanOrderEdits(shop.database, shop.now());
  expect([await stored(old), await stored(recent)]).toEqual([0, 1]);
  expect((await undo(recent.id)).status).toBe(200);
  const { rows } = await shop.database.execute<{ user: number }>(
    sql`SELECT user_id AS user FROM orders WHERE id = ${recent.orderId}`,
  );
  await shop.database.transaction((tx) =>
    eraseOrdersOfUser(tx, { actor: actors.shop, at: new Date() }, Number(rows[0]!.user)),
  );
  expect(await stored(recent)).toBe(0);
});

/** What its customer sees of how it is to be paid, and what the shop knows of that. */
async function paymentOf(orderId: number): Promise<object> {
  const { rows } = await shop.database.execute(sql`
    SELECT status, payment, payment_status AS state, payment_due_at AS due,
      (SELECT jsonb_agg(jsonb_build_array(method, reference, state, reason, amount, expires_at) ORDER BY id) FROM payments
        WHERE order_id = orders.id AND reason IS DISTINCT FROM 'undone') AS attempts
    FROM orders WHERE id = ${orderId}`);
  const { actions, paymentDueAt, attempts } = await show(orderId);
  const shown = attempts!.map(({ method, state, reason }) => [method, state, reason]);
  return { ...rows[0], actions, paymentDueAt, shown };
}

describe('another way to pay that is taken back', () => {
  it('leaves the former attempt open as it was, with its reference and its end', async () => {
    const orderId = await place(of({ [products[1]!]: 2 }), 'transfer', pickupOrder.delivery);
    shop.passTime(1200);
    const before = await paymentOf(orderId);
    const changed = await edit(orderId, 'payment', 'transfer', 'card');
    expect(await paymentOf(orderId)).not.toEqual(before);
    expect((await undo(changed.body.change.id)).status).toBe(200);
    expect(await paymentOf(orderId)).toEqual(before);
  });

  it('leaves a denied payment denied, and its customer as many attempts as before', async () => {
    const orderId = await place(of({ [products[1]!]: 2 }), 'card', pickupOrder.delivery);
    await shop.database.execute(sql`
      INSERT INTO payments (order_id, method, provider, amount, state, reference, reason, created_at, updated_at, expires_at, actor_kind)
      SELECT order_id, method, provider, amount, 'failed', reference || 'x' || copy, 'denied', created_at, updated_at, expires_at, 'unknown'
      FROM payments, generate_series(1, 3) copy WHERE order_id = ${orderId}`);
    await shop.database.execute(
      sql`UPDATE payments SET state = 'failed', reason = 'denied' WHERE order_id = ${orderId}`,
    );
    await shop.database.execute(sql`UPDATE orders SET payment_status = 'failed' WHERE id = ${orderId}`);
    const before = await paymentOf(orderId);
    expect(before).toMatchObject({ state: 'failed', actions: expect.arrayContaining(['pay']) });
    for (const way of ['transfer', 'counter']) {
      const changed = await edit(orderId, 'payment', 'card', way);
      expect(changed.body.order.paymentStatus).toBe('pending');
      expect((await undo(changed.body.change.id)).status).toBe(200);
      expect(await paymentOf(orderId)).toEqual(before);
    }
    expect((await show(orderId)).money!.attempts.filter(({ reason }) => reason === 'undone')).toHaveLength(2);
  });

  it('asks for what the order costs by then', async () => {
    const [, glue] = products as [number, number];
    const orderId = await place(of({ [glue]: 2 }), 'transfer', pickupOrder.delivery);
    const before = await show(orderId);
    const changed = await edit(orderId, 'payment', 'transfer', 'card');
    const more = await edit(orderId, 'lines', linesOf(before), of({ [glue]: 4 }));
    const { body } = await undo(changed.body.change.id);
    expect(body.order).toMatchObject({ payment: 'transfer', amount: more.body.order.amount });
    expect(moneyOf(body.order)).toMatchObject({ due: more.body.order.amount, pending: [more.body.order.amount] });
  });

  it('has the time of a way that is chosen anew where something else has changed the time since', async () => {
    const orderId = await place(of({ [products[1]!]: 2 }), 'counter', pickupOrder.delivery);
    shop.passTime(60);
    const before = await show(orderId);
    const changed = await edit(orderId, 'payment', 'counter', 'card');
    await shop.database.execute(
      sql`UPDATE orders SET payment_due_at = payment_due_at + interval '1 minute' WHERE id = ${orderId}`,
    );
    const { body } = await undo(changed.body.change.id);
    const anew = new Date(Date.parse(before.paymentDueAt!) + 60_000).toISOString();
    expect(body.order).toMatchObject({ payment: 'counter', paymentDueAt: anew });
    expect(moneyOf(body.order)).toEqual(moneyOf(before));
  });

  it('brings the attempt at a bank back that other lines had replaced', async () => {
    const [, glue] = products as [number, number];
    const orderId = await place(of({ [glue]: 2 }), 'card', pickupOrder.delivery);
    const before = await paymentOf(orderId);
    const changed = await edit(orderId, 'lines', of({ [glue]: 2 }), of({ [glue]: 3 }));
    expect(await paymentOf(orderId)).toMatchObject({ attempts: [expect.anything(), expect.anything()] });
    expect((await undo(changed.body.change.id)).status).toBe(200);
    expect(await paymentOf(orderId)).toEqual(before);
  });
});

const pieces = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('lines' as const), pieces }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('town' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('undo' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('price' as const),
      product: fc.nat({ max: 2 }),
      cents: fc.integer({ min: 1, max: 30_000 }),
    }),
  },
);

it('an undone change leaves the order, its stock and its sums as they were before, or as they are', async () => {
  const towns = [homeDelivery.address, { value: { zipcode: '08001' }, street: 'Nou', house: '1', city: 'Barcelona' }];
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
    const orderId = await place(of({ [products[0]!]: 1, [products[1]!]: 2 }));
    const made: { id: number; before: StaffOrder }[] = [];
    for (const one of steps) {
      const now = await show(orderId);
      if (one.act === 'price') await priceOf(products[one.product]!, one.cents);
      else if (one.act === 'undo') {
        const last = made.pop();
        if (!last) continue;
        const { status, body } = await undo(last.id);
        expect([status, moneyOf(await show(orderId))]).toEqual(
          status === 200 ? [200, moneyOf(last.before)] : [409, moneyOf(now)],
        );
        expect(status === 200 || body.reason).toBe(status === 200 || 'changed_since');
      } else {
        const wanted =
          one.act === 'lines' ? of(Object.fromEntries(products.map((id, at) => [id, one.pieces[at]!]))) : [];
        const lines = wanted.filter(({ quantity }) => quantity > 0);
        const isThere = now.delivery.address?.city === 'Barcelona';
        const { status, body } =
          one.act === 'lines'
            ? await edit(orderId, 'lines', linesOf(now), lines)
            : await edit(orderId, 'address', now.delivery.address, towns[isThere ? 0 : 1]);
        if (status === 200) made.push({ id: body.change.id, before: now });
      }
      const order = await show(orderId);
      const sumOf = (sums: readonly (number | undefined)[]) =>
        Math.round(sums.reduce<number>((all, sum) => all + sum! * 100, 0));
      expect(sumOf(order.lines.map(({ sum }) => sum)) + sumOf([order.deliveryPrice])).toBe(sumOf([order.amount]));
      expect(sumOf(order.vat!.map(({ gross }) => gross))).toBe(sumOf([order.amount]));
      const held = await shop.database.execute<{ product: number; pieces: number }>(
        sql`SELECT product_id AS product, sum(quantity)::int AS pieces FROM order_lines JOIN orders ON orders.id = order_id
          WHERE status <> 'cancelled' GROUP BY product_id`,
      );
      for (const product of products)
        expect(await stockOf(shop.database, product)).toBe(
          stock - (held.rows.find((row) => row.product === product)?.pieces ?? 0),
        );
    }
    const { version } = await show(orderId);
    await sales.send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version });
  });
  await fc.assert(property, { numRuns: propertyRuns(18), endOnFailure: true });
}, 60_000);
