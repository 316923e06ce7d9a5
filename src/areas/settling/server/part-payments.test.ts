import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { findOrderById, type StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { orders } from '#areas/orders/server/records/orders-tables.ts';
import { payments } from '#areas/payment/server/payments-tables.ts';
import { listMoney } from '#areas/payment/server/payment-money.ts';
import type { PaymentProvider } from '#areas/payment/server/payment-provider.ts';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';

/** Takes what is left of an order of these tests after a part, and not all of it. */
const smallBank: PaymentProvider = {
  ...testCard(),
  name: 'small-bank',
  capabilities: {
    methods: ['bizum'],
    start: 'redirect',
    minutesToPay: 30,
    amounts: { min: cents(100), max: cents(2500) },
  },
};
/** Finances whole orders. */
const lender: PaymentProvider = {
  ...testCard(),
  name: 'lender',
  capabilities: { methods: ['sequra'], start: 'redirect', minutesToPay: 30 },
};

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [smallBank, lender]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'card', quantity: 3 });
});

const attempts = () =>
  rules.database.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.id));
const pay = async (at: number, amount: number) =>
  rules.settling.settlePayment('test-card', testCardNotification((await attempts()).at(at)!.reference, amount, 'paid'));
async function recordPart(amount: number, receipt = 'cash T-1'): Promise<string> {
  const given = { amount: cents(amount), receipt };
  const paid = await rules.settling.payments.recordPaid(actors.shop, order.number, 'cash', given);
  return paid instanceof Failure ? paid.code : paid.paymentStatus;
}
const refund = (amount: number | null) =>
  rules.settling.payments.refund(actors.shop, order.number, {
    amount: amount === null ? null : cents(amount),
    isByHand: true,
  });
/** The data of the mails of a kind about the order, oldest first. */
async function mailed(name: string): Promise<object[]> {
  const { rows } = await rules.database.execute<{ data: object }>(sql`
    SELECT data FROM pgboss.job WHERE name = ${name} AND (data ->> 'orderId')::int = ${order.id} ORDER BY created_on`);
  return rows.map(({ data }) => data);
}
/** What the log says of the order under a verb. */
async function logged(verb: string): Promise<object[]> {
  const { rows } = await rules.database.execute<{ changes: object }>(sql`
    SELECT changes FROM audit_entries WHERE verb = ${verb} AND subject_id = ${order.id}::text ORDER BY id`);
  return rows.map(({ changes }) => changes);
}
/** The state of the payment, the money that came, and what of it pays nothing. */
async function moneyOf(): Promise<string> {
  const { order: found, money } = (await rules.settling.payments.find(order.number))!;
  const sum = (of: 'charged' | 'surplus') => money.reduce((all, one) => all + one[of], 0);
  return `${found.paymentStatus} ${sum('charged')} ${sum('surplus')}`;
}

it('a card that pays all, begun before a part came, pays the rest; what is more goes back', async () => {
  await recordPart(1000);
  expect(await attempts()).toMatchObject([{ state: 'cancelled' }, { state: 'pending', amount: 2000 }]);
  expect(await pay(0, 3000)).toBe('settled');
  expect(await moneyOf()).toBe('paid 4000 1000');
  expect(await attempts()).toMatchObject([{ state: 'paid' }, { state: 'cancelled' }]);
  expect((await rules.settling.payments.listToAttend(1))[0]).toMatchObject({ order: { id: order.id } });
  expect(await pay(0, 3000)).toBe('unchanged');
  expect(await moneyOf()).toBe('paid 4000 1000');
  const [begun] = await attempts();
  const charges = await listMoney(rules.database, [begun!.id]);
  expect(charges.map(({ amount, isSurplus, reference }) => [amount, isSurplus, reference])).toEqual([
    [1000, false, `order ${order.id}/cash T-1`],
    [2000, false, begun!.reference],
    [1000, true, `${begun!.reference}/more`],
  ]);
  expect(await mailed('payment-attention-mail')).toHaveLength(1);
  // The part that came first, and what was more.
  expect(await mailed('payment-surplus-mail')).toMatchObject([
    { amount: 1000, isPaid: false, left: 2000 },
    { amount: 1000, isPaid: true },
  ]);
  expect(await logged('order.money')).toEqual([[{ field: 'surplus', before: null, after: 10 }]]);
});

it('a card that pays what an order cost before it became dearer pays a part of it, once', async () => {
  await rules.database.update(orders).set({ total: 7000, price: 7000 }).where(eq(orders.id, order.id));
  expect(await pay(0, 3000)).toBe('settled');
  expect(await moneyOf()).toBe('pending 3000 0');
  expect(await pay(0, 3000)).toBe('unchanged');
  expect(await logged('order.part_paid')).toEqual([[{ field: 'received', before: 0, after: 30 }]]);
  expect(await attempts()).toMatchObject([{ state: 'cancelled' }, { state: 'pending', amount: 4000 }]);
  expect(await pay(-1, 4000)).toBe('settled');
  expect(await moneyOf()).toBe('paid 7000 0');
});

it('a part is what it was after other money has gone back', async () => {
  expect(await pay(0, 500)).toBe('mismatch');
  await refund(500);
  await recordPart(1000);
  expect(await recordPart(2001, 'cash T-2')).toBe('too_much');
  expect(await recordPart(2000, 'cash T-2')).toBe('paid');
  expect(await moneyOf()).toBe('paid 3500 500');
});

it('gives back what came besides a part of the price, and no more while the rest is awaited', async () => {
  await pay(0, 500);
  await recordPart(1000);
  const refundable = () => rules.settling.payments.findRefundable(order.number, { isByHand: true });
  expect(await refundable()).toBe(500);
  expect(await refund(501)).toMatchObject({ code: 'nothing_to_refund' });
  expect(await refund(null)).toMatchObject({ parts: [{ amount: 500, surplus: 500 }] });
  expect([await refundable(), await refund(null)]).toMatchObject([0, { code: 'nothing_to_refund' }]);
  expect(await recordPart(2000, 'cash T-2')).toBe('paid');
  expect(await moneyOf()).toBe('paid 3500 500');
});

it('no lender is offered, or pays, what is left after a part; a bank that takes as much does', async () => {
  const again = (method: 'sequra' | 'bizum') =>
    rules.settling.payAgain(actors.customer, order.userId, order.id, method);
  const offered = async () =>
    (await rules.settling.listWays(order.userId, order.id, 'es')).paymentMethods.find(({ code }) => code === 'sequra');
  expect(await offered()).toMatchObject({ available: true });
  await recordPart(1000);
  expect(await offered()).toMatchObject({ available: false, reason: expect.stringContaining('una parte pagada') });
  expect(await again('sequra')).toMatchObject({ code: 'not_available', fields: [{ field: 'payment' }] });
  expect(await again('bizum')).toMatchObject({ payment: 'bizum' });
  expect((await attempts()).at(-1)).toMatchObject({ method: 'bizum', state: 'pending', amount: 2000 });
});

it('its customer hears how much of the price a part has paid, and what is left', async () => {
  await recordPart(1000);
  const about = `payment of order ${order.number}, part`;
  expect(await mailed('payment-surplus-mail')).toMatchObject([{ amount: 1000, isPaid: false, left: 2000, about }]);
});

it('says in the mail of an order that is given up the same of another amount as on its page', async () => {
  expect(await pay(0, 500)).toBe('mismatch');
  await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status: 'cancelled' });
  const mail = async () => (await rules.orders.mails.preview((await findOrderById(rules.database, order.id))!)).text;
  const shown = async () => (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
  expect(await shown()).toMatchObject({ received: 5 });
  expect(await mail()).toContain('5,00');
  await refund(500);
  expect(await shown()).toMatchObject({ refunded: 5 });
  expect(await mail()).toContain('te hemos devuelto 5,00');
});

it.each(['pending', 'failed'] as const)(
  'the part of an order that is cancelled while its payment is %s is found',
  async (state) => {
    const [{ reference } = { reference: '' }] = await attempts();
    if (state === 'failed')
      await rules.settling.settlePayment('test-card', testCardNotification(reference, 3000, 'failed'));
    await recordPart(1000);
    const isAttended = async () => (await rules.settling.payments.listToAttend(1))[0]?.order.id === order.id;
    const owes = () => rules.database.$count(orders, and(eq(orders.id, order.id), orders.owesMoney));
    const listed = async () => [await isAttended(), await owes()];
    await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status: 'cancelled' });
    const shown = async () => (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!;
    expect(await listed()).toEqual([true, 1]);
    expect(await shown()).toMatchObject({ paymentStatus: 'cancelled', received: 10 });
    await refund(400);
    expect(await listed()).toEqual([true, 1]);
    expect(await shown()).toMatchObject({ received: 6, refunded: 4 });
    await refund(null);
    expect(await listed()).toEqual([false, 0]);
    expect(await shown()).toMatchObject({ refunded: 10 });
    expect(await shown()).not.toHaveProperty('received');
  },
);
