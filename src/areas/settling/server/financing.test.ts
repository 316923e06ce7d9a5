import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stockOf } from '#areas/orders/server/orders.fixture.ts';
import { runJob } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
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

it.each(lenders)('the staff cannot make an order for %s more than it finances, nor less', async (payment) => {
  const { orderId } = await shop.place(payment);
  const sales = await signInAs(shop, 'sales');
  const linesOf = (id: number, quantity: number) => [{ product_id: id, quantity }];
  const stock = () => stockOf(shop.database, shop.drill);
  const before = await stock();
  const edit = (to: object) =>
    sales.send('PUT', `/staff/orders/${orderId}`, {
      changes: [{ field: 'lines', from: linesOf(shop.drill, 1), to }],
    });
  for (const lines of [linesOf(shop.drill, 10), linesOf(shop.nail, 1)])
    expect((await edit(lines)).body).toMatchObject({ code: 'not_available', fields: [{ field: 'changes.payment' }] });
  expect(await stock()).toBe(before);
  const { status, body } = await edit(linesOf(shop.drill, 2));
  expect([status, body.order?.payment, body.order?.money.due]).toEqual([200, payment, 658]);
  const { version } = body.order;
  await sales.send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version });
  expect(await stock()).toBe(before + 1);
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
    expect(await shop.isAttended(placed.orderId)).toBe(false);
    shop.passTime(3.1 * 86_400);
    await runJob(shop, 'cancel-unpaid-orders');
    const { rows } = await shop.database.execute(sql`SELECT payment_status FROM orders WHERE id = ${placed.orderId}`);
    expect(rows).toEqual([{ payment_status: 'processing' }]);
    expect(await shop.isAttended(placed.orderId)).toBe(true);
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
    }, 30_000);
    expect(shop.sandbox.notifications).toEqual([]);
  });

  it.each(lenders)('is found by asking %s, once', async (lender) => {
    const placed = await shop.place(lender);
    await shop.decide(lender, placed, 'lost');
    shop.passTime(6 * 60);
    await runJob(shop, 'ask-payment-providers');
    await vi.waitFor(async () => expect(await shop.stateOf(placed.orderId)).toBe('confirmed paid'), 30_000);
    expect(await shop.moneyOf(placed.orderId)).toEqual([32_900]);
  });
});
