import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#areas/payment/server/payments-tables.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import {
  actors,
  addProduct,
  guestOf,
  homeDelivery,
  parsedPickupOrder,
  type Rules,
  startRules,
  stockOf,
} from '#areas/orders/server/orders.fixture.ts';
import { orderRequest, type Order } from '#areas/orders/contract.ts';
import { orders } from '#areas/orders/server/records/orders-tables.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'card' });
});

const attemptsOf = ({ id }: StoredOrder) =>
  rules.database.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
const stored = async ({ id }: StoredOrder) => (await rules.database.select().from(orders).where(eq(orders.id, id)))[0]!;
const show = ({ userId, id }: StoredOrder) => rules.orders.forCustomer.find(userId, id, 'es') as Promise<Order>;

const payAgain = (method: 'card' | 'transfer' | 'bizum' = 'card', { userId, id } = order) =>
  rules.settling.payAgain(actors.customer, userId, id, method);
const codeOf = (answer: unknown): string => (answer instanceof Failure ? answer.code : 'paid again');
async function notify(attempt: number, state: 'paid' | 'failed' | 'processing', amount = 1000): Promise<string> {
  const { reference } = (await attemptsOf(order))[attempt - 1]!;
  return rules.settling.settlePayment('test-card', testCardNotification(reference, amount, state));
}

describe('another attempt', () => {
  it('replaces the one before, has a reference of its own, and half an hour from now', async () => {
    rules.passDays(10 / 1440);
    expect(codeOf(await payAgain())).toBe('paid again');
    const [first, second] = await attemptsOf(order);
    expect([first!.state, first!.reason, second!.state]).toEqual(['cancelled', 'replaced', 'pending']);
    expect(second!.reference).not.toBe(first!.reference);
    expect(second!.expiresAt.getTime() - first!.expiresAt.getTime()).toBe(600_000);
    expect((await stored(order)).paymentDueAt).toEqual(second!.expiresAt);
  });

  it('follows a denial, and its order waits for payment again', async () => {
    await notify(1, 'failed');
    expect((await show(order)).paymentStatus).toBe('failed');
    await payAgain('transfer');
    const again = await show(order);
    expect(again).toMatchObject({ paymentStatus: 'pending', payment: 'transfer' });
    expect(again.attempts).toMatchObject([
      { method: 'card', state: 'failed', reason: null },
      { method: 'transfer', state: 'pending', reason: null },
    ]);
    expect(again.actions).toContain('pay');
  });

  it('by transfer has seven days from when the order was placed, however often the method changes', async () => {
    rules.passDays(20 / 1440);
    await payAgain('transfer');
    const due = new Date(order.placedAt.getTime() + 7 * 86_400_000);
    expect((await stored(order)).paymentDueAt).toEqual(due);
    rules.passDays(1);
    await payAgain('card');
    await payAgain('transfer');
    expect((await stored(order)).paymentDueAt).toEqual(due);
  });

  it('by transfer of an address that nobody has confirmed holds its goods for two hours', async () => {
    const userId = rules.newUser();
    await rules.fill(userId, product);
    const guest = (await placeOrder(rules.orders.placing, guestOf(userId), {
      ...parsedPickupOrder,
      payment: 'card',
    })) as StoredOrder;
    await payAgain('transfer', guest);
    expect((await stored(guest)).paymentDueAt).toEqual(new Date(guest.placedAt.getTime() + 7_200_000));
  });

  it('is one of five at most', async () => {
    for (let attempt = 2; attempt <= 5; attempt += 1) expect(codeOf(await payAgain())).toBe('paid again');
    expect((await show(order)).actions).toContain('pay');
    expect(codeOf(await payAgain())).toBe('too_many_payments');
    await notify(5, 'failed');
    expect((await show(order)).actions).not.toContain('pay');
    expect(await attemptsOf(order)).toHaveLength(5);
  });

  it('ten times at once leaves one open attempt', async () => {
    await Promise.all(Array.from({ length: 10 }, () => payAgain()));
    const states = (await attemptsOf(order)).map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'pending']);
  });

  it('is refused to others, and for an order that is paid, being paid, cancelled or overdue', async () => {
    expect(codeOf(await rules.settling.payAgain(actors.customer, order.userId + 1, order.id, 'card'))).toBe(
      'order_not_found',
    );
    await notify(1, 'processing');
    expect(codeOf(await payAgain())).toBe('not_payable');
    await notify(1, 'paid');
    expect(codeOf(await payAgain())).toBe('not_payable');
    const cancelled = await rules.placeOrder(product, { payment: 'card' });
    await rules.orders.forCustomer.cancel(actors.customer, cancelled.userId, cancelled.id, 'es');
    expect(codeOf(await payAgain('card', cancelled))).toBe('not_payable');
    const overdue = await rules.placeOrder(product, { payment: 'card' });
    rules.passDays(31 / 1440);
    expect(codeOf(await payAgain('card', overdue))).toBe('not_payable');
    expect((await show(overdue)).actions).not.toContain('pay');
  });

  it('by a method that is not offered is refused, as the order with it was', async () => {
    const refusal = { code: 'not_available', fields: [{ field: 'payment', code: 'not_available' }] };
    expect(await payAgain('bizum')).toMatchObject(refusal);
    const userId = rules.newUser();
    await rules.fill(userId, product);
    expect(await rules.place(userId, null, { ...parsedPickupOrder, payment: 'bizum' })).toMatchObject(refusal);
  });

  it('by a method whose money would come after the slot is refused', async () => {
    const request = orderRequest.parse({ ...parsedPickupOrder, delivery: homeDelivery, payment: 'card' });
    const slots = (await rules.delivery.init('es')).slots.filter(({ type }) => type === 'delivery');
    const early = slots.find(({ notFor }) => notFor.includes('transfer') && !notFor.includes('card'))!;
    const userId = rules.newUser();
    await rules.fill(userId, product);
    const { date, from, to } = early;
    const delivery = { ...request.delivery!, date, slot: { from, to } };
    const placed = (await rules.place(userId, null, { ...request, delivery })) as StoredOrder;
    expect(await payAgain('transfer', placed)).toMatchObject({
      code: 'not_available',
      fields: [{ field: 'delivery.slot', code: 'not_available' }],
    });
    expect(codeOf(await payAgain('card', placed))).toBe('paid again');
  });
});

describe('the ways to pay an order instead', () => {
  const offered = async (of = order) => {
    const { paymentMethods } = await rules.settling.listWays(of.userId, of.id, 'es');
    return Object.fromEntries(
      paymentMethods.map(({ code, available, reason, needs }) => [code, available ? (needs ?? true) : reason]),
    );
  };

  it('are those that the shop has set up, and no others', async () => {
    expect(await offered()).toEqual({ card: true, transfer: true });
  });

  it('say that a transfer whose money would come after the slot needs another', async () => {
    const slots = (await rules.delivery.init('es')).slots.filter(({ type }) => type === 'delivery');
    const { date, from, to } = slots.find(({ notFor }) => notFor.includes('transfer'))!;
    const userId = rules.newUser();
    await rules.fill(userId, product);
    const delivery = { ...homeDelivery, date, slot: { from, to } };
    const request = orderRequest.parse({ ...parsedPickupOrder, delivery, payment: 'card' });
    const early = (await rules.place(userId, null, request)) as StoredOrder;
    expect(await offered(early)).toMatchObject({ card: true, transfer: ['slot'] });
  });

  it('are none for others, nor once it is paid or its time is over', async () => {
    expect(await rules.settling.listWays(order.userId + 1, order.id, 'es')).toEqual({ paymentMethods: [], slots: [] });
    rules.passDays(30 / 1440);
    expect(await offered()).toEqual({});
    const paid = await rules.placeOrder(product, { payment: 'card' });
    await rules.settling.payments.recordPaid(actors.shop, paid.number);
    expect(await offered(paid)).toEqual({});
  });
});

describe('a payment that starts', () => {
  const shopper = { ip: '192.0.2.1', userAgent: 'Firefox' };
  const start = (userId = order.userId) => rules.settling.start(userId, order.id, shopper);

  it('leads its customer to the provider, as often as they like', async () => {
    const { reference } = (await attemptsOf(order))[0]!;
    const form = { kind: 'redirect', url: `https://bank.example/pay/${reference}` };
    expect([await start(), await start()]).toEqual([form, form]);
  });

  it('is refused to others, and once nothing is open', async () => {
    expect(await start(order.userId + 1)).toMatchObject({ code: 'order_not_found' });
    await notify(1, 'processing');
    expect(await start()).toMatchObject({ code: 'not_payable' });
    await notify(1, 'failed');
    expect(await start()).toMatchObject({ code: 'not_payable' });
    order = await rules.placeOrder(product, { payment: 'card' });
    rules.passDays(30 / 1440);
    expect(await start()).toMatchObject({ code: 'not_payable' });
  });

  it('goes on after five attempts with the one that is open', async () => {
    for (let attempt = 2; attempt <= 5; attempt += 1) await payAgain();
    expect(await start()).toMatchObject({ kind: 'redirect' });
  });
});

describe('money', () => {
  it('for an attempt that was replaced pays the order, and ends the open attempt', async () => {
    await payAgain();
    expect(await notify(1, 'paid')).toBe('settled');
    expect((await attemptsOf(order)).map(({ state, reason }) => [state, reason])).toEqual([
      ['paid', null],
      ['cancelled', 'replaced'],
    ]);
    expect((await show(order)).paymentStatus).toBe('paid');
    expect(await rules.settling.payments.listToAttend(10)).toEqual([]);
  });

  it('for a second attempt is surplus: recorded, and for the shopkeeper to see', async () => {
    await payAgain();
    await notify(1, 'paid');
    expect(await notify(2, 'paid')).toBe('settled');
    expect(await notify(2, 'paid')).toBe('unchanged');
    const [attended] = await rules.settling.payments.listToAttend(10);
    expect(attended).toMatchObject({
      order: { id: order.id, paymentStatus: 'paid', status: 'confirmed' },
      money: [
        { charged: 1000, surplus: 0 },
        { charged: 1000, surplus: 1000 },
      ],
    });
    await rules.settling.payments.refund(actors.shop, order.number, { amount: 1000 as never, isByHand: true });
    expect(await rules.settling.payments.listToAttend(10)).toEqual([]);
    expect((await show(order)).paymentStatus).toBe('paid');
  });

  it('of another amount does not pay the order; the right amount still does', async () => {
    expect(await notify(1, 'paid', 999)).toBe('mismatch');
    expect(await notify(1, 'paid', 999)).toBe('mismatch');
    expect(await show(order)).toMatchObject({ paymentStatus: 'pending', surplus: 9.99 });
    const attended = await rules.settling.payments.listToAttend(10);
    expect(attended).toMatchObject([{ order: { id: order.id }, money: [{ charged: 999, surplus: 999 }] }]);
    expect(await notify(1, 'paid')).toBe('settled');
    expect(await show(order)).toMatchObject({ paymentStatus: 'paid' });
    expect(await show(order)).not.toHaveProperty('surplus');
    await rules.settling.payments.refund(actors.shop, order.number, { amount: 999 as never, isByHand: true });
    expect(await rules.settling.payments.listToAttend(10)).toEqual([]);
  });

  it('for an order that was cancelled is for the shopkeeper, and moves no goods', async () => {
    const before = await stockOf(rules.database, product);
    await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
    expect(await notify(1, 'paid')).toBe('settled');
    expect(await stockOf(rules.database, product)).toBe(before + 1);
    expect(await rules.settling.payments.listToAttend(10)).toMatchObject([
      { order: { id: order.id, status: 'cancelled' } },
    ]);
    await rules.settling.payments.refund(actors.shop, order.number, { amount: null, isByHand: true });
    expect(await rules.settling.payments.listToAttend(10)).toEqual([]);
    expect((await stored(order)).paymentStatus).toBe('refunded');
  });
});

describe('a refund', () => {
  const refund = (amount: number | null) =>
    rules.settling.payments.refund(actors.shop, order.number, { amount: amount as never, isByHand: true });

  it('in parts leaves the order paid until all is paid back, and never exceeds it', async () => {
    expect(codeOf(await refund(null))).toBe('nothing_to_refund');
    await notify(1, 'paid');
    await refund(300);
    expect((await stored(order)).paymentStatus).toBe('paid');
    expect(codeOf(await refund(701))).toBe('nothing_to_refund');
    await Promise.all([refund(400), refund(400)]);
    await refund(null);
    expect((await stored(order)).paymentStatus).toBe('refunded');
    expect((await attemptsOf(order))[0]!.state).toBe('refunded');
    expect(codeOf(await refund(1))).toBe('nothing_to_refund');
    const found = await rules.settling.payments.find(order.number);
    expect(found!.money).toMatchObject([{ charged: 1000, refunded: 1000 }]);
  });
});

describe('the shopkeeper', () => {
  it('records a transfer as paid once', async () => {
    const transfer = await rules.placeOrder(product);
    expect(await rules.settling.payments.recordPaid(actors.shop, transfer.number)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
    });
    expect(codeOf(await rules.settling.payments.recordPaid(actors.shop, transfer.number))).toBe('not_allowed');
    expect(codeOf(await rules.settling.payments.recordPaid(actors.shop, '26-none'))).toBe('order_not_found');
    const found = await rules.settling.payments.find(transfer.number);
    expect(found!.money).toMatchObject([{ attempt: { state: 'paid' }, charged: 1000, refunded: 0, surplus: 0 }]);
  });
});
