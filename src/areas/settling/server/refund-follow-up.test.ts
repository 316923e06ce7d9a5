import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';

/** Two banks that are asked to pay back, without an answer yet, beside the card of tests, whose money goes back by hand. */
const bankOf = (name: string, method: 'bizum' | 'crediya') => ({
  ...testCard(),
  name,
  capabilities: { methods: [method], start: 'redirect', minutesToPay: 30 } as const,
  refund: async () => ({ outcome: 'unknown', message: {} }) as const,
});

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bankOf('bank', 'bizum'), bankOf('other-bank', 'crediya')]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'bizum', quantity: 3 });
});

const moneyOf = async () => (await rules.settling.payments.find(order.number))!.money;
/** What the provider of an attempt says of it. */
async function receive(amount = 3000, at = 0): Promise<string> {
  const { provider, reference } = (await moneyOf())[at]!.attempt;
  return rules.settling.settlePayment(provider, testCardNotification(reference, amount, 'paid'));
}
const payAgain = (method: 'card' | 'bizum' | 'crediya') =>
  rules.settling.payAgain(actors.customer, order.userId, order.id, method);
const refund = (amount: number | null, isByHand = true, number = order.number) =>
  rules.settling.payments.refund(actors.shop, number, { amount: amount === null ? null : cents(amount), isByHand });
/** The refunds of which the customer is mailed, in cents: all of it, and what of it was received in excess. */
async function mailed(): Promise<number[][]> {
  const { rows } = await rules.database.execute<{ amount: number; surplus: number }>(sql`
    SELECT (data ->> 'amount')::int AS amount, (data ->> 'surplus')::int AS surplus FROM pgboss.job
    WHERE name = 'payment-refunded-mail' AND (data ->> 'orderId')::int = ${order.id} ORDER BY created_on`);
  return rows.map(({ amount, surplus }) => [amount, surplus]);
}
async function giveBack(quantity: number, state: 'refunded' | 'goods_back' = 'refunded'): Promise<string> {
  for (const status of ['preparing', 'ready', 'delivered'] as const)
    await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status });
  const stored = await rules.orders.returns.withdraw(
    actors.customer,
    { userId: order.userId, orderId: order.id },
    { name: 'Marta', items: [{ product_id: product, quantity }], statement: null },
    null,
  );
  if (!stored || stored instanceof Failure) throw new Error('refused');
  await rules.orders.returns.move(actors.shop, stored.reference, state);
  return stored.reference;
}

describe('the mail of a refund', () => {
  it('says how much goes back, and none is sent while the bank has not answered', async () => {
    await receive();
    expect(await refund(500, false)).toMatchObject({ order: { paymentStatus: 'paid' }, corrective: null });
    expect(await mailed()).toEqual([]);
    await refund(300);
    expect(await mailed()).toEqual([[300, 0]]);
  });

  it('is not sent for the money of returns, whose own mail has told it', async () => {
    order = await rules.placeOrder(product, { payment: 'bizum', quantity: 4 });
    await receive(4000);
    // Twice the same statement would be one.
    await giveBack(1);
    await giveBack(2);
    await refund(2500);
    await refund(500);
    expect(await mailed()).toEqual([]);
    await refund(1);
    expect(await mailed()).toEqual([[1, 0]]);
  });

  it('is sent while the return of the money is not settled', async () => {
    await receive();
    await giveBack(1, 'goods_back');
    await refund(1000);
    expect(await mailed()).toEqual([[1000, 0]]);
  });

  it('is sent for money in excess, of which no return has told', async () => {
    await receive(500);
    await receive();
    await giveBack(1);
    await refund(500);
    expect(await mailed()).toEqual([[500, 500]]);
    await refund(1000);
    expect(await mailed()).toEqual([[500, 500]]);
  });
});

describe('a refund', () => {
  it('of an order that nobody knows is refused', async () => {
    expect(await refund(null, true, '26-none')).toMatchObject({ code: 'order_not_found' });
  });

  it('of all of the money answers with the refunded order, whose invoice that corrects', async () => {
    await receive();
    expect(await refund(null)).toMatchObject({ order: { paymentStatus: 'refunded' }, corrective: null });
    const shown = (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
    expect(shown.documents.map(({ amount }) => amount)).toEqual([30, -30]);
  });

  it('in part by the bank and in part by hand: the bank is asked for its own, the other part is told', async () => {
    await payAgain('card');
    for (const attempt of [0, 1]) await receive(3000, attempt);
    expect((await moneyOf()).map(({ attempt: { state } }) => state)).toEqual(['paid', 'paid']);
    expect(await refund(null, false)).toMatchObject({
      order: { paymentStatus: 'paid' },
      parts: [
        { amount: 3000, surplus: 3000, refundId: null },
        { amount: 3000, surplus: 0, refundId: expect.any(Number) },
      ],
      corrective: null,
    });
    expect(await mailed()).toEqual([[3000, 3000]]);
    const { rows } = await rules.database.execute(sql`
      SELECT data ->> 'refundId' AS id FROM pgboss.job WHERE name = 'payment-refund'
        AND (data ->> 'refundId' IS NULL OR (data ->> 'refundId')::bigint IN (
          SELECT refund.id FROM payment_refunds refund JOIN payments ON payments.id = payment_id WHERE order_id = ${order.id}))`);
    expect(rows).toEqual([{ id: expect.stringMatching(/^\d+$/) }]);
  });
});

describe('what is owed for returns', () => {
  const owed = () => rules.settling.payments.findOwed(order.id);

  it('is no more than the bank has left of what it received and pays back already', async () => {
    await payAgain('card');
    for (const attempt of [1, 0]) await receive(3000, attempt);
    await giveBack(3);
    expect(await owed()).toMatchObject({ amount: 3000 });
    // The bank's money is the surplus, which goes back first.
    await refund(2000, false);
    expect(await owed()).toMatchObject({ amount: 1000 });
    await refund(400);
    expect(await owed()).toMatchObject({ amount: 600 });
  });

  it('is owed by the bank that received it, though another was asked later', async () => {
    const userId = rules.newUser();
    await rules.fill(userId, product, 3);
    const customer = { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } };
    order = await placeRequest(rules, userId, orderRequest.parse({ ...pickupOrder, customer, payment: 'bizum' }));
    expect(await payAgain('crediya')).toMatchObject({ payment: 'crediya' });
    await receive();
    await giveBack(1);
    expect(await owed()).toEqual({ number: order.number, provider: 'bank', amount: 1000 });
  });
});

describe('the shopkeeper who records money', () => {
  const record = () => rules.settling.payments.recordPaid(actors.shop, order.number);

  it('records it for the latest attempt', async () => {
    await payAgain('card');
    await record();
    expect(await moneyOf()).toMatchObject([
      { attempt: { state: 'cancelled' }, charged: 0 },
      { attempt: { state: 'paid' }, charged: 3000 },
    ]);
  });

  it('hears what may be done instead with an order that is paid', async () => {
    await record();
    expect(await record()).toMatchObject({
      code: 'not_allowed',
      facts: { now: 'confirmed and paid', possible: ['preparing', 'refunded'] },
    });
  });

  it('records none for an order that costs nothing', async () => {
    await rules.database.execute(sql`UPDATE orders SET price = 0 WHERE id = ${order.id}`);
    expect(await record()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect(await moneyOf()).toMatchObject([{ charged: 0 }]);
  });
});

describe('money for an order whose goods are gone', () => {
  let articles = 0;
  async function loseGoods(payment: 'bizum' | 'card'): Promise<void> {
    const last = await addProduct(rules.database, { article: `last-${(articles += 1)}`, stock: 3, price: 1000 });
    order = await rules.placeOrder(last, { payment, quantity: 3 });
    await rules.database.execute(sql`UPDATE orders SET hold = 'waiting' WHERE id = ${order.id}`);
  }
  const mails = async () => {
    const { rows } = await rules.database.execute<{ mail: string }>(sql`
      SELECT concat_ws(' ', name, data ->> 'amount', data ->> 'gone') AS mail FROM pgboss.job
      WHERE name LIKE 'payment-%mail' AND (data ->> 'orderId')::int = ${order.id} ORDER BY name`);
    return rows.map(({ mail }) => mail);
  };
  const late = 'payment-late-mail 3000 goods';

  it('goes back by its provider at once, and its customer hears why', async () => {
    await loseGoods('bizum');
    expect(await receive()).toBe('settled');
    expect((await rules.settling.payments.find(order.number))!.order).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
    });
    expect(await moneyOf()).toMatchObject([{ charged: 3000, surplus: 3000, refunding: 3000 }]);
    expect(await mails()).toEqual([late]);
  });

  it('is the shopkeeper’s to pay back where its provider cannot, or they have recorded it', async () => {
    await loseGoods('card');
    await receive();
    expect(await mails()).toEqual(['payment-attention-mail', late]);
    await loseGoods('bizum');
    expect(await rules.settling.payments.recordPaid(actors.shop, order.number)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
    });
    expect(await moneyOf()).toMatchObject([{ charged: 3000, surplus: 3000, refunding: 0 }]);
    expect(await mails()).toEqual([late]);
  });
});
