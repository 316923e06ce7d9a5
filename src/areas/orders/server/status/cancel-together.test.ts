import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#values/actor.ts';
import { addProduct, type Rules, startRules } from '../orders.fixture.ts';
import { lockOrders } from '../records/orders-together.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const member: Actor = { kind: 'staff', id: '7', device: 'counter' };
const slot = { type: 'pickup', date: '2026-03-02', from: '10:00', to: '12:00' };

async function place(product: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await rules.placeOrder(product)).id);
  return ids;
}
const cancel = (ids: readonly number[], reason: string | null = null) =>
  rules.database.transaction(async (tx) =>
    rules.orders.changeTogether(tx, await lockOrders(tx, ids), { actor: member, status: 'cancelled', reason }),
  );
const read = async <Row extends object>(query: SQL): Promise<Row[]> =>
  (await rules.database.execute(query)).rows as unknown as Row[];
const anyOf = (ids: readonly number[]) => sql`ANY (${sql.param(ids)}::bigint[])`;

it('gives back the goods of each once, with what was there after each movement', async () => {
  const product = await addProduct(rules.database, { article: '10-1', stock: 50 });
  const ids = await place(product, 4);
  const [before] = await read<{ stock: number }>(sql`SELECT stock FROM catalogue_products WHERE id = ${product}`);
  const taken = 50 - before!.stock;
  expect(taken).toBeGreaterThan(0);
  expect([...(await cancel(ids)).keys()]).toEqual(ids);
  expect((await cancel(ids)).size).toBe(0);
  expect(await read(sql`SELECT stock, held FROM catalogue_products WHERE id = ${product}`)).toEqual([
    { stock: 50, held: 0 },
  ]);
  const movements = await read<{ stock: number; before: number }>(sql`
    SELECT stock, stock - quantity AS before FROM inventory_movements WHERE product_id = ${product} ORDER BY id`);
  // Each begins where the one before has ended.
  expect(movements.slice(1).map((one) => one.before)).toEqual(movements.slice(0, -1).map(({ stock }) => stock));
  expect(movements.at(-1)!.stock).toBe(50);
});

it('gives back the place of each, and counts those that were only held', async () => {
  const ids = await place(await addProduct(rules.database, { article: '10-2', stock: 50 }), 3);
  const slots = [slot, { ...slot, from: '08:00', to: '10:00' }, slot] as const;
  await rules.database.execute(sql`INSERT INTO delivery_slots (type, date, from_time, to_time, taken, held)
    VALUES ('pickup', ${slot.date}, '08:00', '10:00', 5, 2), ('pickup', ${slot.date}, '10:00', '12:00', 5, 2)`);
  for (const [at, id] of ids.entries()) {
    const chosen = JSON.stringify({
      date: slot.date,
      slot: { from: slots[at]!.from, to: slots[at]!.to },
      hasPlace: true,
    });
    await rules.database
      .execute(sql`UPDATE orders SET hold = ${at === 2 ? 'unconfirmed' : null}, delivery = delivery || ${chosen}::jsonb
      WHERE id = ${id}`);
  }
  await cancel(ids);
  expect(
    await read(sql`SELECT from_time, taken, held FROM delivery_slots WHERE date = ${slot.date} ORDER BY from_time`),
  ).toEqual([
    { from_time: '08:00', taken: 4, held: 2 },
    { from_time: '10:00', taken: 3, held: 1 },
  ]);
  expect(
    await read(sql`SELECT DISTINCT delivery ? 'hasPlace' AS place, hold FROM orders WHERE id = ${anyOf(ids)}`),
  ).toEqual([{ place: false, hold: null }]);
});

it('keeps the reason with the change of each', async () => {
  const ids = await place(await addProduct(rules.database, { article: '10-3', stock: 50 }), 2);
  const changes = [...(await cancel(ids, 'Sin noticias')).values()];
  expect(await read(sql`SELECT field, after FROM audit_personal WHERE entry_id = ${anyOf(changes)}`)).toEqual(
    ids.map(() => ({ field: 'reason', after: 'Sin noticias' })),
  );
});

it('leaves those alone whose money has come, is on its way or has gone back', async () => {
  const ids = await place(await addProduct(rules.database, { article: '10-4', stock: 50 }), 3);
  for (const [at, paymentStatus] of ['paid', 'processing', 'refunded'].entries())
    await rules.database.execute(sql`UPDATE orders SET payment_status = ${paymentStatus} WHERE id = ${ids[at]!}`);
  expect((await cancel(ids)).size).toBe(0);
  expect(await read(sql`SELECT DISTINCT status FROM orders WHERE id = ${anyOf(ids)}`)).toEqual([{ status: 'created' }]);
});

it('never waits for one that gives back the same goods in another order, nor for a shopper who takes them', async () => {
  const one = await addProduct(rules.database, { article: '10-5', stock: 100 });
  const other = await addProduct(rules.database, { article: '10-6', stock: 100 });
  const first = [...(await place(one, 4)), ...(await place(other, 4))];
  const second = [...(await place(other, 4)), ...(await place(one, 4))];
  const placed = await Promise.all([cancel(first), cancel(second), place(one, 2), place(other, 2)]);
  expect([placed[0].size, placed[1].size]).toEqual([8, 8]);
  const rows = await read<{ stock: number; movements: number }>(sql`
    SELECT stock, 100 + (SELECT sum(quantity)::int FROM inventory_movements WHERE product_id = product.id) AS movements
    FROM catalogue_products product WHERE id IN (${one}, ${other})`);
  for (const { stock, movements } of rows) expect(stock).toBe(movements);
});
