import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';

/** A bank that pays back, beside the card of tests, whose money goes back by hand. */
const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 } as const,
  refund: async () => ({ outcome: 'unknown', message: {} }) as const,
};

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'bizum', quantity: 3 });
});

const attempts = async () => (await rules.settling.payments.find(order.number))!.money.map(({ attempt }) => attempt);
/** What the bank, or with `provider` another, says of the order's latest attempt. */
async function notify(state: 'paid' | 'processing', amount = 3000, provider = 'bank'): Promise<string> {
  const { reference } = (await attempts()).at(-1)!;
  return rules.settling.settlePayment(provider, testCardNotification(reference, amount, state));
}
const codeOf = (answer: unknown): string => (answer instanceof Failure ? answer.code : 'done');
const mailsAbout = async (name: string): Promise<unknown[]> => {
  const { rows } = await rules.database.execute<{ amount: number | null }>(sql`
    SELECT (data ->> 'amount')::int AS amount FROM pgboss.job
    WHERE name = ${name} AND (data ->> 'orderId')::int = ${order.id}`);
  return rows.map(({ amount }) => amount);
};

describe('what a provider still owes for returns', () => {
  const owed = () => rules.settling.payments.findOwed(order.id);
  const refund = (amount: number, isByHand = true) =>
    rules.settling.payments.refund(actors.shop, order.number, { amount: cents(amount), isByHand });
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

  it('is their money, as far as none has gone back or is going', async () => {
    await notify('paid');
    expect(await owed()).toBeNull();
    const reference = await giveBack(2, 'goods_back');
    expect(await owed()).toBeNull();
    await rules.orders.returns.move(actors.shop, reference, 'refunded');
    expect(await owed()).toEqual({ number: order.number, provider: 'bank', amount: 2000 });
    await refund(500);
    expect(await owed()).toMatchObject({ amount: 1500 });
    await refund(1400, false);
    expect(await owed()).toMatchObject({ amount: 100 });
    await refund(100);
    expect(await owed()).toBeNull();
  });

  it('is no more than is left with it', async () => {
    await notify('paid');
    await giveBack(1);
    await refund(900);
    expect(await owed()).toMatchObject({ amount: 100 });
    await giveBack(2);
    expect(await owed()).toMatchObject({ amount: 2100 });
    await refund(2100);
    expect(await owed()).toBeNull();
  });

  it('leaves out what was received in excess, which goes back first', async () => {
    await notify('paid', 500);
    await notify('paid');
    await giveBack(1);
    expect(await owed()).toMatchObject({ amount: 1000 });
    await refund(500);
    expect(await owed()).toMatchObject({ amount: 1000 });
    await refund(300);
    expect(await owed()).toMatchObject({ amount: 700 });
  });

  it('is nothing where the money goes back by hand, and of no order', async () => {
    order = await rules.placeOrder(product, { payment: 'card', quantity: 3 });
    await notify('paid', 3000, 'test-card');
    await giveBack(1);
    expect(await owed()).toBeNull();
    expect(await rules.settling.payments.findOwed(0)).toBeNull();
  });

  it('is owed by the provider that has the money, among several attempts', async () => {
    await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card');
    await rules.settling.payAgain(actors.customer, order.userId, order.id, 'bizum');
    const [{ reference } = { reference: '' }] = await attempts();
    await rules.settling.settlePayment('bank', testCardNotification(reference, 3000, 'paid'));
    await giveBack(1);
    expect(await owed()).toEqual({ number: order.number, provider: 'bank', amount: 1000 });
  });
});

describe('an application that is not decided', () => {
  const end = (number = order.number) => rules.settling.payments.endReview(actors.shop, number);

  it('is given up, and the order may be paid in another way', async () => {
    await notify('processing');
    expect(await end()).toMatchObject({ id: order.id, status: 'created', paymentStatus: 'failed' });
    expect(await attempts()).toMatchObject([{ state: 'failed', reason: 'expired' }]);
  });

  it('is none of an order that is not being paid, nor of one that is unknown', async () => {
    expect(await end()).toMatchObject({ code: 'not_allowed', facts: { now: 'pending' } });
    await notify('paid');
    expect(await end()).toMatchObject({ code: 'not_allowed', facts: { now: 'paid' } });
    expect(codeOf(await end('26-none'))).toBe('order_not_found');
    expect(await attempts()).toMatchObject([{ state: 'paid' }]);
  });
});

describe('a part of the price', () => {
  const record = (amount: number, receipt: string, { number } = order) =>
    rules.settling.payments.recordPaid(actors.shop, number, `by ${receipt}`, { amount: cents(amount), receipt });
  const refused = { code: 'not_allowed', facts: { now: 'created and pending' } };

  it('is recorded once, and the order waits for the rest', async () => {
    order = await rules.placeOrder(product, { quantity: 3 });
    expect(await record(1000, 'T-1')).toMatchObject({ status: 'created', paymentStatus: 'pending' });
    expect(await record(1000, 'T-1')).toMatchObject(refused);
    expect(await attempts()).toMatchObject([{ state: 'pending', amount: 2000 }]);
    expect(await record(2001, 'T-2')).toMatchObject({ code: 'too_much', facts: { due: 2000 } });
    await record(500, 'T-3');
    expect(await attempts()).toMatchObject([{ state: 'pending', amount: 1500 }]);
    // It goes back with the order only.
    const back = { amount: null, isByHand: true };
    expect(codeOf(await rules.settling.payments.refund(actors.shop, order.number, back))).toBe('nothing_to_refund');
    expect(await record(1500, 'T-4')).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
    expect((await rules.settling.payments.find(order.number))!.money).toMatchObject([{ charged: 3000, surplus: 0 }]);
    const { rows } = await rules.database.execute(sql`
      SELECT label, changes,
        (SELECT after #>> '{}' FROM audit_personal WHERE entry_id = audit_entries.id AND field = 'reason') AS reason
      FROM audit_entries
      WHERE verb = 'order.part_paid' AND subject_kind = 'order' AND subject_id = ${order.id}::text ORDER BY id`);
    expect(rows).toEqual([
      { label: order.number, changes: [{ field: 'received', before: 0, after: 10 }], reason: 'by T-1' },
      { label: order.number, changes: [{ field: 'received', before: 10, after: 15 }], reason: 'by T-3' },
    ]);
  });

  it('is none of an order that is paid, cancelled, being paid or without its goods', async () => {
    await notify('processing');
    expect(await record(1000, 'T-5')).toMatchObject({ facts: { now: 'created and processing' } });
    await notify('paid');
    for (const amount of [1000, 3001])
      expect(await record(amount, 'T-6')).toMatchObject({ code: 'not_allowed', facts: { now: 'confirmed and paid' } });
    const waiting = await rules.placeOrder(product, { quantity: 3 });
    await rules.database.execute(sql`UPDATE orders SET hold = 'waiting' WHERE id = ${waiting.id}`);
    expect(await record(1000, 'T-7', waiting)).toMatchObject(refused);
    const cancelled = await rules.placeOrder(product, { quantity: 3 });
    await rules.orders.changeStatus(rules.database, cancelled.id, { actor: actors.shop, status: 'cancelled' });
    expect(await record(1000, 'T-8', cancelled)).toMatchObject({ facts: { now: 'cancelled and cancelled' } });
    expect(codeOf(await record(1000, 'T-9', { ...order, number: '26-none' }))).toBe('order_not_found');
  });
});

describe('the shopkeeper', () => {
  it('lists the latest orders that are paid or being paid, each with its money', async () => {
    await notify('paid');
    const paid = order;
    order = await rules.placeOrder(product, { payment: 'bizum' });
    await notify('processing', 1000);
    await rules.placeOrder(product);
    const list = await rules.settling.payments.list(2);
    expect(list.map(({ order: { id } }) => id)).toEqual([order.id, paid.id]);
    expect(list).toMatchObject([{ money: [{ charged: 0 }] }, { money: [{ charged: 3000 }] }]);
    expect(await rules.settling.payments.find(paid.number)).toEqual(list[1]);
    expect(await rules.settling.payments.find('26-none')).toBeNull();
  });

  it('who records money for a cancelled order sees to it, and its customer is told', async () => {
    await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status: 'cancelled' });
    const record = () => rules.settling.payments.recordPaid(actors.shop, order.number);
    expect(await record()).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    const found = await rules.settling.payments.find(order.number);
    expect(found!.money).toMatchObject([{ charged: 3000, surplus: 3000 }]);
    expect(await mailsAbout('payment-late-mail')).toEqual([3000]);
    expect((await rules.settling.payments.listToAttend(1))[0]).toMatchObject({ order: { id: order.id } });
    expect(await record()).toMatchObject({ code: 'not_allowed', facts: { now: 'cancelled and paid' } });
    expect(await mailsAbout('payment-late-mail')).toEqual([3000]);
  });

  it('who records all of the price of a cancelled order does so whatever part of it had come before', async () => {
    const part = { amount: cents(1000), receipt: 'T-10' };
    await rules.settling.payments.recordPaid(actors.shop, order.number, undefined, part);
    await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status: 'cancelled' });
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    expect(await mailsAbout('payment-late-mail')).toEqual([3000]);
  });

  it('sees to orders that were cancelled with their money, so many at a time', async () => {
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    await rules.database.execute(sql`UPDATE orders SET status = 'cancelled' WHERE id = ${order.id}`);
    const attended = await rules.settling.payments.listToAttend(10);
    expect(attended.map(({ order: { id } }) => id)).toContain(order.id);
    expect(attended.length).toBeGreaterThan(1);
    expect(await rules.settling.payments.listToAttend(1)).toHaveLength(1);
  });

  it('who records money for an order in time mails nobody that it was late', async () => {
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    expect((await rules.settling.payments.find(order.number))!.money).toMatchObject([{ charged: 3000, surplus: 0 }]);
    expect(await mailsAbout('payment-late-mail')).toEqual([]);
  });
});
