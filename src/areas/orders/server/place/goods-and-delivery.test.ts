import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { orders } from '../records/orders-tables.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let slots: DeliverySlot[];
const ids = { screws: 0, cement: 0, sand: 0, wagon: 0, engraved: 0, sharpening: 0, fitting: 0, card: 0, machine: 0 };
beforeAll(async () => {
  shop = await startShop();
  marta = await newAccount(shop);
  const { body } = await marta.send('GET', '/service/delivery/init');
  slots = body.slots.filter(({ type, notFor }: DeliverySlot) => type === 'delivery' && !notFor.includes('transfer'));
  const add = (article: string, change: object = {}) =>
    addProduct(shop.database, { article, price: 2000, stock: 500, ...change });
  ids.screws = await add('screws');
  ids.cement = await add('cement', { deliveryClass: 'bulky' });
  ids.sand = await add('sand', { price: 9000, deliveryClass: 'pallet', fulfilment: 'delivery' });
  ids.wagon = await add('wagon', { deliveryClass: 'wagon' });
  ids.engraved = await add('engraved', { fulfilment: 'pickup' });
  ids.sharpening = await add('sharpening', { isVirtual: true, fulfilment: 'pickup' });
  ids.fitting = await add('fitting', { isVirtual: true, fulfilment: 'home' });
  ids.card = await add('card', { isVirtual: true });
});
afterAll(() => shop.stop());
beforeEach(() => marta.send('DELETE', '/sale/basket/clear'));

type Name = keyof typeof ids;
async function fill(...names: Name[]) {
  let basket;
  for (const name of names)
    basket = (await marta.send('POST', '/sale/basket', { product_id: ids[name], quantity: 1 })).body;
  return basket;
}
let lastSlot = 0;
function place(
  type: 'delivery' | 'pickup',
  { takeBack = false, ...change }: { takeBack?: boolean; [field: string]: unknown } = {},
) {
  const { date, from, to } = slots[(lastSlot += 1) % slots.length]!;
  const delivery = type === 'delivery' ? { ...homeDelivery, date, slot: { from, to } } : pickupOrder.delivery;
  return marta.send('POST', '/sale/order', { ...pickupOrder, delivery: { ...delivery, takeBack }, ...change });
}

describe('the class of the goods', () => {
  it.each<[string, Name[], number]>([
    ['ordinary goods', ['screws'], 6.9],
    ['the heaviest of them', ['screws', 'cement'], 19],
    ['a pallet', ['sand', 'cement', 'screws'], 39],
    ['the heaviest class, for one that the shop does not know', ['wagon'], 39],
    ['what is carried, not what is done or mailed', ['card', 'fitting', 'screws'], 6.9],
    ['nothing where nothing is carried', ['card', 'fitting'], 0],
  ])('decides what delivery costs, in the basket and in the order: %s', async (_, names, price) => {
    const basket = await fill(...names);
    expect((await marta.send('GET', '/service/delivery/cost?zoneId=1')).body.price).toBe(price);
    const expectedPrice = Math.round((basket.price + price) * 100) / 100;
    const { status, body } = await place('delivery', { expectedPrice, basketVersion: basket.version });
    expect(status).toBe(200);
    const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
    expect(order).toMatchObject({ deliveryPrice: price, amount: expectedPrice });
  });

  it('is part of what the customer confirms', async () => {
    const basket = await fill('cement');
    const { status, body } = await place('delivery', { expectedPrice: 26.9, basketVersion: basket.version });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'basket_changed', delivery: { price: 19, freeDeliveryCost: 150 } });
  });

  it('is by individual terms in a zone that does not carry it', async () => {
    await fill('sand');
    expect((await marta.send('GET', '/service/delivery/cost?zoneId=3')).body).toMatchObject({
      price: null,
      isIndividualTerms: true,
    });
  });

  it('promises free delivery only for goods that it is for', async () => {
    expect((await fill('screws')).freeDeliveryCost).toBe(150);
    expect((await fill('sand')).freeDeliveryCost).toBeNull();
  });
});

describe('how goods can be had', () => {
  it('is what all lines of a basket can be had by', async () => {
    expect(await fill('screws')).toMatchObject({ deliveryTypes: ['delivery', 'pickup'], isOrderable: true });
    expect(await fill('engraved')).toMatchObject({
      deliveryTypes: ['pickup'],
      isOrderable: true,
      freeDeliveryCost: null,
      list: [{ fulfilment: 'any' }, { fulfilment: 'pickup' }],
    });
    expect(await fill('sand')).toMatchObject({ deliveryTypes: [], isOrderable: false });
  });

  it.each<['delivery' | 'pickup', Name[], Name[]]>([
    ['pickup', ['screws', 'sand'], ['sand']],
    ['pickup', ['fitting', 'sand'], ['sand', 'fitting']],
    ['delivery', ['screws', 'engraved'], ['engraved']],
    ['pickup', ['fitting', 'card'], ['fitting']],
  ])('refuses %s of %s, naming the reason', async (type, names, reasons) => {
    await fill(...names);
    const before = await stockOf(shop.database, ids.sand);
    const { status, body } = await place(type);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'not_available',
      fields: [{ field: 'delivery.type', code: 'not_available' }],
      products: reasons.map((name) => ({ id: ids[name], name: `Producto ${name}` })),
    });
    expect(await stockOf(shop.database, ids.sand)).toBe(before);
    expect((await marta.send('GET', '/sale/basket')).body.count).toBe(names.length);
  });

  it.each<['delivery' | 'pickup', Name[]]>([
    ['delivery', ['fitting', 'screws']],
    ['pickup', ['sharpening', 'screws']],
    ['delivery', ['sharpening', 'sand']],
  ])('lets %s of %s be ordered', async (type, names) => {
    await fill(...names);
    const { status, body } = await place(type, { takeBack: true });
    expect(status).toBe(200);
    // None of them is an appliance.
    const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
    expect(order.delivery).not.toHaveProperty('takeBack');
  });
});

describe('virtual articles', () => {
  beforeAll(async () => {
    // The orders above are all that may be unpaid at a time.
    await shop.database.update(orders).set({ status: 'cancelled', paymentStatus: 'cancelled' });
    ids.machine = await addProduct(shop.database, { article: 'machine', price: 60000, stock: 500 });
  });
  const order = async (change: object) => {
    const { status, body } = await marta.send('POST', '/sale/order', { ...pickupOrder, ...change });
    if (status !== 200) return { status, body };
    const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
    return { status, body: order };
  };

  it.each([
    ['no delivery', { delivery: undefined }],
    ['a pickup that was asked for all the same', {}],
  ])('alone are ordered without place and time: %s', async (_, change) => {
    const basket = await fill('card', 'sharpening');
    expect(basket).toMatchObject({ deliveryTypes: [], isOrderable: true, freeDeliveryCost: null });
    const { status, body } = await order(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ deliveryPrice: 0, amount: basket.price });
    const { slots: offered } = (await marta.send('GET', `/content/page/confirm?orderId=${body.orderId}`)).body;
    expect(offered).toEqual([]);
    expect(body.delivery).toEqual({
      ...{ type: 'pickup', pickupPoint: null, address: null, date: null, slot: null },
      virtual: 'all',
    });
  });

  it('follow the goods they are ordered with, and a service at home needs its address', async () => {
    await fill('card', 'screws');
    expect(await order({ delivery: undefined })).toMatchObject({
      status: 400,
      body: { code: 'delivery_missing', fields: [{ field: 'delivery' }] },
    });
    const { body } = await order({});
    expect(body.delivery).toMatchObject({ pickupPoint: { id: 1 }, virtual: 'some' });
  });

  it('are not paid by a lender, also not later', async () => {
    const lenders = async () =>
      (await marta.send('GET', '/content/page/checkout')).body.paymentMethods
        .filter(({ code }: { code: string }) => code === 'sequra' || code === 'crediya')
        .map(({ available }: { available: boolean }) => available);
    await fill('machine');
    expect(await lenders()).toEqual([true, true]);
    await fill('card');
    expect(await lenders()).toEqual([false, false]);
    const document = { type: 'NIF', number: '12345678Z' };
    const customer = { ...pickupOrder.customer, document };
    expect(await order({ payment: 'crediya', customer })).toMatchObject({
      status: 422,
      body: { code: 'not_available' },
    });
    const { body } = await order({});
    const again = await marta.send('POST', '/sale/order/payment', { orderId: body.orderId, payment: 'crediya' });
    expect(again).toMatchObject({ status: 422, body: { code: 'not_available', fields: [{ field: 'payment' }] } });
  });
});
