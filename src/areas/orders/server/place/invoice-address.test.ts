import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let saw: number;
beforeAll(async () => {
  shop = await startShop();
  saw = await addProduct(shop.database, { article: 'saw', price: 40_000, stock: 9 });
  marta = await newAccount(shop);
});
afterAll(() => shop.stop());

const address = { value: { zipcode: '08911' }, street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' };
const company = {
  ...pickupOrder.customer,
  type: 'legal',
  organization: 'Construccions Soler, S.L.',
  document: { type: 'CIF', number: 'B58818501' },
};

async function collect(customer: object) {
  await marta.send('POST', '/sale/basket', { product_id: saw, quantity: 2 });
  return marta.send('POST', '/sale/order', { ...pickupOrder, customer });
}

it('stores the address of a company that collects its order', async () => {
  const { status, body } = await collect({ ...company, address });
  expect(status).toBe(200);
  const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
  expect(order.customer.address).toMatchObject({ street: 'Carrer de Sant Bru', value: { zipcode: '08911' } });
});

it('takes the order of a company without an address, which the checkout asks for above 400 €', async () => {
  expect((await collect(company)).status).toBe(200);
});
