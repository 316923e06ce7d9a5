import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefundAnswer } from '#areas/payment/server/payment-provider.ts';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, addProduct, type Rules, startRules, stockOf } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { cents } from '#values/money.ts';

/** A bank whose answers to refunds the test says. */
const refund = vi.fn<(attempt: unknown, refund: unknown) => Promise<RefundAnswer>>();
const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 } as const,
  refund,
};

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank], { runsJobs: true });
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { payment: 'bizum' });
  const { reference } = (await find()).money[0]!.attempt;
  await rules.settling.settlePayment('bank', testCardNotification(reference, 1000, 'paid'));
  refund.mockReset();
});

const find = async () => (await rules.settling.payments.find(order.number))!;
const moneyOf = async () => (await find()).money[0]!;
const payBack = (amount: number | null) =>
  rules.settling.payments.refund(actors.shop, order.number, {
    amount: amount === null ? null : cents(amount),
    isByHand: false,
  });
const correctives = async () =>
  (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.documents.slice(1).map(({ amount }) => amount);
/** What the log says of the order's money, in euros. */
const logged = async () => {
  const { rows } = await rules.database.execute<{ line: string }>(sql`
    SELECT concat_ws(' ', verb, actor_kind, changes -> 0 ->> 'field', changes -> 0 ->> 'after',
      (SELECT after #>> '{}' FROM audit_personal WHERE entry_id = audit_entries.id AND field = 'reason')) AS line
    FROM audit_entries WHERE verb LIKE 'order.refund%' AND subject_id = ${order.id}::text ORDER BY id`);
  return rows.map(({ line }) => line);
};
/** Mails that were added about the order, of which jobs that ran are gone. */
const added = () => vi.spyOn(rules.jobs, 'add');
const namesOf = (jobs: ReturnType<typeof added>): string[] => jobs.mock.calls.map(([, { name }]) => name);

describe('a refund that the shop orders from a provider', () => {
  it('is recorded and corrected once the provider has paid it back', async () => {
    refund.mockResolvedValue({ outcome: 'refunded', message: { code: 'ok' } });
    const ordered = await payBack(400);
    expect(ordered).toMatchObject({ order: { id: order.id }, corrective: null, parts: [{ amount: 400 }] });
    await vi.waitFor(async () => expect(await moneyOf()).toMatchObject({ refunded: 400, refunding: 0 }), 30_000);
    expect(await correctives()).toEqual([-4]);
    expect(refund.mock.calls[0]![1]).toMatchObject({ amount: 400, isShipped: false });
    for (const status of ['preparing', 'ready', 'delivered'] as const)
      await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status });
    await payBack(null);
    await vi.waitFor(async () => expect((await find()).order.paymentStatus).toBe('refunded'), 30_000);
    expect(refund.mock.calls[1]![1]).toMatchObject({ amount: 600, refundedBefore: 400, isShipped: true });
    expect(await correctives()).toEqual([-4, -6]);
    expect(await logged()).toEqual([
      'order.refund command refund 4',
      'order.refunded provider refunded 4',
      'order.refund command refund 6',
      'order.refunded provider refunded 6',
    ]);
  });

  it('leaves the money where it is when the provider refuses, and the shop is told', async () => {
    refund.mockResolvedValue({ outcome: 'refused', message: { code: 'no' } });
    const jobs = added();
    await payBack(400);
    await vi.waitFor(() => expect(namesOf(jobs)).toContain('payment-attention-mail'), 30_000);
    await vi.waitFor(async () => expect(await moneyOf()).toMatchObject({ refunded: 0, refunding: 0 }), 30_000);
    expect(await correctives()).toEqual([]);
    expect(await logged()).toEqual(['order.refund command refund 4', 'order.refunded provider refundRefused 4']);
    jobs.mockRestore();
  });

  it('goes no further than who orders it may, with what has gone back and what is going', async () => {
    const upTo = (most: number, amount: number | null, isByHand: boolean) =>
      rules.settling.payments.refund(actors.shop, order.number, {
        amount: amount === null ? null : cents(amount),
        isByHand,
        most: cents(most),
        reason: 'a dent',
      });
    const bankAnswers = Promise.withResolvers<RefundAnswer>();
    refund.mockReturnValue(bankAnswers.promise);
    expect(await upTo(299, 300, true)).toMatchObject({ code: 'over_limit' });
    expect(await upTo(300, 300, true)).toMatchObject({ parts: [{ amount: 300 }], order: { status: 'confirmed' } });
    expect(await upTo(399, 100, false)).toMatchObject({ code: 'over_limit' });
    expect(await upTo(400, 100, false)).toMatchObject({ parts: [{ amount: 100 }] });
    expect(await upTo(599, 200, true)).toMatchObject({ code: 'over_limit' });
    expect(await upTo(399, null, true)).toMatchObject({ code: 'over_limit' });
    expect(await logged()).toEqual(['order.refund command refund 3 a dent', 'order.refund command refund 1 a dent']);
    bankAnswers.resolve({ outcome: 'refunded', message: { code: 'ok' } });
    await vi.waitFor(async () => expect(await moneyOf()).toMatchObject({ refunded: 400 }), 30_000);
    const rest = { amount: null, isByHand: true };
    expect(await rules.settling.payments.refund(actors.shop, order.number, rest)).toMatchObject({
      order: { status: 'confirmed' },
    });
  });

  it('is asked for again without a clear answer, and the shop is told after twelve times', async () => {
    const unknown = { outcome: 'unknown', message: {} } as const;
    refund.mockImplementationOnce(async () => {
      await rules.database.execute(sql`UPDATE payment_refunds SET tries = 11 WHERE state = 'requested'`);
      return unknown;
    });
    refund.mockResolvedValueOnce(unknown);
    refund.mockResolvedValue({ outcome: 'refunded', message: { code: 'ok' } });
    const jobs = added();
    await payBack(400);
    await vi.waitFor(async () => expect(await moneyOf()).toMatchObject({ refunded: 400 }), 60_000);
    expect(refund).toHaveBeenCalledTimes(3);
    expect(namesOf(jobs).filter((name) => name === 'payment-attention-mail')).toHaveLength(1);
    expect(await correctives()).toEqual([-4]);
    jobs.mockRestore();
  });
});

describe('a refund that cancels its order', () => {
  const cancel = (isByHand: boolean, amount: number | null = null) =>
    rules.settling.payments.refund(actors.shop, order.number, {
      amount: amount === null ? null : cents(amount),
      isByHand,
      cancels: true,
    });

  it('does so at once when all of the money was paid back by hand, and its goods are in stock', async () => {
    const before = await stockOf(rules.database, product);
    expect(await cancel(true, 400)).toMatchObject({ order: { status: 'confirmed', paymentStatus: 'paid' } });
    expect(await cancel(true)).toMatchObject({ order: { status: 'cancelled', paymentStatus: 'refunded' } });
    expect(await stockOf(rules.database, product)).toBe(before + 1);
    expect(await correctives()).toEqual([-4, -6]);
  });

  it('does so once the bank has paid it back, and not when it refuses', async () => {
    refund.mockResolvedValueOnce({ outcome: 'refused', message: { code: 'no' } });
    await cancel(false);
    await vi.waitFor(async () => expect(await moneyOf()).toMatchObject({ refunded: 0, refunding: 0 }), 30_000);
    expect((await find()).order.status).toBe('confirmed');
    refund.mockResolvedValue({ outcome: 'refunded', message: { code: 'ok' } });
    expect(await cancel(false)).toMatchObject({ order: { status: 'confirmed', paymentStatus: 'paid' } });
    await vi.waitFor(
      async () => expect((await find()).order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' }),
      30_000,
    );
  });

  it('leaves an order that was sent as it is', async () => {
    for (const status of ['preparing', 'ready', 'delivered'] as const)
      await rules.orders.changeStatus(rules.database, order.id, { actor: actors.shop, status });
    expect(await cancel(true)).toMatchObject({ order: { status: 'delivered', paymentStatus: 'refunded' } });
  });
});

describe('the same refund again', () => {
  beforeEach(() => {
    refund.mockResolvedValue({ outcome: 'refunded', message: { code: 'ok' } });
  });
  const again = (amount: number, isByHand = true, isMeant = true) =>
    rules.settling.payments.refund(actors.shop, order.number, {
      amount: cents(amount),
      isByHand,
      again: isMeant,
    });
  const minutesLater = (minutes: number) => rules.passDays(minutes / 1440);

  it('is refused within a day unless it is meant, and not after it', async () => {
    const at = rules.clock();
    expect(await again(300, true, false)).toMatchObject({ parts: [{ amount: 300 }] });
    minutesLater(60);
    expect(await again(300, true, false)).toMatchObject({ code: 'repeated_refund', facts: { amount: 300, at } });
    expect(await again(200, true, false)).toMatchObject({ parts: [{ amount: 200 }] });
    // What is ordered from the bank counts like what was paid by hand.
    expect(await again(300, false, false)).toMatchObject({ code: 'repeated_refund' });
    expect(await moneyOf()).toMatchObject({ refunded: 500, refunding: 0 });
    minutesLater(60);
    expect(await again(200)).toMatchObject({ parts: [{ amount: 200 }] });
    minutesLater(1440);
    expect(await again(200, true, false)).toMatchObject({ parts: [{ amount: 200 }] });
  });

  it('is refused when the rest is as much as was paid back a moment ago', async () => {
    await again(500);
    minutesLater(1);
    expect(await payBack(null)).toMatchObject({ code: 'repeated_refund', facts: { amount: 500 } });
    expect(await rules.settling.payments.findRefundable(order.number, { isByHand: false })).toBe(500);
  });

  it('is paid once by two commands at the same moment', async () => {
    const both = await Promise.all([again(300, true, false), again(300, true, false), again(300, true, false)]);
    expect(both.filter((one) => 'parts' in one)).toHaveLength(1);
    expect(both.filter((one) => 'code' in one && one.code === 'repeated_refund')).toHaveLength(2);
    expect(await moneyOf()).toMatchObject({ refunded: 300, refunding: 0 });
  });

  it('is paid after the bank has refused the first', async () => {
    refund.mockResolvedValueOnce({ outcome: 'refused', message: { code: 'no' } });
    await payBack(400);
    await vi.waitFor(async () => expect((await moneyOf()).attempt.messages.at(-1)).toEqual({ code: 'no' }), 30_000);
    minutesLater(1);
    expect(await payBack(400)).toMatchObject({ parts: [{ amount: 400 }] });
  });

  it('is paid for another return of the same amount, once', async () => {
    const other = await rules.placeOrder(product, { payment: 'bizum', quantity: 2 });
    const { reference } = (await rules.settling.payments.find(other.number))!.money[0]!.attempt;
    await rules.settling.settlePayment('bank', testCardNotification(reference, 2000, 'paid'));
    const giveBack = async (key: string) => {
      const statement = { name: 'Marta', items: [{ product_id: product, quantity: 1 }], sealsIntact: false };
      const proof = { userId: other.userId, orderId: other.id };
      const returned = await rules.orders.returns.withdraw(actors.customer, proof, statement, key);
      await rules.orders.returns.move(actors.shop, (returned as { reference: string }).reference, 'refunded');
      minutesLater(1);
    };
    const pay = () =>
      rules.settling.payments.refund(actors.shop, other.number, { amount: cents(1000), isByHand: true });
    await giveBack('first');
    expect(await pay()).toMatchObject({ parts: [{ amount: 1000 }] });
    minutesLater(1);
    expect(await pay()).toMatchObject({ code: 'repeated_refund' });
    await giveBack('second');
    expect(await pay()).toMatchObject({ parts: [{ amount: 1000 }] });
  });
});
