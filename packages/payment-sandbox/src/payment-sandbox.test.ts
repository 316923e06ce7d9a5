import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePaymentSandbox } from './payment-sandbox.ts';
import { signed, type SignedFields } from './redsys/redsys-messages.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  await servePaymentSandbox(server, {
    redsys: null,
    sequra: { url: 'http://sandbox.example/sequra', user: 'shop', password: 'secret', merchant: 'shop' },
    crediya: { url: 'http://sandbox.example/crediya', key: 'secret' },
  });
});
afterAll(() => server.close());

const headers = {
  authorization: `Basic ${Buffer.from('shop:secret').toString('base64')}`,
  'sequra-merchant-id': 'shop',
};
const address = {};
const order = {
  state: '',
  merchant: {
    id: 'shop',
    notify_url: 'http://shop.example/notify',
    notification_parameters: {},
    return_url: 'http://shop.example/ok',
    abort_url: 'http://shop.example/ko',
  },
  merchant_reference: { order_ref_1: '<b>26-1</b>' },
  cart: {
    currency: 'EUR',
    order_total_with_tax: 998,
    items: [
      { type: 'product', reference: 'a', name: 'A', price_with_tax: 500, quantity: 2, total_with_tax: 1000 },
      { type: 'discount', reference: 'd', name: 'D', total_with_tax: -2 },
    ],
  },
  delivery_method: {},
  delivery_address: address,
  invoice_address: address,
  customer: { given_names: 'Marta', email: 'marta@ejemplo.cat', ip_number: '203.0.113.7', user_agent: 'a browser' },
  gui: {},
  platform: {},
};
const solicit = (change: object = {}, withHeaders: Record<string, string> = headers) =>
  server.inject({
    method: 'POST',
    url: '/sandbox/sequra/orders',
    headers: withHeaders,
    payload: { order: { ...order, ...change } },
  });

describe('seQura', () => {
  it('takes an order that adds up, and names it in Location', async () => {
    const { statusCode, headers: answered } = await solicit();
    expect(statusCode).toBe(204);
    expect(answered.location).toMatch(/^http:\/\/sandbox\.example\/sequra\/orders\/[\w-]{36}$/);
  });

  it('knows its shops only', async () => {
    expect((await solicit({}, {})).statusCode).toBe(401);
    expect((await solicit({}, { ...headers, 'sequra-merchant-id': 'other' })).statusCode).toBe(403);
  });

  it.each([
    ['a total that the items do not come to', { cart: { ...order.cart, order_total_with_tax: 1000 } }],
    ['no cart', { cart: null }],
    ['another merchant', { merchant: { ...order.merchant, id: 'other' } }],
    ['no address for notifications', { merchant: { ...order.merchant, notify_url: '' } }],
    ['no customer', { customer: {} }],
    ['no address of the customer’s device', { customer: { ...order.customer, ip_number: '' } }],
    ['no browser', { customer: { ...order.customer, user_agent: '' } }],
  ])('refuses %s', async (_name, change) => {
    expect((await solicit(change)).statusCode).toBe(422);
  });

  it('shows a page without scripts that a page of the same origin may frame', async () => {
    const id = (await solicit()).headers.location!.toString().split('/').at(-1);
    const { body, headers: shown } = await server.inject(`/sandbox/sequra/orders/${id}/identification`);
    expect(shown['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(body).toContain('&lt;b&gt;26-1&lt;/b&gt;');
    expect(body).not.toMatch(/<script|<b>|style=/);
  });

  it('has a form for its product and for known orders only', async () => {
    const id = (await solicit()).headers.location!.toString().split('/').at(-1);
    const form = (path: string) => server.inject({ url: `/sandbox/sequra/orders/${path}`, headers });
    expect((await form(`${id}/form_v2?product=pp3`)).body).toContain(`/orders/${id}/identification`);
    expect((await form(`${id}/form_v2?product=i1`)).statusCode).toBe(404);
    expect((await form('unknown/form_v2?product=pp3')).statusCode).toBe(404);
  });
});

describe('Crediya', () => {
  const application = {
    reference: '26-1',
    amount: 9000,
    currency: 'EUR',
    notify_url: 'http://shop.example/notify',
    return_url: 'http://shop.example/ok',
    cancel_url: 'http://shop.example/ko',
    customer: { document: '12345678Z' },
  };
  const apply = (change: object = {}, authorization = 'Bearer secret') =>
    server.inject({
      method: 'POST',
      url: '/sandbox/crediya/v1/applications',
      headers: { authorization },
      payload: { ...application, ...change },
    });

  it('answers the same token for the same reference', async () => {
    const { token } = (await apply()).json<{ token: string }>();
    expect((await apply()).json()).toEqual({ token });
    expect((await apply({ amount: 9001 })).statusCode).toBe(409);
    expect((await apply({ reference: '26-2' })).json()).not.toEqual({ token });
  });

  it('refuses a wrong key, and an applicant without a document', async () => {
    expect((await apply({}, 'Bearer other')).statusCode).toBe(401);
    expect((await apply({ customer: { document: null } })).statusCode).toBe(422);
    expect((await apply({ amount: 0 })).statusCode).toBe(422);
  });

  it('shows a page without scripts', async () => {
    const { token } = (await apply({ reference: '<b>26-3</b>' })).json<{ token: string }>();
    const { body, headers: shown } = await server.inject(`/sandbox/crediya/apply?token=${token}`);
    expect(body).toContain('&lt;b&gt;26-3&lt;/b&gt;');
    expect(body).not.toMatch(/<script|<b>|style=/);
    expect(shown['content-security-policy']).toContain("style-src 'self'");
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(body)!;
    expect((await server.inject(sheet!)).headers['content-type']).toContain('text/css');
    expect((await server.inject('/sandbox/crediya/apply?token=unknown')).statusCode).toBe(404);
  });
});

describe('after a restart', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const crediya = { url: 'http://sandbox.example/crediya', key: 'secret' };
  const sequra = { url: 'http://sandbox.example/sequra', user: 'shop', password: 'secret', merchant: 'shop' };
  const authorization = 'Bearer secret';

  /** The simulators as another process starts them, in the same folder. */
  async function withSandbox<Answer>(run: (sandbox: FastifyInstance) => Promise<Answer>): Promise<Answer> {
    const sandbox = Fastify();
    await servePaymentSandbox(sandbox, { redsys: null, sequra, crediya }, folder);
    const answer = await run(sandbox);
    await sandbox.close();
    return answer;
  }

  it('a provider knows what was decided, and refunds it once', async () => {
    const application = {
      reference: '26-1',
      amount: 9000,
      currency: 'EUR',
      notify_url: 'http://127.0.0.1:9/notify',
      return_url: 'http://shop.example/ok',
      cancel_url: 'http://shop.example/ko',
      customer: { document: '12345678Z' },
    };
    const token = await withSandbox(async (sandbox) => {
      const payload = application;
      const url = '/sandbox/crediya/v1/applications';
      const applied = await sandbox.inject({ method: 'POST', url, headers: { authorization }, payload });
      const { token: given } = applied.json<{ token: string }>();
      await sandbox.inject({
        method: 'POST',
        url: '/sandbox/crediya/apply',
        payload: { token: given, outcome: 'lost' },
      });
      return given;
    });
    const refund = (sandbox: FastifyInstance) =>
      sandbox.inject({
        method: 'POST',
        url: `/sandbox/crediya/v1/applications/${token}/refunds`,
        headers: { authorization },
        payload: { amount: 9000, reference: 'r1' },
      });
    const found = await withSandbox((sandbox) =>
      sandbox.inject({ url: `/sandbox/crediya/v1/applications/${token}`, headers: { authorization } }),
    );
    expect(found.json()).toEqual({ token, reference: '26-1', amount: 9000, state: 'approved' });
    expect((await withSandbox(refund)).statusCode).toBe(200);
    expect((await withSandbox(refund)).json()).toEqual({ reference: 'r1', amount: 9000 });
  });

  it('nothing of a customer is in the files, and no id leads out of the folder', async () => {
    await withSandbox((sandbox) =>
      sandbox.inject({ method: 'POST', url: '/sandbox/sequra/orders', headers, payload: { order } }),
    );
    const [file = ''] = await readdir(join(folder, 'sequra'));
    const stored = await readFile(join(folder, 'sequra', file), 'utf8');
    expect(stored).toContain('"order_total_with_tax":998');
    expect(stored).not.toMatch(/Marta|ejemplo|203\.0/);
    const outside = await withSandbox((sandbox) =>
      sandbox.inject({
        url: `/sandbox/crediya/v1/applications/..%2Fsequra%2F${file.slice(0, -5)}`,
        headers: { authorization },
      }),
    );
    expect(outside.statusCode).toBe(404);
  });
});

describe('Redsys', () => {
  it('pays back what was paid before it was asked, as far as that goes', async () => {
    const secret = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
    const account = { url: 'http://sandbox.example/redsys', merchantCode: '999008881', terminal: '1', secret };
    const bank = Fastify();
    const paidBefore = async (order: string) => (order === '26123456T1' ? { amount: 5000, method: 'card' } : null);
    await servePaymentSandbox(bank, { redsys: account, sequra: null, crediya: null }, null, paidBefore);
    const refund = async (order: string, cents: number) => {
      const fields = signed('HMAC_SHA256_V1', secret, {
        Ds_Order: order,
        DS_MERCHANT_ORDER: order,
        DS_MERCHANT_MERCHANTCODE: account.merchantCode,
        DS_MERCHANT_TERMINAL: account.terminal,
        DS_MERCHANT_CURRENCY: '978',
        DS_MERCHANT_TRANSACTIONTYPE: '3',
        DS_MERCHANT_AMOUNT: String(cents),
      });
      const url = '/sandbox/redsys/sis/rest/trataPeticionREST';
      const answer = await bank.inject({ method: 'POST', url, payload: fields });
      const { errorCode, Ds_MerchantParameters } = answer.json<Partial<SignedFields> & { errorCode?: string }>();
      return errorCode ?? JSON.parse(Buffer.from(Ds_MerchantParameters!, 'base64').toString()).Ds_Response;
    };
    const answers = [];
    for (const [order, cents] of [
      ['26999999T1', 100],
      ['26123456T1', 5001],
      ['26123456T1', 2000],
      ['26123456T1', 3001],
      ['26123456T1', 3000],
      ['26123456T1', 1],
    ] as const)
      answers.push(await refund(order, cents));
    expect(answers).toEqual(['SIS0054', 'SIS0057', '0900', 'SIS0057', '0900', 'SIS0057']);
    await bank.close();
  });
});
