import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const edit = (orderId: number, field: string, from: unknown, to: unknown) =>
  sales.send('PUT', `/staff/orders/${orderId}`, { changes: [{ field, from, to }] });
const of = (pieces: Record<number, number>) =>
  Object.entries(pieces).map(([id, quantity]) => ({ product_id: Number(id), quantity }));
const show = async (orderId: number) => (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;
/** By steps after which nobody's session is locked. */
async function passHours(hours: number): Promise<void> {
  for (let step = 0; step < 3 * hours; step += 1) {
    shop.passTime(20 * 60);
    await sales.send('GET', '/staff/me');
  }
}

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

it.each([
  ['held', 5, 2],
  ['held', 2, 5],
  ['waiting', 5, 2],
  ['waiting', 2, 5],
] as const)(
  'changes the lines of an order whose goods are %s from %i to %i pieces, and counts each once',
  async (how, had, has) => {
    const screws = await addProduct(shop.database, { article: `screws ${how} ${had}`, stock: 40 });
    const guest = shop.browser();
    const person = { name: 'Ona', lastName: 'Puig', email: `ona-${how}-${had}@ejemplo.cat`, agree: true };
    await guest.send('POST', '/sale/checkout-account', person);
    await guest.send('POST', '/sale/basket', { product_id: screws, quantity: had });
    const { orderId } = (await guest.send('POST', '/sale/order', pickupOrder)).body;
    const counts = async () =>
      (await shop.database.execute(sql`SELECT stock, held FROM catalogue_products WHERE id = ${screws}`)).rows[0];
    expect(await counts()).toEqual({ stock: 40 - had, held: had });
    if (how === 'waiting') {
      await passHours(2);
      shop.passTime(1);
      await runJob(shop, 'cancel-unpaid-orders');
      expect(await counts()).toEqual({ stock: 40, held: 0 });
    }
    const changed = await edit(orderId, 'lines', of({ [screws]: had }), of({ [screws]: has }));
    expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    expect(await counts()).toEqual({ stock: 40 - has, held: 0 });
  },
);

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
