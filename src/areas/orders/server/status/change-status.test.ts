import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#areas/payment/server/payments-tables.ts';
import type { PaymentProvider } from '#areas/payment/server/payment-provider.ts';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  parsedPickupOrder,
  placeRequest,
  type Rules,
  startRules,
  stockOf,
} from '../orders.fixture.ts';
import { orderRequest, type OrderRequest } from '../../contract.ts';
import { orderHistory, orders, storedColumns } from '../records/orders-tables.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import type { StatusChange } from './change-status.ts';

/** A provider that is told what becomes of the goods. */
const lender: PaymentProvider = {
  ...testCard(),
  name: 'lender',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 },
  update: async () => {},
};

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [lender]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { quantity: 4 });
});

const change = (wanted: StatusChange, id = order.id): Promise<StoredOrder | null> =>
  rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, wanted));

async function historyOf(id: number): Promise<string[]> {
  const rows = await rules.database
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(orderHistory.id);
  return rows.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`);
}

async function mailsOf(id: number): Promise<string[]> {
  const { rows } = await rules.database.execute<{ status: string }>(
    sql`SELECT data ->> 'status' AS status FROM pgboss.job
      WHERE name = 'order-mail' AND (data ->> 'orderId')::int = ${id} ORDER BY created_on, status DESC`,
  );
  return rows.map(({ status }) => status);
}

const storedOrder = async (): Promise<StoredOrder> =>
  (await rules.database.select(storedColumns).from(orders).where(eq(orders.id, order.id)))[0]!;

describe('a change of status', () => {
  it('is recorded with its time and mailed', async () => {
    rules.passDays(1);
    const confirmed = await change({ actor: actors.shop, status: 'confirmed' });
    expect(confirmed).toEqual(await storedOrder());
    expect(confirmed!.updatedAt.getTime()).toBe(order.placedAt.getTime() + 86_400_000);
    expect(await historyOf(order.id)).toEqual(['created pending', 'confirmed pending']);
    const [, last] = await rules.database.select().from(orderHistory).where(eq(orderHistory.orderId, order.id));
    expect(last!.at).toEqual(confirmed!.updatedAt);
    expect(await mailsOf(order.id)).toEqual(['created', 'confirmed']);
  });

  it('keeps the stock and the date by which to pay', async () => {
    const before = await stockOf(rules.database, product);
    expect((await change({ actor: actors.shop, status: 'confirmed' }))!.paymentDueAt).toEqual(order.paymentDueAt);
    expect(order.paymentDueAt).not.toBeNull();
    expect(await stockOf(rules.database, product)).toBe(before);
  });

  it('leaves the record of a payment that did not change as it was', async () => {
    const recordOf = () => rules.database.select().from(payments).where(eq(payments.orderId, order.id));
    const before = await recordOf();
    rules.passDays(1);
    await change({ actor: actors.shop, status: 'confirmed' });
    expect(before).toHaveLength(1);
    expect(await recordOf()).toEqual(before);
  });

  it('happens with the transaction of its caller or not at all', async () => {
    const before = await stockOf(rules.database, product);
    const broken = rules.database.transaction(async (tx) => {
      await rules.orders.changeStatus(tx, order.id, { actor: actors.customer, status: 'cancelled' });
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await storedOrder()).toEqual(order);
    expect(await historyOf(order.id)).toEqual(['created pending']);
    expect(await mailsOf(order.id)).toEqual(['created']);
    expect(await stockOf(rules.database, product)).toBe(before);
  });

  it('leaves nothing behind when it is refused', async () => {
    expect(await change({ actor: actors.customer, status: 'confirmed' })).toBeNull();
    expect(await storedOrder()).toEqual(order);
    expect(await historyOf(order.id)).toHaveLength(1);
    expect(await mailsOf(order.id)).toHaveLength(1);
  });

  it('of an unknown order is refused', async () => {
    expect(await change({ actor: actors.shop, status: 'confirmed' }, 999_999_999)).toBeNull();
  });

  it('waits for another change of the same order, and is judged by its outcome', async () => {
    const outcomes = await Promise.all([
      change({ actor: actors.customer, status: 'cancelled' }),
      change({ actor: actors.shop, status: 'confirmed' }),
      change({ actor: actors.shop, status: 'confirmed' }),
    ]);
    const done = outcomes.filter((outcome) => outcome !== null).map(({ status }) => status);
    expect([['cancelled'], ['confirmed'], ['cancelled', 'confirmed']]).toContainEqual(done);
    expect(await historyOf(order.id)).toHaveLength(1 + done.length);
  });
});

describe('a cancelled order', () => {
  it('gives its stock back, once, however many cancel it at once', async () => {
    const before = await stockOf(rules.database, product);
    const cancel = () => rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
    await Promise.all(Array.from({ length: 10 }, cancel));
    expect(await stockOf(rules.database, product)).toBe(before + 4);
    expect(await historyOf(order.id)).toEqual(['created pending', 'cancelled cancelled']);
    expect(await mailsOf(order.id)).toEqual(['created', 'cancelled']);
  });

  it('is not expected to be paid', async () => {
    expect(await change({ actor: actors.shop, status: 'cancelled' })).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      paymentDueAt: null,
    });
  });

  it('still shows that its money was refunded', async () => {
    await change({ actor: actors.shop, paymentStatus: 'paid' });
    await change({ actor: actors.shop, paymentStatus: 'refunded' });
    expect(await change({ actor: actors.shop, status: 'cancelled' })).toMatchObject({ paymentStatus: 'refunded' });
  });

  it('is not somebody else’s', async () => {
    expect(await rules.orders.forCustomer.cancel(actors.customer, order.userId + 1, order.id, 'es')).toMatchObject({
      code: 'order_not_found',
    });
    expect(await storedOrder()).toEqual(order);
  });
});

describe('the open attempt of a cancelled order', () => {
  const reasonWhen = async (actor: StatusChange['actor']) => {
    await change({ actor, status: 'cancelled' });
    const [{ state, reason } = { state: '', reason: '' }] = await rules.database
      .select()
      .from(payments)
      .where(eq(payments.orderId, order.id));
    return [state, reason];
  };

  it('ends because its customer wished so', async () => {
    expect(await reasonWhen(actors.customer)).toEqual(['cancelled', 'cancelled_by_user']);
  });

  it('ends because its time was over', async () => {
    expect(await reasonWhen(actors.system)).toEqual(['cancelled', 'expired']);
  });

  it('ends for the shop without a reason', async () => {
    expect(await reasonWhen(actors.shop)).toEqual(['cancelled', null]);
  });
});

it('the network from which an order came is forgotten once it is paid or given up', async () => {
  for (const settled of [{ status: 'cancelled' }, { paymentStatus: 'paid' }] as const) {
    order = await rules.placeOrder(product);
    await rules.database.update(orders).set({ network: '192.0.2.0/24' }).where(eq(orders.id, order.id));
    expect(await change({ actor: actors.shop, status: 'confirmed' })).toMatchObject({ network: '192.0.2.0/24' });
    expect(await change({ actor: actors.shop, ...settled })).toMatchObject({ network: null, paymentDueAt: null });
  }
});

describe('a provider that is told of the goods hears', () => {
  const toldAfter = async (...statuses: NonNullable<StatusChange['status']>[]) => {
    for (const status of statuses) await change({ actor: actors.shop, status });
    const { rows } = await rules.database.execute<{ change: string }>(sql`
      SELECT data ->> 'change' AS change FROM pgboss.job JOIN payments ON payments.id = (data ->> 'paymentId')::int
      WHERE name = 'payment-update' AND order_id = ${order.id} ORDER BY created_on`);
    return rows.map((row) => row.change);
  };
  async function place(request: OrderRequest): Promise<void> {
    const userId = rules.newUser();
    await rules.fill(userId, product);
    order = await placeRequest(rules, userId, { ...request, payment: 'bizum' });
    await rules.database.update(payments).set({ providerId: 'known' }).where(eq(payments.orderId, order.id));
  }

  it('that a delivery was sent', async () => {
    await place(orderRequest.parse({ ...parsedPickupOrder, delivery: homeDelivery }));
    await change({ actor: actors.system, paymentStatus: 'paid', status: 'confirmed' });
    expect(await toldAfter('preparing')).toEqual([]);
    expect(await toldAfter('shipped')).toEqual(['shipped']);
    expect(await toldAfter('delivered')).toEqual(['shipped']);
  });

  it('that a pickup was collected', async () => {
    await place(parsedPickupOrder);
    await change({ actor: actors.system, paymentStatus: 'paid', status: 'confirmed' });
    expect(await toldAfter('preparing', 'ready')).toEqual([]);
    expect(await toldAfter('delivered')).toEqual(['shipped']);
  });

  it('that nothing comes of it', async () => {
    await place(parsedPickupOrder);
    expect(await toldAfter('confirmed')).toEqual([]);
    expect(await toldAfter('cancelled')).toEqual(['cancelled']);
  });
});

describe('a change of the payment', () => {
  it('is recorded without a mail, and the order stays as it is', async () => {
    rules.passDays(1);
    expect(await change({ actor: actors.system, paymentStatus: 'processing' })).toMatchObject({
      status: 'created',
      paymentDueAt: order.paymentDueAt,
    });
    expect(await historyOf(order.id)).toEqual(['created pending', 'created processing']);
    expect(await mailsOf(order.id)).toEqual(['created']);
    expect((await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!.history).toEqual([
      { status: 'created', at: order.placedAt.toISOString() },
    ]);
  });

  it('changes the record of its attempt', async () => {
    await change({ actor: actors.shop, paymentStatus: 'paid' });
    const attempts = await rules.database.select().from(payments).where(eq(payments.orderId, order.id));
    expect(attempts.map(({ state }) => state)).toEqual(['paid']);
  });

  it('to paid ends the time to pay', async () => {
    expect(await change({ actor: actors.shop, paymentStatus: 'paid' })).toMatchObject({ paymentDueAt: null });
  });

  it('may come with one of the status; both must be allowed', async () => {
    expect(await change({ actor: actors.system, paymentStatus: 'paid', status: 'preparing' })).toBeNull();
    expect(await change({ actor: actors.shop, paymentStatus: 'refunded', status: 'confirmed' })).toBeNull();
    expect(await change({ actor: actors.shop, paymentStatus: 'paid', status: 'cancelled' })).toBeNull();
    expect(await storedOrder()).toEqual(order);
    expect(await change({ actor: actors.system, paymentStatus: 'paid', status: 'confirmed' })).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
    });
  });
});

it.each(['paid', 'processing'] as const)('a customer cannot cancel an order that is %s', async (paymentStatus) => {
  await change({ actor: actors.system, paymentStatus });
  expect(await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es')).toMatchObject({
    code: 'not_cancellable',
  });
  expect(await storedOrder()).toMatchObject({ status: 'created', paymentStatus });
});
