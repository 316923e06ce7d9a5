import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '#areas/account/server/account.fixture.ts';
import { type Lender, startFinancedShop } from './financing.fixture.ts';

let shop: Awaited<ReturnType<typeof startFinancedShop>>;
beforeAll(async () => {
  shop = await startFinancedShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.nextCustomer());

const lenders: Lender[] = ['sequra', 'crediya'];
const pathOf = (lender: Lender): string => `/api/service/${lender}/notification`;

/** An order, and the genuine notification of a decision on it that has not reached the shop yet. */
async function notifiedOrder(lender: Lender, outcome = 'approve') {
  const settle = shop.sandbox.answer;
  shop.sandbox.answer = () => 200;
  const placed = await shop.place(lender);
  await shop.decide(lender, placed, outcome);
  shop.sandbox.answer = settle;
  return { ...placed, fields: shop.sandbox.notifications.at(-1)!.fields };
}

async function stateOf(orderId: number): Promise<string> {
  const { status, paymentStatus } = await shop.find(orderId);
  return `${status} ${paymentStatus}`;
}

async function chargesOf(orderId: number): Promise<number> {
  const { rows } = await shop.database.execute<{ charges: number }>(sql`
    SELECT count(*)::int AS charges FROM payment_money money JOIN payments ON payments.id = money.payment_id
    WHERE payments.order_id = ${orderId}`);
  return rows[0]!.charges;
}

describe.each(lenders)('a notification of %s', (lender) => {
  it('pays nothing with any of its fields changed, missing or taken from another order', async () => {
    const { orderId, fields } = await notifiedOrder(lender);
    const other = await notifiedOrder(lender);
    for (const name of Object.keys(fields)) {
      if (name === 'sq_state' || name === 'state') continue;
      for (const value of [
        '',
        `${String(fields[name])}1`,
        other.fields[name] === fields[name] ? 'x' : other.fields[name],
      ]) {
        const { status } = await shop.notify(pathOf(lender), { ...fields, [name]: value });
        expect(status, `${name}=${String(value)}`).toBeGreaterThanOrEqual(403);
        expect(status).toBeLessThan(500);
      }
      const { [name]: _, ...without } = fields;
      expect((await shop.notify(pathOf(lender), without)).status).toBe(403);
    }
    expect(await stateOf(orderId)).toBe('created pending');
    expect(await stateOf(other.orderId)).toBe('created pending');
    expect(await chargesOf(orderId)).toBe(0);
    expect(await shop.notify(pathOf(lender), fields)).toMatchObject({ status: 200, body: { status: 'settled' } });
  });

  it('makes an approval of nothing else', async () => {
    const name = lender === 'sequra' ? 'sq_state' : 'state';
    for (const outcome of ['deny', 'review']) {
      const { orderId, fields } = await notifiedOrder(lender, outcome);
      const { status } = await shop.notify(pathOf(lender), { ...fields, [name]: 'approved' });
      expect([403, 409]).toContain(status);
      expect(await stateOf(orderId)).toBe('created pending');
    }
  });

  it('a hundred times at once has one effect', async () => {
    const { orderId, fields } = await notifiedOrder(lender);
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.notify(pathOf(lender), fields)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body['status'] === 'settled')).toHaveLength(1);
    expect(await stateOf(orderId)).toBe('confirmed paid');
    expect(await chargesOf(orderId)).toBe(1);
  });

  it('is not taken by the address of the other lender', async () => {
    const { orderId, fields } = await notifiedOrder(lender);
    const other = lender === 'sequra' ? 'crediya' : 'sequra';
    expect(await shop.notify(pathOf(other), fields)).toMatchObject({ status: 403 });
    expect(await stateOf(orderId)).toBe('created pending');
  });

  it('that comes after a denial, a payment or a cancellation does not undo it', async () => {
    const denied = await notifiedOrder(lender, 'deny');
    const paid = await shop.place(lender);
    await shop.decide(lender, paid, 'approve');
    await shop.notify(pathOf(lender), denied.fields);
    await shop.notify(pathOf(lender), denied.fields);
    expect(await stateOf(denied.orderId)).toBe('created failed');
    expect(await stateOf(paid.orderId)).toBe('confirmed paid');
  });

  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '7'],
    ['broken JSON', '{'],
    ['a field of a thousand kilobytes', JSON.stringify({ signature: 'x'.repeat(1_000_000) })],
  ])('that is %s is refused in the shape of the API’s errors', async (_name, payload) => {
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: pathOf(lender),
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([400, 403, 413]).toContain(statusCode);
    expect(JSON.parse(body)).toMatchObject({ statusCode, code: expect.any(String), message: expect.any(String) });
  });

  it('may come from a foreign site, as lenders’ do', async () => {
    const { fields } = await notifiedOrder(lender);
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: pathOf(lender),
      headers: { 'content-type': 'application/json', origin: 'https://lender.example', 'sec-fetch-site': 'cross-site' },
      payload: JSON.stringify(fields),
    });
    expect(statusCode).toBe(200);
  });
});

async function endOrder(orderId: number, end: string): Promise<void> {
  if (end === 'cancelled') return void (await shop.customer.send('POST', '/sale/order/cancel', { orderId }));
  // Crediya does not answer, so that the order is given up although it was approved.
  await shop.database.execute(sql`UPDATE payments SET provider_id = 'nobody-knows-it' WHERE order_id = ${orderId}`);
  shop.passTime(24.1 * 3600);
  await runJob(shop, 'cancel-unpaid-orders');
  const { rows } = await shop.database.execute(sql`SELECT status FROM orders WHERE id = ${orderId}`);
  expect(rows).toEqual([{ status: 'cancelled' }]);
}

it.each(['cancelled', 'expired'])(
  'an approval of Crediya after the order was %s is recorded, and the shop is told',
  async (end) => {
    const { orderId, number, fields } = await notifiedOrder('crediya');
    await endOrder(orderId, end);
    expect(await shop.notify(pathOf('crediya'), fields)).toMatchObject({ status: 200 });
    expect(await shop.notify(pathOf('crediya'), fields)).toMatchObject({ status: 200, body: { status: 'unchanged' } });
    expect(await chargesOf(orderId)).toBe(1);
    const { rows } = await shop.database.execute(
      sql`SELECT status, payment_status AS payment FROM orders WHERE id = ${orderId}`,
    );
    expect(rows).toEqual([{ status: 'cancelled', payment: 'paid' }]);
    expect(await shop.noticesOf(number)).toMatchObject([{ subject: `Revisa el dinero del pedido ${number}` }]);
  },
);

it('a review of seQura that is told after its approval changes nothing, and nobody is alarmed', async () => {
  const { orderId, sequraForm, fields } = await notifiedOrder('sequra', 'review');
  const [, id] = /orders\/([\w-]{36})/.exec(sequraForm ?? '')!;
  const review = { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' } as const;
  await fetch(`${shop.sandbox.sequra.url}/orders/${id}/review`, review);
  expect(await stateOf(orderId)).toBe('confirmed paid');
  expect(await shop.notify(pathOf('sequra'), fields)).toMatchObject({ status: 200, body: { status: 'unchanged' } });
  const { rows } = await shop.database.execute(sql`SELECT refused_at FROM payments WHERE order_id = ${orderId}`);
  expect(rows).toEqual([{ refused_at: null }]);
});

it('a payment that seQura has confirmed but the shop could not record is recorded by the next notification', async () => {
  const { orderId, fields } = await notifiedOrder('sequra');
  await shop.database.execute(sql`
    CREATE FUNCTION refuse_money() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''power cut''; END'`);
  await shop.database.execute(
    sql`CREATE TRIGGER power_cut BEFORE INSERT ON payment_money EXECUTE FUNCTION refuse_money()`,
  );
  expect((await shop.notify(pathOf('sequra'), fields)).status).toBeGreaterThanOrEqual(500);
  await shop.database.execute(sql`DROP TRIGGER power_cut ON payment_money`);
  expect(await stateOf(orderId)).toBe('created pending');
  expect(await shop.notify(pathOf('sequra'), fields)).toMatchObject({ status: 200, body: { status: 'settled' } });
  expect(await stateOf(orderId)).toBe('confirmed paid');
  expect(await chargesOf(orderId)).toBe(1);
});

it('seQura’s confirmation that cannot be sent leaves the order unpaid, and the next notification pays it', async () => {
  const { orderId, fields } = await notifiedOrder('sequra');
  const { server } = shop.sandbox.server;
  const listeners = server.listeners('request') as (() => void)[];
  server.removeAllListeners('request');
  server.on('request', (request) => request.socket.destroy());
  expect((await shop.notify(pathOf('sequra'), fields)).status).toBeGreaterThanOrEqual(500);
  server.removeAllListeners('request');
  for (const listener of listeners) server.on('request', listener);
  expect(await stateOf(orderId)).toBe('created pending');
  expect(await shop.notify(pathOf('sequra'), fields)).toMatchObject({ status: 200, body: { status: 'settled' } });
  expect(await stateOf(orderId)).toBe('confirmed paid');
  expect(await chargesOf(orderId)).toBe(1);
});
