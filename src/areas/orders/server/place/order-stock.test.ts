import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { actors, startRules, type Rules, addProduct, stockOf } from '../orders.fixture.ts';

let rules: Rules;

beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe('stock', () => {
  it('two hundred buyers after the last 20 pieces buy exactly 20', async () => {
    const product = await addProduct(rules.database, { article: 'last-pieces', stock: 20 });
    const buyers = Array.from({ length: 200 }, rules.newUser);
    await Promise.all(buyers.map((userId) => rules.fill(userId, product)));
    const outcomes = await Promise.all(buyers.map((userId) => rules.place(userId)));
    const refused = outcomes.filter((outcome) => outcome instanceof Failure);
    expect(outcomes.length - refused.length).toBe(20);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['products_unavailable']));
    expect(await stockOf(rules.database, product)).toBe(0);
    const { rows } = await rules.database.execute(sql`SELECT FROM order_lines WHERE product_id = ${product}`);
    expect(rows).toHaveLength(20);
    // A refused customer still has the basket.
    const refusedUser = buyers[outcomes.findIndex((outcome) => outcome instanceof Failure)]!;
    expect((await rules.basket.getOfUser(refusedUser, 'es')).list[0]).toMatchObject({ quantity: 1, available: false });
  });

  it('buyers of the same products in opposite order do not deadlock', async () => {
    const one = await addProduct(rules.database, { article: 'crossed-1', stock: 37 });
    const other = await addProduct(rules.database, { article: 'crossed-2', stock: 41 });
    const buyers = Array.from({ length: 60 }, (_, index) => ({
      userId: rules.newUser(),
      order: index % 2 ? [one, other] : [other, one],
    }));
    for (const { userId, order } of buyers)
      for (const product of order) await rules.fill(userId, product, 1 + (userId % 3));
    await Promise.all(buyers.map(({ userId }) => rules.place(userId)));
    const { rows } = await rules.database.execute<{ product_id: number; sold: number }>(
      sql`SELECT product_id, sum(quantity)::int AS sold FROM order_lines WHERE product_id IN (${one}, ${other}) GROUP BY 1`,
    );
    const sold = new Map(rows.map((row) => [row.product_id, row.sold]));
    expect((sold.get(one) ?? 0) + (await stockOf(rules.database, one))).toBe(37);
    expect((sold.get(other) ?? 0) + (await stockOf(rules.database, other))).toBe(41);
    expect(sold.get(one)).toBe(sold.get(other));
  });

  it('goes back once when ten cancel the order at once', async () => {
    const product = await addProduct(rules.database, { article: 'given-back', stock: 9 });
    const userId = rules.newUser();
    await rules.fill(userId, product, 4);
    const order = await rules.place(userId);
    if (order instanceof Failure) throw new Error(order.code);
    expect(await stockOf(rules.database, product)).toBe(5);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => rules.orders.forCustomer.cancel(actors.customer, userId, order.id, 'es')),
    );
    expect(outcomes.filter((outcome) => !(outcome instanceof Failure))).toHaveLength(1);
    expect(await stockOf(rules.database, product)).toBe(9);
  });

  it('of a virtual product never runs out', async () => {
    const product = await addProduct(rules.database, { article: 'gift-card', stock: 0, isVirtual: true });
    const userId = rules.newUser();
    await rules.fill(userId, product, 300);
    expect(await rules.place(userId)).toMatchObject({ status: 'created' });
  });
});
