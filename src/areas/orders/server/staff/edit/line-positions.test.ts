import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffOrder } from '../../../staff-calls.ts';
import { addProduct, pickupOrder } from '../../orders.fixture.ts';

let shop: Shop;
let owner: Browser;
/** The last is reduced, which is stored by the position of its line. */
let nail: number;
let glue: number;
let saw: number;
beforeAll(async () => {
  shop = await startShop();
  owner = await signInAs(shop, 'owner');
  nail = await addProduct(shop.database, { article: 'nail', price: 100, stock: 200 });
  glue = await addProduct(shop.database, { article: 'glue', price: 500, stock: 200 });
  saw = await addProduct(shop.database, { article: 'saw', price: 2500, salePrice: 2000, stock: 200 });
});
afterAll(() => shop.stop());

type Pieces = readonly (readonly [product: number, quantity: number])[];
const of = (pieces: Pieces) => pieces.map(([product_id, quantity]) => ({ product_id, quantity }));
const show = async (orderId: number): Promise<StaffOrder> =>
  (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;
const linesOf = ({ lines }: StaffOrder) =>
  lines.map(({ position, product_id, quantity }) => [position, product_id, quantity]);
const place = async (lines: Pieces): Promise<number> => {
  const { agree: _, ...request } = pickupOrder;
  const { body } = await owner.send('POST', '/staff/orders', { ...request, lines: of(lines), payment: 'counter' });
  return body.orderId;
};
const edit = async (orderId: number, pieces: Pieces) => {
  const from = (await show(orderId)).lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
  const changes = [{ field: 'lines', from, to: of(pieces) }];
  const { body } = await owner.send('PUT', `/staff/orders/${orderId}`, { changes });
  return { lines: linesOf(body.order), change: body.change };
};
const undo = async (id: number) => linesOf((await owner.send('POST', `/staff/changes/${id}/undo`)).body.order);

it('keeps the positions of the lines that stay, adds new ones at the end, and has the former again once undone', async () => {
  const first = [
    [0, saw, 2],
    [1, glue, 3],
  ];
  const orderId = await place([
    [saw, 2],
    [glue, 3],
  ]);
  expect(linesOf(await show(orderId))).toEqual(first);
  const fewer = await edit(orderId, [
    [glue, 3],
    [saw, 1],
    [nail, 5],
  ]);
  const second = [
    [0, saw, 1],
    [1, glue, 3],
    [2, nail, 5],
  ];
  expect(fewer.lines).toEqual(second);
  const without = await edit(orderId, [
    [nail, 5],
    [saw, 1],
  ]);
  expect(without.lines).toEqual([
    [0, saw, 1],
    [2, nail, 5],
  ]);
  expect(await undo(without.change.id)).toEqual(second);
  expect(await undo(fewer.change.id)).toEqual(first);
});

it('a return of a line behind one that was removed is corrected on the invoice', async () => {
  const orderId = await place([
    [nail, 5],
    [glue, 3],
    [saw, 2],
  ]);
  const { lines } = await edit(orderId, [
    [nail, 5],
    [saw, 2],
  ]);
  expect(lines).toEqual([
    [0, nail, 5],
    [2, saw, 2],
  ]);
  const post = async (path: string, body: object): Promise<StaffOrder> =>
    (await owner.send('POST', `/staff/orders/${orderId}/${path}`, body)).body.order;
  await post('paid', { amount: 45, method: 'cash' });
  for (const status of ['confirmed', 'preparing', 'ready', 'delivered']) {
    const { version, next } = await show(orderId);
    if (next.some((one) => one === status)) await post('status', { status, version });
  }
  const piece = { position: 2, quantity: 1 };
  const reference = (await post('returns', { lines: [piece] })).returns[0]!.reference;
  await post(`returns/${reference}/received`, { lines: [piece] });
  const { documents } = await post(`returns/${reference}/refund`, { amount: 20 });
  expect(documents!.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['simplified', 45],
    ['corrective', -20],
  ]);
});
