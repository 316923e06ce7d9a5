import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { DescribedClient } from './described-client.fixture.ts';

let shop: Shop;
let client: DescribedClient;
let drill: number;
beforeAll(async () => {
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', price: 42_900, salePrice: 33_990, stock: 12 });
  client = await DescribedClient.of(shop.app);
});
afterAll(() => shop.stop());

it('lets a client that knows only the description find a product, order it and see it', async () => {
  const { body: found } = await client.call('postCatalogProductList', { body: { ids: [drill] } });
  const [{ slug, id, price }] = found.products;
  const { body: product } = await client.call('getCatalogProductSlug', { path: { slug } });
  expect(product.kit).toEqual([]);
  const { body: basket } = await client.call('postSaleBasket', { body: { product_id: id, quantity: 2 } });
  expect(basket.price).toBe(2 * price.sale);

  const person = { name: 'Ona', lastName: 'Puig', email: 'ona@ejemplo.cat', agree: true };
  const { body: session } = await client.call('postSaleCheckoutAccount', { body: person });
  client.accessToken = session.accessToken;
  const { body: init } = await client.call('getServiceDeliveryInit');
  const slot = init.slots.find((one: { type: string; free: boolean }) => one.type === 'pickup' && one.free);
  const { body: page } = await client.call('getContentPageCheckout');
  expect(page.paymentMethods).toContainEqual(expect.objectContaining({ code: 'card', available: true }));
  const { body: own } = await client.call('getSaleBasket');
  const { name, lastName: surname, email } = person;
  const order = {
    customer: { type: 'individual', name, surname, email, phone: '612345678' },
    delivery: {
      type: 'pickup',
      pickupPointId: init.pickupPoints[0].id,
      date: slot.date,
      slot: { from: slot.from, to: slot.to },
    },
    payment: 'card',
    agree: true,
    basketVersion: own.version,
    expectedPrice: own.price,
  };
  const header = { 'Idempotency-Key': 'one-order' };
  const placed = await client.call('postSaleOrder', { body: order, header });
  expect(placed.status).toBe(200);
  expect((await client.call('postSaleOrder', { body: order, header })).body).toEqual(placed.body);
  expect(await stockOf(shop.database, drill)).toBe(10);

  const query = { orderId: placed.body.orderId };
  const { body: start } = await client.call('getServicePaymentStart', { query });
  expect(start.start.kind).toBe('form');
  const { body: detail } = await client.call('getSaleOrderDetail', { query });
  expect(detail.order).toMatchObject({ status: 'created', amount: own.price });
  await client.call('getContentPageConfirm', { query });
});

it('answers every call that needs no more than is described as it is described', async () => {
  const answered: string[] = [];
  for (const [name, { method, path, parameters }] of client.operations) {
    if (method !== 'GET' || path.includes('{') || parameters.some(({ required }) => required)) continue;
    await client.call(name);
    answered.push(name);
  }
  expect(answered.length).toBeGreaterThan(20);
});

it.each([
  ['postSaleBasket', { body: { product_id: 1, quantity: 500 } }, 422, 'quantity_too_high'],
  ['postSaleBasket', { body: { product_id: 987_654, quantity: 1 } }, 404, 'product_not_found'],
  ['getCatalogProductSlug', { path: { slug: 'nothing-like-it' } }, 404, 'product_not_found'],
  ['getServiceDeliveryCost', { query: { zoneId: 98_765 } }, 404, 'zone_not_found'],
  ['getServiceCrediyaPreliminaryToken', { query: { price: 1 } }, 422, 'not_financed'],
  ['postSaleOrderTrack', { body: { number: '26-000000', email: 'a@b.es' } }, 404, 'order_not_found'],
  ['getSaleOrderDetail', { query: { orderId: 5 } }, 404, 'order_not_found'],
  ['postAuthLogin', { body: { login: 'nobody@ejemplo.cat', password: 'wrong password' } }, 401, 'wrong_login'],
  ['postSaleOrder', { body: { agree: true } }, 0, undefined],
] as const)('%s answers %j with %i %s as described', async (name, input, status, code) => {
  const called = client.call(name, input);
  // What the description refuses is not sent.
  if (status === 0) return expect(called).rejects.toThrow(/must have required property/);
  const answer = await called;
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
