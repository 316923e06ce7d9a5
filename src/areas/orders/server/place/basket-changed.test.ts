import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { basketAnswer } from '#areas/basket/contract.ts';
import { cents } from '#values/money.ts';
import { orderRequest } from '../../contract.ts';
import { buyerOf, startRules, type Rules, addProduct, stockOf, pickupOrder, homeDelivery } from '../orders.fixture.ts';
import { placeOrder } from './place-order.ts';

let shop: Shop;
let marta: Browser;
let drill: number;
let order = pickupOrder;
let count = 0;

beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.stop());
beforeEach(async () => {
  count += 1;
  drill = await addProduct(shop.database, { article: `drill-${count}`, price: 10_000, salePrice: 8000, stock: 9 });
  const email = `marta${count}@ejemplo.cat`;
  marta = await newAccount(shop, { email });
  order = { ...pickupOrder, customer: { ...pickupOrder.customer, email } };
  await put(2);
});

const put = async (quantity: number) =>
  (await marta.send('POST', '/sale/basket', { product_id: drill, quantity })).body as {
    version: number;
    price: number;
  };
const read = async () => (await marta.send('GET', '/sale/basket')).body as { version: number; price: number };
const place = (shown: { basketVersion?: number | null; expectedPrice?: number | null }, key = 'key-1') =>
  marta.send('POST', '/sale/order', { ...order, ...shown }, { 'idempotency-key': key });
const raisePrice = () =>
  shop.database.execute(sql`UPDATE catalogue_products SET sale_price = 9050 WHERE id = ${drill}`);
const countOrders = async () => (await marta.send('POST', '/sale/order/list', {})).body.total as number;

async function expectChanged(answer: Awaited<ReturnType<typeof place>>, price: number): Promise<void> {
  expect(answer).toMatchObject({ status: 409, body: { statusCode: 409, code: 'basket_changed', basket: { price } } });
  expect(basketAnswer.parse(answer.body.basket)).toEqual(answer.body.basket);
  expect(answer.body).not.toHaveProperty('delivery');
  expect(await countOrders()).toBe(0);
  expect(await stockOf(shop.database, drill)).toBe(9);
  expect(await read()).toEqual(answer.body.basket);
}

describe('an order of what was shown', () => {
  it('is placed when nothing has changed', async () => {
    const { version, price } = await read();
    expect(await place({ basketVersion: version, expectedPrice: price })).toMatchObject({ status: 200 });
  });

  it('is refused when a price was raised', async () => {
    const { version, price } = await read();
    await raisePrice();
    await expectChanged(await place({ basketVersion: version, expectedPrice: price }), 181);
  });

  it('is refused when a price was lowered', async () => {
    const { price } = await read();
    await shop.database.execute(sql`UPDATE catalogue_products SET sale_price = 7999 WHERE id = ${drill}`);
    await expectChanged(await place({ expectedPrice: price }), 159.98);
  });

  it('is refused when the price of its quantity was changed', async () => {
    await shop.database.execute(
      sql`UPDATE catalogue_products SET quantity_prices = '[{"from": 2, "price": 7000}]' WHERE id = ${drill}`,
    );
    const { version, price } = await put(2);
    expect(price).toBe(140);
    await shop.database.execute(sql`UPDATE catalogue_products SET quantity_prices = '[]' WHERE id = ${drill}`);
    await expectChanged(await place({ basketVersion: version, expectedPrice: price }), 160);
  });

  it('is refused when another tab has changed a quantity', async () => {
    const { version, price } = await read();
    await put(3);
    await expectChanged(await place({ basketVersion: version, expectedPrice: price }), 240);
  });

  it('is refused for the version alone', async () => {
    const { version } = await read();
    await put(3);
    await put(2);
    await expectChanged(await place({ basketVersion: version }), 160);
    expect(await place({ basketVersion: version + 2 })).toMatchObject({ status: 200 });
  });

  it('is refused for the price alone', async () => {
    await expectChanged(await place({ expectedPrice: 159.99 }), 160);
    await put(3);
    expect(await place({ expectedPrice: 240 })).toMatchObject({ status: 200 });
  });

  it.each([{}, { basketVersion: null, expectedPrice: null }])('is not compared without them (%j)', async (shown) => {
    await raisePrice();
    await put(3);
    expect(await place(shown)).toMatchObject({ status: 200 });
  });

  it('is refused for unavailable products first', async () => {
    const { version, price } = await read();
    await raisePrice();
    await shop.database.execute(sql`UPDATE catalogue_products SET stock = 1 WHERE id = ${drill}`);
    expect(await place({ basketVersion: version, expectedPrice: price })).toMatchObject({
      status: 409,
      body: { code: 'products_unavailable', products: [{ id: drill, maxQuantity: 1 }] },
    });
  });

  it('is placed once by the same key after the change was confirmed', async () => {
    const { version, price } = await read();
    await raisePrice();
    const { body } = await place({ basketVersion: version, expectedPrice: price });
    const shown = { basketVersion: body.basket.version as number, expectedPrice: body.basket.price as number };
    const placed = await place(shown);
    expect(placed.status).toBe(200);
    expect((await place(shown)).body).toEqual(placed.body);
    expect(await countOrders()).toBe(1);
    const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${placed.body.orderId}`)).body;
    expect(order).toMatchObject({ amount: 181, price: 181, total: 200, items: [{ sum: 181 }] });
  });

  it('answers in Catalan', async () => {
    const answer = await marta.send(
      'POST',
      '/sale/order',
      { ...order, expectedPrice: 1 },
      {
        'content-language': 'ca',
      },
    );
    expect(answer.body.message).toBe('Els preus o les quantitats han canviat. Revisa la comanda i confirma-la.');
  });

  it.each([
    { basketVersion: 'x' },
    { basketVersion: 1.5 },
    { basketVersion: -1 },
    { expectedPrice: '160' },
    { expectedPrice: -1 },
    { expectedPrice: 1e300 },
  ])('refuses malformed figures (%j)', async (shown) => {
    expect([400, 422]).toContain((await place(shown as { expectedPrice: number })).status);
    expect(await countOrders()).toBe(0);
  });
});

describe('with a delivery price', () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await startRules({
      quote: () => ({ price: cents(495), isIndividualTerms: false, freeFrom: cents(15_000) }),
    });
  });
  afterAll(() => rules.stop());

  const placeAt = async (expectedPrice: number, type: 'pickup' | 'delivery') => {
    const productId = await addProduct(rules.database, { article: `${type}-${expectedPrice}`, price: 1000 });
    const userId = productId;
    await rules.fill(userId, productId);
    const request = orderRequest.parse({
      ...pickupOrder,
      delivery: type === 'delivery' ? homeDelivery : pickupOrder.delivery,
      expectedPrice,
    });
    return placeOrder(rules.orders.placing, buyerOf(userId), request);
  };

  it('expects the goods and the delivery together', async () => {
    expect(await placeAt(10, 'pickup')).toMatchObject({ code: 'basket_changed', facts: { basket: { price: 10 } } });
    expect(await placeAt(14.95, 'pickup')).toMatchObject({ status: 'created', price: 1000, deliveryPrice: 495 });
  });

  it('names the delivery in the refusal of an order to be delivered', async () => {
    const quote = { price: 4.95, isIndividualTerms: false, freeDeliveryCost: 150 };
    expect(await placeAt(9, 'delivery')).toMatchObject({ facts: { basket: { price: 10 }, delivery: quote } });
  });
});
