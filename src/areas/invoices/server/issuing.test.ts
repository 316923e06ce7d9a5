import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shopTime } from '#values/shop-time.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { company, type DocumentRules, invoicesWith, startDocuments } from './documents.fixture.ts';
import { actors } from '#areas/orders/server/orders.fixture.ts';

let rules: DocumentRules['rules'];
let place: DocumentRules['place'];
let pay: DocumentRules['pay'];
let placePaid: DocumentRules['placePaid'];
let documentOf: DocumentRules['documentOf'];
beforeAll(async () => {
  ({ rules, place, pay, placePaid, documentOf } = await startDocuments());
});
afterAll(() => rules.stop());

describe('numbers', () => {
  it('are consecutive in each series when 50 documents are issued at once', async () => {
    const orders: StoredOrder[] = [];
    for (let index = 0; index < 50; index += 1)
      orders.push(await place([{ price: 1000, quantity: 1 }], { ...(index % 2 && { request: company }) }));
    await Promise.all(orders.map(pay));
    const issued = await Promise.all(orders.map(documentOf));
    for (const series of ['F', 'T']) {
      const serials = issued
        .filter(({ number }) => number.startsWith(series))
        .map(({ number }) => Number(number.slice(5)))
        .toSorted((one, other) => one - other);
      expect(serials).toEqual(Array.from({ length: 25 }, (_, index) => serials[0]! + index));
    }
    const { rows } = await rules.database.execute<{ series: string; gaps: number }>(sql`
      SELECT left(number, 4) AS series, (max(right(number, 5)::int) - count(*))::int AS gaps
      FROM order_documents GROUP BY 1`);
    expect(rows.map(({ gaps }) => gaps)).toEqual(rows.map(() => 0));
  });

  it('are given back when the transaction fails', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    await rules.database.execute(sql`
      ALTER TABLE order_documents ADD CONSTRAINT refuse CHECK (order_id <> ${sql.raw(String(order.id))}) NOT VALID`);
    await expect(pay(order)).rejects.toThrow();
    await rules.database.execute(sql`ALTER TABLE order_documents DROP CONSTRAINT refuse`);
    const next = await documentOf(await placePaid([{ price: 1000, quantity: 1 }]));
    await pay(order);
    const last = await documentOf(order);
    expect(Number(last.number.slice(5))).toBe(Number(next.number.slice(5)) + 1);
  });

  it('start again with the year of the shop’s clock', async () => {
    rules.passDays(60);
    const { number } = await documentOf(await placePaid([{ price: 1000, quantity: 1 }]));
    expect(number).toBe('T-27-00001');
    rules.passDays(-60);
  });
});

describe('issuing', () => {
  const documentsOf = async (order: StoredOrder) =>
    (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.documents.map(({ kind, number }) => [
      kind,
      number[0],
    ]);
  const withSettings = (change: { isDemo?: boolean; isOn?: boolean; series?: string }) =>
    invoicesWith(rules.database, { isDemo: false, ...change }, () => new Date('2026-11-21T09:00:00Z'));

  it('happens when the order is paid, not at the download', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    expect(await documentsOf(order)).toEqual([]);
    await pay(order);
    expect(await documentsOf(order)).toEqual([['simplified', 'T']]);
    const issued = (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.documents;
    rules.passDays(1);
    await documentOf(order);
    expect((await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.documents).toEqual(issued);
    rules.passDays(-1);
  });

  const unpaid = async (requests: readonly (typeof company | undefined)[]): Promise<StoredOrder[]> => {
    const orders: StoredOrder[] = [];
    for (const request of requests)
      orders.push(await place([{ price: 1000, quantity: 1 }], { ...(request && { request }) }));
    return orders.map((order) => ({ ...order, status: 'confirmed', paymentStatus: 'paid' }) as const);
  };

  it('of several orders takes numbers in a row, by a statement for each kind, full ones first', async () => {
    const [first, second, third] = (await unpaid([undefined, company, undefined])) as [
      StoredOrder,
      StoredOrder,
      StoredOrder,
    ];
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const issue = () =>
      rules.database.transaction((tx) => withSettings({}).issueForAll(tx, actors.shop, [first, second, third]));
    await issue();
    const queries = sent.mock.calls.map(
      ([query]: readonly unknown[]) => query as { name?: string; values?: unknown[] },
    );
    sent.mockRestore();
    const named = (wanted: string) => queries.filter(({ name }) => name === wanted);
    // In this order for whatever is issued: two transactions never wait for each other.
    expect(named('lock-number-series').map(({ values }) => values)).toEqual([['F'], ['T']]);
    expect(named('new-invoices')).toHaveLength(2);
    const serials = await Promise.all(
      [first, third].map(async (order) => Number((await documentOf(order)).number.slice(5))),
    );
    expect(serials[1]).toBe(serials[0]! + 1);
    expect(await documentsOf(second)).toEqual([['full', 'F']]);
    await issue();
    expect(await documentsOf(first)).toEqual([['simplified', 'T']]);
  });

  it('happens when the goods are handed over before they are paid', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const change = (status: 'confirmed' | 'preparing' | 'ready' | 'delivered') =>
      rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, { actor: actors.shop, status }));
    for (const status of ['confirmed', 'preparing', 'ready'] as const) await change(status);
    expect(await documentsOf(order)).toEqual([]);
    await change('delivered');
    expect(await documentsOf(order)).toEqual([['simplified', 'T']]);
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, order.id, { actor: actors.shop, paymentStatus: 'paid' }),
    );
    expect(await documentsOf(order)).toEqual([['simplified', 'T']]);
  });

  it('does not happen for a transfer that arrives after the order was cancelled', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const change = (to: Parameters<DocumentRules['rules']['orders']['changeStatus']>[2]) =>
      rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));
    await change({ actor: actors.shop, status: 'cancelled' });
    expect(await change({ actor: actors.shop, paymentStatus: 'paid' })).toMatchObject({ paymentStatus: 'paid' });
    await change({ actor: actors.shop, paymentStatus: 'refunded' });
    expect(await documentsOf(order)).toEqual([]);
  });

  it('is undone with the change that called for it', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const failing = rules.database.transaction(async (tx) => {
      await rules.orders.changeStatus(tx, order.id, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
      throw new Error('lost');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await documentsOf(order)).toEqual([]);
  });

  it('takes a number of the shop’s own series; earlier invoices keep theirs', async () => {
    const earlier = await documentOf(await placePaid([{ price: 1000, quantity: 1 }]));
    const order = await place([{ price: 1000, quantity: 1 }]);
    const sold = { ...order, status: 'confirmed', paymentStatus: 'paid' } as const;
    await rules.database.transaction((tx) => withSettings({ series: 'ZGZ' }).issueFor(tx, actors.shop, sold));
    expect(await documentOf(order)).toMatchObject({ number: 'ZGZ-T-26-00001' });
    const { rows } = await rules.database.execute(
      sql`SELECT 1 FROM order_documents WHERE number = ${earlier.number} AND facts->>'number' = number`,
    );
    expect(rows).toHaveLength(1);
  });

  it('does not happen while invoicing is off', async () => {
    const order = await place([{ price: 1000, quantity: 1 }]);
    const sold = { ...order, status: 'confirmed', paymentStatus: 'paid' } as const;
    const off = withSettings({ isOn: false });
    await rules.database.transaction((tx) => off.issueFor(tx, actors.shop, sold));
    await off.issueMissing();
    expect(await documentsOf(order)).toEqual([]);
    expect(await off.find(order.userId, order.id)).toMatchObject({ code: 'no_invoice_yet' });
  });

  it('is made up once for orders of an earlier version, but not for those before invoicing began', async () => {
    const old = await place([{ price: 1000, quantity: 1 }]);
    rules.passDays(1);
    const recent = await place([{ price: 1000, quantity: 1 }]);
    rules.passDays(-1);
    await rules.database.execute(sql`
      WITH paid AS (UPDATE orders SET payment_status = 'paid' WHERE id IN (${old.id}, ${recent.id}) RETURNING id, placed_at)
      INSERT INTO order_history (order_id, status, payment_status, at, actor_kind)
      SELECT id, 'created', 'paid', placed_at, 'unknown' FROM paid`);
    await rules.database.execute(sql`UPDATE order_documents_start SET day = ${shopTime(recent.placedAt).date}`);
    const documents = withSettings({});
    await Promise.all([documents.issueMissing(), documents.issueMissing()]);
    await documents.issueMissing();
    expect(await documentsOf(recent)).toEqual([['simplified', 'T']]);
    expect(await documentsOf(old)).toEqual([]);
    await rules.database.transaction((tx) =>
      rules.orders.changeStatus(tx, old.id, { actor: actors.shop, status: 'confirmed' }),
    );
    expect(await documentsOf(old)).toEqual([]);
    await rules.database.execute(sql`UPDATE order_documents_start SET day = '1970-01-01'`);
    await rules.orders.issueMissingInvoices();
    expect(await documentsOf(old)).toEqual([['simplified', 'T']]);
  });

  it('begins on the day on which a shop first runs with invoicing on', async () => {
    await rules.database.execute(sql`DELETE FROM order_documents_start`);
    await withSettings({}).issueMissing();
    await withSettings({ isDemo: true }).issueMissing();
    const { rows } = await rules.database.execute(sql`SELECT day::text FROM order_documents_start`);
    expect(rows).toEqual([{ day: '2026-11-21' }]);
    await rules.database.execute(sql`UPDATE order_documents_start SET day = '1970-01-01'`);
  });
});
