import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOrdersToAttend } from '#areas/payment/server/payment-money.ts';
import { stockOf } from '../orders.fixture.ts';
import { marta, runJob } from '#areas/account/server/account.fixture.ts';
import { type Lender, startFinancedShop } from './financing.fixture.ts';

let shop: Awaited<ReturnType<typeof startFinancedShop>>;
beforeAll(async () => {
  shop = await startFinancedShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.nextCustomer();
  shop.sandbox.notifications.length = 0;
});

const lenders: Lender[] = ['sequra', 'crediya'];

const messagesOf = async (orderId: number): Promise<object[]> => {
  const { rows } = await shop.database.execute<{ messages: object[] }>(
    sql`SELECT messages FROM payments WHERE order_id = ${orderId}`,
  );
  return rows.flatMap(({ messages }) => messages);
};
/** Whether the shopkeeper finds an order among those that need attention. */
const isAttended = async (orderId: number): Promise<boolean> =>
  (await listOrdersToAttend(shop.database, { limit: 1000, now: shop.now() })).includes(orderId);

it('the checkout offers the lenders for amounts that they finance, with a reason for others', async () => {
  const reasonsFor = async (product_id: number, quantity: number) => {
    await shop.customer.send('DELETE', '/sale/basket/clear');
    if (quantity > 0) await shop.customer.send('POST', '/sale/basket', { product_id, quantity });
    const { body } = await shop.customer.send('GET', '/content/page/checkout');
    return Object.fromEntries(
      body.paymentMethods.map(({ code, reason }: { code: string; reason: string | null }) => [code, reason]),
    );
  };
  expect(await reasonsFor(shop.drill, 1)).toMatchObject({ sequra: null, crediya: null });
  const ofCrediya = 'Para compras de 300,00\u00a0€ a 3.000,00\u00a0€.';
  expect(await reasonsFor(shop.saw, 1)).toMatchObject({ sequra: null, crediya: ofCrediya });
  expect(await reasonsFor(shop.drill, 10)).toMatchObject({ sequra: expect.any(String), crediya: ofCrediya });
  expect(await reasonsFor(shop.drill, 10)).toMatchObject({ card: null, bizum: null, transfer: null });
  expect(await reasonsFor(shop.drill, 0)).toMatchObject({ sequra: null, crediya: null });
});

it.each(lenders)('an order of more than %s finances is refused, and takes no goods', async (payment) => {
  const stock = await stockOf(shop.database, shop.drill);
  await shop.customer.send('POST', '/sale/basket', { product_id: shop.drill, quantity: 10 });
  const answer = await shop.customer.send('POST', '/sale/order', { ...shop.order(), payment });
  expect(answer).toMatchObject({ status: 422, body: { code: 'not_available', fields: [{ field: 'payment' }] } });
  expect(await stockOf(shop.database, shop.drill)).toBe(stock);
});

it('each method holds its goods for as long as it needs, and no longer', async () => {
  const before = await stockOf(shop.database, shop.drill);
  const minutes = { card: 30, bizum: 30, sequra: 60, crediya: 24 * 60, transfer: 7 * 24 * 60 };
  for (const method of Object.keys(minutes)) {
    const { orderId } = await shop.place(method);
    const { date, paymentDueAt } = await shop.find(orderId);
    expect((Date.parse(paymentDueAt) - Date.parse(date)) / 60_000, method).toBe(minutes[method as 'card']);
  }
  const stock = (): Promise<number> => stockOf(shop.database, shop.drill);
  expect(await stock()).toBe(before - 5);
  let passed = 0;
  for (const [until, left] of [
    [29.5, 5],
    [30.5, 3],
    [60.5, 2],
    [24 * 60 + 0.5, 1],
    [7 * 24 * 60 + 0.5, 0],
  ] as const) {
    shop.passTime((until - passed) * 60);
    passed = until;
    await runJob(shop, 'cancel-unpaid-orders');
    expect(await stock(), `after ${until} minutes`).toBe(before - left);
  }
});

it('an order gets what its lender needs, and nothing of the other', async () => {
  expect(await shop.place('crediya')).toMatchObject({ crediyaToken: expect.any(String), sequraForm: null });
  expect(await shop.place('sequra')).toMatchObject({
    crediyaToken: null,
    sequraForm: expect.stringMatching(/<iframe/),
  });
  expect(await shop.place('transfer')).toMatchObject({ crediyaToken: null, sequraForm: null });
});

describe.each(lenders)('an order financed by %s', (lender) => {
  it('is paid once it is approved, and its customer goes back to it', async () => {
    const placed = await shop.place(lender);
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
    expect(await shop.decide(lender, placed, 'approve')).toContain(`/payment/return/ok?order=${placed.orderId}&`);
    expect(shop.sandbox.notifications).toMatchObject([{ status: 200 }]);
    expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid');
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
  });

  it('is paid once though it is told twice at the same time', async () => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'twice');
    expect(shop.sandbox.notifications.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid');
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
  });

  it('is paid when the notification comes after the customer', async () => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'late');
    await shop.notified(1);
    expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid');
  });

  it('waits while it is reviewed, does not expire, and is for the shopkeeper to see after three days', async () => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'review');
    expect(await shop.stateOf(placed.orderId)).toBe('created processing');
    expect(await isAttended(placed.orderId)).toBe(false);
    shop.passTime(3.1 * 86_400);
    await runJob(shop, 'cancel-unpaid-orders');
    const { rows } = await shop.database.execute(sql`SELECT payment_status FROM orders WHERE id = ${placed.orderId}`);
    expect(rows).toEqual([{ payment_status: 'processing' }]);
    expect(await isAttended(placed.orderId)).toBe(true);
  });

  it('can be paid in another way once it is denied', async () => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'deny');
    const { actions, attempts } = await shop.find(placed.orderId);
    expect(actions).toContain('pay');
    expect(attempts).toMatchObject([{ method: lender, state: 'failed', reason: 'denied' }]);
    const other = lender === 'sequra' ? 'crediya' : 'sequra';
    const again = { orderId: placed.orderId, payment: other };
    const { status, body } = await shop.customer.send('POST', '/sale/order/payment', again);
    expect(status).toBe(200);
    await shop.decide(other, body, 'approve');
    expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid');
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
  });

  it('stays placed when the lender does not answer, and is financed later', async () => {
    const { stop, ...answers } = await breakLender();
    const placed = await shop.place(lender);
    expect(placed).toMatchObject({ orderId: expect.any(Number), crediyaToken: null, sequraForm: null });
    expect(answers.count()).toBeGreaterThan(0);
    stop();
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
    const again = { orderId: placed.orderId, payment: lender };
    const { body } = await shop.customer.send('POST', '/sale/order/payment', again);
    expect(body[lender === 'sequra' ? 'sequraForm' : 'crediyaToken']).toEqual(expect.any(String));
  });

  /** The lender answers with 500 until it is stopped. */
  async function breakLender() {
    const { server } = shop.sandbox;
    let count = 0;
    const before = server.server.listeners('request') as (() => void)[];
    server.server.removeAllListeners('request');
    server.server.on('request', (_request, response) => {
      count += 1;
      response.writeHead(500).end('<h1>Oops</h1>');
    });
    return {
      count: () => count,
      stop() {
        server.server.removeAllListeners('request');
        for (const listener of before) server.server.on('request', listener);
      },
    };
  }
});

const attemptOf = async (orderId: number) => {
  const { rows } = await shop.database.execute<{ providerId: string | null; shopper: object | null }>(
    sql`SELECT provider_id AS "providerId", shopper FROM payments WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]!;
};

describe('an approval whose notification was lost', () => {
  it.each(lenders)('is found before the order is given up, at %s', async (lender) => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'lost');
    const unpaid = await shop.place(lender);
    shop.passTime(24.1 * 3600);
    await runJob(shop, 'cancel-unpaid-orders');
    await vi.waitFor(async () => {
      const { rows } = await shop.database.execute(sql`
        SELECT payment_status AS state FROM orders WHERE id IN (${placed.orderId}, ${unpaid.orderId}) ORDER BY id`);
      expect(rows).toEqual([{ state: 'paid' }, { state: 'cancelled' }]);
    });
    expect(shop.sandbox.notifications).toEqual([]);
  });

  it.each(lenders)('is found by asking %s, once', async (lender) => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'lost');
    shop.passTime(6 * 60);
    await runJob(shop, 'ask-payment-providers');
    await vi.waitFor(async () => expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid'));
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
  });
});

describe('seQura', () => {
  it('learns the customer’s device, which is forgotten once the payment has ended', async () => {
    const placed = await shop.place('sequra');
    expect((await attemptOf(placed.orderId)).shopper).toEqual({ ip: '127.0.0.1', userAgent: 'lightMyRequest' });
    await shop.decide('sequra', placed, 'approve');
    expect((await attemptOf(placed.orderId)).shopper).toBeNull();
    // Behind a proxy, from the right, and not what the customer claims.
    const order = await shop.place('transfer');
    const again = { orderId: order.orderId, payment: 'sequra' };
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'user-agent': 'x'.repeat(900) };
    await shop.customer.send('POST', '/sale/order/payment', again, headers);
    expect((await attemptOf(order.orderId)).shopper).toEqual({ ip: '203.0.113.9', userAgent: 'x'.repeat(500) });
  });

  it('has a device forgotten with the account of its customer', async () => {
    const { orderId } = await shop.place('sequra');
    expect((await attemptOf(orderId)).shopper).not.toBeNull();
    const { password } = marta;
    expect((await shop.customer.send('DELETE', '/admin/user', { password })).status).toBe(200);
    expect((await attemptOf(orderId)).shopper).toBeNull();
  });

  it('is applied to once though two windows start at once', async () => {
    const { orderId } = await shop.place('sequra');
    await shop.database.execute(sql`UPDATE payments SET provider_id = NULL WHERE order_id = ${orderId}`);
    const start = () => shop.customer.send('GET', `/service/payment/start?orderId=${orderId}`);
    const answers = await Promise.all([start(), start(), start()]);
    const ids = answers.map(({ body }) => /orders\/([\w-]{36})/.exec(body.start.html)![1]);
    const { providerId } = await attemptOf(orderId);
    expect(ids).toEqual([providerId, providerId, providerId]);
  });

  it('that approved is not believed to have denied', async () => {
    const placed = await shop.place('sequra');
    await shop.decide('sequra', placed, 'lost');
    const { providerId } = await attemptOf(placed.orderId);
    const { rows } = await shop.database.execute<{ reference: string }>(
      sql`SELECT reference FROM payments WHERE order_id = ${placed.orderId}`,
    );
    const denial = shop.sequraNotification(rows[0]!.reference, providerId!, 'cancelled');
    expect(await shop.notify('/api/service/sequra/notification', denial)).toMatchObject({ status: 200 });
    expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid');
  });

  it('denies nothing under the id of another application', async () => {
    const placed = await shop.place('sequra');
    const denial = shop.sequraNotification(placed.number, '0d6e0a4e-4b5c-4a43-9a55-2f7a0f1f3a11', 'cancelled');
    expect(await shop.notify('/api/service/sequra/notification', denial)).toMatchObject({ status: 403 });
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
  });

  it('is not confirmed for another amount: the order stays unpaid', async () => {
    const placed = await shop.place('sequra');
    await shop.decide('sequra', placed, 'changed');
    expect(shop.sandbox.notifications).toMatchObject([{ status: 409 }]);
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
    expect(await shop.moneyOf(placed.orderId)).toEqual([]);
    expect(await shop.noticesOf(placed.number)).toHaveLength(1);
    expect(await isAttended(placed.orderId)).toBe(true);
    const again = { orderId: placed.orderId, payment: 'crediya' };
    const { body } = await shop.customer.send('POST', '/sale/order/payment', again);
    await shop.decide('crediya', body, 'approve');
    expect(await isAttended(placed.orderId)).toBe(false);
  });

  it('does not complete an order that is cancelled: nothing is financed', async () => {
    const placed = await shop.place('sequra');
    await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
    await shop.decide('sequra', placed, 'approve');
    expect(shop.sandbox.notifications).toMatchObject([{ status: 409 }]);
    expect(await shop.stateOf(placed.orderId)).toBe('cancelled cancelled');
    expect(await shop.moneyOf(placed.orderId)).toEqual([]);
  });

  it('that approves too late is stored without personal data, and the shop is told once', async () => {
    const placed = await shop.place('sequra');
    await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
    await shop.decide('sequra', placed, 'twice');
    expect(shop.sandbox.notifications).toMatchObject([{ status: 409 }, { status: 409 }]);
    expect(await messagesOf(placed.orderId)).toEqual([
      { state: 'approved', product: 'pp3', order: expect.any(String), amount: 32_900, refused: 'conflict' },
    ]);
    const [notice, ...others] = await shop.noticesOf(placed.number);
    expect(others).toEqual([]);
    expect(notice!.subject).toBe(`Revisa el pago del pedido ${placed.number}`);
    expect(notice!.text).toContain(`orders show ${placed.number}`);
    expect(await isAttended(placed.orderId)).toBe(true);
    shop.passTime(31 * 86_400);
    expect(await isAttended(placed.orderId)).toBe(false);
    shop.passTime(-31 * 86_400);
  });

  it('is given up by its customer, who can then pay in another way', async () => {
    const placed = await shop.place('sequra');
    const cancel = () => shop.customer.send('GET', `/service/sequra/cancel?orderId=${placed.orderId}`);
    expect(await cancel()).toMatchObject({ status: 200, body: { url: `/order/confirm/${placed.orderId}` } });
    expect(await cancel()).toMatchObject({ status: 200, body: { url: `/order/confirm/${placed.orderId}` } });
    const { attempts, actions, paymentStatus } = await shop.find(placed.orderId);
    expect(attempts).toMatchObject([{ state: 'failed', reason: 'cancelled_by_user' }]);
    expect({ actions, paymentStatus }).toMatchObject({
      actions: expect.arrayContaining(['pay']),
      paymentStatus: 'failed',
    });
    await shop.decide('sequra', placed, 'approve');
    expect(await shop.moneyOf(placed.orderId)).toEqual([]);
  });

  it('that cannot be told sends the customer to the home page, and leaves the order as it is', async () => {
    const placed = await shop.place('sequra');
    await shop.database.execute(sql`UPDATE payments SET amount = amount + 1 WHERE order_id = ${placed.orderId}`);
    const answer = await shop.customer.send('GET', `/service/sequra/cancel?orderId=${placed.orderId}`);
    expect(answer).toMatchObject({ status: 200, body: { url: '/' } });
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
  });
});

it('seQura is told that an order is cancelled, and does not approve it any more', async () => {
  const placed = await shop.place('sequra');
  await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
  await vi.waitFor(
    async () => {
      const list = await (await fetch(`${shop.sandbox.sequra.url}/`)).text();
      expect(list).toContain(`${placed.number}, 0,00 €: cancelled`);
    },
    { timeout: 10_000, interval: 50 },
  );
});
