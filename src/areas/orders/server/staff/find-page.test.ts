import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { Queryable } from '#platform/database/database.ts';
import { cloneOrders } from '../bulk/clone-orders.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';
import { orders } from '../records/orders-tables.ts';
import { staffOrderSorts } from '../../staff-calls.ts';
import { findPage, type OrderSort } from './find-page.ts';

const count = 60;
const limit = 7;

let shop: Shop;
let sales: Browser;
let placed: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  const product = await addProduct(shop.database, { article: '57-84258', stock: 5 });
  const buyer = await newAccount(shop);
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { body } = await buyer.send('POST', '/sale/order', pickupOrder);
  placed = body.orderId;
  await cloneOrders(shop.database, placed, count - 1);
  // Days, hours and sums that several have, and some have none.
  await shop.database.execute(sql`
    UPDATE orders SET placed_at = placed_at - (id % 11) * interval '1 hour', price = (id * 7919) % 40 * 100, total = 4000,
      number = (20 + id % 7) || '-' || lpad((id * 7919 % 100000)::text, 6, '0'),
      payment = CASE WHEN id % 3 = 0 THEN 'card' ELSE 'transfer' END,
      delivery = delivery || CASE WHEN id % 5 = 0 THEN '{"date": null, "slot": null}'::jsonb
        ELSE jsonb_build_object('date', '2026-03-0' || id % 4 + 1, 'slot', CASE WHEN id % 4 = 1 THEN NULL
          ELSE jsonb_build_object('from', '1' || id % 3 || ':00', 'to', '19:00') END) END`);
  await shop.database.execute(sql`
    INSERT INTO order_work (order_id, assignee) SELECT id, CASE WHEN id % 4 = 0 THEN (SELECT min(id) FROM staff_members) END
    FROM orders WHERE id % 2 = 0`);
});
afterAll(() => shop.stop());

const sorted: Readonly<Record<OrderSort, string>> = {
  date_desc: 'placed_at DESC, id DESC',
  date_asc: 'placed_at, id',
  slot_asc: 'delivery_date NULLS FIRST, slot_from NULLS FIRST, id',
  price_desc: 'price DESC, id DESC',
  price_asc: 'price, id',
  number_asc: 'number',
};

it.each(staffOrderSorts)('finds each page by %s, however deep it is looked for', async (sort) => {
  const { database } = shop;
  for (const fits of [undefined, sql`${orders.payment} = 'card'`, sql`${orders.price} < 0`]) {
    const { rows } = await database.execute<{ id: number }>(
      sql`SELECT id FROM orders ${fits ? sql`WHERE ${fits}` : sql``} ORDER BY ${sql.raw(sorted[sort])}`,
    );
    const all = rows.map(({ id }) => id);
    for (const isCounted of [true, false])
      for (const deepFrom of [0, 20, 1000])
        for (let offset = 0; offset < all.length + 2 * limit; offset += limit) {
          const page = { fits, sort, limit, offset, isCounted, count: async () => all.length };
          const expected = { ids: all.slice(offset, offset + limit), total: all.length };
          expect([offset, deepFrom, await findPage(database, page, deepFrom)]).toEqual([offset, deepFrom, expected]);
        }
  }
});

it('counts what nobody works on, alone and with other filters', async () => {
  const totalOf = async (filters: object) =>
    (await sales.send('POST', '/staff/orders/list', { filters: { assignee: 'nobody', ...filters }, limit: 96 })).body;
  for (const filters of [{}, { payment: ['card'] }, { payment: ['bizum'] }]) {
    const { total, orders: rows } = await totalOf(filters);
    expect([filters, total]).toEqual([filters, rows.length]);
  }
  expect((await totalOf({})).total).toBe(count - count / 4);
});

it('counts the delivered as what is left of the others', async () => {
  await shop.database.execute(
    sql`UPDATE orders SET status = CASE WHEN id % 10 = 0 THEN 'created' ELSE 'delivered' END`,
  );
  const list = async (filters: object) => (await sales.send('POST', '/staff/orders/list', { filters, limit: 96 })).body;
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const { total, orders: rows } = await list({ status: ['delivered', 'returned'] });
  // But for the counts of the views, which are read from indexes of their own.
  const counted = sent.mock.calls.filter(([query]: readonly unknown[]) => {
    const { text = '' } = query as { text?: string };
    return text.startsWith('select count(*)') && !text.startsWith('select count(*) FILTER');
  });
  expect(counted.length).toBeGreaterThan(0);
  sent.mockRestore();
  expect([total, rows.length]).toEqual([count * 0.9, count * 0.9]);
  expect(JSON.stringify(counted)).not.toContain('delivered');
  for (const filters of [{ payment: ['card'] }, { assignee: 'nobody' }]) {
    const both = await list({ status: ['delivered'], ...filters });
    expect([filters, both.total]).toEqual([filters, both.orders.length]);
    expect(both.total).toBeLessThan(count * 0.9);
  }
  await shop.database.execute(sql`UPDATE orders SET status = 'created'`);
});

it('counts the views once, however deep the page is', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  for (const page of [1, 60]) {
    sent.mockClear();
    const { body } = await sales.send('POST', '/staff/orders/list', { page, limit: 96 });
    expect([body.total, body.counts.all, body.orders.length]).toEqual([count, count, page === 1 ? count : 0]);
    const texts = sent.mock.calls.map(([first]: readonly unknown[]) =>
      typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''),
    );
    expect(texts.filter((text) => text.includes('count(*) FILTER (WHERE'))).toHaveLength(1);
  }
  sent.mockRestore();
});

it('finds a page near the end of a list to which orders are added while it is read', async () => {
  const { database } = shop;
  const { rows } = await database.execute<{ id: number }>(sql`SELECT id FROM orders ORDER BY placed_at, id`);
  const all = rows.map(({ id }) => id);
  const offset = all.length - 2 * limit;
  const page = { fits: undefined, sort: 'date_asc', limit, offset, isCounted: true } as const;
  const count = async (source: Queryable): Promise<number> => {
    const counted = await source.$count(orders);
    const [id] = await cloneOrders(database, placed, 1);
    const latest = sql`(SELECT max(placed_at) + interval '1 hour' FROM orders)`;
    await database.update(orders).set({ placedAt: latest }).where(eq(orders.id, id!));
    return counted;
  };
  expect((await findPage(database, { ...page, count }, 0)).ids).toEqual(all.slice(offset, offset + limit));
  const next = await findPage(database, { ...page, offset: offset + limit, count }, 0);
  expect(next.ids).toEqual(all.slice(offset + limit));
});
