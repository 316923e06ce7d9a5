import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let owner: Browser;

beforeAll(async () => {
  shop = await startShop();
  owner = await signInAs(shop, 'owner');
});
afterAll(() => shop.stop());

it('says before how many orders would go on without their money', async () => {
  const buyer = await newAccount(shop);
  const product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  const ids: number[] = [];
  for (const _ of [1, 2]) {
    await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
    ids.push((await buyer.send('POST', '/sale/order', pickupOrder)).body.orderId as number);
  }
  const unpaid = async () => {
    const { body } = await owner.send('POST', '/staff/orders/bulk/preview', { action: 'next', selection: { ids } });
    return [body.moves, body.unpaid];
  };
  expect(await unpaid()).toEqual([[{ status: 'confirmed', orders: 2 }], 2]);
  const { money } = (await owner.send('GET', `/staff/orders/${ids[0]}`)).body.order;
  await owner.send('POST', `/staff/orders/${ids[0]}/paid`, { amount: money.due, method: 'cash' });
  const moveBoth = async (status: string) => {
    for (const id of ids) {
      const { version } = (await owner.send('GET', `/staff/orders/${id}`)).body.order;
      await owner.send('POST', `/staff/orders/${id}/status`, { status, version });
    }
  };
  await moveBoth('confirmed');
  await moveBoth('preparing');
  expect(await unpaid()).toEqual([[{ status: 'ready', orders: 2 }], 0]);
  await moveBoth('ready');
  expect(await unpaid()).toEqual([[{ status: 'delivered', orders: 2 }], 1]);
  await moveBoth('delivered');
  // Its money is still to come: the view that watches it keeps it.
  const { body } = await owner.send('POST', '/staff/orders/list', { view: 'money' });
  expect([body.orders.map(({ orderId }: { orderId: number }) => orderId), body.counts.money]).toEqual([[ids[1]], 1]);
});
