import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let marta: Browser;
let saw: number;
let crane: number;
beforeAll(async () => {
  shop = await startShop();
  saw = await addProduct(shop.database, { article: 'saw', price: 40_000, stock: 20 });
  crane = await addProduct(shop.database, { article: 'crane', price: 300_100, stock: 2 });
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

it('takes the order of a self-employed person by NIF or NIE, without the name of a firm', async () => {
  const { organization: _, ...person } = company;
  for (const document of [
    { type: 'NIF', number: '12345678Z' },
    { type: 'NIE', number: 'X1234567L' },
  ]) {
    const { status, body } = await collect({ ...person, document, address });
    expect(status).toBe(200);
    const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
    expect(order.customer).toMatchObject({ type: 'legal', document, organization: null });
  }
  const passport = await collect({ ...person, document: { type: 'PASSPORT', number: 'AB123456' } });
  expect(passport.body.fields).toMatchObject([{ code: 'organization_needed' }, { code: 'cif_needed' }]);
});

it('needs the document of an individual who wants a full invoice, or buys above 3,000 €', async () => {
  const { customer } = pickupOrder;
  const refusal = { status: 422, body: { code: 'document_needed', fields: [{ field: 'customer.document' }] } };
  expect(await collect({ ...customer, wantsInvoice: true })).toMatchObject(refusal);
  const document = { type: 'NIF', number: '12345678Z' };
  const { status, body } = await collect({ ...customer, wantsInvoice: true, document, address });
  expect(status).toBe(200);
  const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
  expect(order.customer).toMatchObject({ wantsInvoice: true, document, address: { city: 'Badalona' } });
  await marta.send('POST', '/sale/basket', { product_id: crane, quantity: 1 });
  expect(await marta.send('POST', '/sale/order', pickupOrder)).toMatchObject(refusal);
  expect(
    (await marta.send('POST', '/sale/order', { ...pickupOrder, customer: { ...customer, document } })).status,
  ).toBe(200);
});
