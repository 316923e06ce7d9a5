import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentEvent, PaymentProvider } from '#areas/payment/server/payment-provider.ts';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { type StoredOrder, updateOrder } from '#areas/orders/server/records/order-queries.ts';
import { cents } from '#values/money.ts';

/** A lender that waits for the shop's confirmation, and is told of the goods. Its notifications are events as they are. */
const confirm = vi.fn<NonNullable<PaymentProvider['confirm']>>();
const inquire = vi.fn<NonNullable<PaymentProvider['inquire']>>();
const lender: PaymentProvider = {
  ...testCard(),
  name: 'lender',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 },
  readNotification: async (notification) => notification as unknown as PaymentEvent,
  confirm,
  inquire,
  update: async () => {},
};

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [lender]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  await rules.database.execute(sql`UPDATE catalogue_products SET stock = 1000 WHERE id = ${product}`);
  confirm.mockReset().mockResolvedValue('confirmed');
  inquire.mockReset().mockResolvedValue(null);
  order = await rules.placeOrder(product, { payment: 'bizum' });
});

const moneyOf = async () => (await rules.settling.payments.find(order.number))!.money;
const attemptOf = async () => (await moneyOf()).at(-1)!.attempt;
async function notify(state: PaymentEvent['state'], event: Partial<PaymentEvent> = {}): Promise<string> {
  const { reference } = await attemptOf();
  const message = { code: state };
  return rules.settling.settlePayment('lender', { reference, amount: cents(1000), state, message, ...event });
}
async function jobsOf(name: string): Promise<number> {
  const { rows } = await rules.database.execute<{ jobs: number }>(sql`
    SELECT count(*)::int AS jobs FROM pgboss.job
    WHERE name = ${name} AND ((data ->> 'orderId')::int = ${order.id}
      OR (data ->> 'paymentId')::bigint IN (SELECT id FROM payments WHERE order_id = ${order.id}))`);
  return rows[0]!.jobs;
}
const conflictMails = () => jobsOf('payment-conflict-mail');
/** What the customer is told of financing that was not accepted. */
const toCustomer = async () =>
  (
    await rules.database.execute<{ data: object }>(sql`
      SELECT data - 'orderId' - 'about' AS data FROM pgboss.job
      WHERE name = 'payment-not-financed-mail' AND (data ->> 'orderId')::int = ${order.id}`)
  ).rows.map(({ data }) => data);
const waitForGoods = () => rules.database.execute(sql`UPDATE orders SET hold = 'waiting' WHERE id = ${order.id}`);
const loseGoods = async () => {
  await waitForGoods();
  await rules.database.execute(sql`UPDATE catalogue_products SET stock = 0 WHERE id = ${product}`);
};
/** A place of a day that is offered no longer. */
const losePlace = () =>
  updateOrder(rules.database, order.id, {
    delivery: { ...order.delivery, date: '2026-11-20', slot: { from: '09:00', to: '11:00' }, lacksPlace: true },
  });
const cancel = () => rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');

describe('what a lender notifies', () => {
  it('is confirmed to it once, however often it comes', async () => {
    expect(await notify('processing')).toBe('settled');
    expect(await notify('processing')).toBe('unchanged');
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(await notify('paid')).toBe('settled');
    expect(await notify('paid')).toBe('unchanged');
    expect(confirm).toHaveBeenCalledTimes(2);
    expect((await attemptOf()).state).toBe('paid');
  });

  it('of a refund is recorded, and not confirmed', async () => {
    await notify('paid');
    const refund = { notification: 'refund-1', reference: null };
    expect(await notify('refunded', { amount: cents(400), refund, message: { code: 'back' } })).toBe('settled');
    expect(await moneyOf()).toMatchObject([{ refunded: 400 }]);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another amount', async () => {}, 999, 'amount'],
    ['of another amount, for an order that waits for goods', waitForGoods, 999, 'amount'],
    ['for an order that was cancelled', cancel, 1000, 'cancelled'],
    ['for an order whose goods were sold meanwhile', loseGoods, 1000, 'goods'],
    ['for an order whose place in its slot is gone', losePlace, 1000, 'slot'],
  ])(
    'as paid, %s, is neither confirmed nor recorded, and shop and customer are told once',
    async (_, before, amount, cause) => {
      await before();
      const { state } = await attemptOf();
      for (let again = 0; again < 2; again += 1)
        expect(await notify('paid', { amount: cents(amount) })).toBe('conflict');
      expect(confirm).not.toHaveBeenCalled();
      expect(await moneyOf()).toMatchObject([{ attempt: { state }, charged: 0 }]);
      expect(await conflictMails()).toBe(1);
      expect(await toCustomer()).toEqual([{ method: 'bizum', isApproved: true, cause }]);
    },
  );

  it('as paid for an order that was paid in another way meanwhile is refused like that', async () => {
    const { reference } = await attemptOf();
    await rules.settling.payAgain(actors.customer, order.userId, order.id, 'transfer');
    await rules.settling.payments.recordPaid(actors.shop, order.number);
    expect(await notify('paid', { reference })).toBe('conflict');
    expect(await toCustomer()).toEqual([{ method: 'bizum', isApproved: true, cause: 'paid' }]);
  });

  it('as not decided yet is told as that, where it is refused', async () => {
    await cancel();
    expect(await notify('processing')).toBe('conflict');
    expect(await toCustomer()).toEqual([{ method: 'bizum', isApproved: false, cause: 'cancelled' }]);
  });

  it('as denied counts once the lender was asked, whether or not the goods are there', async () => {
    const application = { providerId: 'application-8' };
    await notify('processing', application);
    await loseGoods();
    expect(await notify('failed', application)).toBe('settled');
    expect(inquire).toHaveBeenCalledTimes(1);
    expect(await attemptOf()).toMatchObject({ state: 'failed' });
  });

  it('as paid for an application that the lender does not let confirm says nothing of its amount', async () => {
    confirm.mockResolvedValueOnce('conflict');
    expect(await notify('paid')).toBe('conflict');
    expect(await toCustomer()).toEqual([{ method: 'bizum', isApproved: true, cause: 'other' }]);
  });

  it('is no conflict when another notification has settled it meanwhile', async () => {
    confirm.mockImplementationOnce(async () => {
      expect(await notify('processing')).toBe('settled');
      return 'conflict';
    });
    expect(await notify('processing')).toBe('unchanged');
    expect((await attemptOf()).state).toBe('processing');
    expect(await conflictMails()).toBe(0);
  });

  it('about an attempt that is paid, or paid back, changes nothing', async () => {
    await notify('paid');
    expect(await notify('processing')).toBe('unchanged');
    await rules.settling.payments.refund(actors.shop, order.number, { amount: null, isByHand: true });
    expect(await notify('paid')).toBe('unchanged');
    expect(await notify('processing')).toBe('unchanged');
    expect((await attemptOf()).state).toBe('refunded');
    expect(await conflictMails()).toBe(0);
  });

  it('names the attempt, and says why it was denied', async () => {
    await notify('processing', { providerId: 'application-7' });
    expect(await attemptOf()).toMatchObject({ state: 'processing', providerId: 'application-7', reason: null });
    await notify('failed', { providerId: 'application-7', reason: 'insufficient_funds' });
    expect(await attemptOf()).toMatchObject({
      state: 'failed',
      providerId: 'application-7',
      reason: 'insufficient_funds',
    });
  });
});

describe('the cancellation of an order', () => {
  it('is told to the lender that knows of it, and to no other', async () => {
    await cancel();
    expect(await jobsOf('payment-update')).toBe(0);
    order = await rules.placeOrder(product, { payment: 'bizum' });
    await rules.database.execute(sql`UPDATE payments SET provider_id = 'known' WHERE order_id = ${order.id}`);
    await cancel();
    expect(await jobsOf('payment-update')).toBe(1);
  });
});
