import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';

let shop: Shop;
let buyer: Browser;
let owner: Browser;
let bits: number;
let discs: number;
beforeAll(async () => {
  shop = await startShop();
  owner = await signInAs(shop, 'owner');
  bits = await addProduct(shop.database, { article: 'bits', price: 825, stock: 9999 });
  discs = await addProduct(shop.database, { article: 'discs', price: 850, stock: 9999 });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

const send = async (path: string, body: object) => {
  const { status, body: answer } = await owner.send('POST', `/staff/orders/${path}`, body);
  return { answer: `${status} ${answer.code ?? ''}`.trim(), ...answer };
};
const find = async (orderId: number) => (await owner.send('GET', `/staff/orders/${orderId}`)).body.order;
async function edit(orderId: number, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const linesOf = ([ofBits, ofDiscs]: readonly [number, number]) => [
    { product_id: bits, quantity: ofBits },
    { product_id: discs, quantity: ofDiscs },
  ];
  const changes = [{ field: 'lines', from: linesOf(from), to: linesOf(to) }];
  expect((await owner.send('PUT', `/staff/orders/${orderId}`, { changes })).status).toBe(200);
}
type Pieces = readonly [position: number, quantity: number];
const lines = (...wanted: readonly Pieces[]) => ({
  lines: wanted.map(([position, quantity]) => ({ position, quantity })),
});

async function place(ofBits: number, ofDiscs: number): Promise<number> {
  await buyer.send('POST', '/sale/basket', { product_id: bits, quantity: ofBits });
  await buyer.send('POST', '/sale/basket', { product_id: discs, quantity: ofDiscs });
  return (await buyer.send('POST', '/sale/order', pickupOrder)).body.orderId;
}
async function pay(orderId: number): Promise<void> {
  await send(`${orderId}/paid`, { amount: (await find(orderId)).money.due, method: 'cash' });
}
async function deliver(orderId: number): Promise<number> {
  for (const status of ['confirmed', 'preparing', 'ready', 'delivered']) {
    const { version, next } = await find(orderId);
    if (next.includes(status)) await send(`${orderId}/status`, { status, version });
  }
  return orderId;
}
async function placePaid(ofBits: number, ofDiscs: number): Promise<number> {
  const orderId = await place(ofBits, ofDiscs);
  await pay(orderId);
  return deliver(orderId);
}
/** Announces a return, takes its goods in and settles it with what it says that it owes. */
async function giveBack(orderId: number, ...pieces: readonly Pieces[]) {
  const announced = await send(`${orderId}/returns`, lines(...pieces));
  if (announced.answer !== '200') return announced;
  const { reference } = announced.order.returns.at(-1);
  await send(`${orderId}/returns/${reference}/received`, lines(...pieces));
  const { refund } = (await find(orderId)).returns.at(-1);
  return { refund, ...(await send(`${orderId}/returns/${reference}/refund`, { amount: refund })) };
}
const refund = (orderId: number, body: object) =>
  send(`${orderId}/refund`, { reason: 'Defecto', again: true, ...body });
const refundedOf = async (orderId: number): Promise<number[]> =>
  (await find(orderId)).lines.map((line: { refunded: number }) => line.refunded);

it('pays each piece once, of whose lines some were paid before they came back', async () => {
  const orderId = await placePaid(12, 3);
  expect((await refund(orderId, lines([0, 2]))).order.money.refunded).toBe(16.5);
  expect(await giveBack(orderId, [0, 2])).toMatchObject({ answer: '200', refund: 0 });
  expect(await refundedOf(orderId)).toEqual([2, 0]);
  expect(await giveBack(orderId, [1, 3])).toMatchObject({ answer: '200', refund: 25.5 });
  expect(await refundedOf(orderId)).toEqual([2, 3]);
  expect(await refund(orderId, lines([1, 2]))).toMatchObject({
    answer: '409 already_refunded',
    lines: [{ position: 1, left: 0 }],
  });
  expect((await find(orderId)).money.refunded).toBe(42);
});

it('takes nothing off a return for pieces of another line', async () => {
  const orderId = await placePaid(4, 3);
  await refund(orderId, lines([0, 2]));
  expect(await giveBack(orderId, [1, 3])).toMatchObject({ answer: '200', refund: 25.5 });
  expect(await refundedOf(orderId)).toEqual([2, 3]);
});

it('pays no pieces of a line twice that were paid after others of it had come back', async () => {
  const orderId = await placePaid(4, 3);
  await giveBack(orderId, [0, 2]);
  await refund(orderId, lines([0, 1]));
  expect(await refundedOf(orderId)).toEqual([3, 0]);
  expect((await refund(orderId, lines([0, 2]))).answer).toBe('409 already_refunded');
  expect(await giveBack(orderId, [0, 2])).toMatchObject({ answer: '200', refund: 8.25 });
  expect(await refundedOf(orderId)).toEqual([4, 0]);
});

it('leaves what came in excess to be paid back, whatever goods come back', async () => {
  const orderId = await place(12, 3);
  await pay(orderId);
  await edit(orderId, [12, 3], [10, 3]);
  expect((await find(orderId)).money.surplus).toBe(16.5);
  await deliver(orderId);
  const { order } = await giveBack(orderId, [0, 4]);
  expect(order.money).toMatchObject({ received: 124.5, refunded: 33, surplus: 16.5 });
  expect(await refundedOf(orderId)).toEqual([4, 0]);
  expect((await owner.send('GET', '/staff/orders/attention')).body.orders).toContainEqual(
    expect.objectContaining({ orderId, warnings: [{ kind: 'surplus', amount: 16.5 }] }),
  );
  expect((await refund(orderId, lines([0, 8]))).answer).toBe('409 already_refunded');
  expect((await refund(orderId, lines([0, 1]))).order.money.surplus).toBe(16.5);
  expect(await giveBack(orderId, [0, 6], [1, 3])).toMatchObject({ refund: 66.75 });
  expect((await refund(orderId, { amount: 16.5 })).order.money).toMatchObject({ refunded: 124.5, surplus: 0 });
});

it('owes no goods that came back unpaid, and keeps nothing that is paid for them', async () => {
  const orderId = await deliver(await place(4, 1));
  expect((await find(orderId)).money.due).toBe(41.5);
  expect((await giveBack(orderId, [0, 2])).order).toMatchObject({ returns: [{ state: 'closed' }], money: { due: 25 } });
  expect(await send(`${orderId}/paid`, { amount: 41.5, method: 'cash' })).toMatchObject({
    ...{ answer: '422 amount_differs', due: 25 },
  });
  expect((await send(`${orderId}/paid`, { amount: 5, method: 'cash' })).order.money.due).toBe(20);
  expect((await send(`${orderId}/paid`, { amount: 20, method: 'cash' })).order).toMatchObject({
    ...{ paymentStatus: 'paid', money: { received: 25, due: 0, surplus: 0 } },
  });
  expect((await giveBack(orderId, [0, 2], [1, 1])).order).toMatchObject({
    ...{ status: 'returned', paymentStatus: 'refunded', money: { refunded: 25, refundable: 0 } },
  });
});

it('shows as surplus what a part paid of goods that came back', async () => {
  const orderId = await deliver(await place(4, 1));
  await send(`${orderId}/paid`, { amount: 30, method: 'cash' });
  expect((await giveBack(orderId, [0, 2])).order).toMatchObject({
    ...{ paymentStatus: 'paid', money: { received: 30, due: 0, surplus: 5 } },
  });
  expect((await refund(orderId, { amount: 5 })).order.money).toMatchObject({ refunded: 5, surplus: 0, due: 0 });
  expect((await giveBack(orderId, [0, 2])).order.money).toMatchObject({ refunded: 21.5, refundable: 8.5 });
});

const pieces = fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 3 }));
const acts = fc.array(
  fc.oneof(
    fc.record({ refund: pieces }),
    fc.record({ giveBack: pieces }),
    fc.record({ amount: fc.integer({ min: 1, max: 2_000 }) }),
  ),
  { minLength: 3, maxLength: 8 },
);

it('pays no more pieces than were bought and no more money than came, whatever is done', async () => {
  const bought = [4, 3] as const;
  const cost = [825, 850] as const;
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      const orderId = await placePaid(...bought);
      let before = [0, 0];
      let amounts = 0;
      for (const act of done) {
        shop.passTime(1);
        if ('refund' in act) await refund(orderId, lines(act.refund));
        else if ('giveBack' in act) await giveBack(orderId, act.giveBack);
        else if ((await refund(orderId, { amount: act.amount / 100 })).answer === '200') amounts += act.amount;
        const { money, lines: shown } = await find(orderId);
        const after = shown.map(({ refunded }: { refunded: number }) => refunded);
        const paidFor = after.reduce((sum: number, count: number, at: number) => sum + count * cost[at]!, 0);
        const back = Math.round(money.refunded * 100);
        expect(back).toBeLessThanOrEqual(Math.round(money.received * 100));
        for (const at of [0, 1]) {
          expect(after[at]).toBeLessThanOrEqual(bought[at]!);
          expect(after[at]).toBeGreaterThanOrEqual(before[at]!);
        }
        // Each piece that counts was paid, and what went back besides are amounts.
        expect(paidFor).toBeLessThanOrEqual(back);
        expect(back - amounts).toBeLessThanOrEqual(paidFor);
        before = after;
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);
