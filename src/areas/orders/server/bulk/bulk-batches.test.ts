import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';
import { cloneOrders } from './clone-orders.fixture.ts';

let shop: Shop;
let sales: Browser;
let confirmed: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  const buyer = await newAccount(shop);
  const product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  confirmed = (await buyer.send('POST', '/sale/order', pickupOrder)).body.orderId;
  await sales.send('POST', `/staff/orders/${confirmed}/status`, { status: 'confirmed', version: 1 });
});
afterAll(() => shop.stop());

async function moveOn(ids: readonly number[], action: unknown = 'next'): Promise<void> {
  const { body } = await sales.send('POST', '/staff/orders/bulk/preview', { action, selection: { ids } });
  const { jobId } = (await sales.send('POST', '/staff/orders/bulk', { previewId: body.previewId })).body;
  const state = async () => (await sales.send('GET', `/staff/jobs/${jobId}`)).body.state;
  await vi.waitFor(async () => expect(await state()).toBe('done'), { timeout: 30_000, interval: 20 });
}

/** The orders of each transaction of a bulk. */
async function takenBy(work: () => Promise<void>): Promise<unknown[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const queries = sent.mock.calls.map(([query]: readonly unknown[]) => query as { name?: string; values?: unknown[] });
  sent.mockRestore();
  return queries.filter(({ name }) => name === 'take-bulk-rows').map(({ values }) => values?.[1]);
}

// Otherwise it would take the numbers of invoices twice, between which it locks what others hold who wait for these.
it('moves orders to one status in a transaction, whichever their order', async () => {
  const ids = await cloneOrders(shop.database, confirmed, 4);
  const begun = [ids[0]!, ids[2]!];
  await moveOn(begun);
  const taken = await takenBy(() => moveOn(ids));
  expect(taken).toHaveLength(2);
  expect(taken).toEqual(expect.arrayContaining([begun, [ids[1], ids[3]]]));
  const { rows } = await shop.database.$client.query<{ status: string }>(
    'SELECT status FROM orders WHERE id = ANY ($1) ORDER BY id',
    [ids],
  );
  expect(rows.map(({ status }) => status)).toEqual(['ready', 'preparing', 'ready', 'preparing']);
});

it('confirms orders in a transaction, but for those that still take their goods', async () => {
  const ids = await cloneOrders(shop.database, confirmed, 4);
  const { $client } = shop.database;
  await $client.query(`UPDATE orders SET status = 'created', payment_status = 'pending' WHERE id = ANY ($1)`, [ids]);
  await $client.query(`UPDATE orders SET hold = 'waiting' WHERE id = ANY ($1)`, [[ids[1], ids[2]]]);
  const taken = await takenBy(() => moveOn(ids, { kind: 'status', status: 'confirmed' }));
  expect(taken).toEqual([ids, [ids[1]], [ids[2]]]);
  const { rows } = await $client.query<object>(
    `SELECT status, hold, (SELECT count(*)::int FROM audit_entries WHERE subject_kind = 'order' AND subject_id = orders.id::text
      AND verb = 'order.status') AS changes FROM orders WHERE id = ANY ($1)`,
    [ids],
  );
  expect(rows).toEqual(ids.map(() => ({ status: 'confirmed', hold: null, changes: 1 })));
});
