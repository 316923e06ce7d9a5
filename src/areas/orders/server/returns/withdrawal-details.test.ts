import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { actors, placeRequest } from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { type Returns, startReturns } from './returns.fixture.ts';

let returns: Returns;
beforeAll(async () => {
  returns = await startReturns();
});
afterAll(() => returns.stop());

async function show({ userId, id }: StoredOrder) {
  const shown = await returns.orders.returns.show({ userId, orderId: id }, 'es');
  if (!shown || shown instanceof Failure) throw new Error('nothing is shown');
  return shown;
}

describe('what of an order can be withdrawn from', () => {
  it('says whether money is to come back', async () => {
    const order = await returns.place();
    expect(await show(order)).toMatchObject({ isPaid: false });
    await returns.change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
    expect(await show(order)).toMatchObject({ isPaid: true });
  });

  it('names the pages of its products, and the returns of before', async () => {
    const order = await returns.placeDelivered();
    expect((await show(order)).items.map(({ url }) => url)).toEqual(['/product/drill', '/product/discs']);
    const { reference, receivedAt } = await returns.stateOk(order, {
      items: [{ product_id: returns.discs, quantity: 1 }],
    });
    expect((await show(order)).returns).toEqual([
      { reference, receivedAt: receivedAt.toISOString(), state: 'received' },
    ]);
  });
});

describe('a withdrawal', () => {
  it('of one of two single pieces is not of the whole order, which goes on', async () => {
    const userId = returns.newUser();
    await returns.fill(userId, returns.drill);
    await returns.fill(userId, returns.discs);
    const order = await placeRequest(returns, userId);
    expect(await returns.stateOk(order, { items: [{ product_id: returns.drill, quantity: 1 }] })).toMatchObject({
      state: 'received',
      amount: 32_900,
    });
    expect(await returns.find(order)).toMatchObject({ status: 'created' });
  });

  it('without a word and with an empty one is the same statement, in any order of its products', async () => {
    const order = await returns.placeDelivered();
    const items = [
      { product_id: returns.drill, quantity: 1 },
      { product_id: returns.discs, quantity: 1 },
    ];
    const { reference } = await returns.stateOk(order, { items });
    expect(await returns.stateOk(order, { items: items.toReversed(), statement: '' })).toMatchObject({ reference });
  });

  it('that also says that the seals are intact is another statement', async () => {
    const order = await returns.placeDelivered();
    const items = [{ product_id: returns.discs, quantity: 1 }];
    const { reference } = await returns.stateOk(order, { items });
    expect((await returns.stateOk(order, { items, sealsIntact: true })).reference).not.toBe(reference);
    expect((await returns.stateOk(order, { items })).reference).toBe(reference);
  });
});

describe('goods that come back', () => {
  it('are put into stock once, though their return is settled later', async () => {
    const order = await returns.placePaid();
    const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 1 }] });
    const movements = async () => {
      const { rows } = await returns.database.execute<{ pieces: number }>(sql`
        SELECT sum(quantity)::int AS pieces FROM inventory_movements WHERE kind = 'return' AND order_number = ${order.number}`);
      return rows[0]!.pieces;
    };
    await returns.move(reference, 'goods_back');
    expect(await movements()).toBe(1);
    await returns.move(reference, 'refunded');
    expect(await movements()).toBe(1);
  });

  it('are corrected on the invoice when the return is settled, not when they come', async () => {
    const order = await returns.placeDelivered();
    const { reference } = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 1 }] });
    await returns.move(reference, 'goods_back');
    expect((await returns.find(order)).documents).toHaveLength(1);
    await returns.move(reference, 'refunded');
    expect((await returns.find(order)).documents).toHaveLength(2);
  });

  it('of an order that was not paid make it returned, when one of its returns has ended without them', async () => {
    const order = await returns.place();
    for (const status of ['confirmed', 'preparing', 'ready', 'delivered'] as const)
      await returns.change(order, { actor: actors.shop, status });
    const discs = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 3 }] });
    const rest = await returns.stateOk(order);
    await returns.move(discs.reference, 'closed');
    expect(await returns.find(order)).toMatchObject({ status: 'delivered' });
    await returns.move(rest.reference, 'goods_back');
    expect(await returns.find(order)).toMatchObject({ status: 'returned' });
  });
});
