import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';

let shop: Shop;
let buyer: Browser;
let seller: Browser;
let product: number;
let orderId: number;
beforeAll(async () => {
  shop = await startShop();
  seller = await signInAs(shop, 'sales');
  product = await addProduct(shop.database, { article: 'saw', price: 20_000, stock: 1000 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await buyer.refresh();
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  ({ orderId } = (await buyer.send('POST', '/sale/order', pickupOrder)).body);
});

async function pay(body: object): Promise<string> {
  const answer = await seller.send('POST', `/staff/orders/${orderId}/paid`, body);
  return `${answer.status} ${answer.body.reason ?? answer.body.code ?? answer.body.order.money.received}`;
}
const receivedOf = async (): Promise<number> =>
  (await seller.send('GET', `/staff/orders/${orderId}`)).body.order.money.received;

it('counts the same payment once, and once more when it is meant', async () => {
  const cash = { amount: 50, method: 'cash' };
  expect(await pay(cash)).toBe('200 50');
  const { status, body } = await seller.send('POST', `/staff/orders/${orderId}/paid`, cash);
  expect([status, body]).toMatchObject([
    409,
    {
      ...{ code: 'repeated_payment', amount: 50, at: expect.any(String) },
      message: 'Hoy ya se ha anotado el mismo importe, cobrado de la misma manera. Confírmalo para anotarlo otra vez.',
    },
  ]);
  expect(await receivedOf()).toBe(50);
  expect(await pay({ ...cash, again: true })).toBe('200 100');
  expect(await pay({ ...cash, method: 'terminal' })).toBe('200 150');
  expect(await pay({ ...cash, amount: 60 })).toBe('200 210');
});

it('half of the price twice does not pay it', async () => {
  expect(await pay({ amount: 200, method: 'cash' })).toBe('200 200');
  expect(await pay({ amount: 200, method: 'cash' })).toBe('409 repeated_payment');
  const receipt = { amount: 200, method: 'terminal', reference: 'T-1' };
  expect(await pay({ ...receipt, amount: 100 })).toBe('200 300');
  // The same receipt is no other money, whatever is said.
  expect(await pay({ ...receipt, amount: 100, again: true })).toBe('409 known');
  expect(await receivedOf()).toBe(300);
});

it('of two at once one stands', async () => {
  const both = await Promise.all([0, 1].map(() => pay({ amount: 50, method: 'cash' })));
  expect(both.toSorted()).toEqual(['200 50', '409 repeated_payment']);
  expect(await receivedOf()).toBe(50);
});

it('receipts of other numbers are other money, a number and none may be the same', async () => {
  const receipt = (reference?: string) => ({ amount: 50, method: 'terminal', ...(reference && { reference }) });
  expect(await pay(receipt('T-1'))).toBe('200 50');
  expect(await pay(receipt('T-2'))).toBe('200 100');
  expect(await pay(receipt())).toBe('409 repeated_payment');
});

it('what is still to pay of an order that became dearer is other money', async () => {
  expect(await pay({ amount: 400, method: 'cash' })).toBe('200 400');
  const lines = (quantity: number) => [{ product_id: product, quantity }];
  await seller.send('PUT', `/staff/orders/${orderId}`, {
    changes: [{ field: 'lines', from: lines(2), to: lines(4) }],
  });
  expect(await pay({ amount: 400, method: 'cash' })).toBe('200 800');
});

it('asks for a day', async () => {
  expect(await pay({ amount: 50, method: 'cash' })).toBe('200 50');
  shop.passTime(24 * 3600 + 1);
  seller = await signInAs(shop, 'sales');
  expect(await pay({ amount: 50, method: 'cash' })).toBe('200 100');
});
