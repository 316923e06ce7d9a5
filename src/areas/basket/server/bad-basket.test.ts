import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let product: number;
let archived: number;
let priceless: number;

beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 10 });
  archived = await addProduct(shop.database, { article: 'old-screws', isArchived: true });
  priceless = await addProduct(shop.database, { article: 'priceless', price: null });
  marta = await newAccount(shop);
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 3 });
});
afterAll(() => shop.stop());

const read = async () => (await marta.send('GET', '/sale/basket')).body;

describe('a basket is not changed by', () => {
  it.each<[string, () => unknown, number, string?]>([
    ['nothing', () => ({}), 400],
    ['a list', () => [], 400],
    ['null', () => null, 400],
    ['broken JSON', () => '{"product_id":', 400, 'invalid_json'],
    ['text as id', () => ({ product_id: '1', quantity: 1 }), 400],
    ['a huge id', () => ({ product_id: 9_007_199_254_740_991, quantity: 1 }), 404],
    ['an id beyond all numbers', () => '{"product_id":1e999,"quantity":1}', 400],
    ['a negative id', () => ({ product_id: -1, quantity: 1 }), 404],
    ['an unknown id', () => ({ product_id: 999_999, quantity: 1 }), 404, 'product_not_found'],
    ['no quantity', () => ({ product_id: product }), 400],
    ['text as quantity', () => ({ product_id: product, quantity: '2' }), 400],
    ['zero', () => ({ product_id: product, quantity: 0 }), 422],
    ['a negative quantity', () => ({ product_id: product, quantity: -3 }), 422],
    ['a fraction', () => ({ product_id: product, quantity: 1.5 }), 422],
    ['more than there are', () => ({ product_id: product, quantity: 11 }), 422, 'quantity_too_high'],
    ['a thousand', () => ({ product_id: product, quantity: 1000 }), 422, 'quantity_too_high'],
    ['a huge quantity', () => ({ product_id: product, quantity: 1e300 }), 422, 'quantity_too_high'],
    ['an archived product', () => ({ product_id: archived, quantity: 1 }), 409, 'product_not_sellable'],
    ['a product without a price', () => ({ product_id: priceless, quantity: 1 }), 409, 'product_not_sellable'],
  ])('%s', async (_, body, status, code) => {
    const before = await read();
    expect(await marta.send('POST', '/sale/basket', body())).toMatchObject({
      status,
      body: { statusCode: status, code: code ?? expect.any(String), message: expect.any(String) },
    });
    expect(await read()).toEqual(before);
  });

  it('more than there are names how many there are', async () => {
    const { body } = await marta.send('POST', '/sale/basket', { product_id: product, quantity: 11 });
    expect(body).toMatchObject({ maxQuantity: 10, message: expect.stringMatching(/: como máximo, 10\.$/) });
    expect(body.fields[0].message).toBe(body.message);
  });

  it.each([
    ['text', { product_id: 'x' }, 400],
    ['nothing', {}, 400],
    ['a product that is not in it', { product_id: 9_007_199_254_740_991 }, 200],
  ])('removing %s', async (_, body, status) => {
    const before = await read();
    expect((await marta.send('DELETE', '/sale/basket', body)).status).toBe(status);
    expect(await read()).toEqual(before);
  });
});

it('the refusal of a quantity names field and maximum', async () => {
  expect((await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1000 })).body).toMatchObject({
    maxQuantity: 10,
    fields: [{ field: 'quantity' }],
  });
});
