import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot, DeliveryZone } from '#areas/delivery/contract.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let product: number;
let slots: DeliverySlot[];
let zones: DeliveryZone[];
beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'drill', price: 5000, stock: 500 });
  marta = await newAccount(shop);
  const { body } = await marta.send('GET', '/service/delivery/init');
  slots = body.slots.filter(({ type }: DeliverySlot) => type === 'delivery');
  zones = body.zones;
});
afterAll(() => shop.stop());

/** One that suits a transfer; at each call another, as their places are few. */
let lastSlot = 0;
function suited(): DeliverySlot {
  const all = slots.filter(({ notFor }) => !notFor.includes('transfer'));
  return all[(lastSlot += 1) % all.length]!;
}
const inSlot = ({ date, from, to }: DeliverySlot) => ({ date, slot: { from, to } });
const fill = (quantity = 1) => marta.send('POST', '/sale/basket', { product_id: product, quantity });
const place = (delivery: object, change: object = {}) =>
  marta.send('POST', '/sale/order', {
    ...pickupOrder,
    delivery: { ...homeDelivery, ...inSlot(suited()), ...delivery },
    ...change,
  });
const { address } = homeDelivery;
const withAddress = (change: object, value: object = {}) => ({
  address: { ...address, value: { ...address.value, ...value }, ...change },
});
const shown = async (orderId: number) => (await marta.send('GET', `/sale/order/detail?orderId=${orderId}`)).body.order;

describe('an order to be delivered', () => {
  it('costs what its zone costs, and keeps address, zone and slot', async () => {
    await fill();
    const time = inSlot(suited());
    const { status, body } = await place(time);
    expect(status).toBe(200);
    expect(await shown(body.orderId)).toMatchObject({
      price: 50,
      deliveryPrice: 6.9,
      amount: 56.9,
      delivery: {
        type: 'delivery',
        address,
        zone: { id: 1, name: 'Badalona' },
        pickupPoint: null,
        ...time,
      },
    });
  });

  it('is free from the threshold on', async () => {
    await fill(3);
    const { body } = await place({});
    expect(await shown(body.orderId)).toMatchObject({ price: 150, deliveryPrice: 0, amount: 150 });
  });

  it('is priced by its coordinates, without them by the middle of its municipality', async () => {
    const prices = [];
    for (const [zipcode, city, latLng] of [
      ['08001', 'Barcelona', null],
      ['28013', 'Madrid', { lat: 40.4169, lng: -3.7035 }],
      ['50001', 'Zaragoza', null],
    ]) {
      await fill();
      const { body } = await place(withAddress({ city }, { zipcode, latLng }));
      const order = await shown(body.orderId);
      prices.push([order.delivery.zone.id, order.deliveryPrice]);
    }
    expect(prices).toEqual([
      [2, 9.9],
      [3, 14.9],
      [3, 14.9],
    ]);
  });

  it('fills in the town of the postal code', async () => {
    await fill();
    const { body } = await place(withAddress({ city: null }, { latLng: null }));
    expect((await shown(body.orderId)).delivery.address).toMatchObject({ city: 'Badalona' });
  });

  it('reads no zone and no price of its request', async () => {
    await fill();
    const { body } = await place({ zoneId: 3, zone: { id: 3 }, price: 0, deliveryPrice: 0 }, { deliveryPrice: 0 });
    expect(await shown(body.orderId)).toMatchObject({ deliveryPrice: 6.9, delivery: { zone: { id: 1 } } });
  });

  it('takes an old appliance back when the customer wants it and buys one', async () => {
    const appliance = await addProduct(shop.database, { article: 'heater', isAppliance: true });
    await marta.send('POST', '/sale/basket', { product_id: appliance, quantity: 1 });
    const { body } = await place({ takeBack: true });
    expect((await shown(body.orderId)).delivery).toMatchObject({ takeBack: true });
    await marta.send('POST', '/sale/basket', { product_id: appliance, quantity: 1 });
    const other = await place({ takeBack: false });
    expect((await shown(other.body.orderId)).delivery).not.toHaveProperty('takeBack');
    await marta.send('POST', '/sale/basket', { product_id: appliance, quantity: 1 });
    const pickup = { ...pickupOrder.delivery, takeBack: true };
    const pickedUp = await marta.send('POST', '/sale/order', { ...pickupOrder, delivery: pickup });
    expect((await shown(pickedUp.body.orderId)).delivery).not.toHaveProperty('takeBack');
    await fill();
    const withoutAppliance = await place({ takeBack: true });
    expect((await shown(withoutAppliance.body.orderId)).delivery).not.toHaveProperty('takeBack');
    // Open unpaid orders are limited.
    await marta.send('POST', '/sale/order/cancel', { orderId: withoutAppliance.body.orderId });
  });

  it('has its delivery in the mail, the tracking, the list and the export', async () => {
    const núria = await newAccount(shop, { email: 'nuria@ejemplo.cat', name: 'Núria' });
    await núria.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    const order = { ...pickupOrder, delivery: { ...homeDelivery, ...inSlot(suited()) } };
    const customer = { ...pickupOrder.customer, email: 'nuria@ejemplo.cat' };
    const { number } = (await núria.send('POST', '/sale/order', { ...order, customer })).body;
    const [mail] = await shop.mailsWhen('nuria@ejemplo.cat', 2);
    for (const text of ['Carrer de Sant Bru, 18', '08911 Badalona', '6,90', '56,90']) {
      expect(mail!.text.replaceAll('\u00a0', ' ')).toContain(text);
      expect(mail!.html.replaceAll('&nbsp;', ' ')).toContain(text);
    }
    const tracked = (await shop.browser().send('POST', '/sale/order/track', { number, email: customer.email })).body;
    expect(tracked.order).toMatchObject({
      deliveryPrice: 6.9,
      amount: 56.9,
      delivery: { type: 'delivery', destination: '08911 Badalona', zone: { id: 1 } },
    });
    expect(JSON.stringify(tracked)).not.toContain('Sant Bru');
    expect((await núria.send('POST', '/sale/order/list', {})).body.orders[0].delivery.address.street).toBe(
      'Carrer de Sant Bru',
    );
    const exported = (await núria.send('GET', '/admin/user/export')).body;
    expect(exported.orders[0]).toMatchObject({ deliveryPrice: 6.9, delivery: { address: { house: '18' } } });
  });

  it('must be confirmed again when its delivery costs something else than was shown', async () => {
    await fill();
    const refused = await place({}, { expectedPrice: 50 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'basket_changed',
        basket: { price: 50 },
        delivery: { price: 6.9, isIndividualTerms: false, freeDeliveryCost: 150 },
      },
    });
    expect((await place({}, { expectedPrice: 56.9 })).status).toBe(200);
  });
});

describe('an order to be delivered is refused', () => {
  beforeAll(() => fill());

  it.each([
    ['without an address', { address: null }, 'delivery.address'],
    ['without a street', withAddress({ street: '' }), 'delivery.address.street'],
    ['without a postal code', withAddress({}, { zipcode: null }), 'delivery.address.value.zipcode'],
    ['without a date', { date: null }, 'delivery.date'],
    ['without a slot', { slot: null }, 'delivery.slot'],
    ['with an impossible postal code', withAddress({}, { zipcode: '00043' }), 'delivery.address.value.zipcode'],
    [
      'with a latitude out of range',
      withAddress({}, { latLng: { lat: 91, lng: 2 } }),
      'delivery.address.value.latLng.lat',
    ],
    ['with a street of a megabyte', withAddress({ street: 'a'.repeat(1_000_000) }), null],
  ])('%s', async (_, delivery, field) => {
    const { status, body } = await place(delivery);
    expect(status).toBe(field === null ? 413 : 422);
    if (field !== null) expect(body.fields.map((one: { field: string }) => one.field)).toContain(field);
  });

  it.each([
    ['a postal code that does not exist', withAddress({}, { zipcode: '08999' }), ['value.zipcode'], []],
    ['the town of another postal code', withAddress({ city: 'Madrid' }), ['city'], ['Badalona']],
    [
      'coordinates elsewhere',
      withAddress({}, { latLng: { lat: 40.4169, lng: -3.7035 } }),
      ['value.latLng'],
      ['Badalona'],
    ],
    ['swapped coordinates', withAddress({}, { latLng: { lat: 2.2445, lng: 41.4502 } }), ['value.latLng'], ['Badalona']],
    ['coordinates at sea', withAddress({}, { latLng: { lat: 41.2, lng: 2.6 } }), ['value.latLng'], ['Badalona']],
    [
      'town and coordinates of another postal code',
      withAddress({ city: 'Madrid' }, { latLng: { lat: 40.4169, lng: -3.7035 } }),
      ['city', 'value.latLng'],
      ['Badalona'],
    ],
  ])('with %s', async (_, delivery, parts, towns) => {
    const { status, body } = await place(delivery);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'address_mismatch', towns });
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(
      parts.map((part) => `delivery.address.${part}`),
    );
  });

  it('where nothing is delivered', async () => {
    const inaccessible = zones.find(({ deliverable }) => !deliverable)!;
    const [first, second] = inaccessible.coords;
    const latLng = { lat: (first!.lat + second!.lat) / 2, lng: (first!.lng + second!.lng) / 2 };
    const { status, body } = await place(withAddress({}, { latLng }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'not_deliverable' });
  });

  it('where the price has to be agreed on, with how to reach the store', async () => {
    const { status, body } = await place(withAddress({ city: 'Palma' }, { zipcode: '07001', latLng: null }));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'individual_terms',
      message: expect.stringContaining('Llámanos'),
      contact: { phone: '+34 93 000 00 00', email: 'hola@caneina.example' },
    });
  });

  it.each([
    ['a slot too early for a transfer', () => slots.find(({ notFor }) => notFor.includes('transfer'))!, 'slot'],
    ['a slot that is not offered', () => ({ ...suited(), from: '03:00', to: '04:00' }), 'slot'],
    ['a day that is past', () => ({ ...suited(), date: '2020-01-07' }), 'date'],
    ['a day far ahead', () => ({ ...suited(), date: '2099-01-07' }), 'date'],
  ])('in %s', async (_, slot, field) => {
    expect(await place(inSlot(slot()))).toMatchObject({
      status: 422,
      body: { code: 'not_available', fields: [{ field: `delivery.${field}`, code: 'not_available' }] },
    });
  });

  it('and then nothing is left behind', async () => {
    const { body } = await marta.send('GET', '/sale/basket');
    expect(body.units).toBe(1);
    const before = await stockOf(shop.database, product);
    await place({ slot: { from: '03:00', to: '04:00' } });
    expect(await stockOf(shop.database, product)).toBe(before);
  });
});
