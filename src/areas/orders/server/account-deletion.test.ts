import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { dayMs } from '#values/durations.ts';
import { eraseEndedOrders } from './erase-orders.ts';
import { addProduct, pickupOrder } from './orders.fixture.ts';

let shop: Shop;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
});
afterAll(() => shop.stop());

const inDays = (days: number): Date => new Date(shop.now().getTime() + days * dayMs);

it('deletes the viewed products with the account, after exporting them', async () => {
  const leaving = await newAccount(shop, { email: 'leaving@ejemplo.cat' });
  await leaving.send('POST', '/catalog/product/viewed', { product_ids: [product] });
  await leaving.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { body } = await leaving.send('GET', '/admin/user/export');
  expect(body).toMatchObject({
    viewedProducts: [{ productId: product, viewedAt: expect.any(String) }],
    basket: { count: 1 },
  });
  await leaving.send('DELETE', '/admin/user', { password: 'secreto2026' });
  const { rows } = await shop.database.execute(
    sql`SELECT user_id FROM catalogue_viewed_products WHERE user_id = ${body.user.id}`,
  );
  expect(rows).toEqual([]);
});

it('anonymises an order that is placed while its account is deleted', async () => {
  const anna = await newAccount(shop, { email: 'anna@ejemplo.cat' });
  await anna.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { id } = (await anna.send('GET', '/admin/user')).body;
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await shop.database.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(count);
    }, 30_000);
  const both = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM baskets WHERE user_id = ${id} FOR UPDATE`);
    const placed = anna.send('POST', '/sale/order', pickupOrder);
    await waiting(1);
    const deleted = anna.send('DELETE', '/admin/user', { password: 'secreto2026' });
    await waiting(2);
    return [placed, deleted];
  });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await shop.database.execute(
    sql`SELECT customer ->> 'email' AS email FROM orders WHERE user_id = ${id}`,
  );
  expect(rows).toEqual([{ email: '' }]);
});

it('anonymises the orders of a deleted account', async () => {
  const pere = await newAccount(shop, { email: 'pere@ejemplo.cat' });
  const { id } = (await pere.send('GET', '/admin/user')).body;
  await pere.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const document = { type: 'NIF', number: '12345678Z' };
  const order = {
    ...pickupOrder,
    customer: { ...pickupOrder.customer, document, organization: 'Pere Puig Reformes' },
    receiver: { name: 'Núria Puig', phone: '612345679' },
    comment: 'Preguntad por Pere Puig',
  };
  const placed = await pere.send('POST', '/sale/order', order);
  expect(placed.status).toBe(200);
  const statement = { orderId: placed.body.orderId, name: 'Pere Puig', statement: 'No me sirve', confirm: true };
  expect((await pere.send('POST', '/sale/order/withdraw', statement)).status).toBe(200);
  await shop.database.execute(sql`
    UPDATE orders SET delivery = delivery || '{"address": {"street": "Carrer Major"}}'::jsonb WHERE user_id = ${id}`);
  await pere.send('DELETE', '/admin/user', { password: 'secreto2026' });
  const { rows } = await shop.database.execute(
    sql`SELECT customer, receiver, comment, delivery -> 'address' AS address, delivery ->> 'type' AS type
      FROM orders WHERE user_id = ${id}`,
  );
  const nobody = { name: '', surname: '', email: '', phone: '', document: null, organization: null };
  expect(rows).toEqual([
    { customer: { type: 'individual', ...nobody }, receiver: null, comment: '', address: null, type: 'pickup' },
  ]);
  expect((await shop.database.execute(sql`SELECT FROM users WHERE id = ${id}`)).rows).toEqual([]);
  const withdrawn = await shop.database.execute(
    sql`SELECT name, statement FROM returns WHERE order_id = ${placed.body.orderId}`,
  );
  expect(withdrawn.rows).toEqual([{ name: '', statement: '' }]);
});

it('keeps of an order under way what it takes to deliver it, and erases that when it has ended', async () => {
  const joan = await newAccount(shop, { email: 'joan@ejemplo.cat' });
  await joan.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const receiver = { name: 'Rosa Vila', phone: '612345679' };
  const order = { ...pickupOrder, receiver, comment: 'Al portal del costat' };
  const { orderId } = (await joan.send('POST', '/sale/order', order)).body;
  const sales = await signInAs(shop, 'sales');
  const show = async () => (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;
  await sales.send('POST', `/staff/orders/${orderId}/notes`, { text: 'Truca abans' });
  const { money } = await show();
  await sales.send('POST', `/staff/orders/${orderId}/paid`, { amount: money.due, method: 'cash' });
  const placed = await show();

  expect((await joan.send('DELETE', '/admin/user', { password: 'secreto2026' })).status).toBe(200);
  expect((await joan.send('GET', '/admin/user')).status).toBe(401);
  const { customer, delivery, comment, notes } = placed;
  const kept = await show();
  expect(kept).toMatchObject({ customer, receiver: placed.receiver, delivery, comment, notes });
  expect(kept.timeline.at(-1)).toMatchObject({
    verb: 'order.erase',
    actor: { kind: 'shopper' },
    changes: [{ field: 'personalData', before: null, after: 'at_end' }],
    canUndo: false,
  });

  for (const status of ['preparing', 'ready', 'delivered']) {
    await eraseEndedOrders(shop.database, inDays(30));
    const { version } = await show();
    expect((await sales.send('POST', `/staff/orders/${orderId}/status`, { status, version })).status).toBe(200);
  }
  // The mail that it was delivered goes first, and what is to be paid back waits for whom it is owed to.
  await eraseEndedOrders(shop.database, inDays(0.9));
  const lines = [{ position: 0, quantity: 1 }];
  const announced = await sales.send('POST', `/staff/orders/${orderId}/returns`, { lines });
  await eraseEndedOrders(shop.database, inDays(30));
  expect((await show()).customer).toEqual(customer);
  const { reference, refund } = announced.body.order.returns[0];
  await sales.send('POST', `/staff/orders/${orderId}/returns/${reference}/received`, { lines });
  await sales.send('POST', `/staff/orders/${orderId}/returns/${reference}/refund`, { amount: refund });
  await eraseEndedOrders(shop.database, inDays(30));
  const after = await show();
  expect(after).toMatchObject({
    ...{ status: 'returned', receiver: null, comment: '', notes: [] },
    customer: { name: '', surname: '', phone: '', email: '' },
  });
  expect(after.timeline.at(-1)).toMatchObject({
    verb: 'order.erase',
    actor: { kind: 'job', id: 'erase-finished-orders' },
    changes: [{ field: 'personalData', before: null, after: 'erased' }],
  });
  expect(JSON.stringify(after)).not.toMatch(/Rosa Vila|Truca abans|portal del costat|joan@/);
  await eraseEndedOrders(shop.database, inDays(30));
  expect((await show()).timeline).toHaveLength(after.timeline.length);
});
