import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { actors, addProduct, placeRequest, stockOf } from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { marta, type Returns, startReturns } from './returns.fixture.ts';

let returns: Returns;
beforeAll(async () => {
  returns = await startReturns();
});
afterAll(() => returns.stop());

/** Prepares an order as for a customer who pays at the counter. */
async function prepareUnpaid(order: StoredOrder): Promise<void> {
  for (const status of ['confirmed', 'preparing'] as const) await returns.change(order, { actor: actors.shop, status });
}

describe('a withdrawal', () => {
  it('of everything gives back goods and delivery, and is mailed to the customer and the shop', async () => {
    const order = await returns.placeDelivered();
    const stored = await returns.stateOk(order);
    expect(stored).toMatchObject({ amount: 32_900 + 3 * 1667, state: 'received', name: 'Marta Soler' });
    expect(stored.reference).toMatch(/^D-26-\d{5}$/);
    expect(await returns.mailsAbout(stored.reference)).toEqual(['customer', 'shop']);
    expect((await returns.find(order)).actions).not.toContain('withdraw');
    const shown = await returns.find(order);
    expect(shown!.returns).toMatchObject([{ reference: stored.reference, amount: 379.01, state: 'received' }]);
  });

  it('of some pieces leaves the others to withdraw from later', async () => {
    const order = await returns.placeDelivered();
    const first = await returns.stateOk(order, { items: [{ product_id: returns.discs, quantity: 2 }] });
    expect(first.amount).toBe(2 * 1667);
    expect((await returns.find(order)).actions).toContain('withdraw');
    const rest = await returns.stateOk(order);
    expect(rest.items).toMatchObject([
      { productId: returns.drill, quantity: 1 },
      { productId: returns.discs, quantity: 1 },
    ]);
    expect(first.amount + rest.amount).toBe(order.price + order.deliveryPrice);
    expect((await returns.find(order)).returns.map(({ items }) => items)).toEqual([
      [{ product_id: returns.discs, quantity: 2 }],
      [
        { product_id: returns.drill, quantity: 1 },
        { product_id: returns.discs, quantity: 1 },
      ],
    ]);
  });

  it('is the same one when its products are named in another order', async () => {
    const order = await returns.placeDelivered();
    const items = [
      { product_id: returns.discs, quantity: 1 },
      { product_id: returns.drill, quantity: 1 },
    ];
    const first = await returns.stateOk(order, { items });
    expect(first.statement).toBe('');
    expect((await returns.stateOk(order, { items: items.toReversed() })).reference).toBe(first.reference);
    const other = { items: items.slice(0, 1), statement: 'Tampoco' };
    expect((await returns.stateOk(order, other)).reference).not.toBe(first.reference);
  });

  it('is the same one when the same statement comes again, also at once', async () => {
    const order = await returns.placeDelivered();
    const same = { items: [{ product_id: returns.discs, quantity: 1 }], statement: 'No me sirve' };
    const stored = await Promise.all([
      returns.stateOk(order, same),
      returns.stateOk(order, same),
      returns.stateOk(order, same),
    ]);
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
    expect((await returns.stateOk(order, same)).receivedAt).toEqual(stored[0]!.receivedAt);
    expect(await returns.mailsAbout(stored[0]!.reference)).toHaveLength(2);
  });

  it('with a key of the client’s is another one when the key is', async () => {
    const order = await returns.placeDelivered();
    const items = [{ product_id: returns.discs, quantity: 1 }];
    const first = await returns.stateOk(order, { items }, 'key:1');
    expect((await returns.stateOk(order, { items }, 'key:2')).reference).not.toBe(first.reference);
    expect(await returns.state(order, { items, name: 'Jordi' }, 'key:1')).toMatchObject({
      code: 'idempotency_conflict',
    });
  });

  it('refuses more pieces than are left, products of other orders, and what was withdrawn at once', async () => {
    const order = await returns.placeDelivered();
    expect(await returns.state(order, { items: [{ product_id: returns.discs, quantity: 4 }] })).toMatchObject({
      code: 'too_many_withdrawn',
      fields: [{ field: 'items.0', code: 'too_many_withdrawn' }],
      facts: { products: [{ product_id: returns.discs, left: 3 }] },
    });
    const twice = [
      { product_id: returns.discs, quantity: 2 },
      { product_id: returns.discs, quantity: 2 },
    ];
    expect(await returns.state(order, { items: twice })).toMatchObject({ code: 'too_many_withdrawn' });
    expect(await returns.state(order, { items: [{ product_id: 999_999, quantity: 1 }] })).toMatchObject({
      code: 'too_many_withdrawn',
    });
    const both = await Promise.all([
      returns.state(order, { items: [{ product_id: returns.discs, quantity: 2 }], name: 'Marta' }),
      returns.state(order, { items: [{ product_id: returns.discs, quantity: 2 }], name: 'Jordi' }),
    ]);
    expect(both.filter((one) => one instanceof Failure)).toHaveLength(1);
  });

  it('is possible before the delivery, and cancels an order that nobody paid or prepares', async () => {
    const order = await returns.place();
    expect((await returns.find(order)).actions).toEqual(['cancel', 'pay', 'repeat', 'withdraw']);
    const before = await stockOf(returns.database, returns.drill);
    expect(await returns.stateOk(order)).toMatchObject({ state: 'closed' });
    expect(await returns.find(order)).toMatchObject({
      status: 'cancelled',
      actions: ['repeat'],
    });
    expect(await stockOf(returns.database, returns.drill)).toBe(before + 1);
    expect(await returns.state(order, { name: 'Jordi' })).toMatchObject({ code: 'not_withdrawable' });
  });

  it.each<[string, (order: StoredOrder) => Promise<unknown>, [drills: number, discs: number]]>([
    ['of a line', async () => {}, [0, 3]],
    ['of all lines but a piece', async () => {}, [1, 2]],
    [
      'of what is left',
      (order) => returns.state(order, { items: [{ product_id: returns.drill, quantity: 1 }] }),
      [0, 3],
    ],
    ['of all that is being prepared', (order) => prepareUnpaid(order), [1, 3]],
  ])('%s of an unpaid order leaves the order as it is', async (_, before, [drills, discs]) => {
    const order = await returns.place();
    await before(order);
    const { status } = await returns.find(order);
    const items = [
      { product_id: returns.drill, quantity: drills },
      { product_id: returns.discs, quantity: discs },
    ].filter(({ quantity }) => quantity > 0);
    expect(await returns.stateOk(order, { items })).toMatchObject({ state: 'received' });
    expect(await returns.find(order)).toMatchObject({ status });
  });

  it('is possible to the end of the 14th day after the delivery, by the shop’s clock', async () => {
    const order = await returns.placeDelivered();
    const proof = { userId: order.userId, orderId: order.id };
    expect(await returns.orders.returns.show(proof, 'es')).toMatchObject({
      isOpen: true,
      until: '2026-12-04T22:59:59.999Z',
    });
    returns.passDays(14);
    expect((await returns.find(order)).actions).toContain('withdraw');
    returns.passDays(1);
    expect((await returns.find(order)).actions).not.toContain('withdraw');
    expect(await returns.orders.returns.show(proof, 'es')).toMatchObject({ isOpen: false });
    expect(await returns.state(order)).toMatchObject({ code: 'not_withdrawable' });
    returns.passDays(-15);
  });

  it('is as unknown as an order that never was for somebody else', async () => {
    const order = await returns.placeDelivered();
    expect(
      await returns.orders.returns.withdraw(actors.customer, { userId: 1, orderId: order.id }, marta, null),
    ).toBeNull();
    expect(await returns.orders.returns.show({ userId: 1, orderId: order.id }, 'es')).toBeNull();
  });
});

describe('goods exempt from withdrawal', () => {
  let board: number;
  let mask: number;
  beforeAll(async () => {
    const add = (article: string, withdrawalExemption: 'made_to_measure' | 'sealed') =>
      addProduct(returns.database, { article, stock: 9999, withdrawalExemption });
    board = await add('board', 'made_to_measure');
    mask = await add('mask', 'sealed');
  });

  async function placeExempt(...products: number[]): Promise<StoredOrder> {
    const userId = returns.newUser();
    for (const productId of products) await returns.fill(userId, productId);
    const order = await placeRequest(returns, userId);
    await returns.change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
    return order;
  }

  it('are said to be so in the basket, in the order and where one withdraws', async () => {
    const user = returns.newUser();
    await returns.fill(user, board);
    expect((await returns.basketOf(user)).list).toMatchObject([{ withdrawalExemption: 'made_to_measure' }]);
    const order = await placeExempt(board, mask, returns.drill);
    const exemptions = (items: readonly { product_id: number; withdrawalExemption?: string }[]) =>
      Object.fromEntries(items.map((item) => [item.product_id, item.withdrawalExemption]));
    const said = { [board]: 'made_to_measure', [mask]: 'sealed', [returns.drill]: undefined };
    expect(exemptions((await returns.find(order)).items)).toEqual(said);
    const proof = { userId: order.userId, orderId: order.id };
    const shown = await returns.orders.returns.show(proof, 'es');
    if (!shown || shown instanceof Failure) throw new Error('not shown');
    expect(exemptions(shown.items)).toEqual(said);
  });

  it('are refused when they are made to measure, and stay when the rest goes back', async () => {
    const order = await placeExempt(returns.drill, board);
    expect(await returns.state(order, { items: [{ product_id: board, quantity: 1 }] })).toMatchObject({
      code: 'exempt_from_withdrawal',
      fields: [{ field: 'items.0', code: 'exempt_from_withdrawal' }],
      facts: { products: [{ product_id: board, exemption: 'made_to_measure' }] },
    });
    expect((await returns.stateOk(order)).items).toMatchObject([{ productId: returns.drill }]);
    expect((await returns.find(order)).actions).not.toContain('withdraw');
    expect(await returns.state(order, { name: 'Jordi' })).toMatchObject({ code: 'not_withdrawable' });
  });

  it('are taken back sealed when the statement says that their seals are intact', async () => {
    const order = await placeExempt(mask);
    expect((await returns.find(order)).actions).toContain('withdraw');
    expect(await returns.state(order)).toMatchObject({ code: 'not_withdrawable' });
    expect(await returns.state(order, { items: [{ product_id: mask, quantity: 1 }] })).toMatchObject({
      code: 'exempt_from_withdrawal',
    });
    expect((await returns.stateOk(order, { sealsIntact: true })).items).toMatchObject([{ productId: mask }]);
  });

  it('stay exempt in orders placed before the catalogue changed', async () => {
    const product = await addProduct(returns.database, { article: 'tint', withdrawalExemption: 'made_to_measure' });
    const order = await placeExempt(product);
    await returns.database.execute(
      sql`UPDATE catalogue_products SET withdrawal_exemption = NULL WHERE id = ${product}`,
    );
    expect(await returns.state(order)).toMatchObject({ code: 'not_withdrawable' });
  });
});
