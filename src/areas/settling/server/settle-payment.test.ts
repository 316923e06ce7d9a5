import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#areas/payment/server/payments-tables.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, addProduct, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';
import { orderHistory, orders } from '#areas/orders/server/records/orders-tables.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';

let rules: Rules;
let product: number;
let order: StoredOrder;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  order = await rules.placeOrder(product, { quantity: 2, payment: 'card' });
});

const attemptsOf = ({ id }: StoredOrder) =>
  rules.database.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));

async function notify(state: 'processing' | 'paid' | 'failed', amount = 2000): Promise<string> {
  const [attempt] = await attemptsOf(order);
  return rules.settling.settlePayment('test-card', testCardNotification(attempt!.reference, amount, state));
}

async function stateOf({ id }: StoredOrder): Promise<string> {
  const [stored] = await rules.database.select().from(orders).where(eq(orders.id, id));
  const attempts = await attemptsOf(stored!);
  return `${stored!.status} ${stored!.paymentStatus}, ${attempts.map(({ state }) => state).join(' ')}`;
}

it('a placed order has one open attempt to pay it', async () => {
  expect(await attemptsOf(order)).toMatchObject([
    { method: 'card', provider: 'test-card', amount: 2000, state: 'pending', createdAt: order.placedAt },
  ]);
  expect((await attemptsOf(order))[0]!.expiresAt).toEqual(order.paymentDueAt);
});

it('a cancelled order has no open attempt', async () => {
  await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
  expect(await stateOf(order)).toBe('cancelled cancelled, cancelled');
});

describe('a notification', () => {
  it('that the order is paid confirms it', async () => {
    expect(await notify('paid')).toBe('settled');
    expect(await stateOf(order)).toBe('confirmed paid, paid');
    expect((await attemptsOf(order))[0]!.messages).toEqual([{ code: 'paid-00' }]);
  });

  it('changes nothing when it comes again', async () => {
    await notify('paid');
    expect(await notify('paid')).toBe('unchanged');
    expect(await notify('failed')).toBe('unchanged');
    expect(await stateOf(order)).toBe('confirmed paid, paid');
    expect((await attemptsOf(order))[0]!.messages).toHaveLength(1);
    const history = await rules.database.select().from(orderHistory).where(eq(orderHistory.orderId, order.id));
    expect(history).toHaveLength(2);
  });

  it('ten times at once settles the order once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => notify('paid')));
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
    expect((await attemptsOf(order))[0]!.messages).toHaveLength(1);
  });

  it('without a valid signature is refused', async () => {
    const forged = { ...testCardNotification('26483920T1', 2000, 'paid'), signature: '' };
    expect(await rules.settling.settlePayment('test-card', forged)).toBe('refused');
    expect(await rules.settling.settlePayment('test-card', testCardNotification('none', 2000, 'paid'))).toBe('unknown');
    expect(await rules.settling.settlePayment('nobody', {})).toBe('refused');
    expect(await stateOf(order)).toBe('created pending, pending');
  });

  it.each(['processing', 'failed'] as const)('that the payment is %s leaves the order as it is', async (state) => {
    expect(await notify(state)).toBe('settled');
    expect(await stateOf(order)).toBe(`created ${state}, ${state}`);
  });

  it.each([1999, 2001])('of another amount, %i cents, does not pay the order', async (amount) => {
    expect(await notify('paid', amount)).toBe('mismatch');
    expect(await stateOf(order)).toBe('created pending, pending');
  });

  it('of money for a cancelled order is recorded, and the order stays cancelled', async () => {
    await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
    expect(await notify('paid', 500)).toBe('mismatch');
    expect(await stateOf(order)).toBe('cancelled cancelled, cancelled');
    // It is the customer's, and on the list of what the shop owes.
    expect(await rules.database.$count(orders, and(eq(orders.id, order.id), orders.owesMoney))).toBe(1);
    expect(await notify('paid')).toBe('settled');
    expect(await stateOf(order)).toBe('cancelled paid, paid');
  });

  it('at the moment of the cancellation: the order is either paid or cancelled first, and nothing is lost', async () => {
    await Promise.all([notify('paid'), rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es')]);
    expect(['confirmed paid, paid', 'cancelled paid, paid']).toContain(await stateOf(order));
  });
});

describe('money that does not pay its order', () => {
  const mails = async () => {
    const { rows } = await rules.database.execute<{ name: string; amount: number | null; isPaid: boolean | null }>(sql`
      SELECT name, (data ->> 'amount')::int AS amount, (data ->> 'isPaid')::boolean AS "isPaid" FROM pgboss.job
      WHERE name LIKE 'payment-%' AND (data ->> 'orderId')::int = ${order.id} ORDER BY name`);
    return rows;
  };
  const attention = { name: 'payment-attention-mail', amount: null, isPaid: null };
  const surplusMail = 'payment-surplus-mail';

  it('is told to shop and customer: for an order that waits, of another amount', async () => {
    for (let again = 0; again < 2; again += 1) expect(await notify('paid', 1999)).toBe('mismatch');
    expect(await mails()).toEqual([attention, { name: surplusMail, amount: 1999, isPaid: false }]);
    expect((await attemptsOf(order))[0]!.messages).toHaveLength(1);
    const { rows } = await rules.database.execute(sql`
      SELECT actor_kind AS who, changes FROM audit_entries WHERE verb = 'order.money' AND subject_id = ${order.id}::text`);
    expect(rows).toEqual([{ who: 'provider', changes: [{ field: 'surplus', before: null, after: 19.99 }] }]);
  });

  it('is told to shop and customer: for an order that is paid', async () => {
    await notify('paid');
    expect(await mails()).toEqual([]);
    expect(await notify('paid', 2500)).toBe('mismatch');
    expect(await mails()).toEqual([attention, { name: surplusMail, amount: 2500, isPaid: true }]);
    expect(await stateOf(order)).toBe('confirmed paid, paid');
  });

  it('is told to shop and customer: for an order that is cancelled', async () => {
    await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
    await notify('paid');
    expect(await mails()).toEqual([attention, { name: 'payment-late-mail', amount: 2000, isPaid: null }]);
  });

  it('is none of nothing', async () => {
    expect(await notify('paid', 0)).toBe('mismatch');
    expect(await notify('processing', 1999)).toBe('mismatch');
    expect(await mails()).toEqual([]);
    expect(await stateOf(order)).toBe('created pending, pending');
  });
});

it('news of an attempt that was replaced leave the order and the open attempt as they are', async () => {
  await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card');
  expect(await notify('failed')).toBe('unchanged');
  expect(await notify('processing')).toBe('unchanged');
  expect(await stateOf(order)).toBe('created pending, cancelled pending');
});

describe('the time to pay', () => {
  const minutes = (count: number): unknown => rules.passDays(count / 1440);

  it('is that of the method: half an hour for the card, seven days for a transfer', async () => {
    const transfer = await rules.placeOrder(product);
    minutes(29);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('created pending, pending');
    minutes(1);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('cancelled cancelled, cancelled');
    expect(await stateOf(transfer)).toBe('created pending, pending');
  });

  it('does not end while the bank processes the payment', async () => {
    await notify('processing');
    minutes(60 * 24 * 30);
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('created processing, processing');
    await notify('failed');
    await rules.expireUnpaidOrders();
    expect(await stateOf(order)).toBe('cancelled cancelled, failed');
  });
});
