import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffOrder } from '../../staff-calls.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let buyer: Browser;
let owner: Browser;
let product: number;

beforeAll(async () => {
  shop = await startShop();
  owner = await signInAs(shop, 'owner');
  product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

async function place(): Promise<number> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  return (await buyer.send('POST', '/sale/order', pickupOrder)).body.orderId as number;
}
const show = async (id: number): Promise<StaffOrder> => (await owner.send('GET', `/staff/orders/${id}`)).body.order;
const move = (id: number, status: string, version: number) =>
  owner.send('POST', `/staff/orders/${id}/status`, { status, version });
const change = (id: number, field: string, from: unknown, to: unknown) =>
  owner.send('PUT', `/staff/orders/${id}`, { changes: [{ field, from, to }] });

it('offers to take back what a field has got last only, in its history as in the log', async () => {
  const orderId = await place();
  await change(orderId, 'trackingNumber', null, 'ES-1');
  await change(orderId, 'tags', [], ['obra']);
  const { body: changed } = await change(orderId, 'tags', ['obra'], ['prisa']);
  const ofFields = async () => {
    const { timeline } = await show(orderId);
    return timeline.filter(({ verb }) => verb === 'order.fields').map(({ canUndo }) => canUndo);
  };
  const ofLog = async () => {
    const subject = { kind: 'order', id: String(orderId) };
    const { body } = await owner.send('POST', '/staff/audit/list', { subject, verb: 'order.fields' });
    return (body.entries as { canUndo: boolean }[]).map(({ canUndo }) => canUndo).toReversed();
  };
  expect([await ofFields(), await ofLog()]).toEqual([
    [true, false, true],
    [true, false, true],
  ]);
  // Taken back, the former one has its value again, and can be taken back itself.
  expect((await owner.send('POST', `/staff/changes/${changed.change.id}/undo`)).status).toBe(200);
  expect([await ofFields(), await ofLog()]).toEqual([
    [true, true, false, false],
    [true, true, false, false],
  ]);
});

it('says until when a change can be taken back whose customer is mailed then', async () => {
  const orderId = await place();
  await move(orderId, 'confirmed', 1);
  await move(orderId, 'preparing', 2);
  await change(orderId, 'tags', [], ['obra']);
  const ends = async () => {
    const { timeline } = await show(orderId);
    return timeline.slice(1).map(({ at, canUndo, undoUntil }) => {
      const seconds = undoUntil ? (Date.parse(undoUntil) - Date.parse(at)) / 1000 : null;
      return [canUndo, seconds];
    });
  };
  expect(await ends()).toEqual([
    [false, null],
    [true, 10],
    [true, null],
  ]);
  shop.passTime(11);
  expect(await ends()).toEqual([
    [false, null],
    [false, null],
    [true, null],
  ]);
});

it('names no mail as waiting that is of a change which was taken back', async () => {
  const orderId = await place();
  await move(orderId, 'confirmed', 1);
  const aboutPreparing = async () => (await show(orderId)).mails.filter(({ about }) => about.endsWith('preparing'));
  const { body } = await move(orderId, 'preparing', 2);
  expect(await aboutPreparing()).toMatchObject([{ state: 'waiting' }]);
  await owner.send('POST', `/staff/changes/${body.change.id}/undo`);
  expect(await aboutPreparing()).toEqual([]);
  await move(orderId, 'preparing', 4);
  expect(await aboutPreparing()).toMatchObject([{ state: 'waiting' }]);
});
