import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentEvent, PaymentProvider, RefundAnswer } from '#areas/payment/server/payment-provider.ts';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { jobKind } from '#platform/jobs/jobs.ts';
import { cents } from '#values/money.ts';

/** A bank that answers refunds as the test says, and refuses to hear of goods. Its notifications are events as they are. */
const refund = vi.fn<() => Promise<RefundAnswer>>();
const update = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('there is no such order')));
const bank: PaymentProvider = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 },
  readNotification: async (notification) => notification as unknown as PaymentEvent,
  refund,
  update,
};

let rules: Rules;
let product: number;
let order: StoredOrder;
let reference: string;
const added = () => vi.spyOn(rules.jobs, 'add');
let jobs: ReturnType<typeof added>;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank], { runsJobs: true });
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  refund.mockReset();
  update.mockClear();
  order = await rules.placeOrder(product, { payment: 'bizum' });
  reference = (await moneyOf())!.attempt.reference;
  await notify('paid', { amount: cents(1000) });
  jobs = added();
});

const moneyOf = async () => (await rules.settling.payments.find(order.number))!.money[0];
const notify = (state: PaymentEvent['state'], event: Partial<PaymentEvent> = {}): Promise<string> =>
  rules.settling.settlePayment('bank', {
    reference,
    amount: cents(400),
    state,
    message: { code: state },
    ...event,
  });
const payBack = () =>
  rules.settling.payments.refund(actors.shop, order.number, { amount: cents(400), isByHand: false });
/** Of the jobs that were added; those that have run are gone. */
const countOf = (name: string): number => jobs.mock.calls.filter(([, kind]) => kind.name === name).length;
const attentionMails = () => countOf('payment-attention-mail');
const customerMails = () => countOf('payment-refunded-mail');
/** Waits until no job of a kind is waiting or running; those that have failed, and why. */
const failedJobs = (name: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await rules.database.execute<{ state: string; message: string }>(
        sql`SELECT state, output ->> 'message' AS message FROM pgboss.job WHERE name = ${name}`,
      );
      expect(rows.filter(({ state }) => state === 'created' || state === 'active')).toEqual([]);
      return rows.map(({ message }) => message);
    },
    { timeout: 30_000, interval: 20 },
  );
const refunded = () => vi.waitFor(async () => expect(await moneyOf()).toMatchObject({ refunded: 400 }), 30_000);

describe('the job that orders a refund', () => {
  it('is done once the provider has paid back, and the customer is told', async () => {
    refund.mockResolvedValue({ outcome: 'refunded', message: { code: 'ok' } });
    await payBack();
    await refunded();
    expect(await failedJobs('payment-refund')).toEqual([]);
    expect([customerMails(), attentionMails()]).toEqual([1, 0]);
  });

  it('is done once the provider refuses, and only the shop is told', async () => {
    refund.mockResolvedValue({ outcome: 'refused', message: { code: 'no' } });
    await rules.settling.payments.refund(actors.shop, order.number, { amount: cents(100), isByHand: true });
    expect(customerMails()).toBe(1);
    await payBack();
    await vi.waitFor(() => expect(attentionMails()).toBe(1), 30_000);
    expect(await failedJobs('payment-refund')).toEqual([]);
    expect(customerMails()).toBe(1);
  });

  it('fails without a clear answer and is tried again, of which the shop is not told at once, nor once it is clear', async () => {
    refund.mockImplementationOnce(async () => {
      await rules.database.execute(sql`UPDATE payment_refunds SET tries = 11 WHERE state = 'requested'`);
      return { outcome: 'unknown', message: {} };
    });
    refund.mockResolvedValue({ outcome: 'refunded', message: { code: 'ok' } });
    await payBack();
    await vi.waitFor(() => expect(refund).toHaveBeenCalled(), 30_000);
    expect(await failedJobs('payment-refund')).toEqual([`bank did not say whether it has refunded ${reference}`]);
    await refunded();
    expect(attentionMails()).toBe(0);
  });

  it('tells the customer once when the bank notifies what it is still answering', async () => {
    refund.mockImplementationOnce(async () => {
      const reported = { notification: 'refund-1', reference: null };
      expect(await notify('refunded', { refund: reported })).toBe('settled');
      return { outcome: 'refunded', message: { code: 'ok' } };
    });
    await payBack();
    await refunded();
    expect(await failedJobs('payment-refund')).toEqual([]);
    expect([customerMails(), attentionMails()]).toEqual([1, 0]);
  });

  it('has nothing to do for a refund that is settled', async () => {
    await rules.jobs.add(rules.database, jobKind<{ refundId: number }>('payment-refund'), { refundId: 0 });
    expect(await failedJobs('payment-refund')).toEqual([]);
    expect(refund).not.toHaveBeenCalled();
  });
});

describe('the shop hears that a provider refuses to hear of the goods', () => {
  const mails = () => countOf('payment-refused-update-mail');
  /** Waits for retries, whose pauses grow, as if these were over. */
  const whileRetrying = (check: () => void) =>
    vi.waitFor(async () => {
      await rules.database.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
      check();
    }, 30_000);

  it('after an hour, and not before', async () => {
    await rules.database.execute(sql`UPDATE payments SET provider_id = 'known' WHERE order_id = ${order.id}`);
    for (const status of ['preparing', 'ready', 'delivered'] as const)
      await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status });
    await whileRetrying(() => expect(update.mock.calls.length).toBeGreaterThanOrEqual(2));
    expect(mails()).toBe(0);
    rules.passDays(1 / 24);
    await whileRetrying(() => expect(mails()).toBe(1));
  });

  it('at once by a job of an earlier version, which does not say since when', async () => {
    const paymentId = (await moneyOf())!.attempt.id;
    await rules.jobs.add(rules.database, jobKind<object>('payment-update'), { paymentId, change: 'shipped' });
    await vi.waitFor(() => expect(mails()).toBe(1), 30_000);
  });
});
