import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { addProduct, pickupOrder, stockOf } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let product: number;

beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
  marta = await newAccount(shop);
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 3 });
});
afterAll(() => shop.stop());

/** The order with one part replaced, by its path. */
function orderWith(path: string, value: unknown): unknown {
  const copy = structuredClone(pickupOrder) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const place = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const stateOfShop = async () => ({
  basket: (await marta.send('GET', '/sale/basket')).body,
  orders: (await marta.send('POST', '/sale/order/list', {})).body,
  stock: await stockOf(shop.database, product),
});

describe('an order is refused and changes nothing', () => {
  const refusals: [path: string, value: unknown, status: number, code?: string][] = [
    ['customer', undefined, 400],
    ['customer.type', 'king', 400],
    ['customer.name', '', 422],
    ['customer.name', '<b>Marta</b>', 422],
    ['customer.name', 'a'.repeat(500), 422],
    ['customer.name', 'Mar\u0000ta', 400],
    ['customer.name', 'Mar\ud800ta', 400],
    ['customer.surname', undefined, 400],
    ['customer.email', 'marta@', 422],
    ['customer.phone', '12', 422],
    ['customer.phone', 612_345_678, 400],
    ['customer.document', { type: 'NIF', number: '12345678A' }, 422],
    ['customer.document', { type: 'CIF', number: 'A58818501' }, 422],
    ['customer.document', { type: 'DNI', number: '12345678Z' }, 400],
    ['customer.type', 'legal', 422],
    ['customer.organization', 'Obras www.example.com', 422],
    ['customer.address', { street: 'Carrer Nou https://example.com' }, 422],
    ['customer.address', { extra: 'x'.repeat(201) }, 422],
    ['receiver', { name: 'Pau\nCarrer Nou', phone: '612345678' }, 422],
    ['receiver', { name: 'pau@example.com', phone: '612345678' }, 422],
    ['delivery', undefined, 400],
    ['delivery.type', 'drone', 400],
    ['delivery.type', 'delivery', 422],
    ['delivery.pickupPointId', undefined, 422, 'not_available'],
    ['delivery.pickupPointId', 77, 422, 'not_available'],
    ['delivery.pickupPointId', '1', 400],
    ['delivery.date', '2026-02-30', 422],
    ['delivery.date', '0000-01-01', 422],
    ['delivery.date', '1999-01-01', 422, 'not_available'],
    ['delivery.slot', { from: '25:00', to: '26:00' }, 422],
    ['delivery.slot', { from: '03:00', to: '04:00' }, 422, 'not_available'],
    ['payment', 'shells', 400],
    ['payment', 'crediya', 422, 'invalid_request'],
    ['payment', 'sequra', 422, 'invalid_request'],
    ['comment', 'x'.repeat(1001), 422],
    ['comment', 'Un premio\nhttps://example.com', 422],
    ['comment', 'x'.repeat(120_000), 413],
    ['agree', false, 422],
    ['agree', undefined, 400],
    ['agree', 'true', 400],
  ];

  it.each(refusals)('with %s %j', async (path, value, status, code) => {
    const before = await stateOfShop();
    const answer = await marta.send('POST', '/sale/order', orderWith(path, value));
    expect(answer).toMatchObject({
      status,
      body: { statusCode: status, code: code ?? expect.any(String), message: expect.any(String) },
    });
    expect(await stateOfShop()).toEqual(before);
  });

  it('on a day without slots, saying what to do', async () => {
    const { body } = await marta.send('POST', '/sale/order', orderWith('delivery.date', '1999-01-01'));
    const message = expect.stringContaining('Elige otro día.');
    expect(body).toMatchObject({ reason: 'date', message, fields: [{ field: 'delivery.date', message }] });
  });

  it.each([
    ['nothing', {}, 'invalid_request'],
    ['broken JSON', '{', 'invalid_json'],
  ])('with %s', async (_, body, code) => {
    expect(await marta.send('POST', '/sale/order', body)).toMatchObject({ status: 400, body: { code } });
  });

  it.each(['', 'two words', 'x'.repeat(201)])('with the Idempotency-Key %j', async (key) => {
    expect(await marta.send('POST', '/sale/order', pickupOrder, { 'idempotency-key': key })).toMatchObject({
      status: 422,
      body: { code: 'incorrect_idempotency_key' },
    });
  });
});

it.each(['crediya', 'sequra'])('an individual needs a document to be financed by %s', async (payment) => {
  const { body } = await marta.send('POST', '/sale/order', orderWith('payment', payment));
  expect(body.fields).toMatchObject([{ field: 'customer.document', code: 'document_needed' }]);
});

it.each([
  ['es', 'Escribe aquí solo el texto, en una línea y sin enlaces ni correos electrónicos.'],
  ['ca', 'Escriu aquí només el text, en una línia i sense enllaços ni correus electrònics.'],
])('says in %s at the field why a part of an address is refused', async (locale, message) => {
  const address = { street: 'Premio en www.example.com', house: '1', value: { zipcode: '08911' }, city: 'Badalona' };
  const delivery = { type: 'delivery', address, date: '2026-11-25', slot: { from: '09:00', to: '11:00' } };
  const browser = await newAccount(shop, { email: `${locale}@ejemplo.cat` }, { locale });
  const answer = await browser.send('POST', '/sale/order', { ...pickupOrder, delivery });
  expect(answer.body.fields).toEqual([{ field: 'delivery.address.street', code: 'not_plain_line', message }]);
});

it('names each field that is wrong', async () => {
  const legal = await marta.send('POST', '/sale/order', orderWith('customer.type', 'legal'));
  expect(legal.body.fields.map(({ field }: { field: string }) => field)).toEqual([
    'customer.organization',
    'customer.document',
  ]);
});

it('an order for a pickup slot that the shop offers is taken', async () => {
  const { body } = await marta.send('GET', '/service/delivery/init');
  expect(body.pickupPoints).toHaveLength(1);
  const slot = body.slots.findLast(({ type }: { type: string }) => type === 'pickup');
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const delivery = {
    type: 'pickup',
    pickupPointId: body.pickupPoints[0].id,
    date: slot.date,
    slot: { from: slot.from, to: slot.to },
  };
  const placed = await marta.send('POST', '/sale/order', { ...pickupOrder, delivery });
  const shown = await marta.send('GET', `/sale/order/detail?orderId=${placed.body.orderId}`);
  expect(shown.body.order.delivery).toMatchObject({
    type: 'pickup',
    date: slot.date,
    slot: { from: slot.from, to: slot.to },
  });
});

it('an order for a pickup earlier than its transfer arrives is refused', async () => {
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { body } = await marta.send('GET', '/service/delivery/init');
  const pickups: DeliverySlot[] = body.slots.filter(({ type }: DeliverySlot) => type === 'pickup');
  const { date, from, to } = pickups.find(({ notFor }) => notFor.includes('transfer'))!;
  for (const time of [{ date, slot: { from, to } }, { date }]) {
    const delivery = { type: 'pickup', pickupPointId: 1, ...time };
    expect(await marta.send('POST', '/sale/order', { ...pickupOrder, delivery })).toMatchObject({
      status: 422,
      body: { code: 'not_available', fields: [{ field: 'delivery.slot', code: 'not_available' }] },
    });
  }
});
