import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCrediya } from '#areas/payment/server/providers/crediya/crediya-provider.ts';
import { redsysAccount, testRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { servePaymentSandbox } from '#payment-sandbox';
import type { SettleOutcome } from './settle-payment.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import { addProduct, pickupOrder, placeRequest, type Rules, startRules } from '#areas/orders/server/orders.fixture.ts';

let bank: FastifyInstance;
let bankUrl = '';
let rules: Rules;
const outcomes: SettleOutcome[] = [];
beforeAll(async () => {
  bank = Fastify();
  const account = {
    ...redsysAccount,
    lateMs: 0,
    get url() {
      return `${bankUrl}/sandbox/redsys`;
    },
  };
  await servePaymentSandbox(bank, { redsys: account, sequra: null, crediya: null });
  bank.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // The shop.
  bank.post('/notification', async ({ body }) => {
    outcomes.push(await rules.settling.settlePayment('redsys', body as Record<string, unknown>));
    return {};
  });
  bankUrl = await bank.listen({ port: 0, host: '127.0.0.1' });
  const provider = testRedsys({ url: `${bankUrl}/sandbox/redsys`, notificationUrl: `${bankUrl}/notification` });
  // Nobody answers there.
  const crediya = createCrediya({
    settings: { url: 'http://127.0.0.1:9', key: 'a key of the tests' },
    terms: { months: [3], tin: 0, tae: 0, minAmount: 1, maxAmount: 1500 },
    notifyUrl: `${bankUrl}/crediya`,
  });
  rules = await startRules({}, undefined, undefined, [provider, crediya]);
});
afterAll(async () => {
  await rules.stop();
  await bank.close();
});

const form = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Goes to the bank with a new order and presses a button there; where the browser goes back to. */
async function payByBizum(product: number, outcome: string) {
  const { id, userId } = await rules.placeOrder(product, { payment: 'bizum' });
  const start = await rules.settling.start(userId, id, { ip: '203.0.113.7', userAgent: 'a browser' });
  if (!('kind' in start) || start.kind !== 'form') throw new Error('no form of the bank');
  const page = await (await form(start.url, start.fields)).text();
  const [, order = ''] = /name="order" value="(\w+)"/.exec(page) ?? [];
  const { headers } = await form(`${bankUrl}/sandbox/redsys/sis/pagar`, { order, outcome });
  return { id, userId, back: new URL(headers.get('location')!) };
}

it('a notification that comes after the customer is back pays the order', async () => {
  const product = await addProduct(rules.database, { article: 'drill', stock: 10, price: 1000 });
  const { id, userId, back } = await payByBizum(product, 'late');
  // The browser brings nothing with which the shop could settle the payment by itself.
  expect(back.pathname).toBe('/payment/return/ok');
  expect([...back.searchParams.keys()]).toEqual(['order', 'key']);
  await vi.waitFor(() => expect(outcomes).toEqual(['settled']), { timeout: 30_000, interval: 20 });
  expect(await rules.orders.forCustomer.find(userId, id, 'es')).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
});

it('a lender that does not answer keeps no bank from being asked before orders are given up', async () => {
  const product = await addProduct(rules.database, { article: 'saw', stock: 10, price: 1000 });
  const customer = { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } };
  const financed = rules.newUser();
  await rules.fill(financed, product);
  const request = orderRequest.parse({ ...pickupOrder, customer, payment: 'crediya' });
  const { id } = await placeRequest(rules, financed, request);
  await rules.database.execute(sql`UPDATE payments SET provider_id = 'a-token-of-the-tests' WHERE order_id = ${id}`);
  // The lender's order is overdue first.
  rules.passDays(1);
  const paid = await payByBizum(product, 'lost');
  rules.passDays(0.1);
  await expect(rules.expireUnpaidOrders()).rejects.toThrow(`no answer about the payment of order ${id}`);
  expect(await rules.orders.forCustomer.find(financed, id, 'es')).toMatchObject({ status: 'cancelled' });
  expect(await rules.orders.forCustomer.find(paid.userId, paid.id, 'es')).toMatchObject({ paymentStatus: 'paid' });
});
