import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Shop } from '#areas/account/server/account.fixture.ts';
import { startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '../../orders.fixture.ts';

let shop: Shop;
let sales: Browser;
let owner: Browser;
let warehouse: Browser;
let saw: number;
let glue: number;
let paint: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  owner = await signInAs(shop, 'owner');
  warehouse = await signInAs(shop, 'warehouse');
  saw = await addProduct(shop.database, { article: 'saw', price: 20_000, stock: 10 });
  glue = await addProduct(shop.database, { article: 'glue', price: 500, stock: 3 });
  paint = await addProduct(shop.database, { article: 'paint', price: 900, stock: 10 });
});
afterAll(() => shop.stop());

const email = 'josep@ejemplo.cat';
async function place(changed: object = {}): Promise<number> {
  const { agree: _, ...request } = pickupOrder;
  const customer = { ...pickupOrder.customer, email };
  const lines = [{ product_id: saw, quantity: 2 }];
  const { body } = await sales.send('POST', '/staff/orders', {
    ...request,
    customer,
    lines,
    payment: 'counter',
    ...changed,
  });
  expect(body).toMatchObject({ orderId: expect.any(Number) });
  return body.orderId;
}
const edit = (orderId: number, field: string, from: unknown, to: unknown, by = sales) =>
  by.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field, from, to }] });
const of = (pieces: Record<number, number>) =>
  Object.entries(pieces).map(([id, quantity]) => ({ product_id: Number(id), quantity }));
const stocks = async () => [await stockOf(shop.database, saw), await stockOf(shop.database, glue)];
const unsent = ({ mails }: { mails: { state: string }[] }) => mails.filter(({ state }) => state !== 'sent');
const show = async (orderId: number) => (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;

it('says what an order would cost before it is changed: what it has already keeps its price', async () => {
  const plank = await addProduct(shop.database, { article: 'plank', price: 20_000, stock: 10 });
  const nail = await addProduct(shop.database, { article: 'nail', price: 500, stock: 10 });
  const [before, wanted] = [of({ [plank]: 2 }), of({ [plank]: 1, [nail]: 3 })];
  const orderId = await place({ lines: before });
  const quote = async (order?: number) =>
    (await sales.send('POST', '/staff/orders/quote', { lines: wanted, type: 'pickup', orderId: order })).body;
  await shop.database.execute(sql`UPDATE catalogue_products SET price = 25000 WHERE id = ${plank}`);
  expect(await quote()).toMatchObject({ amount: 265 });
  expect((await quote(orderId + 1000)).code).toBe('order_not_found');
  const quoted = await quote(orderId);
  expect(quoted).toMatchObject({ amount: 215, deliveryPrice: 0, lines: [{ price: 200 }, { price: 5 }] });
  // What is sold no longer stays in the order that has it.
  await shop.database.execute(sql`UPDATE catalogue_products SET is_archived = true WHERE id = ${plank}`);
  expect(await quote()).toMatchObject({ amount: 15, lines: [{ product_id: nail }] });
  expect(await quote(orderId)).toMatchObject({ amount: 215 });
  expect((await edit(orderId, 'lines', before, wanted)).body.order.amount).toBe(quoted.amount);
});

it('changes lines with their stock, sums and what is to pay, tells the customer, and takes it back', async () => {
  const orderId = await place();
  const [saws, glues] = (await stocks()) as [number, number];
  const lines = of({ [saw]: 2 });
  const { status, body } = await edit(orderId, 'lines', lines, of({ [saw]: 1, [glue]: 3 }));
  expect([status, body.code]).toEqual([200, undefined]);
  expect(body.order).toMatchObject({
    ...{ amount: 215, units: 4, money: { due: 215, attempts: [{ amount: 215, state: 'pending' }] } },
    lines: [
      { product_id: saw, quantity: 1, sum: 200 },
      { product_id: glue, quantity: 3, sum: 15 },
    ],
  });
  expect(body.order.vat[0].gross).toBe(215);
  expect(body.order.timeline.at(-1)).toMatchObject({
    ...{ verb: 'order.edit', canUndo: true },
    changes: [
      { field: 'lines', before: lines },
      { field: 'amount', before: 400, after: 215 },
    ],
  });
  expect(await stocks()).toEqual([saws + 1, glues - 3]);
  expect((await warehouse.send('POST', `/staff/changes/${body.change.id}/undo`)).body.code).toBe('not_permitted');
  // What the order had meanwhile is named in its history.
  expect((await sales.send('POST', `/staff/changes/${body.change.id}/undo`)).body.order).toMatchObject({
    amount: 400,
    formerArticles: [{ product_id: glue, name: expect.stringMatching(/./) }],
  });
  expect(await stocks()).toEqual([saws, glues]);
  // The price that was agreed on stays, whatever it is today.
  await shop.database.execute(sql`UPDATE catalogue_products SET price = 25000 WHERE id = ${saw}`);
  const more = await edit(orderId, 'lines', lines, of({ [saw]: 3 }));
  expect(more.body.order.amount).toBe(600);
  await shop.database.execute(sql`UPDATE catalogue_products SET price = 20000 WHERE id = ${saw}`);
  // It waits for as long as the change may be taken back; of two the latest is mailed.
  expect(unsent(more.body.order)).toEqual([
    expect.objectContaining({ about: `order ${more.body.order.number}, changed`, state: 'waiting' }),
  ]);
});

it('tells the customer of a change although the one after it is taken back, and of none once all are', async () => {
  const customer = { ...pickupOrder.customer, email: 'dos@ejemplo.cat' };
  const orderId = await place({ customer });
  await shop.mailsWhen(customer.email, 1);
  const linesOf = (quantity: number) => of({ [saw]: quantity });
  const undo = (change: { id: number }) => sales.send('POST', `/staff/changes/${change.id}/undo`);
  const sendNow = () =>
    shop.database.execute(sql`UPDATE pgboss.job SET start_after = now()
      WHERE name = 'order-mail' AND state = 'created' AND (data ->> 'orderId')::int = ${orderId}`);
  await edit(orderId, 'lines', linesOf(2), linesOf(3));
  const second = await edit(orderId, 'lines', linesOf(3), linesOf(4));
  expect((await undo(second.body.change)).body.order.amount).toBe(600);
  await sendNow();
  const [mail] = await shop.mailsWhen(customer.email, 2);
  expect(mail!.text).toContain('600,00');
  const third = await edit(orderId, 'lines', linesOf(3), linesOf(4));
  await undo(third.body.change);
  await sendNow();
  await expect.poll(async () => unsent(await show(orderId)), { timeout: 20_000 }).toEqual([]);
  expect(await shop.mails(customer.email)).toHaveLength(2);
});

it('refuses what there is not, what somebody else has changed, and one of two at once, without a trace', async () => {
  const orderId = await place();
  const before = await stocks();
  const lines = of({ [saw]: 2 });
  const codeOf = async (field: string, from: unknown, to: unknown, by?: Browser) =>
    (await edit(orderId, field, from, to, by)).body.code;
  expect(await codeOf('lines', lines, of({ [saw]: 1, [glue]: 4 }))).toBe('products_unavailable');
  expect(await codeOf('lines', of({ [saw]: 1 }), of({ [saw]: 3 }))).toBe('changed_meanwhile');
  expect(await codeOf('lines', lines, [])).toBe('invalid_value');
  expect(await codeOf('lines', lines, of({ [saw]: 3 }), warehouse)).toBe('not_permitted');
  expect(await codeOf('address', null, homeDelivery.address)).toBe('not_editable');
  expect(await codeOf('slot', null, { date: '2030-01-01', from: '10:00', to: '12:00' })).toBe('not_available');
  expect(await stocks()).toEqual(before);
  const wanted = [[3, sales] as const, [4, owner] as const];
  const both = await Promise.all(
    wanted.map(([quantity, by]) => edit(orderId, 'lines', lines, of({ [saw]: quantity }), by)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { lines: left, amount } = await show(orderId);
  expect((await stocks())[0]! + left[0].quantity).toBe(before[0]! + 2);
  expect(amount).toBe(left[0].quantity * 200);
  // A part of it has come: what it costs cannot be less, and the rest pays it.
  await sales.send('POST', `/staff/orders/${orderId}/paid`, { amount: 400, method: 'cash' });
  const now = of({ [saw]: left[0].quantity });
  expect((await edit(orderId, 'lines', now, of({ [saw]: 1 }))).body).toMatchObject({
    code: 'not_editable',
    reason: 'received',
  });
  expect((await edit(orderId, 'lines', now, of({ [saw]: 2 }))).body.order).toMatchObject({
    paymentStatus: 'paid',
    amount: 400,
  });
  // Paid, it waits for what it costs more.
  expect((await edit(orderId, 'lines', of({ [saw]: 2 }), of({ [saw]: 3 }))).body.order).toMatchObject({
    ...{ paymentStatus: 'pending', amount: 600, money: { due: 200, received: 400 } },
  });
});

it('changes address and slot with the place in it, and the price of the delivery', async () => {
  const { body: quote } = await sales.send('POST', '/staff/orders/quote', {
    ...{ lines: of({ [glue]: 1 }), type: 'delivery', address: homeDelivery.address },
  });
  const [first, second] = quote.slots.filter(({ free }: { free: boolean }) => free);
  const timeOf = ({ date, from, to }: { date: string; from: string; to: string }) => ({ date, from, to });
  const orderId = await place({
    lines: of({ [glue]: 1 }),
    delivery: { ...homeDelivery, date: first.date, slot: { from: first.from, to: first.to } },
  });
  const taken = async () =>
    (await shop.database.execute(sql`SELECT date::text AS date, from_time AS from FROM delivery_slots WHERE taken > 0`))
      .rows;
  expect(await taken()).toEqual([{ date: first.date, from: first.from }]);
  expect((await edit(orderId, 'slot', timeOf(first), timeOf(second))).body.order.delivery).toMatchObject({
    date: second.date,
    slot: { from: second.from },
  });
  expect(await taken()).toEqual([{ date: second.date, from: second.from }]);
  const address = { value: { zipcode: '08001' }, street: 'Carrer Nou de la Rambla', house: '1', city: 'Barcelona' };
  const { body: there } = await sales.send('POST', '/staff/orders/quote', {
    lines: of({ [glue]: 1 }),
    type: 'delivery',
    address,
  });
  const { delivery: stored } = await show(orderId);
  const { body } = await edit(orderId, 'address', stored.address, address);
  expect(body.order).toMatchObject({
    deliveryPrice: there.deliveryPrice,
    amount: there.amount,
    delivery: { address: { city: 'Barcelona' } },
  });
  expect(body.order.timeline.at(-1).changes).toContainEqual(expect.objectContaining({ field: 'address' }));
  const { rows } = await shop.database.execute(
    sql`SELECT changes::text AS logged FROM audit_entries WHERE verb = 'order.edit'`,
  );
  expect(JSON.stringify(rows)).not.toContain('Rambla');
});

it('is brought instead of collected, and back, with place, price and the mail of it', async () => {
  const orderId = await place({ lines: of({ [glue]: 1 }) });
  const before = await show(orderId);
  const { body: quote } = await sales.send('POST', '/staff/orders/quote', {
    ...{ lines: of({ [glue]: 1 }), type: 'delivery', address: homeDelivery.address },
  });
  const taken = async () =>
    (await shop.database.execute(sql`SELECT coalesce(sum(taken), 0)::int AS places FROM delivery_slots`)).rows[0];
  const places = (await taken()) as { places: number };
  const { date, from, to } = quote.slots.find(({ free }: { free: boolean }) => free);
  const { pickupPoint, date: day, slot } = before.delivery;
  const collected = { type: 'pickup', pickupPointId: pickupPoint.id, date: day, slot };
  const brought = { type: 'delivery', address: homeDelivery.address, date, slot: { from, to } };
  const there = await edit(orderId, 'delivery', collected, brought);
  expect([there.status, there.body.code]).toEqual([200, undefined]);
  expect(there.body.order).toMatchObject({
    amount: quote.amount,
    deliveryPrice: quote.deliveryPrice,
    money: { due: quote.amount },
    delivery: {
      type: 'delivery',
      pickupPoint: null,
      date,
      slot: { from, to },
      address: { street: homeDelivery.address.street },
    },
  });
  expect(await taken()).toEqual({ places: places.places + 1 });
  const logged = await shop.database.execute(
    sql`SELECT changes::text AS logged FROM audit_entries WHERE subject_id = ${String(orderId)}`,
  );
  expect(JSON.stringify(logged.rows)).not.toContain(homeDelivery.address.street);
  const undone = await sales.send('POST', `/staff/changes/${there.body.change.id}/undo`);
  expect(undone.body.order).toMatchObject({
    amount: before.amount,
    delivery: { type: 'pickup', pickupPoint, date: day, slot },
  });
  expect(await taken()).toEqual(places);
  const both = await sales.send('PUT', `/staff/orders/${orderId}`, {
    changes: [
      { field: 'delivery', from: collected, to: brought },
      { field: 'slot', from: null, to: { date, from, to } },
    ],
  });
  expect(both.body.code).toBe('invalid_value');
  const nowhere = await edit(orderId, 'delivery', collected, { ...brought, date: '2030-01-01' });
  expect(nowhere.body).toMatchObject({ code: 'not_available', fields: [{ field: 'changes.delivery' }] });
  const elsewhere = { ...collected, pickupPointId: collected.pickupPointId + 1 };
  expect((await edit(orderId, 'delivery', elsewhere, brought)).body.code).toBe('changed_meanwhile');
});

it('is paid in another way while it is unpaid, by a new attempt that is taken back, too', async () => {
  const orderId = await place({ lines: of({ [glue]: 1 }), payment: 'card' });
  const there = await edit(orderId, 'payment', 'card', 'transfer');
  expect([there.status, there.body.code]).toEqual([200, undefined]);
  expect(there.body.order).toMatchObject({
    ...{ payment: 'transfer', paymentStatus: 'pending' },
    money: {
      attempts: [
        { method: 'card', state: 'cancelled' },
        { method: 'transfer', state: 'pending', amount: 5 },
      ],
    },
  });
  expect(unsent(there.body.order).at(-1)).toMatchObject({ about: expect.stringContaining(', changed') });
  const undone = await sales.send('POST', `/staff/changes/${there.body.change.id}/undo`);
  expect(undone.body.order).toMatchObject({ payment: 'card', money: { due: 5 } });
  expect((await edit(orderId, 'payment', 'card', 'sequra')).body.code).toBe('not_available');
  expect(await edit(orderId, 'payment', 'card', 'gold')).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
  // A denied card: its customer calls, and pays when it changes hands.
  await shop.database.execute(sql`UPDATE orders SET payment_status = 'failed' WHERE id = ${orderId}`);
  await shop.database.execute(
    sql`UPDATE payments SET state = 'failed' WHERE order_id = ${orderId} AND state = 'pending'`,
  );
  const atCounter = await edit(orderId, 'payment', 'card', 'counter');
  expect(atCounter.body.order).toMatchObject({ payment: 'counter', paymentStatus: 'pending', money: { due: 5 } });
  await sales.send('POST', `/staff/orders/${orderId}/paid`, { amount: 5, method: 'cash' });
  expect((await edit(orderId, 'payment', 'counter', 'card')).body).toMatchObject({
    code: 'not_editable',
    reason: 'paid',
  });
});

it('takes an address back at the price of the lines that it has by then', async () => {
  const address = homeDelivery.address;
  const { body: quote } = await sales.send('POST', '/staff/orders/quote', {
    ...{ lines: of({ [paint]: 1 }), type: 'delivery', address },
  });
  const { date, from, to } = quote.slots.find(({ free }: { free: boolean }) => free);
  const delivery = { type: 'delivery', address, date, slot: { from, to } };
  const orderId = await place({ lines: of({ [paint]: 1 }), delivery });
  const stored = (await show(orderId)).delivery.address;
  const moved = await edit(orderId, 'address', stored, { ...stored, house: '20' });
  const more = await edit(orderId, 'lines', of({ [paint]: 1 }), of({ [paint]: 2 }));
  const undone = await sales.send('POST', `/staff/changes/${moved.body.change.id}/undo`);
  expect([undone.body.order?.amount, undone.body.code]).toEqual([more.body.order.amount, undefined]);
  expect(undone.body.order.delivery.address.house).toBe(stored.house);
});

it('is not given up sooner because it is to be paid in another way while it is prepared', async () => {
  const orderId = await place({ lines: of({ [paint]: 1 }) });
  const due = async () =>
    (await shop.database.execute(sql`SELECT status, payment_due_at AS due FROM orders WHERE id = ${orderId}`)).rows[0];
  const before = await due();
  for (const status of ['confirmed', 'preparing'])
    await sales.send('POST', `/staff/orders/${orderId}/status`, { status, version: (await show(orderId)).version });
  const changed = await edit(orderId, 'payment', 'counter', 'card');
  expect(changed.body.order.payment).toBe('card');
  expect(await due()).toEqual({ ...before, status: 'preparing' });
});

it('names the articles of changed lines in the log and its file', async () => {
  const [screw, bolt] = [
    await addProduct(shop.database, { article: 'screw', price: 500, stock: 9 }),
    await addProduct(shop.database, { article: 'bolt', price: 500, stock: 9 }),
  ];
  const orderId = await place({ lines: of({ [screw]: 1 }) });
  await edit(orderId, 'lines', of({ [screw]: 1 }), of({ [bolt]: 2 }));
  const search = { subject: { kind: 'order', id: String(orderId) }, verb: 'order.edit' };
  const [entry] = (await owner.send('POST', '/staff/audit/list', search)).body.entries;
  const nameOf = (id: number): string =>
    entry.articles?.find((one: { product_id: number }) => one.product_id === id)?.name;
  expect([nameOf(screw), nameOf(bolt)]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  const { body } = await owner.send('POST', '/staff/audit/export', search);
  expect(String(body)).toContain(`;Artículos;1 × ${nameOf(screw)};2 × ${nameOf(bolt)};`);
});
