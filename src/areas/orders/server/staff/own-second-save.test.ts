import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let sales: Browser;
let warehouse: Browser;
let orderId: number;

beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  warehouse = await signInAs(shop, 'warehouse');
  const buyer = await newAccount(shop);
  const product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  orderId = (await buyer.send('POST', '/sale/order', pickupOrder)).body.orderId;
});
afterAll(() => shop.stop());

const save = async (by: Browser, ...changes: readonly [from: string[], to: string[]][]) => {
  const fields = changes.map(([from, to]) => ({ field: 'tags', from, to }));
  const { status, body } = await by.send('PUT', `/staff/orders/${orderId}`, { changes: fields });
  return [status, body.order?.tags];
};

it('never conflicts with one’s own save of before, in whichever tab, unless somebody else came between', async () => {
  expect(await save(sales, [[], ['urgente']])).toEqual([200, ['urgente']]);
  expect(await save(sales, [[], ['obra']])).toEqual([200, ['obra']]);
  expect(await save(sales, [['urgente'], ['frágil']])).toEqual([200, ['frágil']]);
  expect(await save(sales, [['never'], ['mañana']])).toEqual([409, undefined]);
  expect(await save(warehouse, [['frágil'], ['regalo']])).toEqual([200, ['regalo']]);
  expect(await save(sales, [['frágil'], ['obra']])).toEqual([409, undefined]);
  expect(await save(sales, [['regalo'], ['obra']])).toEqual([200, ['obra']]);
  expect(await save(sales, [['frágil'], ['mañana']])).toEqual([409, undefined]);
});

it('takes no field that is named twice', async () => {
  expect(await save(sales, [['obra'], ['a']], [['obra'], ['b']])).toEqual([422, undefined]);
  expect(await save(sales, [['obra'], []])).toEqual([200, []]);
});
