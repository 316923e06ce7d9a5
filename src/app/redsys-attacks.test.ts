import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { orderHistory } from '#areas/orders/server/records/orders-tables.ts';
import { paymentMoney, payments } from '#areas/payment/server/payments-tables.ts';
import { redsysParameters, signedByRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';

let shop: Shop;
let marta: Browser;
let drill: number;
let orderId: number;
let reference: string;
beforeAll(async () => {
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', price: 1000, stock: 1000 });
  marta = await newAccount(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await endOpenOrders();
  ({ orderId, reference } = await order());
});

/** Open unpaid orders are limited. */
const endOpenOrders = () =>
  shop.database.execute(sql`UPDATE orders SET payment_status = 'refunded' WHERE payment_status <> 'cancelled'`);

async function order(): Promise<{ orderId: number; reference: string }> {
  await marta.send('POST', '/sale/basket', { product_id: drill, quantity: 1 });
  const placed = await marta.send('POST', '/sale/order', { ...pickupOrder, payment: 'card' });
  const [attempt] = await shop.database.select().from(payments).where(eq(payments.orderId, placed.body.orderId));
  return { orderId: placed.body.orderId, reference: attempt!.reference };
}

const path = '/api/service/payment/notification';
const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const asJson = (fields: object) => shop.app.inject({ method: 'POST', url: path, payload: fields });
const statusOf = async (id = orderId) =>
  (await marta.send('GET', `/service/payment/check?orderId=${id}`)).body.status as string;
const genuine = (amount = 1000) => redsysParameters(reference, amount);

async function expectRefused(response: Awaited<ReturnType<typeof asForm>>, about: string): Promise<void> {
  expect(response.statusCode, about).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, about).toBeLessThan(500);
  expect(response.json(), about).toMatchObject({
    statusCode: response.statusCode,
    code: expect.any(String),
    message: expect.any(String),
  });
  expect(await statusOf(), about).toBe('pending');
}

describe('a notification', () => {
  it.each([
    ['a form', asForm],
    ['a form of another site', (fields: Record<string, string>) => asForm(fields, { origin: 'https://sis.redsys.es' })],
    [
      'a form in another character set',
      (fields: Record<string, string>) =>
        asForm(fields, { 'content-type': 'application/x-www-form-urlencoded; charset=ISO-8859-1' }),
    ],
    ['JSON', asJson],
  ])('as %s settles the order', async (_, send) => {
    const response = await send(signedByRedsys(genuine()));
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'settled' }]);
    expect(await statusOf()).toBe('paid');
  });

  it('of which a field was changed, left out or doubled is refused; the genuine one is then taken', async () => {
    const message = signedByRedsys(genuine());
    for (const name of Object.keys(message)) {
      const value = message[name]!;
      const changes = [`${value}A`, `A${value}`, value.slice(1), value.slice(0, -4), '', 'null', value.toLowerCase()];
      for (const change of changes)
        await expectRefused(await asForm({ ...message, [name]: change }), `${name} ${change.slice(0, 20)}`);
      const { [name]: _, ...others } = message;
      await expectRefused(await asForm(others), `without ${name}`);
      await expectRefused(await asJson({ ...message, [name]: [value] }), `list of ${name}`);
      await expectRefused(await asForm({ ...message, [name.toLowerCase()]: value }), `${name} twice`);
    }
    expect((await asForm(message)).statusCode).toBe(200);
    expect(await statusOf()).toBe('paid');
  });

  it('of which a parameter was changed without a signature for it is refused', async () => {
    const message = signedByRedsys(genuine());
    for (const [name, value] of Object.entries(genuine())) {
      const changed = Buffer.from(JSON.stringify({ ...genuine(), [name]: `${value}0` })).toString('base64');
      await expectRefused(await asForm({ ...message, Ds_MerchantParameters: changed }), name);
    }
  });

  it.each([
    ['another merchant', { Ds_MerchantCode: '999008882' }],
    ['another terminal', { Ds_Terminal: '2' }],
    ['another currency', { Ds_Currency: '840' }],
    ['less', { Ds_Amount: '1' }],
    ['more', { Ds_Amount: '100000' }],
    ['an unknown order', { Ds_Order: '2600T1' }],
    ['an order with NUL', { Ds_Order: '2600\u0000T1' }],
    ['half a character', { Ds_AuthorisationCode: '\ud800' }],
    ['a refund', { Ds_TransactionType: '3', Ds_Response: '0900' }],
  ])('with a valid signature of %s does not pay the order', async (about, change) => {
    await expectRefused(await asForm(signedByRedsys({ ...genuine(), ...change })), about);
    expect((await asForm(signedByRedsys(genuine()))).statusCode).toBe(200);
    expect(await statusOf()).toBe('paid');
  });

  it('of an old version is refused', async () => {
    for (const version of ['HMAC_SHA1', 'HMAC_SHA512_V1', 'T25V1'])
      await expectRefused(await asForm({ ...signedByRedsys(genuine()), Ds_SignatureVersion: version }), version);
  });

  it('of another order pays that one', async () => {
    const other = await order();
    await asForm(signedByRedsys(redsysParameters(other.reference, 1000)));
    expect([await statusOf(), await statusOf(other.orderId)]).toEqual(['pending', 'paid']);
    const swapped = {
      ...signedByRedsys(redsysParameters(other.reference, 1000)),
      Ds_MerchantParameters: signedByRedsys(genuine()).Ds_MerchantParameters!,
    };
    await expectRefused(await asForm(swapped), 'swapped');
  });

  it('a hundred times at once has one effect', async () => {
    const message = signedByRedsys(genuine());
    const responses = await Promise.all(Array.from({ length: 100 }, () => asForm(message)));
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    const settled = responses.filter((response) => response.json().status === 'settled');
    expect(settled).toHaveLength(1);
    const [attempt] = await shop.database.select().from(payments).where(eq(payments.orderId, orderId));
    const money = await shop.database.select().from(paymentMoney).where(eq(paymentMoney.paymentId, attempt!.id));
    expect(money).toMatchObject([{ kind: 'charge', amount: 1000, isSurplus: false }]);
    expect(attempt!.messages).toHaveLength(1);
    const history = await shop.database.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
    expect(history.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1);
  });

  it('for a cancelled order is recorded, moves no goods, and the shop is told', async () => {
    await marta.send('POST', '/sale/order/cancel', { orderId });
    const before = await stockOf(shop.database, drill);
    expect((await asForm(signedByRedsys(genuine()))).statusCode).toBe(200);
    expect(await stockOf(shop.database, drill)).toBe(before);
    const { body } = await marta.send('GET', `/sale/order/detail?orderId=${orderId}`);
    expect(body.order.status).toBe('cancelled');
    const rows = await shop.database.select().from(paymentMoney).where(eq(paymentMoney.reference, reference));
    expect(rows).toMatchObject([{ amount: 1000, isSurplus: true }]);
  });

  it('that a payment was denied, after it was paid, changes nothing', async () => {
    await asForm(signedByRedsys(genuine()));
    const denied = await asForm(signedByRedsys(redsysParameters(reference, 1000, '0190')));
    expect([denied.statusCode, denied.json()]).toEqual([200, { status: 'unchanged' }]);
    expect(await statusOf()).toBe('paid');
  });
});
