import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { marta } from '#areas/account/server/account.fixture.ts';
import { startFinancedShop } from './financing.fixture.ts';

let shop: Awaited<ReturnType<typeof startFinancedShop>>;
beforeAll(async () => {
  shop = await startFinancedShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.nextCustomer();
  shop.sandbox.notifications.length = 0;
});

const messagesOf = async (orderId: number): Promise<object[]> => {
  const { rows } = await shop.database.execute<{ messages: object[] }>(
    sql`SELECT messages FROM payments WHERE order_id = ${orderId}`,
  );
  return rows.flatMap(({ messages }) => messages);
};

const attemptOf = async (orderId: number) => {
  const { rows } = await shop.database.execute<{
    reference: string;
    providerId: string | null;
    shopper: object | null;
  }>(
    sql`SELECT reference, provider_id AS "providerId", shopper FROM payments WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]!;
};

/** What seQura sends of an order's application, whatever it has been told meanwhile. */
async function notify(orderId: number, state: string) {
  const { reference, providerId } = await attemptOf(orderId);
  return shop.notify('/api/service/sequra/notification', shop.sequraNotification(reference, providerId!, state));
}

describe('seQura', () => {
  it('learns the customer’s device, which is forgotten once the payment has ended', async () => {
    const placed = await shop.place('sequra');
    expect((await attemptOf(placed.orderId)).shopper).toEqual({ ip: '127.0.0.1', userAgent: 'lightMyRequest' });
    await shop.decide('sequra', placed, 'approve');
    expect((await attemptOf(placed.orderId)).shopper).toBeNull();
    // The address behind a proxy counts from the right, and not what the customer claims.
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
    expect(await notify(placed.orderId, 'cancelled')).toMatchObject({ status: 200 });
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
    expect(await shop.isAttended(placed.orderId)).toBe(true);
    const again = { orderId: placed.orderId, payment: 'crediya' };
    const { body } = await shop.customer.send('POST', '/sale/order/payment', again);
    await shop.decide('crediya', body, 'approve');
    expect(await shop.isAttended(placed.orderId)).toBe(false);
  });

  it('does not complete an order that is cancelled: nothing is financed', async () => {
    const placed = await shop.place('sequra');
    await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
    await shop.decide('sequra', placed, 'approve');
    // Nobody is notified where the job has told seQura of the cancellation before.
    expect(shop.sandbox.notifications.filter(({ status }) => status !== 409)).toEqual([]);
    expect(await shop.stateOf(placed.orderId)).toBe('cancelled cancelled');
    expect(await shop.moneyOf(placed.orderId)).toEqual([]);
  });

  it('that approves too late is stored without personal data, and the shop is told once', async () => {
    const placed = await shop.place('sequra');
    await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
    // Sent before seQura has learnt of the cancellation.
    for (const _ of ['first', 'again']) expect(await notify(placed.orderId, 'approved')).toMatchObject({ status: 409 });
    expect(await messagesOf(placed.orderId)).toEqual([
      { state: 'approved', product: 'pp3', order: expect.any(String), amount: 32_900, refused: 'conflict' },
    ]);
    const [notice, ...others] = await shop.noticesOf(placed.number);
    expect(others).toEqual([]);
    expect(notice!.subject).toBe(`Revisa el pago del pedido ${placed.number}`);
    expect(notice!.text).toContain(`orders show ${placed.number}`);
    expect(await shop.isAttended(placed.orderId)).toBe(true);
    shop.passTime(31 * 86_400);
    expect(await shop.isAttended(placed.orderId)).toBe(false);
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

  it('is given up at once by who comes back from its form without having applied', async () => {
    const placed = await shop.place('sequra');
    const { pathname, search } = new URL(await shop.decide('sequra', placed, 'cancel'));
    const comeBack = async (path: string) => (await shop.app.inject(path)).headers.location;
    expect(await comeBack(`${pathname}${search.replace(/.$/, 'x')}`)).toBe('/profile/orders');
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
    expect(await comeBack(pathname + search)).toBe(`/order/confirm/${placed.orderId}`);
    expect(await shop.find(placed.orderId)).toMatchObject({
      paymentStatus: 'failed',
      attempts: [{ state: 'failed', reason: 'cancelled_by_user' }],
    });
    // Coming back once more ends no other attempt.
    await shop.customer.send('POST', '/sale/order/payment', { orderId: placed.orderId, payment: 'transfer' });
    expect(await comeBack(pathname + search)).toBe(`/order/confirm/${placed.orderId}`);
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
  });

  it('is told who borrows by a document that comes with the payment', async () => {
    const { document: _, ...customer } = shop.order().customer;
    await shop.customer.send('POST', '/sale/basket', { product_id: shop.drill, quantity: 1 });
    const order = { ...shop.order(), customer, payment: 'transfer' };
    const { orderId } = (await shop.customer.send('POST', '/sale/order', order)).body;
    const { body } = await shop.customer.send('GET', `/content/page/confirm?orderId=${orderId}`);
    const offer = (body.paymentMethods as { code: string }[]).find(({ code }) => code === 'sequra');
    expect(offer).toMatchObject({ available: true, reason: null, needs: ['document'] });
    expect(body.contact).toEqual({ phone: expect.any(String), email: expect.stringContaining('@') });
    const pay = (more: object) =>
      shop.customer.send('POST', '/sale/order/payment', { orderId, payment: 'sequra', ...more });
    expect(await pay({})).toMatchObject({ status: 422, body: { fields: [{ code: 'document_needed' }] } });
    const wrong = { document: { type: 'NIF', number: '12345678A' } };
    expect(await pay({ customer: wrong })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'customer.document.number', code: 'incorrect_document' }] },
    });
    expect((await pay({ delivery: { date: 'tomorrow', slot: { from: '9', to: '11' } } })).status).toBe(422);
    const paid = await pay({ customer: { document: { type: 'NIF', number: '12345678z' } } });
    expect(paid.body.order.customer.document).toEqual({ type: 'NIF', number: '12345678Z' });
    expect(await shop.decide('sequra', paid.body, 'approve')).toContain('/payment/return/ok');
    expect(await shop.stateOf(orderId)).toBe('confirmed paid');
  });

  it('that cannot be told of it by who comes back sends them to the home page', async () => {
    const placed = await shop.place('sequra');
    await shop.database.execute(sql`UPDATE payments SET amount = amount + 1 WHERE order_id = ${placed.orderId}`);
    const { pathname, search } = new URL(await shop.decide('sequra', placed, 'cancel'));
    expect((await shop.app.inject(pathname + search)).headers.location).toBe('/');
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
  });

  it('that cannot be told sends the customer to the home page, and leaves the order as it is', async () => {
    const placed = await shop.place('sequra');
    await shop.database.execute(sql`UPDATE payments SET amount = amount + 1 WHERE order_id = ${placed.orderId}`);
    const answer = await shop.customer.send('GET', `/service/sequra/cancel?orderId=${placed.orderId}`);
    expect(answer).toMatchObject({ status: 200, body: { url: '/' } });
    expect(await shop.stateOf(placed.orderId)).toBe('created pending');
  });
});

it('seQura is told to finance nothing of a paid order that its buyer cancels, who reads that all is paid back', async () => {
  const placed = await shop.place('sequra');
  await shop.decide('sequra', placed, 'approve');
  expect(await shop.find(placed.orderId)).toMatchObject({
    status: 'confirmed',
    actions: expect.arrayContaining(['cancel']),
  });
  const cancel = () => shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
  expect(await cancel()).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } });
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
  await vi.waitFor(async () => expect(await shop.stateOf(placed.orderId)).toBe('cancelled refunded'), {
    timeout: 30_000,
    interval: 50,
  });
  expect(await shop.moneyOf(placed.orderId)).toEqual([32_900, 32_900]);
  expect(await shop.isAttended(placed.orderId)).toBe(false);
  const list = await (await fetch(`${shop.sandbox.sequra.url}/`)).text();
  expect(list).toContain(`${placed.number}, 0,00 €`);
});

it('seQura is told that an order is cancelled, and does not approve it any more', async () => {
  const placed = await shop.place('sequra');
  await shop.customer.send('POST', '/sale/order/cancel', { orderId: placed.orderId });
  await vi.waitFor(
    async () => {
      const list = await (await fetch(`${shop.sandbox.sequra.url}/`)).text();
      expect(list).toContain(`${placed.number}, 0,00 €: cancelled`);
    },
    { timeout: 30_000, interval: 50 },
  );
});
