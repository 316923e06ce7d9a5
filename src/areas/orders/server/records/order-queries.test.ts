import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { createSigner } from '#platform/secret/signer.ts';
import { cents } from '#values/money.ts';
import {
  actors,
  addProduct,
  parsedPickupOrder,
  placeRequest,
  type Rules,
  secret,
  startRules,
} from '../orders.fixture.ts';
import type { OrderSigner } from '../order-links.ts';
import { findProvenOrder, type OrderProof } from './find-proven-order.ts';
import {
  amountOf,
  completeOrders,
  findOrderById,
  findOrderByNumber,
  listOrderLines,
  listOrdersByIds,
  listOrdersWithPayment,
  lockOrder,
  type StoredOrder,
  sumQuantitySavings,
  updateOrder,
} from './order-queries.ts';
import { countWithdrawn, findReturn, findReturnByReference, listReturns, listReturnsOf } from './return-queries.ts';

let rules: Rules;
let boxes: number;
let screws: number;
beforeAll(async () => {
  rules = await startRules();
  const quantityPrices = [{ from: 10, price: 420 }];
  boxes = await addProduct(rules.database, { article: 'box', price: 500, quantityPrices, stock: 1000 });
  screws = await addProduct(rules.database, { article: 'screws', stock: 1000 });
});
afterAll(() => rules.stop());

/** Ten boxes at the price of ten, and screws. */
async function place(payment: 'card' | 'transfer' = 'transfer'): Promise<StoredOrder> {
  const userId = rules.newUser();
  await rules.fill(userId, screws, 2);
  await rules.fill(userId, boxes, 10);
  return placeRequest(rules, userId, { ...parsedPickupOrder, payment });
}
const change = (order: StoredOrder, to: Parameters<Rules['orders']['changeStatus']>[2]) =>
  rules.orders.changeStatus(rules.database, order.id, to);

describe('an order', () => {
  it('that does not exist is not changed, and not found by id or number', async () => {
    await expect(updateOrder(rules.database, 999_999, { comment: 'x' })).rejects.toThrow('there is no order 999999');
    const order = await place();
    expect(await findOrderById(rules.database, order.id)).toEqual(order);
    expect(await findOrderByNumber(rules.database, order.number)).toEqual(order);
    expect(await findOrderById(rules.database, 999_999)).toBeNull();
    expect(await findOrderByNumber(rules.database, '26-none')).toBeNull();
    expect(await lockOrder(rules.database, 999_999)).toBeNull();
    expect(amountOf({ price: 5200, deliveryPrice: 495 })).toBe(5695);
  });

  it('is its customer’s by id with a session, by number with its key or one of its addresses', async () => {
    const order = await place();
    const { number, id: orderId, userId } = order;
    const signer: OrderSigner = createSigner(secret);
    const isFound = async (proof: OrderProof) => (await findProvenOrder(rules.database, signer, proof))?.id === orderId;
    expect([await isFound({ userId, orderId }), await isFound({ userId: userId + 1, orderId })]).toEqual([true, false]);
    const key = signer.sign('order link', number);
    expect(await isFound({ number, key })).toBe(true);
    expect(await isFound({ number: ` n.º ${number} `, key })).toBe(true);
    expect(await isFound({ number, key: signer.sign('order link', '26-000000') })).toBe(false);
    // A wrong key is not made up for by an address.
    expect(await isFound({ number, key: 'x', email: order.email })).toBe(false);
    expect(await isFound({ number, email: order.email.toUpperCase() })).toBe(true);
    expect(await isFound({ number, email: order.customer.email })).toBe(true);
    await updateOrder(rules.database, orderId, { email: 'account@ejemplo.cat' });
    expect(await isFound({ number, email: 'account@ejemplo.cat' })).toBe(true);
    expect(await isFound({ number, email: order.customer.email })).toBe(true);
    expect(await isFound({ number, email: 'other@ejemplo.cat' })).toBe(false);
    expect(await isFound({ number })).toBe(false);
    expect(await isFound({ number: '26-none', key })).toBe(false);
  });
});

describe('orders', () => {
  it('are listed newest first, by their ids', async () => {
    const [first, second] = [await place(), await place()];
    const ids = [first.id, second.id, 999_999];
    expect((await listOrdersByIds(rules.database, ids)).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('are listed once something was paid, is being paid or was denied', async () => {
    const orders: StoredOrder[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await place());
    const [, paid, failed, cancelled, processing, refunded] = orders as [StoredOrder, ...StoredOrder[]];
    await change(paid!, { actor: actors.shop, paymentStatus: 'paid' });
    await change(failed!, { actor: actors.system, paymentStatus: 'failed' });
    await change(cancelled!, { actor: actors.shop, status: 'cancelled' });
    await change(processing!, { actor: actors.system, paymentStatus: 'processing' });
    await change(refunded!, { actor: actors.shop, paymentStatus: 'paid' });
    await change(refunded!, { actor: actors.shop, paymentStatus: 'refunded' });
    const listed = async (limit: number) => (await listOrdersWithPayment(rules.database, limit)).map(({ id }) => id);
    expect(await listed(4)).toEqual([refunded!.id, processing!.id, failed!.id, paid!.id]);
    expect(await listed(2)).toEqual([refunded!.id, processing!.id]);
  });

  it('have their own lines, history, attempts, documents, returns and money', async () => {
    const [one, other] = [await place('card'), await place('card')];
    const notify = async (order: StoredOrder, amount: number) => {
      const { reference } = (await rules.settling.payments.find(order.number))!.money.at(-1)!.attempt;
      return rules.settling.settlePayment('test-card', testCardNotification(reference, amount, 'paid'));
    };
    await notify(one, amountOf(one));
    await notify(other, 700);
    for (const status of ['preparing', 'ready', 'delivered'] as const)
      await change(one, { actor: actors.shop, status });
    await rules.settling.payments.refund(actors.shop, one.number, { amount: cents(300), isByHand: true });
    const returned = await rules.orders.returns.withdraw(
      actors.customer,
      { userId: one.userId, orderId: one.id },
      { name: 'Marta', items: [{ product_id: boxes, quantity: 1 }], statement: null },
      null,
    );
    const stored = await listOrdersByIds(rules.database, [one.id, other.id]);
    const [second, first] = await completeOrders(rules.database, stored);
    expect(first!.order.id).toBe(one.id);
    expect(first!.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [boxes, 10],
      [screws, 2],
    ]);
    expect(await listOrderLines(rules.database, one.id)).toEqual(first!.lines);
    expect(first!.history.map(({ status }) => status)).toEqual([
      'created',
      'confirmed',
      'preparing',
      'ready',
      'delivered',
    ]);
    expect(first).toMatchObject({
      returns: [{ id: (returned as { id: number }).id }],
      documents: [{ correctedNumber: null }, { total: -300 }],
      attempts: [{ orderId: one.id, state: 'paid' }],
      quantitySaving: 800,
      refunded: 300,
      surplus: 0,
    });
    expect(second).toMatchObject({
      order: { id: other.id },
      history: [{ status: 'created' }],
      returns: [],
      documents: [],
      attempts: [{ orderId: other.id, state: 'pending' }],
      quantitySaving: 800,
      refunded: 0,
      surplus: 700,
    });
    expect(second!.lines).toHaveLength(2);
    expect(await completeOrders(rules.database, [])).toEqual([]);
    const savings = await sumQuantitySavings(rules.database, [one.id, 999_999]);
    expect(savings).toEqual(new Map([[one.id, 800]]));
  });
});

it('returns are found by reference or id, and listed with the newest first, of an order with the oldest', async () => {
  const order = await place();
  const references: string[] = [];
  for (const quantity of [1, 2]) {
    const stored = await rules.orders.returns.withdraw(
      actors.customer,
      { userId: order.userId, orderId: order.id },
      { name: 'Marta', items: [{ product_id: boxes, quantity }], statement: null },
      null,
    );
    references.push((stored as { reference: string }).reference);
  }
  const ofOrder = await listReturnsOf(rules.database, [order.id]);
  expect(ofOrder.map(({ reference }) => reference)).toEqual(references);
  expect((await listReturns(rules.database, 2)).map(({ reference }) => reference)).toEqual(references.toReversed());
  expect(await listReturns(rules.database, 1)).toHaveLength(1);
  expect(await findReturnByReference(rules.database, references[0]!)).toEqual(ofOrder[0]);
  expect(await findReturn(rules.database, ofOrder[1]!.id)).toEqual(ofOrder[1]);
  expect([await findReturn(rules.database, 0), await findReturnByReference(rules.database, 'D')]).toEqual([null, null]);
  const { position } = ofOrder[0]!.items[0]!;
  expect(countWithdrawn(ofOrder)).toEqual(new Map([[position, 3]]));
});
