import Fastify from 'fastify';
import { servePaymentSandbox } from '#payment-sandbox';
import { pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import type { ShopProcess } from './shop-process.fixture.ts';

const account = { merchantCode: '999008882', terminal: '1', secret: 'dGhlIHNlY3JldCBvZiB0aGUgdGVzdHMh' };

const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A bank in the process of the test, so that it remembers what a killed shop does not. */
export async function startBank() {
  let url = '';
  let refundRequests = 0;
  const bank = Fastify();
  bank.addHook('onRequest', async (request) => {
    refundRequests += Number(request.url.endsWith('/trataPeticionREST'));
  });
  const redsys = {
    ...account,
    get url() {
      return url;
    },
  };
  await servePaymentSandbox(bank, { redsys, sequra: null, crediya: null });
  url = `${await bank.listen({ port: 0, host: '127.0.0.1' })}/sandbox/redsys`;

  return {
    account: { ...account, url },
    settings: {
      REDSYS_MERCHANT_CODE: account.merchantCode,
      REDSYS_SECRET: account.secret,
      REDSYS_URL: url,
    },
    /** How often it was asked to pay back. */
    refundRequests: () => refundRequests,
    stop: () => bank.close(),

    /** A guest orders one piece and goes to the page of the bank; the bank's name of the payment. */
    async goToBank(shop: ShopProcess, product: number, buyer: number): Promise<string> {
      const person = { name: 'Marta', lastName: 'Soler', email: `marta${buyer}@ejemplo.cat`, agree: true };
      const { accessToken } = (await shop.call<{ accessToken: string }>('POST', '/sale/checkout-account', person)).body;
      await shop.call('POST', '/sale/basket', { product_id: product, quantity: 1 }, accessToken);
      const customer = { ...pickupOrder.customer, email: person.email };
      const order = { ...pickupOrder, customer, payment: 'card' };
      const { orderId } = (await shop.call<{ orderId: number }>('POST', '/sale/order', order, accessToken)).body;
      const path = `/service/payment/signature?orderId=${orderId}`;
      const { data } = (await shop.call<{ data: Record<string, string> }>('GET', path, undefined, accessToken)).body;
      const { url: page = '', ...fields } = data;
      return /name="order" value="(\w+)"/.exec(await (await form(page, fields)).text())![1]!;
    },

    /** The customer chooses on the page of the bank; where the browser is sent back to. */
    choose: async (order: string, outcome: string): Promise<string> =>
      (await form(`${url}/sis/pagar`, { order, outcome })).headers.get('location')!,
  };
}
