import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Actor } from '#values/actor.ts';
import { actors, addProduct, type Rules, startRules } from '../orders.fixture.ts';
import { lockOrders } from '../records/orders-together.ts';
import type { TogetherStatus } from './change-status-together.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: '57-84258', stock: 500 });
});
afterAll(() => rules.stop());

type Stored = Readonly<Record<'status' | 'paymentStatus' | 'type', string>>;

async function place(count: number, { status, paymentStatus, type }: Stored): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await rules.placeOrder(product)).id);
  await rules.database.execute(sql`
    UPDATE orders SET status = ${status}, payment_status = ${paymentStatus}, network = 'a network', hold = NULL,
      placed_at = placed_at - interval '1 day',
      delivery = jsonb_set(delivery, '{type}', to_jsonb(${type}::text)) || '{"readyAt": "2026-01-02T09:00:00.000Z"}'
    WHERE id = ANY (${sql.param(ids)}::bigint[])`);
  return ids;
}

const member: Actor = { kind: 'staff', id: '7', device: 'counter' };
const moveTogether = (ids: readonly number[], status: TogetherStatus, actor = member) =>
  rules.database.transaction(async (tx) =>
    rules.orders.changeTogether(tx, await lockOrders(tx, ids), { actor, status }),
  );

/** All that a change of status writes about an order, but for what is its own. */
async function whatIsStoredOf(id: number): Promise<unknown> {
  const rowsOf = (table: string, own: string, fits: SQL, by = 'id') => sql`(
    SELECT json_agg(to_jsonb(part) - ${own}::text[] ORDER BY part.${sql.raw(by)}, part.id) FROM ${sql.raw(table)} part WHERE ${fits})`;
  const { rows } = await rules.database.execute<{ number: string; userId: string; all: unknown }>(sql`
    SELECT number, user_id AS "userId", json_build_object(
      'order', to_jsonb(one) - '{id,number,request_key,user_id,email,customer,placed_at,updated_at,seen,device_key}'::text[],
      'history', ${rowsOf('order_history', '{id,order_id,at}', sql`order_id = one.id`)},
      'log', ${rowsOf('audit_entries', '{id,subject_id,at}', sql`subject_kind = 'order' AND subject_id = one.id::text`)},
      'mails', ${rowsOf('pgboss.job', '{id,created_on,start_after,keep_until}', sql`data @> jsonb_build_object('orderId', one.id)`, 'created_on')},
      'payments', ${rowsOf('payments', '{id,order_id,reference,created_at,updated_at,expires_at}', sql`order_id = one.id`)},
      'movements', ${rowsOf('inventory_movements', '{id,stock,at}', sql`order_number = one.number`)},
      'documents', ${rowsOf('order_documents', '{id,order_id,number,sequence,issued_at,issued_on,taken_on}', sql`order_id = one.id`)}) AS "all"
    FROM orders one WHERE id = ${id}`);
  const { number, userId, all } = rows[0]!;
  const text = JSON.stringify(all).replaceAll(number, '26-1').replaceAll(`"orderId":${id}`, '"orderId":1');
  return JSON.parse(text.replaceAll(`"${userId}"`, '"1"').replace(/(T-26-|"change":)\d+/g, '$11'));
}

const stored = (['pending', 'paid'] as const).flatMap((paymentStatus): [TogetherStatus, Stored][] => [
  ['confirmed', { status: 'created', paymentStatus, type: 'pickup' }],
  ['confirmed', { status: 'created', paymentStatus, type: 'delivery' }],
  ['preparing', { status: 'confirmed', paymentStatus, type: 'pickup' }],
  ['ready', { status: 'preparing', paymentStatus, type: 'pickup' }],
  ['shipped', { status: 'preparing', paymentStatus, type: 'delivery' }],
  ['delivered', { status: 'ready', paymentStatus, type: 'pickup' }],
  ['delivered', { status: 'shipped', paymentStatus, type: 'delivery' }],
]);
for (const status of ['created', 'confirmed', 'preparing', 'ready'])
  for (const paymentStatus of ['pending', 'failed'])
    stored.push(['cancelled', { status, paymentStatus, type: 'pickup' }]);
const moves = [member, actors.shop].flatMap((actor) => stored.map((one) => [...one, actor] as const));

it.each(moves)('moves orders to %s as each of them is moved alone: %o, by %o', async (status, before, actor) => {
  const [alone, ...together] = (await place(3, before)) as [number, number, number];
  const moved = await rules.database.transaction((tx) => rules.orders.changeStatus(tx, alone, { actor, status }));
  expect(moved?.status).toBe(status);
  expect([...(await moveTogether(together, status, actor)).keys()]).toEqual(together);
  const expected = await whatIsStoredOf(alone);
  for (const id of together) expect(await whatIsStoredOf(id)).toEqual(expected);
});

it('leaves those alone that may not be moved so, or have no goods yet', async () => {
  const [sold, held, waiting] = (await place(3, { status: 'confirmed', paymentStatus: 'paid', type: 'pickup' })) as [
    number,
    number,
    number,
  ];
  await rules.database.execute(sql`UPDATE orders SET status = 'delivered' WHERE id = ${sold}`);
  await rules.database.execute(sql`UPDATE orders SET hold = 'unconfirmed' WHERE id = ${held}`);
  await rules.database.execute(sql`UPDATE orders SET hold = 'waiting' WHERE id = ${waiting}`);
  const before = await Promise.all([sold, held, waiting].map(whatIsStoredOf));
  expect(await moveTogether([sold, held, waiting], 'preparing')).toEqual(new Map());
  expect(await Promise.all([sold, held, waiting].map(whatIsStoredOf))).toEqual(before);
});

it('writes history and log of all of them by one statement each', async () => {
  const ids = await place(5, { status: 'preparing', paymentStatus: 'paid', type: 'pickup' });
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await moveTogether(ids, 'ready');
  const texts = sent.mock.calls.map(([first]: readonly unknown[]) =>
    typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''),
  );
  sent.mockRestore();
  for (const table of ['audit_entries', 'order_history'])
    expect([table, texts.filter((text) => text.includes(`INSERT INTO ${table}`)).length]).toEqual([table, 1]);
});

// By it the timeline of an order knows that they are the same change, which it shows once.
it('writes history and log of a change with the same moment, however the clock runs', async () => {
  const ids = await place(3, { status: 'confirmed', paymentStatus: 'paid', type: 'pickup' });
  rules.letTimePass();
  await moveTogether(ids, 'preparing');
  const { rows } = await rules.database.execute<{ same: number }>(sql`
    SELECT count(*)::int AS same FROM order_history made
    JOIN audit_entries logged ON logged.subject_kind = 'order' AND logged.subject_id = made.order_id::text AND logged.at = made.at
    WHERE made.order_id = ANY (${sql.param(ids)}::bigint[]) AND made.status = 'preparing'`);
  expect(rows[0]!.same).toBe(3);
});
