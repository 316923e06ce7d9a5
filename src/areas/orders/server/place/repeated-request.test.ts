import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { orderRequest } from '../../contract.ts';
import { startRules, type Rules, addProduct, stockOf, pickupOrder } from '../orders.fixture.ts';

let rules: Rules;

beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const countOrders = async (userId: number): Promise<number> => {
  const { rows } = await rules.database.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM orders WHERE user_id = ${userId}`,
  );
  return rows[0]!.n;
};

describe('the same request', () => {
  const buyerOf = async (article: string): Promise<{ userId: number; product: number }> => {
    const product = await addProduct(rules.database, { article, stock: 50 });
    const userId = rules.newUser();
    await rules.fill(userId, product, 2);
    return { userId, product };
  };

  it('fifty times at once with one key makes one order', async () => {
    const { userId, product } = await buyerOf('same-key');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => rules.place(userId, 'key:a')));
    expect(new Set(outcomes.map((outcome) => (outcome instanceof Failure ? outcome.code : outcome.id))).size).toBe(1);
    expect(outcomes[0]).not.toBeInstanceOf(Failure);
    expect(await countOrders(userId)).toBe(1);
    expect(await stockOf(rules.database, product)).toBe(48);
    await rules.fill(userId, product, 5);
    expect(await rules.place(userId, 'key:a')).toMatchObject({ id: (outcomes[0] as { id: number }).id });
    expect((await rules.basketOf(userId)).units).toBe(5);
  });

  it('fifty times at once without a key makes one order of one state of the basket', async () => {
    const { userId, product } = await buyerOf('double-click');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => rules.place(userId)));
    expect(new Set(outcomes.map((outcome) => (outcome instanceof Failure ? outcome.code : outcome.id))).size).toBe(1);
    expect(await countOrders(userId)).toBe(1);
    await rules.fill(userId, product, 1);
    await rules.place(userId);
    expect(await countOrders(userId)).toBe(2);
  });

  it('with another body is a conflict; another user’s key is another key', async () => {
    const { userId } = await buyerOf('conflict');
    const { userId: other } = await buyerOf('no-conflict');
    const first = await rules.place(userId, 'key:same');
    const changed = orderRequest.parse({ ...pickupOrder, comment: 'Llamad antes' });
    expect(await rules.place(userId, 'key:same', changed)).toMatchObject({ code: 'idempotency_conflict' });
    const second = await rules.place(other, 'key:same');
    expect(second).toMatchObject({ status: 'created' });
    expect((second as { id: number }).id).not.toBe((first as { id: number }).id);
  });

  it('with different keys at once empties the basket once', async () => {
    const { userId } = await buyerOf('two-keys');
    const outcomes = await Promise.all([rules.place(userId, 'key:1'), rules.place(userId, 'key:2')]);
    expect(outcomes.filter((outcome) => outcome instanceof Failure)).toMatchObject([{ code: 'basket_empty' }]);
    expect(await countOrders(userId)).toBe(1);
  });
});
