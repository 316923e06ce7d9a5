import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { BulkJob } from '../../staff-bulk-calls.ts';
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

async function moveOn(ids: readonly number[], action: unknown = 'next'): Promise<BulkJob> {
  const { body } = await sales.send('POST', '/staff/orders/bulk/preview', { action, selection: { ids } });
  const { jobId } = (await sales.send('POST', '/staff/orders/bulk', { previewId: body.previewId })).body;
  const read = async (): Promise<BulkJob> => (await sales.send('GET', `/staff/jobs/${jobId}`)).body;
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), { timeout: 30_000, interval: 20 });
  return read();
}

/** The orders of each transaction of a bulk. */
async function takenBy(work: () => Promise<unknown>): Promise<unknown[]> {
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

/** How often a table is written while something is done. */
async function writesOf(table: string, work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = sent.mock.calls.map(([query]: readonly unknown[]) =>
    typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''),
  );
  sent.mockRestore();
  return texts.filter((text) => new RegExp(`(INSERT INTO|UPDATE) "?${table}"?[ (]`, 'i').test(text)).length;
}

it('cancels orders in a transaction, of which one that was refunded has its own', async () => {
  const ids = await cloneOrders(shop.database, confirmed, 4);
  await shop.database.$client.query(`UPDATE orders SET payment_status = 'refunded' WHERE id = $1`, [ids[1]]);
  const taken = await takenBy(() => moveOn(ids, { kind: 'cancel', reason: 'Sin noticias' }));
  expect(taken).toEqual([ids, [ids[1]]]);
  const { rows } = await shop.database.$client.query<object>(
    `SELECT status, (SELECT count(*)::int FROM audit_entries JOIN audit_personal ON entry_id = audit_entries.id
        WHERE subject_kind = 'order' AND subject_id = orders.id::text AND field = 'reason') AS reasons,
      (SELECT sum(quantity)::int FROM inventory_movements WHERE order_number = orders.number) AS taken
     FROM orders WHERE id = ANY ($1)`,
    [ids],
  );
  expect(rows).toEqual(ids.map(() => ({ status: 'cancelled', reasons: 1, taken: 0 })));
});

it('tags and gives orders together, each by itself where somebody has changed it, and takes all of it back together', async () => {
  const ids = await cloneOrders(shop.database, confirmed, 5);
  const other = await signInAs(shop, 'warehouse');
  const body = { action: { kind: 'tag', add: ['obra'] }, selection: { ids } };
  const { previewId } = (await sales.send('POST', '/staff/orders/bulk/preview', body)).body;
  await other.send('PUT', `/staff/orders/${ids[1]}`, { changes: [{ field: 'tags', from: [], to: ['urgente'] }] });
  await other.send('PUT', `/staff/orders/${ids[2]}`, { changes: [{ field: 'trackingNumber', from: null, to: 'ES1' }] });
  const read = async (): Promise<BulkJob> => (await sales.send('GET', `/staff/jobs/${previewId}`)).body;
  const tagged = async () => {
    await sales.send('POST', '/staff/orders/bulk', { previewId });
    await vi.waitFor(async () => expect((await read()).state).toBe('done'), { timeout: 30_000, interval: 20 });
  };
  expect(await writesOf('audit_entries', tagged)).toBe(2);
  const job = await read();
  expect([job.done, job.refused]).toMatchObject([4, [{ orderId: ids[1], code: 'changed_since' }]]);
  const stored = async () => {
    const { rows } = await shop.database.$client.query<{ tags: string[]; tracking: string | null }>(
      `SELECT tags, tracking_number AS tracking FROM order_work WHERE order_id = ANY ($1) ORDER BY order_id`,
      [ids],
    );
    return rows.map(({ tags, tracking }) => [...tags, tracking]);
  };
  expect(await stored()).toEqual([
    ['obra', null],
    ['urgente', null],
    ['obra', 'ES1'],
    ['obra', null],
    ['obra', null],
  ]);
  await other.send('PUT', `/staff/orders/${ids[4]}`, { changes: [{ field: 'tags', from: ['obra'], to: ['otra'] }] });
  let undone: BulkJob | undefined;
  const undo = async () => {
    undone = (await sales.send('POST', `/staff/changes/${job.change!.id}/undo`)).body.job;
  };
  // The line of the undo itself, and those of what it takes back.
  expect(await writesOf('audit_entries', undo)).toBe(2);
  expect([undone!.done, undone!.refused]).toMatchObject([3, [{ orderId: ids[4], code: 'changed_since' }]]);
  expect(await stored()).toEqual([[null], ['urgente', null], ['ES1'], [null], ['otra', null]]);
  const { rows } = await shop.database.$client.query<object>(
    `SELECT count(*)::int AS lines, count(DISTINCT undoes)::int AS undone FROM audit_entries
     WHERE subject_id = ANY ($1) AND undoes IS NOT NULL`,
    [ids.map(String)],
  );
  expect(rows).toEqual([{ lines: 3, undone: 3 }]);
});

it('takes the steps of orders back together, and leaves those that have gone on', async () => {
  const ids = await cloneOrders(shop.database, confirmed, 5);
  const { change } = await moveOn(ids);
  const { body } = await sales.send('POST', `/staff/orders/${ids[2]}/status`, { status: 'ready', version: 3 });
  expect(body.order.status).toBe('ready');
  let undone: BulkJob | undefined;
  const undo = async () => {
    undone = (await sales.send('POST', `/staff/changes/${change!.id}/undo`)).body.job;
  };
  expect(await writesOf('order_history', undo)).toBe(1);
  expect([undone!.done, undone!.refused]).toMatchObject([4, [{ orderId: ids[2], code: 'changed_since' }]]);
  const { rows } = await shop.database.$client.query<{ status: string }>(
    `SELECT status, (SELECT count(*)::int FROM audit_entries undoing JOIN audit_entries undone ON undone.id = undoing.undoes
       WHERE undone.subject_id = orders.id::text AND undone.bulk = $2) AS undone FROM orders WHERE id = ANY ($1) ORDER BY id`,
    [ids, change!.id],
  );
  const back = { status: 'confirmed', undone: 1 };
  expect(rows).toEqual([back, back, { status: 'ready', undone: 0 }, back, back]);
});
