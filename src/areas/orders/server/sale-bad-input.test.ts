import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from './orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let pere: Browser;
let product: number;
let archived: number;
let priceless: number;
let orderId: number;
let number: string;

beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
  archived = await addProduct(shop.database, { article: 'old-screws', isArchived: true });
  priceless = await addProduct(shop.database, { article: 'priceless', price: null });
  marta = await newAccount(shop);
  pere = await newAccount(shop, { email: 'pere@ejemplo.cat', name: 'Pere' });
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  ({ orderId, number } = (await marta.send('POST', '/sale/order', pickupOrder)).body);
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 3 });
});
afterAll(() => shop.stop());

type Method = 'GET' | 'POST' | 'DELETE';
type Case = readonly [what: string, method: Method, path: string, body: unknown, status: number, code?: string];

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

const put = (what: string, body: unknown, status: number, code?: string): Case => [
  what,
  'POST',
  '/sale/basket',
  body,
  status,
  code,
];
const order = (path: string, value: unknown, status: number, code?: string): Case => [
  `${path} = ${JSON.stringify(value)?.slice(0, 40)}`,
  'POST',
  '/sale/order',
  orderWith(path, value),
  status,
  code,
];

const basketCases = (): Case[] => [
  put('nothing', {}, 400),
  put('a list', [], 400),
  put('null', null, 400),
  put('broken JSON', '{"product_id":', 400, 'invalid_json'),
  put('text as id', { product_id: '1', quantity: 1 }, 400),
  put('a huge id', { product_id: 9_007_199_254_740_991, quantity: 1 }, 404),
  put('an id beyond all numbers', '{"product_id":1e999,"quantity":1}', 400),
  put('a negative id', { product_id: -1, quantity: 1 }, 404),
  put('an unknown id', { product_id: 999_999, quantity: 1 }, 404, 'product_not_found'),
  put('no quantity', { product_id: product }, 400),
  put('text as quantity', { product_id: product, quantity: '2' }, 400),
  put('zero', { product_id: product, quantity: 0 }, 422),
  put('a negative quantity', { product_id: product, quantity: -3 }, 422),
  put('a fraction', { product_id: product, quantity: 1.5 }, 422),
  put('more than there are', { product_id: product, quantity: 11 }, 422, 'quantity_too_high'),
  put('a thousand', { product_id: product, quantity: 1000 }, 422, 'quantity_too_high'),
  put('a huge quantity', { product_id: product, quantity: 1e300 }, 422, 'quantity_too_high'),
  put('an archived product', { product_id: archived, quantity: 1 }, 409, 'product_not_sellable'),
  put('a product without a price', { product_id: priceless, quantity: 1 }, 409, 'product_not_sellable'),
  ['text to remove', 'DELETE', '/sale/basket', { product_id: 'x' }, 400],
  ['nothing to remove', 'DELETE', '/sale/basket', {}, 400],
  ['a huge id to remove', 'DELETE', '/sale/basket', { product_id: 9_007_199_254_740_991 }, 200],
];

const orderCases = (): Case[] => [
  ['nothing', 'POST', '/sale/order', {}, 400],
  ['broken JSON', 'POST', '/sale/order', '{', 400, 'invalid_json'],
  order('customer', undefined, 400),
  order('customer.type', 'king', 400),
  order('customer.name', '', 422),
  order('customer.name', '<b>Marta</b>', 422),
  order('customer.name', 'a'.repeat(500), 422),
  order('customer.name', 'Mar\u0000ta', 400),
  order('customer.name', 'Mar\ud800ta', 400),
  order('customer.surname', undefined, 400),
  order('customer.email', 'marta@', 422),
  order('customer.phone', '12', 422),
  order('customer.phone', 612_345_678, 400),
  order('customer.document', { type: 'NIF', number: '12345678A' }, 422),
  order('customer.document', { type: 'CIF', number: 'A58818501' }, 422),
  order('customer.document', { type: 'DNI', number: '12345678Z' }, 400),
  order('customer.type', 'legal', 422),
  order('delivery', undefined, 400),
  order('delivery.type', 'drone', 400),
  order('delivery.type', 'delivery', 422, 'not_available'),
  order('delivery.pickupPointId', undefined, 422, 'not_available'),
  order('delivery.pickupPointId', 77, 422, 'not_available'),
  order('delivery.pickupPointId', '1', 400),
  order('delivery.date', '2026-02-30', 422),
  order('delivery.date', '0000-01-01', 422),
  order('delivery.date', '1999-01-01', 422, 'not_available'),
  order('delivery.slot', { from: '25:00', to: '26:00' }, 422),
  order('delivery.slot', { from: '03:00', to: '04:00' }, 422, 'not_available'),
  order('payment', 'shells', 400),
  ...(['card', 'bizum', 'crediya', 'sequra'] as const).map((method) => order('payment', method, 422, 'not_available')),
  order('comment', 'x'.repeat(1001), 422),
  order('comment', 'x'.repeat(120_000), 413),
  order('agree', false, 422),
  order('agree', undefined, 400),
  order('agree', 'true', 400),
];

const readingCases = (): Case[] => [
  ...[
    '',
    '?orderId=',
    '?orderId=x',
    '?orderId=-1',
    '?orderId=1.5',
    `?orderId=${'9'.repeat(40)}`,
    '?orderId=1&orderId=2',
  ].flatMap((query): Case[] =>
    ['/sale/order/detail', '/content/page/confirm', '/service/payment/check'].map((path) => [
      `${path}${query}`,
      'GET',
      `${path}${query}`,
      undefined,
      0,
    ]),
  ),
  ['a page before the first', 'POST', '/sale/order/list', { page: 0 }, 422],
  ['half a page', 'POST', '/sale/order/list', { page: 1.5 }, 400],
  ['a page far past the end', 'POST', '/sale/order/list', { page: 1_000_000 }, 200],
  ['too many', 'POST', '/sale/order/list', { limit: 97 }, 422],
  ['an unknown status', 'POST', '/sale/order/list', { status: 'lost' }, 400],
  ['an impossible date', 'POST', '/sale/order/list', { from: '2026-13-01' }, 422],
  ['the year zero', 'POST', '/sale/order/list', { to: '0000-01-01' }, 422],
  ['an unknown order', 'POST', '/sale/order/cancel', { orderId: 9_007_199_254_740_991 }, 404],
  ['text as order', 'POST', '/sale/order/cancel', { orderId: '1' }, 400],
  ['no order', 'POST', '/sale/order/repeat', {}, 400],
  ['an unknown order again', 'POST', '/sale/order/repeat', { orderId: 999_999 }, 404],
  ['a number without address', 'POST', '/sale/order/track', { number }, 400],
  ['a number with another’s address', 'POST', '/sale/order/track', { number, email: 'pere@ejemplo.cat' }, 404],
  ['a pattern as number', 'POST', '/sale/order/track', { number: '%', email: 'marta@ejemplo.cat' }, 404],
];

describe('bad input', () => {
  it.each([
    ['basket', basketCases],
    ['order', orderCases],
    ['reading', readingCases],
  ] as const)('in %s is refused with a 4xx and changes nothing', async (_name, cases) => {
    const stateOf = async () => ({
      basket: (await marta.send('GET', '/sale/basket')).body,
      orders: (await marta.send('POST', '/sale/order/list', {})).body,
      stock: await stockOf(shop.database, product),
    });
    const before = await stateOf();
    const wrong: string[] = [];
    for (const [what, method, path, body, status, code] of cases()) {
      const answer = await marta.send(method, path, body);
      const isExpected = status === 0 ? answer.status >= 400 && answer.status < 500 : answer.status === status;
      if (!isExpected || (code && answer.body.code !== code))
        wrong.push(`${what}: ${answer.status} ${answer.body.code}`);
      if (answer.status >= 400)
        expect(answer.body, what).toMatchObject({
          statusCode: answer.status,
          code: expect.any(String),
          message: expect.any(String),
        });
    }
    expect(wrong).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });

  it('names the field and the maximum', async () => {
    expect((await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1000 })).body).toMatchObject({
      maxQuantity: 10,
      fields: [{ field: 'quantity' }],
    });
    const card = await marta.send('POST', '/sale/order', orderWith('payment', 'card'));
    expect(card.body.fields).toMatchObject([{ field: 'payment', code: 'not_available', message: expect.any(String) }]);
    const legal = await marta.send('POST', '/sale/order', orderWith('customer.type', 'legal'));
    expect(legal.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'customer.organization',
      'customer.document',
    ]);
  });

  it('rejects an invalid Idempotency-Key', async () => {
    for (const key of ['', 'two words', 'x'.repeat(201)])
      expect((await marta.send('POST', '/sale/order', pickupOrder, { 'idempotency-key': key })).status).toBe(422);
  });
});

describe('somebody else’s order', () => {
  it('is answered like an unknown one', async () => {
    for (const path of ['/sale/order/detail', '/content/page/confirm', '/service/payment/check'])
      expect((await pere.send('GET', `${path}?orderId=${orderId}`)).body).toMatchObject({
        statusCode: 404,
        code: 'order_not_found',
      });
    for (const path of ['/sale/order/cancel', '/sale/order/repeat'])
      expect((await pere.send('POST', path, { orderId })).status).toBe(404);
    expect((await pere.send('POST', '/sale/order/list', {})).body.orders).toEqual([]);
  });

  it('needs a sign-in', async () => {
    const visitor = shop.browser();
    for (const path of [`/sale/order/detail?orderId=${orderId}`, '/service/delivery/init', '/content/page/checkout'])
      expect((await visitor.send('GET', path)).status).toBe(401);
    expect((await visitor.send('POST', '/sale/order', pickupOrder)).status).toBe(401);
  });
});

it('joins the visitor’s basket at login', async () => {
  const browser = shop.browser();
  await browser.send('POST', '/sale/basket', { product_id: product, quantity: 5 });
  await browser.login('pere@ejemplo.cat', 'secreto2026');
  expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ count: 1, units: 5 });
  expect(browser.cookies.has('basket')).toBe(false);
  await browser.send('DELETE', '/sale/basket/clear');
});

it('a guest orders, sees that order only, and finds it in the account made later', async () => {
  const guest = shop.browser();
  await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  await guest.send('POST', '/sale/checkout-account', {
    name: 'Ona',
    lastName: 'Puig',
    email: 'ona@ejemplo.cat',
    agree: true,
  });
  const placed = await guest.send('POST', '/sale/order', {
    ...pickupOrder,
    customer: { ...pickupOrder.customer, email: 'ona@ejemplo.cat' },
  });
  expect(placed.status).toBe(200);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${placed.body.orderId}`)).status).toBe(200);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${orderId}`)).status).toBe(404);
  await shop.mailsWhen('ona@ejemplo.cat', 1);
  const ona = await newAccount(shop, { email: 'ona@ejemplo.cat', name: 'Ona' });
  expect((await ona.send('POST', '/sale/order/list', {})).body.list).toEqual([placed.body.orderId]);
});

it('takes an order for a pickup slot that it offers', async () => {
  const { body } = await pere.send('GET', '/service/delivery/init');
  expect(body.pickupPoints).toHaveLength(1);
  const slot = body.slots.at(-1);
  await pere.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const delivery = {
    type: 'pickup',
    pickupPointId: body.pickupPoints[0].id,
    date: slot.date,
    slot: { from: slot.from, to: slot.to },
  };
  const placed = await pere.send('POST', '/sale/order', { ...pickupOrder, delivery });
  const shown = await pere.send('GET', `/sale/order/detail?orderId=${placed.body.orderId}`);
  expect(shown.body.order.delivery).toMatchObject({
    type: 'pickup',
    date: slot.date,
    slot: { from: slot.from, to: slot.to },
  });
});

it('limits guesses of order numbers', async () => {
  const guesser = shop.browser({ ip: '203.0.113.9' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 22; guess += 1)
    statuses.push(
      (await guesser.send('POST', '/sale/order/track', { number: `26-${guess}`, email: 'marta@ejemplo.cat' })).status,
    );
  expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  const refused = await guesser.send('POST', '/sale/order/track', { number, email: 'marta@ejemplo.cat' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  expect(
    (
      await shop
        .browser({ ip: '203.0.113.10' })
        .send('POST', '/sale/order/track', { number, email: 'marta@ejemplo.cat' })
    ).status,
  ).toBe(200);
});
