import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { shopTime } from '#values/shop-time.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { cloneOrders } from '../bulk/clone-orders.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;
const day = async (role: StaffRole) => (await as(role).send('GET', '/staff/orders/today')).body;
const made: number[] = [];
beforeAll(async () => {
  shop = await startShop();
  for (const role of ['sales', 'warehouse', 'content'] as const) staff.set(role, await signInAs(shop, role));
  const product = await addProduct(shop.database, { article: 'saw', price: 20_000, stock: 100 });
  const buyer = await newAccount(shop);
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { body } = await buyer.send('POST', '/sale/order', { ...pickupOrder, payment: 'transfer' });
  made.push(body.orderId, ...(await cloneOrders(shop.database, body.orderId, 7)));
});
afterAll(() => shop.stop());

/** Gives an order a status, and hours of today. */
async function put(order: number, status: string, type: string, hours: [string, string] | null, days = 0) {
  const at = shop.now().getTime() + days * 86_400_000;
  const delivery = {
    type,
    date: shopTime(new Date(at)).date,
    slot: hours && { from: hours[0], to: hours[1] },
  };
  await shop.database.execute(sql`
    UPDATE orders SET status = ${status}, delivery = delivery || ${JSON.stringify(delivery)}::jsonb
    WHERE id = ${made[order]}`);
}

it('counts the orders of each slot of today by what is left to do, with its places', async () => {
  const [morning, noon] = [
    ['09:00', '11:00'],
    ['11:00', '13:30'],
  ] satisfies [string, string][];
  await put(0, 'delivered', 'delivery', morning!);
  await put(1, 'confirmed', 'delivery', noon!);
  await put(2, 'ready', 'delivery', noon!);
  await put(3, 'shipped', 'delivery', noon!);
  await put(4, 'preparing', 'pickup', null);
  await put(5, 'cancelled', 'delivery', noon!);
  await put(6, 'confirmed', 'delivery', noon!, 1);
  await put(7, 'created', 'delivery', noon!);
  const { date } = shopTime(shop.now());
  await shop.database.execute(sql`
    INSERT INTO delivery_slots (type, date, from_time, to_time, taken) VALUES ('delivery', ${date}, '11:00', '13:30', 5)`);
  const none = { missing: 0, ready: 0, shipped: 0, delivered: 0 };
  for (const role of ['sales', 'warehouse'] as const)
    expect((await day(role)).slots).toEqual([
      {
        type: 'delivery',
        hours: { from: '09:00', to: '11:00' },
        ...none,
        delivered: 1,
        places: { taken: 0, total: 6 },
      },
      {
        ...{ type: 'delivery', hours: { from: '11:00', to: '13:30' } },
        ...{ missing: 1, ready: 1, shipped: 1, delivered: 0 },
        places: { taken: 5, total: 6 },
      },
      { type: 'pickup', hours: null, ...none, missing: 1, places: null },
    ]);
});

it('says since when the oldest waits, and to those who see money when the first runs out of time', async () => {
  await shop.database.execute(sql`
    UPDATE orders SET placed_at = '2026-01-02T10:00:00Z' WHERE id = ${made[1]}`);
  await shop.database.execute(sql`
    UPDATE orders SET payment_due_at = ${shop.now().toISOString()}::timestamptz + interval '2 hours' WHERE id = ${made[7]}`);
  await shop.database.execute(sql`
    INSERT INTO order_history (order_id, at, status, payment_status, actor_kind, actor_id)
    SELECT order_id, '2026-01-04T10:00:00Z', 'ready', payment_status, actor_kind, actor_id
    FROM order_history WHERE order_id = ${made[2]} LIMIT 1`);
  const waitingSince = {
    todo: '2026-01-02T10:00:00.000Z',
    uncollected: '2026-01-04T10:00:00.000Z',
  };
  const dueAt = new Date(shop.now().getTime() + 7_200_000).toISOString();
  expect(await day('sales')).toMatchObject({ waitingSince, dueAt });
  const ofWarehouse = await day('warehouse');
  expect(ofWarehouse).toMatchObject({ waitingSince });
  expect(ofWarehouse).not.toHaveProperty('dueAt');
  expect((await as('content').send('GET', '/staff/orders/today')).status).toBe(403);
});

it('names what sold lately and has few pieces left, without a price', async () => {
  const { database } = shop;
  const sell = async (article: string, product: { stock: number; isVirtual?: boolean }, pieces: number, order = 0) => {
    const id = await addProduct(database, { article, price: 4321, ...product });
    await database.execute(sql`
      UPDATE order_lines SET product_id = ${id}, quantity = ${pieces} WHERE order_id = ${made[order]}`);
    return id;
  };
  const most = await sell('few-1', { stock: 2 }, 9, 0);
  const few = await sell('few-2', { stock: 5 }, 5, 1);
  await sell('slow', { stock: 4 }, 3, 2);
  await sell('many', { stock: 6 }, 40, 3);
  await sell('virtual', { stock: 0, isVirtual: true }, 3, 4);
  await sell('cancelled', { stock: 0 }, 3, 5);
  const kit = await sell('kit', { stock: 1 }, 3, 6);
  await database.execute(sql`UPDATE catalogue_products SET is_kit_of_parts = true WHERE id = ${kit}`);
  await sell('long-ago', { stock: 0 }, 3, 7);
  const ago = (days: number) => new Date(shop.now().getTime() - days * 86_400_000).toISOString();
  await database.execute(sql`UPDATE orders SET placed_at = ${ago(29)} WHERE id IN (${made[0]}, ${made[1]})`);
  await database.execute(sql`UPDATE orders SET placed_at = ${ago(31)} WHERE id = ${made[7]}`);
  for (const role of ['sales', 'warehouse'] as const)
    expect((await day(role)).runningOut).toEqual({
      total: 2,
      articles: [
        { product_id: most, article: 'few-1', name: 'Producto few-1', stock: 2, sold: 9 },
        { product_id: few, article: 'few-2', name: 'Producto few-2', stock: 5, sold: 5 },
      ],
    });
});
