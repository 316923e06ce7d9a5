import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, newAccount, runJob, type Shop } from '#areas/account/server/account.fixture.ts';
import { actors, addProduct, pickupOrder, stockOf } from '#areas/orders/server/orders.fixture.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { testRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { readConfig } from '#platform/config.ts';
import { cents } from '#values/money.ts';
import { changeOrders } from './commands/with-orders.ts';
import { startReachableShop } from './reachable-shop.fixture.ts';

let shop: Shop;
let url: string;
let stop: () => Promise<void>;
let marta: Browser;
let drill: number;
beforeAll(async () => {
  ({ shop, url, stop } = await startReachableShop());
  drill = await addProduct(shop.database, { article: 'drill', price: 1000, stock: 100 });
  marta = await newAccount(shop);
});
afterAll(() => stop());

const form = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function order(payment = 'card'): Promise<{ orderId: number; number: string }> {
  await marta.send('POST', '/sale/basket', { product_id: drill, quantity: 2 });
  return (await marta.send('POST', '/sale/order', { ...pickupOrder, payment })).body;
}

const signatureOf = async (orderId: number) =>
  (await marta.send('GET', `/service/payment/signature?orderId=${orderId}`)).body.data as Record<string, string>;

/** Goes to the bank's page of the open attempt and presses a button; answers where the bank sends the browser. */
async function pay(orderId: number, outcome: string): Promise<URL> {
  const { url: bank = '', ...fields } = await signatureOf(orderId);
  const page = await (await form(bank, fields)).text();
  const [, reference = ''] = /name="order" value="(\w+)"/.exec(page) ?? [];
  const response = await form(`${url}/sandbox/redsys/sis/pagar`, { order: reference, outcome });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location')!);
}

const comeBack = async (back: URL) => (await fetch(back, { redirect: 'manual' })).headers.get('location');
const statusOf = async (orderId: number) =>
  (await marta.send('GET', `/service/payment/check?orderId=${orderId}`)).body.status as string;
const detailOf = async (orderId: number) =>
  (await marta.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order;
const asShopkeeper = async <Answer>(run: (payments: Settling['payments']) => Promise<Answer>): Promise<Answer> => {
  let answer: Answer | undefined;
  const config = readConfig({ PUBLIC_URL: url });
  await changeOrders({ config, database: shop.database }, async ({ payments }) => {
    answer = await run(payments);
  });
  return answer as Answer;
};

describe('a customer at the page of the bank', () => {
  it.each(['card', 'bizum'])('pays by %s, and the order is confirmed before the browser is back', async (method) => {
    const { orderId } = await order(method);
    expect(await statusOf(orderId)).toBe('pending');
    const back = await pay(orderId, 'approve');
    expect(await statusOf(orderId)).toBe('paid');
    expect(await comeBack(back)).toBe(`/order/confirm/${orderId}`);
    const { status, attempts, paymentDueAt, actions } = await detailOf(orderId);
    expect({ status, attempts, paymentDueAt }).toMatchObject({
      status: 'confirmed',
      attempts: [{ method, state: 'paid', reason: null }],
      paymentDueAt: null,
    });
    expect(actions).not.toContain('pay');
  });

  it('that is told twice pays once', async () => {
    const { orderId, number } = await order();
    await comeBack(await pay(orderId, 'twice'));
    const found = await asShopkeeper((payments) => payments.find(number));
    expect(found!.money).toMatchObject([{ charged: 2000 }]);
  });

  it('is denied, tries again with a new order number of the bank, and pays', async () => {
    const before = await stockOf(shop.database, drill);
    const { orderId } = await order();
    const first = await signatureOf(orderId);
    expect(await signatureOf(orderId)).toEqual(first);
    expect(await comeBack(await pay(orderId, 'deny'))).toBe(`/order/confirm/${orderId}`);
    expect(await detailOf(orderId)).toMatchObject({
      paymentStatus: 'failed',
      attempts: [{ state: 'failed', reason: 'insufficient_funds' }],
    });
    expect((await marta.send('GET', `/service/payment/signature?orderId=${orderId}`)).status).toBe(409);
    const { url: bank = '', ...used } = first;
    expect(await (await form(bank, used)).text()).toContain('SIS0051');
    const again = await marta.send('POST', '/sale/order/payment', { orderId, payment: 'card' });
    expect(again.body.order).toMatchObject({ paymentStatus: 'pending' });
    expect((await signatureOf(orderId)).Ds_MerchantParameters).not.toBe(first.Ds_MerchantParameters);
    await pay(orderId, 'approve');
    expect(await statusOf(orderId)).toBe('paid');
    expect(await stockOf(shop.database, drill)).toBe(before - 2);
  });

  it('cancels there, and pays by transfer instead', async () => {
    const { orderId } = await order();
    await comeBack(await pay(orderId, 'cancel'));
    expect((await detailOf(orderId)).attempts).toMatchObject([{ state: 'failed', reason: 'cancelled_by_user' }]);
    await marta.send('POST', '/sale/order/payment', { orderId, payment: 'transfer' });
    const { body } = await marta.send('GET', `/content/page/confirm?orderId=${orderId}`);
    expect(body.transfer).toMatchObject({ amount: 20 });
  });

  it('pays, nobody tells the shop, and the shop asks', async () => {
    const { orderId } = await order();
    expect(await comeBack(await pay(orderId, 'lost'))).toBe(`/order/confirm/${orderId}?returned=1`);
    expect(await statusOf(orderId)).toBe('pending');
    shop.passTime(6 * 60);
    await marta.refresh();
    await runJob(shop, 'ask-payment-providers');
    await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('paid'), { timeout: 30_000 });
  });

  it('pays in the last minute, nobody tells the shop, and the order is not given up', async () => {
    const { orderId } = await order();
    await pay(orderId, 'lost');
    const { orderId: unpaid } = await order();
    shop.passTime(31 * 60);
    await marta.refresh();
    await runJob(shop, 'cancel-unpaid-orders');
    await vi.waitFor(async () => expect(await statusOf(unpaid)).toBe('cancelled'), { timeout: 30_000 });
    expect((await detailOf(unpaid)).attempts).toMatchObject([{ state: 'cancelled', reason: 'expired' }]);
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('pays another amount, which the shopkeeper sees and gives back', async () => {
    const { orderId, number } = await order();
    await pay(orderId, 'changed');
    expect(await statusOf(orderId)).toBe('pending');
    const mails = await shop.mailsWhen('hola@caneina.example', 1);
    expect(mails[0]!.subject).toBe(`Revisa el dinero del pedido ${number}`);
    const attended = await asShopkeeper((payments) => payments.listToAttend(10));
    expect(attended.map(({ order: { number: one } }) => one)).toEqual([number]);
  });
});

describe('a refund', () => {
  const refund = (number: string, amount: number | null, isByHand = false) =>
    asShopkeeper((payments) =>
      payments.refund(actors.shop, number, { amount: amount === null ? null : cents(amount), isByHand }),
    );
  const moneyOf = async (number: string) => (await asShopkeeper((payments) => payments.find(number)))!.money[0]!;
  const isAttended = async (number: string) =>
    (await asShopkeeper((payments) => payments.listToAttend(100))).some(({ order: one }) => one.number === number);

  /** Paid back in the bank's own back office, of which the shop knows nothing. */
  async function payBackInOffice({ attempt }: Awaited<ReturnType<typeof moneyOf>>): Promise<void> {
    const asked = { reference: 'office', refundedBefore: cents(0), isRepeated: false, isShipped: false };
    const bank = testRedsys({ url: `${url}/sandbox/redsys` });
    expect(await bank.refund!(attempt, { ...asked, amount: cents(2000) })).toMatchObject({ outcome: 'refunded' });
  }

  /** The mails that the customer has about an order, newest first. */
  const mailsAbout = (number: string) =>
    vi.waitFor(
      async () => {
        const mails = (await shop.mails('marta@ejemplo.cat')).filter(({ subject }) => subject.includes(number));
        expect(mails.map(({ subject }) => subject).join()).toContain('cancelado');
        return mails;
      },
      { timeout: 30_000, interval: 100 },
    );

  it('of an order that its customer cancels is made by the bank, and page and mails name the sum', async () => {
    const { orderId, number } = await order();
    await pay(orderId, 'approve');
    const { body } = await marta.send('POST', '/sale/order/cancel', { orderId });
    expect(body.order).toMatchObject({ status: 'cancelled', amount: 20 });
    await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('refunded'), { timeout: 30_000, interval: 100 });
    expect((await moneyOf(number)).refunded).toBe(2000);
    const { documents, refunded } = await detailOf(orderId);
    expect(refunded).toBe(20);
    expect(documents.map(({ amount }: { amount: number }) => amount)).toEqual([20, -20]);
    const cancelled = (await mailsAbout(number)).find(({ subject }) => subject.includes('cancelado'));
    expect(cancelled!.text).toMatch(/te hemos devuelto 20,00\s€|la devolución de 20,00\s€ está pendiente/);
  });

  it('of an order that its customer cancels stays owed where the bank refuses, and says how much', async () => {
    const { orderId, number } = await order();
    await pay(orderId, 'approve');
    await payBackInOffice(await moneyOf(number));
    await marta.send('POST', '/sale/order/cancel', { orderId });
    await vi.waitFor(async () => expect((await moneyOf(number)).attempt.messages.at(-1)).toEqual({ code: 'SIS0057' }), {
      timeout: 30_000,
      interval: 100,
    });
    expect(await detailOf(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', amount: 20 });
    expect(await isAttended(number)).toBe(true);
    const [cancelled] = await mailsAbout(number);
    expect(cancelled!.text).toMatch(/la devolución de 20,00\s€ está pendiente: .*, en 14 días como máximo/);
    await refund(number, null, true);
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it('in part, and of the rest, is made by the bank', async () => {
    const { orderId, number } = await order();
    await pay(orderId, 'approve');
    const refunded = async () => (await moneyOf(number)).refunded;
    await refund(number, 500);
    await vi.waitFor(async () => expect(await refunded()).toBe(500), { timeout: 30_000, interval: 100 });
    expect(await statusOf(orderId)).toBe('paid');
    await refund(number, null);
    await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('refunded'), { timeout: 30_000, interval: 100 });
    expect(await refunded()).toBe(2000);
  });

  it('that the bank refuses for good is reported to the shopkeeper, who records what was paid back', async () => {
    const { orderId, number } = await order();
    await pay(orderId, 'approve');
    const before = await moneyOf(number);
    await payBackInOffice(before);
    const { attempt } = before;
    await refund(number, null);
    await vi.waitFor(async () => expect(await isAttended(number)).toBe(true), { timeout: 30_000, interval: 100 });
    const { rows } = await shop.database.execute(sql`
      SELECT refunds.state, refunds.tries FROM payment_refunds refunds WHERE refunds.payment_id = ${attempt.id}`);
    expect(rows).toEqual([{ state: 'refused', tries: 1 }]);
    const { attempt: after, charged, refunded, refunding } = await moneyOf(number);
    expect({ charged, refunded, refunding }).toEqual({ charged: 2000, refunded: 0, refunding: 0 });
    expect(after.messages.at(-1)).toEqual({ code: 'SIS0057' });
    expect(await statusOf(orderId)).toBe('paid');
    await vi.waitFor(
      async () => {
        const subjects = (await shop.mails('hola@caneina.example')).map(({ subject }) => subject);
        expect(subjects).toContain(`Revisa el dinero del pedido ${number}`);
      },
      { timeout: 30_000, interval: 100 },
    );
    await refund(number, null, true);
    expect(await isAttended(number)).toBe(false);
    expect(await statusOf(orderId)).toBe('refunded');
  });
});

it('a browser that comes back with nothing of the bank is taken to its orders', async () => {
  expect(await comeBack(new URL(`${url}/payment/return/ok?order=1&key=forged`))).toBe('/profile/orders');
  expect((await fetch(`${url}/payment/return/other`)).status).toBe(404);
});

it('the bank refuses a request of which a part was changed', async () => {
  const { orderId } = await order();
  const { url: bank = '', ...fields } = await signatureOf(orderId);
  const signature = fields.Ds_Signature!;
  const forged = { ...fields, Ds_Signature: (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1) };
  expect(await (await form(bank, forged)).text()).toMatch(/SIS0042/);
});
