import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { createOrder, getConfirmPage, getOrderDetail, listOrders, trackOrder } from '../contract.ts';
import { addProduct, pickupOrder, stockOf } from './orders.fixture.ts';
import { clientRequestKey } from './orders-routes.ts';

let shop: Shop;
let marta: Browser;
let drill: number;
let discs: number;

beforeAll(async () => {
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', price: 42_900, salePrice: 33_990, stock: 12 });
  discs = await addProduct(shop.database, { article: 'discs', price: 1790, stock: 64 });
  marta = await newAccount(shop);
});
afterAll(() => shop.stop());

async function fillBasket(browser: Browser) {
  await browser.send('POST', '/sale/basket', { product_id: drill, quantity: 1 });
  return browser.send('POST', '/sale/basket', { product_id: discs, quantity: 4 });
}

describe('the journey of an order', () => {
  it('goes from the basket to the confirmation, the mail, the list and the cancellation', async () => {
    const basket = await fillBasket(marta);
    expect(basket.body).toMatchObject({ total: 500.6, price: 411.5, count: 2, units: 5, isOrderable: true });

    const placed = await marta.send('POST', '/sale/order', pickupOrder);
    expect(placed.status).toBe(200);
    expect(createOrder.answer.parse(placed.body)).toEqual(placed.body);
    expect(placed.body).toMatchObject({
      number: expect.stringMatching(/^\d\d-\d{6}$/),
      crediyaToken: null,
      sequraForm: null,
    });
    expect(await stockOf(shop.database, drill)).toBe(11);
    expect((await marta.send('GET', '/sale/basket')).body).toMatchObject({ list: [], count: 0 });

    const { orderId, number } = placed.body;
    const confirmed = await marta.send('GET', `/content/page/confirm?orderId=${orderId}`);
    expect(getConfirmPage.answer.parse(confirmed.body)).toEqual(confirmed.body);
    expect(confirmed.body.transfer).toMatchObject({
      iban: 'ES91 2100 0418 4502 0005 1332',
      amount: 411.5,
      reference: number,
    });
    expect(confirmed.body.order).toMatchObject({
      status: 'created',
      paymentStatus: 'pending',
      price: 411.5,
      total: 500.6,
      amount: 411.5,
    });
    expect(confirmed.body.order.history).toHaveLength(1);

    const [mail] = await shop.mailsWhen('marta@ejemplo.cat', 2);
    expect(mail!.text).toContain('ES91 2100 0418 4502 0005 1332');
    expect(mail!.text).toContain(`http://localhost:4300/profile/orders/${orderId}`);

    const list = await marta.send('POST', '/sale/order/list', {});
    expect(listOrders.answer.parse(list.body)).toEqual(list.body);
    expect(list.body).toMatchObject({ list: [orderId], total: 1, page: 1, pages: 1, counts: { all: 1, active: 1 } });
    const detail = await marta.send('GET', `/sale/order/detail?orderId=${orderId}`);
    expect(getOrderDetail.answer.parse(detail.body)).toEqual(detail.body);
    expect((await marta.send('GET', `/service/payment/check?orderId=${orderId}`)).body).toEqual({
      status: 'pending',
      orderStatus: 'created',
    });

    const tracked = await shop
      .browser()
      .send('POST', '/sale/order/track', { number: ` ${number} `, email: 'MARTA@ejemplo.cat' });
    expect(trackOrder.answer.parse(tracked.body)).toEqual(tracked.body);
    expect(JSON.stringify(tracked.body)).not.toMatch(/Marta|Soler|612345678/i);

    const repeated = await marta.send('POST', '/sale/order/repeat', { orderId });
    expect(repeated.body).toEqual({ notAddedProducts: [], added: 2, reducedProducts: [] });
    await marta.send('DELETE', '/sale/basket/clear');

    const cancelled = await marta.send('POST', '/sale/order/cancel', { orderId });
    expect(cancelled.body.order).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      actions: ['repeat'],
    });
    expect(cancelled.body.order.history.map(({ status }: { status: string }) => status)).toEqual([
      'created',
      'cancelled',
    ]);
    expect(await stockOf(shop.database, drill)).toBe(12);
    expect((await marta.send('POST', '/sale/order/cancel', { orderId })).status).toBe(409);
    expect(await stockOf(shop.database, drill)).toBe(12);
    expect((await marta.send('GET', `/content/page/confirm?orderId=${orderId}`)).body.transfer).toBeNull();
  });
});

describe('an Idempotency-Key', () => {
  it.each(['a', 'x'.repeat(200), '!~', '3f2b-4c'])('may be %s', (key) => {
    expect(clientRequestKey(key)).toContain(key);
  });

  it.each(['', 'two words', ' before', 'after ', 'x'.repeat(201), 'línea', 'a\nb'])('is never %j', (key) => {
    expect(clientRequestKey(key)).toBeNull();
  });
});
