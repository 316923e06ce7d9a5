import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { addProduct, homeDelivery, pickupOrder } from '../orders.fixture.ts';

interface Statement {
  readonly name?: string;
  readonly text: string;
}

let shop: Shop;
let product: number;
/** What runs within it counts; jobs, such as that of the order's mail, run outside. */
const counted = new AsyncLocalStorage<Statement[]>();
/** All that was sent, by whatever. */
const everything: Statement[] = [];
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'drill', stock: 500 });
  const { query } = pg.Client.prototype;
  const record = function (this: pg.Client, ...sent: unknown[]) {
    const [statement] = sent as [Statement | string];
    const one = typeof statement === 'string' ? { text: statement } : statement;
    everything.push(one);
    counted.getStore()?.push(one);
    return (query as (...all: unknown[]) => unknown).apply(this, sent);
  };
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(record as never);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

async function newGuest(email = 'ona@ejemplo.cat', ip?: string): Promise<Browser> {
  const guest = shop.browser({ ...(ip && { ip }) });
  const person = { name: 'Ona', lastName: 'Puig', email, agree: true };
  await guest.send('POST', '/sale/checkout-account', person);
  return guest;
}

async function order(guest: Browser, delivery: object): Promise<number[]> {
  const put = await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const read = await guest.send('GET', '/sale/basket');
  const placed = await guest.send('POST', '/sale/order', { ...pickupOrder, delivery });
  return [put.status, read.status, placed.status];
}

async function inDeliverySlot(guest: Browser): Promise<object> {
  const { body } = await guest.send('GET', '/service/delivery/init');
  const { date, from, to } = body.slots.find(
    ({ type, notFor }: DeliverySlot) => type === 'delivery' && !notFor.includes('transfer'),
  );
  return { ...homeDelivery, date, slot: { from, to } };
}

/** Adds copies of an order with its history and its mail: which plan is chosen depends on the size of the tables. */
async function copyOrder(copies: number): Promise<void> {
  const { rows } = await shop.database.$client.query<{ columns: string; values: string }>(`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns,
      string_agg(CASE WHEN column_name IN ('number', 'request_key', 'email') THEN format('copy || %I', column_name)
        ELSE quote_ident(column_name) END, ', ') AS values
    FROM information_schema.columns WHERE table_name = 'orders' AND column_name <> 'id' AND is_generated = 'NEVER'`);
  const { columns, values } = rows[0]!;
  await shop.database.$client.query(`
    WITH copied AS (
      INSERT INTO orders (${columns}) SELECT ${values}
      FROM (SELECT * FROM orders LIMIT 1) AS one, generate_series(1, ${copies}) AS copy RETURNING id, placed_at)
    INSERT INTO order_history (order_id, status, payment_status, at, actor_kind)
    SELECT id, 'created', 'pending', placed_at, 'unknown' FROM copied`);
  await shop.database.$client.query(`
    INSERT INTO limited_mails (job_id, queue, subject, mailbox, series, networks, mailbox_at, due_at, waits)
    SELECT gen_random_uuid(), queue, copy || subject, copy || mailbox, copy || series, networks, mailbox_at, due_at, waits
    FROM (SELECT * FROM limited_mails LIMIT 1) AS one, generate_series(1, ${copies}) AS copy`);
  await shop.database.$client.query(`
    INSERT INTO mail_places (network, mailbox, allowed, taken_at)
    SELECT 'network' || copy, 'mailbox' || copy, 30, now() FROM generate_series(1, ${copies}) AS copy`);
}

/** The plan of a prepared statement for any values; `EXPLAIN (GENERIC_PLAN)` needs PostgreSQL 16. */
async function genericPlanOf(text: string): Promise<string> {
  const client = await shop.database.$client.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE explained AS ${text}`);
    const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    const values = parameters > 0 ? `(${Array.from({ length: parameters }, () => 'NULL').join(', ')})` : '';
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE explained${values}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    client.release(true);
  }
}

/** What the connections have executed more than five times: after those PostgreSQL decides whether to plan it each time. */
async function plannedStatements(): Promise<{ name: string; isPlannedOnce: boolean }[]> {
  const pool = shop.database.$client;
  const connections = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const planned = await Promise.all(
    connections.map((connection) =>
      connection.query<{ name: string; isPlannedOnce: boolean }>(`
        SELECT name, generic_plans > 0 AS "isPlannedOnce" FROM pg_prepared_statements
        WHERE generic_plans + custom_plans > 5`),
    ),
  );
  for (const connection of connections) connection.release();
  return planned.flatMap(({ rows }) => rows);
}

const ordering = ['order-prepare', 'order-insert'];
/** Of which an order needs some rows of many. */
const tables = /order_history|inventory_kit_parts|limited_mails|mail_places/;

describe('a guest who adds to the basket, reads it and orders', () => {
  it('has its mail written by six statements, of which one stores it', async () => {
    const guest = await newGuest('mail@ejemplo.cat');
    expect(await order(guest, pickupOrder.delivery)).toEqual([200, 200, 200]);
    await vi.waitFor(() => expect(everything.some(({ name }) => name?.startsWith('sent-mail'))).toBe(true), 30_000);
    const reading = everything.slice(everything.findIndex(({ name }) => name === 'order-by-id'));
    expect(reading.map(({ name = '' }) => name).filter((name) => /^(order|payment|sent|mailbox)-/.test(name))).toEqual([
      'order-by-id',
      'payment-attempts',
      'payment-money-sums',
      'order-documents',
      'order-lines',
      'sent-mail-show',
    ]);
  });

  it.each([
    ['pickup', async () => pickupOrder.delivery],
    ['delivery in a slot with few places', inDeliverySlot],
  ])('needs at most 5 and 14 statements for %s, all of them prepared', async (_, deliveryFor) => {
    const opening: Statement[] = [];
    const guest = await counted.run(opening, () => newGuest());
    const delivery = await deliveryFor(guest);
    const statements: Statement[] = [];
    expect(await counted.run(statements, () => order(guest, delivery))).toEqual([200, 200, 200]);
    expect(opening.length).toBeLessThanOrEqual(5);
    expect(statements.length).toBeGreaterThan(8);
    expect(statements.length).toBeLessThanOrEqual(14);
    const unnamed = [...opening, ...statements].filter(({ name }) => !name).map(({ text }) => text);
    expect(unnamed).toEqual(['begin', 'commit', 'begin', 'commit']);
  });

  it('has its statements planned once for a connection, whatever the lengths of their arrays', async () => {
    const statements = new Map<string, boolean>();
    // Which connection takes an order depends on what its jobs do meanwhile.
    for (let person = 1; person <= 100 && !ordering.every((name) => statements.has(name)); person += 1) {
      const guest = await newGuest(`ona${person}@ejemplo.cat`, `10.0.0.${person}`);
      expect(await order(guest, pickupOrder.delivery)).toEqual([200, 200, 200]);
      if (person >= 18)
        for (const { name, isPlannedOnce } of await plannedStatements()) statements.set(name, isPlannedOnce);
    }
    expect([...statements].filter(([, isPlannedOnce]) => !isPlannedOnce)).toEqual([]);
    expect([...statements.keys()]).toEqual(expect.arrayContaining(ordering));
  });

  it('has neither the history of orders, the parts of kits nor counted mails read as a whole, in a database without statistics', async () => {
    const guest = await newGuest();
    const statements: Statement[] = [];
    await counted.run(statements, () => order(guest, pickupOrder.delivery));
    await copyOrder(10_000);
    const reading = statements.filter(({ text }) => tables.test(text));
    expect(reading.map(({ name }) => name)).toEqual(['order-prepare', 'lock-sale-products', 'order-insert']);
    for (const { text } of reading) {
      const plan = await genericPlanOf(text);
      expect(plan).not.toMatch(new RegExp(`Seq Scan on (${tables.source})`));
    }
  });
});
