import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from './orders.fixture.ts';

let shop: Shop;
let product: number;

beforeAll(async () => {
  shop = await startShop();
  product = await addProduct(shop.database, { article: 'screws', stock: 12 });
});
afterAll(() => shop.stop());

it('a guest sees the own order only, and finds it in the account made later', async () => {
  const marta = await newAccount(shop);
  await marta.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  const { orderId: martas } = (await marta.send('POST', '/sale/order', pickupOrder)).body;
  const email = 'ona@ejemplo.cat';
  const guest = shop.browser();
  await guest.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  await guest.send('POST', '/sale/checkout-account', { name: 'Ona', lastName: 'Puig', email, agree: true });
  const order = { ...pickupOrder, customer: { ...pickupOrder.customer, email } };
  const placed = await guest.send('POST', '/sale/order', order);
  expect(placed.status).toBe(200);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${placed.body.orderId}`)).status).toBe(200);
  expect((await guest.send('GET', `/sale/order/detail?orderId=${martas}`)).status).toBe(404);
  await shop.mailsWhen(email, 1);
  const ona = await newAccount(shop, { email, name: 'Ona' });
  expect((await ona.send('POST', '/sale/order/list', {})).body.list).toEqual([placed.body.orderId]);
});
