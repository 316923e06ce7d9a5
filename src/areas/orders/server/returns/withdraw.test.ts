import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { refundOfPieces } from '#areas/pricing/refund-line.ts';
import { Failure } from '#platform/http/failure.ts';
import { findWithdrawal, withdraw } from '../../contract.ts';
import { addProduct, type Rules, pickupOrder, placeRequest, startRules, stockOf } from '../orders.fixture.ts';
import type { StoredOrder } from '../view/order-queries.ts';
import type { Statement } from './withdraw.ts';

let rules: Rules;
let drill: number;
let discs: number;
let userId = 9000;

beforeAll(async () => {
  rules = await startRules();
  drill = await addProduct(rules.database, { article: 'drill', price: 32_900, stock: 9999 });
  discs = await addProduct(rules.database, { article: 'discs', price: 1790, salePrice: 1667, stock: 9999 });
});
afterAll(() => rules.stop());

/** A drill and three discs. */
async function place(): Promise<StoredOrder> {
  userId += 1;
  await rules.basket.put({ userId, cookie: undefined }, { productId: drill, quantity: 1 }, 'es');
  await rules.basket.put({ userId, cookie: undefined }, { productId: discs, quantity: 3 }, 'es');
  return placeRequest(rules, userId);
}

const change = (order: StoredOrder, to: Parameters<Rules['orders']['changeStatus']>[2]) =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));

async function placeDelivered(): Promise<StoredOrder> {
  const order = await place();
  await change(order, { by: 'shop', paymentStatus: 'paid', status: 'confirmed' });
  for (const status of ['preparing', 'ready', 'delivered'] as const) await change(order, { by: 'shop', status });
  return order;
}

const marta: Statement = { name: 'Marta Soler', items: null, statement: null };
const state = (order: StoredOrder, statement: Partial<Statement> = {}, key: string | null = null) =>
  rules.orders.returns.withdraw({ userId: order.userId, orderId: order.id }, { ...marta, ...statement }, key);

async function stateOk(...parameters: Parameters<typeof state>) {
  const stored = await state(...parameters);
  if (stored === null || stored instanceof Failure) throw new Error(stored?.code ?? 'unknown');
  return stored;
}

const actionsOf = async (order: StoredOrder) => (await rules.orders.find(order.userId, order.id, 'es'))!.actions;

async function mailsAbout(reference: string): Promise<string[]> {
  const { rows } = await rules.database.execute<{ to: string }>(sql`
    SELECT data->>'to' AS to FROM pgboss.job
    WHERE name = 'return-mail' AND data->>'about' LIKE ${`return ${reference}%`} ORDER BY 1`);
  return rows.map(({ to }) => to);
}

describe('a withdrawal', () => {
  it('of everything gives back goods and delivery, and is mailed to the customer and the shop', async () => {
    const order = await placeDelivered();
    const stored = await stateOk(order);
    expect(stored).toMatchObject({ amount: 32_900 + 3 * 1667, state: 'received', name: 'Marta Soler' });
    expect(stored.reference).toMatch(/^D-26-\d{5}$/);
    expect(await mailsAbout(stored.reference)).toEqual(['customer', 'shop']);
    expect(await actionsOf(order)).not.toContain('withdraw');
    const shown = await rules.orders.find(order.userId, order.id, 'es');
    expect(shown!.returns).toMatchObject([{ reference: stored.reference, amount: 379.01, state: 'received' }]);
  });

  it('of some pieces leaves the others to withdraw from later', async () => {
    const order = await placeDelivered();
    const first = await stateOk(order, { items: [{ product_id: discs, quantity: 2 }] });
    expect(first.amount).toBe(2 * 1667);
    expect(await actionsOf(order)).toContain('withdraw');
    const rest = await stateOk(order);
    expect(rest.items).toMatchObject([
      { productId: drill, quantity: 1 },
      { productId: discs, quantity: 1 },
    ]);
    expect(first.amount + rest.amount).toBe(order.price + order.deliveryPrice);
    expect((await rules.orders.find(order.userId, order.id, 'es'))!.returns.map(({ items }) => items)).toEqual([
      [{ product_id: discs, quantity: 2 }],
      [
        { product_id: drill, quantity: 1 },
        { product_id: discs, quantity: 1 },
      ],
    ]);
  });

  it('is the same one when the same statement comes again, also at once', async () => {
    const order = await placeDelivered();
    const same = { items: [{ product_id: discs, quantity: 1 }], statement: 'No me sirve' };
    const stored = await Promise.all([stateOk(order, same), stateOk(order, same), stateOk(order, same)]);
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
    expect((await stateOk(order, same)).receivedAt).toEqual(stored[0]!.receivedAt);
    expect(await mailsAbout(stored[0]!.reference)).toHaveLength(2);
  });

  it('with a key of the client’s is another one when the key is', async () => {
    const order = await placeDelivered();
    const items = [{ product_id: discs, quantity: 1 }];
    const first = await stateOk(order, { items }, 'key:1');
    expect((await stateOk(order, { items }, 'key:2')).reference).not.toBe(first.reference);
    expect(await state(order, { items, name: 'Jordi' }, 'key:1')).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('refuses more pieces than are left, products of other orders, and what was withdrawn at once', async () => {
    const order = await placeDelivered();
    expect(await state(order, { items: [{ product_id: discs, quantity: 4 }] })).toMatchObject({
      code: 'too_many_withdrawn',
      fields: [{ field: 'items.0', code: 'too_many_withdrawn' }],
      facts: { products: [{ product_id: discs, left: 3 }] },
    });
    const twice = [
      { product_id: discs, quantity: 2 },
      { product_id: discs, quantity: 2 },
    ];
    expect(await state(order, { items: twice })).toMatchObject({ code: 'too_many_withdrawn' });
    expect(await state(order, { items: [{ product_id: 999_999, quantity: 1 }] })).toMatchObject({
      code: 'too_many_withdrawn',
    });
    const both = await Promise.all([
      state(order, { items: [{ product_id: discs, quantity: 2 }], name: 'Marta' }),
      state(order, { items: [{ product_id: discs, quantity: 2 }], name: 'Jordi' }),
    ]);
    expect(both.filter((one) => one instanceof Failure)).toHaveLength(1);
  });

  it('is possible before the delivery, and cancels an order that nobody paid or prepares', async () => {
    const order = await place();
    expect(await actionsOf(order)).toEqual(['cancel', 'repeat', 'withdraw']);
    const before = await stockOf(rules.database, drill);
    expect(await stateOk(order)).toMatchObject({ state: 'closed' });
    expect(await rules.orders.find(order.userId, order.id, 'es')).toMatchObject({
      status: 'cancelled',
      actions: ['repeat'],
    });
    expect(await stockOf(rules.database, drill)).toBe(before + 1);
    expect(await state(order, { name: 'Jordi' })).toMatchObject({ code: 'not_withdrawable' });
  });

  it('of a part of an unpaid order leaves the order as it is', async () => {
    const order = await place();
    expect(await stateOk(order, { items: [{ product_id: discs, quantity: 1 }] })).toMatchObject({ state: 'received' });
    expect(await rules.orders.find(order.userId, order.id, 'es')).toMatchObject({ status: 'created' });
  });

  it('is possible to the end of the 14th day after the delivery, by the shop’s clock', async () => {
    const order = await placeDelivered();
    const proof = { userId: order.userId, orderId: order.id };
    expect(await rules.orders.returns.show(proof, 'es')).toMatchObject({
      isOpen: true,
      until: '2026-12-04T22:59:59.999Z',
    });
    rules.passDays(14);
    expect(await actionsOf(order)).toContain('withdraw');
    rules.passDays(1);
    expect(await actionsOf(order)).not.toContain('withdraw');
    expect(await rules.orders.returns.show(proof, 'es')).toMatchObject({ isOpen: false });
    expect(await state(order)).toMatchObject({ code: 'not_withdrawable' });
    rules.passDays(-15);
  });

  it('is as unknown as an order that never was for somebody else', async () => {
    const order = await placeDelivered();
    expect(await rules.orders.returns.withdraw({ userId: 1, orderId: order.id }, marta, null)).toBeNull();
    expect(await rules.orders.returns.show({ userId: 1, orderId: order.id }, 'es')).toBeNull();
  });
});

describe('goods exempt from withdrawal', () => {
  let board: number;
  let mask: number;
  beforeAll(async () => {
    const add = (article: string, withdrawalExemption: 'made_to_measure' | 'sealed') =>
      addProduct(rules.database, { article, stock: 9999, withdrawalExemption });
    board = await add('board', 'made_to_measure');
    mask = await add('mask', 'sealed');
  });

  async function placeExempt(...products: number[]): Promise<StoredOrder> {
    userId += 1;
    for (const productId of products)
      await rules.basket.put({ userId, cookie: undefined }, { productId, quantity: 1 }, 'es');
    const order = await placeRequest(rules, userId);
    await change(order, { by: 'shop', paymentStatus: 'paid', status: 'confirmed' });
    return order;
  }

  it('are said to be so in the basket, in the order and where one withdraws', async () => {
    const user = (userId += 1);
    await rules.basket.put({ userId: user, cookie: undefined }, { productId: board, quantity: 1 }, 'es');
    expect((await rules.basketOf(user)).list).toMatchObject([{ withdrawalExemption: 'made_to_measure' }]);
    const order = await placeExempt(board, mask, drill);
    const exemptions = (items: readonly { product_id: number; withdrawalExemption?: string }[]) =>
      Object.fromEntries(items.map((item) => [item.product_id, item.withdrawalExemption]));
    const said = { [board]: 'made_to_measure', [mask]: 'sealed', [drill]: undefined };
    expect(exemptions((await rules.orders.find(order.userId, order.id, 'es'))!.items)).toEqual(said);
    const proof = { userId: order.userId, orderId: order.id };
    expect(exemptions((await rules.orders.returns.show(proof, 'es'))!.items)).toEqual(said);
  });

  it('are refused when they are made to measure, and stay when the rest goes back', async () => {
    const order = await placeExempt(drill, board);
    expect(await state(order, { items: [{ product_id: board, quantity: 1 }] })).toMatchObject({
      code: 'exempt_from_withdrawal',
      fields: [{ field: 'items.0', code: 'exempt_from_withdrawal' }],
      facts: { products: [{ product_id: board, exemption: 'made_to_measure' }] },
    });
    expect((await stateOk(order)).items).toMatchObject([{ productId: drill }]);
    expect(await actionsOf(order)).not.toContain('withdraw');
    expect(await state(order, { name: 'Jordi' })).toMatchObject({ code: 'not_withdrawable' });
  });

  it('are taken back sealed when the statement says that their seals are intact', async () => {
    const order = await placeExempt(mask);
    expect(await actionsOf(order)).toContain('withdraw');
    expect(await state(order)).toMatchObject({ code: 'not_withdrawable' });
    expect(await state(order, { items: [{ product_id: mask, quantity: 1 }] })).toMatchObject({
      code: 'exempt_from_withdrawal',
    });
    expect((await stateOk(order, { sealsIntact: true })).items).toMatchObject([{ productId: mask }]);
  });

  it('stay exempt in orders placed before the catalogue changed', async () => {
    const product = await addProduct(rules.database, { article: 'tint', withdrawalExemption: 'made_to_measure' });
    const order = await placeExempt(product);
    await rules.database.execute(sql`UPDATE catalogue_products SET withdrawal_exemption = NULL WHERE id = ${product}`);
    expect(await state(order)).toMatchObject({ code: 'not_withdrawable' });
  });
});

describe('a return', () => {
  const stock = async () => ({
    drill: await stockOf(rules.database, drill),
    discs: await stockOf(rules.database, discs),
  });

  it('puts its goods back into stock once, with a movement, when they come back', async () => {
    const order = await placeDelivered();
    const before = await stock();
    const { reference } = await stateOk(order, { items: [{ product_id: discs, quantity: 2 }] });
    expect(await stock()).toEqual(before);
    const moved = await Promise.all(
      Array.from({ length: 5 }, () => rules.orders.returns.move(reference, 'goods_back')),
    );
    expect(moved.filter((one) => one instanceof Failure)).toHaveLength(4);
    await rules.orders.returns.move(reference, 'refunded');
    expect(await stock()).toEqual({ ...before, discs: before.discs + 2 });
    const { rows } = await rules.database.execute(sql`
      SELECT product_id, quantity FROM inventory_movements WHERE kind = 'return' AND order_number = ${order.number}`);
    expect(rows).toEqual([{ product_id: discs, quantity: 2 }]);
  });

  it('leaves out of stock the articles that are not fit for sale', async () => {
    const order = await placeDelivered();
    const before = await stock();
    const { reference } = await stateOk(order);
    const { move } = rules.orders.returns;
    expect(await move(reference, 'goods_back', { unsellable: ['hammer'] })).toMatchObject({
      code: 'not_returned',
      facts: { articles: ['hammer'] },
    });
    expect(await move(reference, 'goods_back', { unsellable: ['drill'] })).toMatchObject({ state: 'goods_back' });
    expect(await stock()).toEqual({ ...before, discs: before.discs + 3 });
  });

  it('of goods that were never sent puts them back when it ends, and cancelling adds no others', async () => {
    const order = await place();
    await change(order, { by: 'shop', paymentStatus: 'paid', status: 'confirmed' });
    const before = await stock();
    const { reference } = await stateOk(order);
    expect(await rules.orders.returns.move(reference, 'refunded')).toMatchObject({ state: 'refunded' });
    const after = { drill: before.drill + 1, discs: before.discs + 3 };
    expect(await stock()).toEqual(after);
    expect(await change(order, { by: 'shop', status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
    expect(await stock()).toEqual(after);
  });

  it('that is refunded although the goods stay with the customer puts nothing back', async () => {
    const order = await placeDelivered();
    const before = await stock();
    const { reference } = await stateOk(order);
    await rules.orders.returns.move(reference, 'refunded');
    expect(await stock()).toEqual(before);
  });

  it('goes from received to goods back to refunded, and in no other way', async () => {
    const order = await placeDelivered();
    const { reference } = await stateOk(order);
    const { move } = rules.orders.returns;
    expect(await move(reference, 'received')).toMatchObject({ code: 'not_allowed' });
    expect(await move(reference, 'closed')).toMatchObject({ code: 'not_allowed' });
    expect(await move(reference, 'goods_back')).toMatchObject({ state: 'goods_back' });
    expect(await rules.orders.find(order.userId, order.id, 'es')).toMatchObject({ status: 'returned' });
    expect(await move(reference, 'goods_back')).toMatchObject({ code: 'not_allowed' });
    expect(await move(reference, 'refunded')).toMatchObject({ state: 'refunded' });
    expect(await rules.orders.find(order.userId, order.id, 'es')).toMatchObject({ paymentStatus: 'refunded' });
    expect(await move(reference, 'goods_back')).toMatchObject({ code: 'not_allowed' });
    expect(await move('D-26-99999', 'refunded')).toMatchObject({ code: 'return_not_found' });
    expect(await mailsAbout(reference)).toHaveLength(4);
  });

  it('of a part leaves the order delivered and paid', async () => {
    const order = await placeDelivered();
    const { reference } = await stateOk(order, { items: [{ product_id: discs, quantity: 1 }] });
    await rules.orders.returns.move(reference, 'goods_back');
    await rules.orders.returns.move(reference, 'refunded');
    expect(await rules.orders.find(order.userId, order.id, 'es')).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
    });
  });
});

it('gives back exactly the line’s sum, however its pieces are grouped', () => {
  const line = fc.record({
    sum: fc.integer({ min: 0, max: 1_000_000 }),
    groups: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(line, ({ sum, groups }) => {
      const quantity = groups.reduce((total, pieces) => total + pieces, 0);
      let before = 0;
      let refunded = 0;
      for (const pieces of groups) {
        const refund = refundOfPieces({ sum: cents(sum), quantity }, before, pieces);
        expect(refund).toBeGreaterThanOrEqual(0);
        refunded += refund;
        before += pieces;
      }
      expect(refunded).toBe(sum);
    }),
  );
});

describe('the calls', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('serve a guest by number and address with a receipt by mail, and tell a stranger nothing', async () => {
    const product = await addProduct(shop.database, { article: 'drill', price: 42_900 });
    const customer = await newAccount(shop);
    await customer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
    const { orderId, number } = (await customer.send('POST', '/sale/order', pickupOrder)).body;
    const guest = shop.browser();
    const found = await guest.send('POST', '/sale/order/withdrawal', { number, email: 'MARTA@ejemplo.cat' });
    expect(findWithdrawal.answer.parse(found.body)).toEqual(found.body);
    expect(found.body).toMatchObject({
      isOpen: true,
      until: null,
      items: [{ product_id: product, quantity: 2, sum: 858 }],
    });
    expect(JSON.stringify(found.body)).not.toMatch(/Marta|Soler|612345678/i);

    const statement = { name: 'Marta Soler', items: [{ product_id: product, quantity: 1 }], confirm: true };
    const refusals = [
      await guest.send('POST', '/sale/order/withdraw', { ...statement, number, email: 'jordi@ejemplo.cat' }),
      await guest.send('POST', '/sale/order/withdraw', {
        ...statement,
        number: '26-000000',
        email: 'marta@ejemplo.cat',
      }),
    ];
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([404, 'order_not_found']);
    expect(refusals[0]!.body.message).toBe(refusals[1]!.body.message);
    expect((await guest.send('POST', '/sale/order/withdraw', { ...statement, orderId })).status).toBe(401);
    const stranger = await newAccount(shop, { email: 'jordi@ejemplo.cat' });
    expect((await stranger.send('POST', '/sale/order/withdraw', { ...statement, orderId })).status).toBe(404);
    const unconfirmed = { ...statement, number, email: 'marta@ejemplo.cat', confirm: false };
    expect((await guest.send('POST', '/sale/order/withdraw', unconfirmed)).status).toBe(422);
    expect((await guest.send('POST', '/sale/order/withdraw', { name: 'Marta', confirm: true })).status).toBe(400);

    const proof = { number: ` ${number} `, email: 'marta@ejemplo.cat' };
    const done = await guest.send('POST', '/sale/order/withdraw', { ...statement, ...proof });
    expect(done.status).toBe(200);
    expect(withdraw.answer.parse(done.body)).toEqual(done.body);
    const again = await guest.send('POST', '/sale/order/withdraw', { ...statement, ...proof });
    expect(again.body).toEqual(done.body);
    const receipt = (await shop.mailsWhen('marta@ejemplo.cat', 3)).find(({ subject }) =>
      subject.includes('desistimiento'),
    );
    expect(receipt!.subject).toContain(done.body.reference);
    expect(receipt!.text).toMatch(/Recibido el .*\d{4}, \d\d?:\d\d:\d\d \(hora de Madrid\)/);
    expect(receipt!.text).toContain(`Pedido: ${number}`);
    const [notice] = await shop.mailsWhen('hola@caneina.example', 1);
    expect(notice!.subject).toContain(done.body.reference);

    const own = await customer.send('POST', '/sale/order/withdraw', { name: 'Marta', orderId, confirm: true });
    expect(own.status).toBe(200);
    const detail = await customer.send('GET', `/sale/order/detail?orderId=${orderId}`);
    expect(detail.body.order.returns).toHaveLength(2);
    expect(detail.body.order.actions).not.toContain('withdraw');
  });

  it('stop guessing of numbers and addresses', async () => {
    const guest = shop.browser({ ip: '203.0.113.77' });
    const guess = () => guest.send('POST', '/sale/order/withdrawal', { number: '26-000001', email: 'a@b.cat' });
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    const statement = { number: '26-000001', email: 'a@b.cat', name: 'A', confirm: true };
    expect((await guest.send('POST', '/sale/order/withdraw', statement)).status).toBe(429);
  });
});
