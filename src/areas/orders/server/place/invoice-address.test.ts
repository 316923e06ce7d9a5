import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '../orders.fixture.ts';

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

async function collect(quantity: number, customer: object, locale = 'es') {
  await marta.send('POST', '/sale/basket', { product_id: saw, quantity });
  return marta.send('POST', '/sale/order', { ...pickupOrder, customer }, { 'content-language': locale });
}

it('lets a company collect goods for up to 400 € without an address', async () => {
  expect((await collect(1, company)).status).toBe(200);
});

it('needs its address above that, for the full invoice, and says so in both languages', async () => {
  const stock = await stockOf(shop.database, saw);
  expect(await collect(2, company)).toMatchObject({
    status: 422,
    body: {
      code: 'invoice_address_needed',
      message: expect.stringContaining('dirección fiscal'),
      fields: [
        { field: 'customer.address.street', code: 'address_part_needed' },
        { field: 'customer.address.value.zipcode', code: 'address_part_needed' },
      ],
    },
  });
  expect((await collect(2, company, 'ca')).body.message).toContain('adreça fiscal');
  const { fields } = (await collect(2, { ...company, address: { ...address, value: null } })).body;
  expect(fields.map(({ field }: { field: string }) => field)).toEqual(['customer.address.value.zipcode']);
  expect(await stockOf(shop.database, saw)).toBe(stock);

  const { status, body } = await collect(2, { ...company, address });
  expect(status).toBe(200);
  const { order } = (await marta.send('GET', `/sale/order/detail?orderId=${body.orderId}`)).body;
  expect(order.customer.address).toMatchObject({ street: 'Carrer de Sant Bru', value: { zipcode: '08911' } });
});

it('needs none of a consumer', async () => {
  expect((await collect(2, pickupOrder.customer)).status).toBe(200);
});
