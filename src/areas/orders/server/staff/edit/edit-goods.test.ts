import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, homeDelivery, pickupOrder } from '../../orders.fixture.ts';

let shop: Shop;
let sales: Browser;
let paint: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  paint = await addProduct(shop.database, { article: 'paint', price: 900, stock: 10 });
});
afterAll(() => shop.stop());

async function place(changed: object): Promise<number> {
  const { agree: _, ...request } = pickupOrder;
  const { body } = await sales.send('POST', '/staff/orders', { ...request, payment: 'counter', ...changed });
  expect(body).toMatchObject({ orderId: expect.any(Number) });
  return body.orderId;
}
const edit = (orderId: number, field: string, from: unknown, to: unknown, by = sales) =>
  by.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field, from, to }] });
const of = (pieces: Record<number, number>) =>
  Object.entries(pieces).map(([id, quantity]) => ({ product_id: Number(id), quantity }));
const show = async (orderId: number) => (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;

it('judges new lines and another way of paying by the way that it is to have then', async () => {
  const shelf = await addProduct(shop.database, { article: 'shelf', price: 4000, stock: 9, fulfilment: 'pickup' });
  const heavy = await addProduct(shop.database, { article: 'heavy', price: 4000, stock: 9, fulfilment: 'delivery' });
  const { body: quote } = await sales.send('POST', '/staff/orders/quote', {
    ...{ lines: of({ [paint]: 1 }), type: 'delivery', address: homeDelivery.address },
  });
  const { date, from, to } = quote.slots.find(({ free }: { free: boolean }) => free);
  const orderId = await place({ lines: of({ [paint]: 1 }) });
  const { pickupPoint, date: day, slot } = (await show(orderId)).delivery;
  const collected = { type: 'pickup', pickupPointId: pickupPoint.id, date: day, slot };
  const brought = { type: 'delivery', address: homeDelivery.address, date, slot: { from, to } };
  const save = (product: number) =>
    sales.send('PUT', `/staff/orders/${orderId}`, {
      changes: [
        { field: 'lines', from: of({ [paint]: 1 }), to: of({ [paint]: 1, [product]: 1 }) },
        { field: 'delivery', from: collected, to: brought },
      ],
    });
  expect((await save(shelf)).body).toMatchObject({ code: 'not_available', products: [{ id: shelf }] });
  const saved = await save(heavy);
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  expect(saved.body.order).toMatchObject({ delivery: { type: 'delivery' }, units: 2 });
});

it('changes the lines of orders that hold their goods, or wait for them, and counts each piece once', async () => {
  const placeAsGuest = async (how: string, had: number, has: number) => {
    const screws = await addProduct(shop.database, { article: `screws ${how} ${had}`, stock: 40 });
    const guest = shop.browser();
    const person = { name: 'Ona', lastName: 'Puig', email: `ona-${how}-${had}@ejemplo.cat`, agree: true };
    await guest.send('POST', '/sale/checkout-account', person);
    await guest.send('POST', '/sale/basket', { product_id: screws, quantity: had });
    const { orderId } = (await guest.send('POST', '/sale/order', pickupOrder)).body;
    const counts = async () =>
      (await shop.database.execute(sql`SELECT stock, held FROM catalogue_products WHERE id = ${screws}`)).rows[0];
    expect(await counts()).toEqual({ stock: 40 - had, held: had });
    const change = async () => {
      const changed = await edit(orderId, 'lines', of({ [screws]: had }), of({ [screws]: has }));
      expect([how, changed.status, changed.body.code, await counts()]).toEqual([
        ...[how, 200, undefined],
        { stock: 40 - has, held: 0 },
      ]);
    };
    return { counts, change };
  };
  const waiting = [await placeAsGuest('waiting', 5, 2), await placeAsGuest('waiting', 2, 5)];
  for (const held of [await placeAsGuest('held', 5, 2), await placeAsGuest('held', 2, 5)]) await held.change();
  shop.passTime(2 * 3600 + 1);
  await runJob(shop, 'cancel-unpaid-orders');
  sales = await signInAs(shop, 'sales');
  for (const one of waiting) {
    expect(await one.counts()).toEqual({ stock: 40, held: 0 });
    await one.change();
  }
});

it('only holds goods and place again, until the same end, once a change of such an order is taken back', async () => {
  const nails = await addProduct(shop.database, { article: 'nails', stock: 40 });
  const guest = shop.browser({ ip: '203.0.113.9' });
  const person = { name: 'Pol', lastName: 'Vila', email: 'pol@ejemplo.cat', agree: true };
  await guest.send('POST', '/sale/checkout-account', person);
  await guest.send('POST', '/sale/basket', { product_id: nails, quantity: 4 });
  const { body: init } = await guest.send('GET', '/service/delivery/init');
  const { date, from, to } = init.slots.find(
    ({ type, left, notFor }: { type: string; left: number | null; notFor: string[] }) =>
      type === 'delivery' && left && !notFor.includes('transfer'),
  );
  const delivery = { ...homeDelivery, date, slot: { from, to } };
  const { orderId } = (await guest.send('POST', '/sale/order', { ...pickupOrder, delivery })).body;
  const state = async () =>
    (
      await shop.database.execute(sql`
        SELECT stock, held, hold, network, payment, payment_due_at AS due, delivery,
          (SELECT json_agg(json_build_array(taken, delivery_slots.held)) FROM delivery_slots WHERE taken > 0) AS places,
          (SELECT json_agg(expires_at) FROM payments WHERE order_id = orders.id AND state = 'pending') AS expires
        FROM orders, catalogue_products product WHERE orders.id = ${orderId} AND product.id = ${nails}`)
    ).rows[0]!;
  const before = await state();
  expect(before).toMatchObject({ stock: 36, held: 4, hold: 'unconfirmed', network: expect.any(String) });
  shop.passTime(60);
  const undo = (id: number) => sales.send('POST', `/staff/changes/${id}/undo`);
  const paid = await edit(orderId, 'payment', 'transfer', 'card');
  expect(await state()).toMatchObject({ stock: 36, held: 0, hold: null, network: null });
  const more = await edit(orderId, 'lines', of({ [nails]: 4 }), of({ [nails]: 5 }));
  for (const { body } of [more, paid]) expect((await undo(body.change.id)).status).toBe(200);
  expect(await state()).toEqual(before);
  const fewer = await edit(orderId, 'lines', of({ [nails]: 4 }), of({ [nails]: 1 }));
  expect((await undo(fewer.body.change.id)).status).toBe(200);
  expect(await state()).toEqual(before);
  // Once its address is confirmed they stay its own.
  const last = await edit(orderId, 'payment', 'transfer', 'card');
  await shop.database.execute(sql`UPDATE orders SET email_confirmed_at = now() WHERE id = ${orderId}`);
  expect((await undo(last.body.change.id)).status).toBe(200);
  expect(await state()).toMatchObject({ stock: 36, held: 0, hold: null, network: null });
});

it('lets two orders that only hold their places change them with each other at once', async () => {
  // Changes of one person wait for each other, and so do those of the same goods.
  const owner = await signInAs(shop, 'owner');
  const signInGuest = async (key: number) => {
    const guest = shop.browser({ ip: `203.0.113.${20 + key}` });
    const person = { name: 'Biel', lastName: 'Roca', email: `biel-${key}@ejemplo.cat`, agree: true };
    await guest.send('POST', '/sale/checkout-account', person);
    return guest;
  };
  const { body: init } = await (await signInGuest(0)).send('GET', '/service/delivery/init');
  const free = init.slots.filter(
    ({ type, left, notFor }: { type: string; left: number | null; notFor: string[] }) =>
      type === 'delivery' && left && !notFor.includes('transfer'),
  );
  const [first, last] = [free[0], free.at(-1)].map(({ date, from, to }) => ({ date, from, to }));
  const placeHeld = async (
    key: number,
    { date, ...slot }: { date: string; from: string; to: string },
  ): Promise<number> => {
    const guest = await signInGuest(key);
    const hooks = await addProduct(shop.database, { article: `hooks ${key}`, stock: 40 });
    await guest.send('POST', '/sale/basket', { product_id: hooks, quantity: 1 });
    const delivery = { ...homeDelivery, date, slot };
    return (await guest.send('POST', '/sale/order', { ...pickupOrder, delivery })).body.orderId;
  };
  const [early, late] = [await placeHeld(1, first!), await placeHeld(2, last!)];
  // Both have begun when the first of them may go on.
  const other = await shop.database.$client.connect();
  await other.query('BEGIN; SELECT FROM delivery_slots FOR UPDATE');
  const changes = [edit(early, 'slot', first, last), edit(late, 'slot', last, first, owner)];
  try {
    await vi.waitFor(async () => {
      const { rows } = await shop.database.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(2);
    }, 30_000);
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
  expect((await Promise.all(changes)).map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});

it('hands over what is not virtual only where the order has a way for it', async () => {
  const voucher = await addProduct(shop.database, { article: 'voucher', price: 500, isVirtual: true });
  const orderId = await place({ lines: of({ [paint]: 1 }) });
  const virtualOf = async () => (await show(orderId)).delivery.virtual;
  await edit(orderId, 'lines', of({ [paint]: 1 }), of({ [paint]: 1, [voucher]: 1 }));
  expect(await virtualOf()).toBe('some');
  await edit(orderId, 'lines', of({ [paint]: 1, [voucher]: 1 }), of({ [paint]: 2 }));
  expect(await virtualOf()).toBe(undefined);
  const virtual = await place({ delivery: undefined, lines: of({ [voucher]: 1 }), payment: 'transfer' });
  expect((await show(virtual)).delivery.virtual).toBe('all');
  const refused = await edit(virtual, 'lines', of({ [voucher]: 1 }), of({ [voucher]: 1, [paint]: 1 }));
  expect(refused.body).toMatchObject({ code: 'not_available', products: [{ id: paint }] });
});
