import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentEvent, PaymentProvider, RefundAnswer } from '#areas/payment/server/payment-provider.ts';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  parsedPickupOrder,
  placeRequest,
  type Rules,
  startRules,
  stockOf,
} from '#areas/orders/server/orders.fixture.ts';
import type { StatusChange } from '#areas/orders/server/status/change-status.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { Failure } from '#platform/http/failure.ts';
import { cents } from '#values/money.ts';

/** A bank that pays back as the test says. Its notifications are events as they are. */
const refund = vi.fn<() => Promise<RefundAnswer>>();
const update = vi.fn<() => Promise<void>>(async () => {});
const bank: PaymentProvider = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 },
  readNotification: async (notification) => notification as unknown as PaymentEvent,
  refund,
  update,
};
const refunded: RefundAnswer = { outcome: 'refunded', reference: 'bank-1', message: { code: 'ok' } };

let rules: Rules;
let product: number;
let minutes = 0;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank], { runsJobs: true });
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(() => {
  refund.mockReset().mockResolvedValue(refunded);
  update.mockClear();
  rules.passDays(-minutes / 1440);
  minutes = 0;
});
function pass(more: number): void {
  minutes += more;
  rules.passDays(more / 1440);
}

const change = ({ id }: StoredOrder, wanted: StatusChange) =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, wanted));
const paid = async ({ number }: StoredOrder): Promise<void> => {
  const { attempt } = (await rules.settling.payments.find(number))!.money[0]!;
  const { reference, amount } = attempt;
  await rules.settling.settlePayment(attempt.provider, { reference, amount, state: 'paid', message: { code: '0' } });
};
async function order(delivery: object = parsedPickupOrder.delivery!): Promise<StoredOrder> {
  const userId = rules.newUser();
  await rules.fill(userId, product, 4);
  const request = orderRequest.parse({ ...parsedPickupOrder, payment: 'bizum', delivery });
  const placed = await placeRequest(rules, userId, request);
  await paid(placed);
  return placed;
}
const show = async ({ userId, id }: StoredOrder) => (await rules.orders.forCustomer.find(userId, id, 'es'))!;
const cancel = ({ userId, id }: StoredOrder) => rules.orders.forCustomer.cancel(actors.customer, userId, id, 'es');
const attended = async () => (await rules.settling.payments.listToAttend(100)).map(({ order: { number } }) => number);
const isRefunded = (placed: StoredOrder) =>
  vi.waitFor(async () => expect((await show(placed)).paymentStatus).toBe('refunded'), 10_000);

it('a paid order frees its goods and its slot at once, and is refunded, with a corrective invoice, once the bank has done so', async () => {
  const [before, slot] = [await stockOf(rules.database, product), sql`SELECT taken FROM delivery_slots`];
  const placed = await order(homeDelivery);
  expect((await show(placed)).actions).toContain('cancel');
  expect(await show(placed)).toMatchObject({ cancelUntil: '2026-11-20T11:00:00.000Z' });
  let answer: (given: RefundAnswer) => void = () => {};
  refund.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  expect(await cancel(placed)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect(await stockOf(rules.database, product)).toBe(before);
  expect((await rules.database.execute(slot)).rows).toEqual([{ taken: 0 }]);
  const pending = await show(placed);
  expect(pending).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect(pending).not.toHaveProperty('refunded');
  expect(pending.actions).not.toContain('cancel');
  expect(await attended()).toContain(placed.number);
  await vi.waitFor(() => expect(refund).toHaveBeenCalledOnce(), 10_000);
  answer(refunded);
  await isRefunded(placed);
  expect((await show(placed)).documents.map(({ kind }) => kind)).toEqual(['simplified', 'corrective']);
  expect(await attended()).not.toContain(placed.number);
  // A lender that was told to pay all back needs no other word.
  expect(update).not.toHaveBeenCalled();
});

it('is refunded once, however often it is cancelled at once, and whatever the bank says of the payment then', async () => {
  const before = await stockOf(rules.database, product);
  const placed = await order();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => cancel(placed)));
  expect(outcomes.filter((outcome) => 'orderId' in outcome)).toHaveLength(1);
  await isRefunded(placed);
  await paid(placed);
  expect(refund).toHaveBeenCalledOnce();
  expect(await show(placed)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(await stockOf(rules.database, product)).toBe(before);
});

it('is either cancelled or prepared', async () => {
  for (let round = 0; round < 4; round += 1) {
    const placed = await order();
    const [prepared, cancelled] = await Promise.all([
      change(placed, { actor: actors.shop, status: 'preparing' }),
      cancel(placed),
    ]);
    const { status, paymentStatus } = await show(placed);
    if (prepared)
      expect([cancelled, status, paymentStatus]).toMatchObject([{ code: 'not_cancellable' }, 'preparing', 'paid']);
    else expect([cancelled, status]).toMatchObject([{ status: 'cancelled' }, 'cancelled']);
  }
});

it('may be cancelled for two hours after its payment, not while it is being paid', async () => {
  const placed = await order();
  pass(119);
  expect((await show(placed)).actions).toContain('cancel');
  pass(1);
  const late = await show(placed);
  expect(late.actions).not.toContain('cancel');
  expect(late).not.toHaveProperty('cancelUntil');
  expect(await cancel(placed)).toMatchObject({ code: 'not_cancellable' });
  const processing = await rules.placeOrder(product, { payment: 'bizum' });
  await change(processing, { actor: actors.system, paymentStatus: 'processing' });
  expect(await cancel(processing)).toMatchObject({ code: 'not_cancellable' });
});

it('stays owed where the bank refuses, and where the shop pays back by hand, of which it is mailed', async () => {
  const jobs = vi.spyOn(rules.jobs, 'add');
  const isMailed = ({ id }: StoredOrder) =>
    jobs.mock.calls.some(
      ([, { name }, data]) => name === 'payment-attention-mail' && (data as { orderId?: number }).orderId === id,
    );
  refund.mockResolvedValue({ outcome: 'refused', message: { code: 'no' } });
  const refused = await order();
  await cancel(refused);
  const transfer = await rules.placeOrder(product);
  await rules.settling.payments.recordPaid(actors.shop, transfer.number);
  await cancel(transfer);
  await vi.waitFor(() => expect(isMailed(refused)).toBe(true), 10_000);
  expect(isMailed(transfer)).toBe(true);
  for (const placed of [refused, transfer]) {
    expect(await show(placed)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await attended()).toContain(placed.number);
    await rules.settling.payments.refund(actors.shop, placed.number, { amount: null, isByHand: true });
    expect(await show(placed)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await attended()).not.toContain(placed.number);
  }
});

it('is not cancelled by its customer while a withdrawal gives its money back, nor by one', async () => {
  const placed = await order();
  const owner = { orderId: placed.id, userId: placed.userId };
  await rules.orders.returns.withdraw(actors.customer, owner, { name: 'Marta Soler' }, null);
  const shown = await show(placed);
  expect(shown.status).toBe('confirmed');
  expect(shown.actions).not.toContain('cancel');
  expect(await cancel(placed)).toMatchObject({ code: 'not_cancellable' });
});

describe('cash for an order that the bank was to be paid', () => {
  const payCash = async ({ number }: StoredOrder, amount: number): Promise<void> => {
    const given = { amount: cents(amount), receipt: `cash ${number}`, way: 'cash' } as const;
    await rules.settling.payments.recordPaid(actors.shop, number, 'cash', given);
  };
  const giveBack = async ({ id, number }: StoredOrder, amount: number | null) => {
    const wanted = { amount: amount === null ? null : cents(amount), isByHand: false };
    expect(await rules.settling.payments.refund(actors.shop, number, wanted)).not.toBeInstanceOf(Failure);
    return (await rules.settling.payments.listRefunds(id)).map((one) => `${one.amount} ${one.state}`).toSorted();
  };
  beforeEach(() => refund.mockResolvedValue({ outcome: 'unknown', message: { code: 'later' } }));

  it('goes back by hand', async () => {
    const placed = await rules.placeOrder(product, { payment: 'bizum', quantity: 3 });
    await payCash(placed, 3000);
    expect(await giveBack(placed, 1000)).toEqual(['1000 refunded']);
    expect(await giveBack(placed, null)).toEqual(['1000 refunded', '2000 refunded']);
  });

  it('goes back by hand beside what the bank has had', async () => {
    const placed = await rules.placeOrder(product, { payment: 'bizum', quantity: 3 });
    await payCash(placed, 1000);
    const { attempt } = (await rules.settling.payments.find(placed.number))!.money.at(-1)!;
    const { reference, amount } = attempt;
    await rules.settling.settlePayment(attempt.provider, { reference, amount, state: 'paid', message: { code: '0' } });
    expect(await giveBack(placed, null)).toEqual(['1000 refunded', '2000 requested']);
  });

  it('is owed by the shop once the order is cancelled, and the bank is not asked', async () => {
    const placed = await rules.placeOrder(product, { payment: 'bizum', quantity: 3 });
    await payCash(placed, 3000);
    expect(await cancel(placed)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await rules.settling.payments.listRefunds(placed.id)).toEqual([]);
    expect(await attended()).toContain(placed.number);
  });
});
