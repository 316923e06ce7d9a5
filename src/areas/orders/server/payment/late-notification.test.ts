import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { redsysAccount, testRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { servePaymentSandbox } from '#payment-sandbox';
import type { SettleOutcome } from './settle-payment.ts';
import { addProduct, type Rules, startRules } from '../orders.fixture.ts';

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
    outcomes.push(await rules.orders.settlePayment('redsys', body as Record<string, unknown>));
    return {};
  });
  bankUrl = await bank.listen({ port: 0, host: '127.0.0.1' });
  const provider = testRedsys({ url: `${bankUrl}/sandbox/redsys`, notificationUrl: `${bankUrl}/notification` });
  rules = await startRules({}, undefined, undefined, [provider]);
});
afterAll(async () => {
  await rules.stop();
  await bank.close();
});

const form = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

it('a notification that comes after the customer is back pays the order', async () => {
  const product = await addProduct(rules.database, { article: 'drill', stock: 10, price: 1000 });
  const { id, userId } = await rules.placeOrder(product, { payment: 'bizum' });
  const start = await rules.orders.startPayment(userId, id, { ip: '203.0.113.7', userAgent: 'a browser' });
  if (!('kind' in start) || start.kind !== 'form') throw new Error('no form of the bank');
  const page = await (await form(start.url, start.fields)).text();
  const [, order = ''] = /name="order" value="(\w+)"/.exec(page) ?? [];
  const { headers } = await form(`${bankUrl}/sandbox/redsys/sis/pagar`, { order, outcome: 'late' });
  // The browser brings nothing with which the shop could settle the payment by itself.
  const back = new URL(headers.get('location')!);
  expect(back.pathname).toBe('/payment/return/ok');
  expect([...back.searchParams.keys()]).toEqual(['order', 'key']);
  await vi.waitFor(() => expect(outcomes).toEqual(['settled']), { timeout: 10_000, interval: 20 });
  expect(await rules.orders.find(userId, id, 'es')).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
});
