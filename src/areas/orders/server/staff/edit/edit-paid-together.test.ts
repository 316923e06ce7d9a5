import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import type { StaffOrder } from '../../../staff-calls.ts';
import { addProduct, pickupOrder, stockOf } from '../../orders.fixture.ts';

const stock = 5000;
let shop: Shop;
let people: Browser[];
let buyer: Browser;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  people = [await signInAs(shop, 'sales'), await signInAs(shop, 'owner')];
  product = await addProduct(shop.database, { article: 'drill', price: 1000, stock });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

const step = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom(
    ...(['edit', 'edit', 'edit', 'pay', 'part', 'back', 'price', 'piece', 'mistake', 'undo'] as const),
  ),
  pieces: fc.integer({ min: 1, max: 6 }),
  /** Sent together with the one before. */
  isTogether: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const show = async (orderId: number): Promise<StaffOrder> =>
  (await people[1]!.send('GET', `/staff/orders/${orderId}`)).body.order;
const inCents = (euros: number): number => Math.round(euros * 100);

/** What one does to an order as they saw it; what has been taken or given back by that, in cents. */
async function take(
  { who, act, pieces }: Step,
  { orderId, money, lines, timeline }: StaffOrder,
): Promise<{ taken: number; given: number }> {
  const send = (method: 'POST' | 'PUT', path: string, body?: object) =>
    people[who]!.send(method, `/staff${path}`, body);
  const nothing = { taken: 0, given: 0 };
  if (act === 'edit') {
    const from = lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
    const to = [{ product_id: product, quantity: pieces }];
    await send('PUT', `/orders/${orderId}`, { changes: [{ field: 'lines', from, to }] });
    return nothing;
  }
  if (act === 'undo') {
    const last = timeline.findLast(({ verb, undoneBy }) => verb === 'order.edit' && undoneBy === null);
    if (last) await send('POST', `/changes/${last.id}/undo`);
    return nothing;
  }
  if (act === 'pay' || act === 'part') {
    const amount = act === 'part' ? 5 : money!.due || 10;
    const paid = { amount, method: 'cash', again: pieces > 2 };
    const { status } = await send('POST', `/orders/${orderId}/paid`, paid);
    return status === 200 ? { taken: inCents(amount), given: 0 } : nothing;
  }
  if (act === 'mistake') {
    const receipt = money!.receipts.findLast(({ canTakeBack }) => canTakeBack);
    if (!receipt) return nothing;
    const { status } = await send('POST', `/orders/${orderId}/receipts/${receipt.id}/undo`, { reason: 'Eran 50' });
    return status === 200 ? { taken: -inCents(receipt.amount), given: 0 } : nothing;
  }
  if (act === 'piece') {
    // No line changes after this either; a piece costs 10 €.
    if (pieces < 5) return nothing;
    const wanted = { lines: [{ position: 0, quantity: pieces - 4 }], reason: 'Golpe', again: true };
    const { status } = await send('POST', `/orders/${orderId}/refund`, wanted);
    return status === 200 ? { taken: 0, given: 1000 * (pieces - 4) } : nothing;
  }
  // What pays the order goes back in one case of many: no line of it changes after that.
  const amount = act === 'back' ? money!.surplus || 1 : pieces === 6 ? 3 : money!.surplus;
  if (amount === 0) return nothing;
  const refund = { amount, reason: 'Lleva menos', again: true };
  const { status } = await send('POST', `/orders/${orderId}/refund`, refund);
  return status === 200 ? { taken: 0, given: inCents(amount) } : nothing;
}

async function expectSound(orderId: number, moved: { taken: number; given: number }): Promise<void> {
  const order = await show(orderId);
  const { amount, status, paymentStatus, documents = [] } = order;
  const { due, received, refunded, refunds, surplus, receipts, attempts } = order.money!;
  // Each cent that somebody took or gave stands there, once.
  expect([inCents(received), inCents(refunded)]).toEqual([moved.taken, moved.given]);
  expect(receipts.reduce((sum, one) => sum + inCents(one.amount), 0)).toBe(moved.taken);
  // What has come and not gone, and is not to go, pays the order.
  const paying = inCents(received) - inCents(refunded) - inCents(surplus);
  const sumOfPapers = documents.reduce((sum, one) => sum + inCents(one.amount), 0);
  if (paymentStatus === 'paid') {
    expect(due).toBe(0);
    expect(paying).toBeLessThanOrEqual(inCents(amount!));
    expect(sumOfPapers).toBe(paying);
  } else if (paymentStatus === 'pending') {
    expect(surplus).toBe(0);
    expect(inCents(due)).toBe(inCents(amount!) - paying);
    expect(due).toBeGreaterThan(0);
  } else expect(paying).toBe(0);
  // No piece went back twice, and none is of a line that has changed since.
  const back = refunds.flatMap((refund) => refund.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);
  expect(order.lines.map((line) => line.refunded)).toEqual([back]);
  expect(back).toBeLessThanOrEqual(order.lines[0]!.quantity);
  const open = attempts.filter(({ state }) => state === 'pending');
  expect(open.map((attempt) => attempt.amount)).toEqual(paymentStatus === 'pending' ? [due] : []);
  expect(status).toBe('confirmed');
}

it('loses and doubles no cent, whatever two people change, take and give back of a paid order at once', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
    await buyer.refresh();
    await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 3 });
    const { orderId } = (await buyer.send('POST', '/sale/order', pickupOrder)).body as { orderId: number };
    await people[0]!.send('POST', `/staff/orders/${orderId}/paid`, { amount: 30, method: 'terminal' });
    const moved = { taken: 3000, given: 0 };
    const count = async (taking: Promise<{ taken: number; given: number }>): Promise<void> => {
      const { taken, given } = await taking;
      moved.taken += taken;
      moved.given += given;
    };
    let underWay: Promise<void>[] = [];
    for (const one of steps) {
      if (!one.isTogether) {
        await Promise.all(underWay);
        underWay = [];
        await expectSound(orderId, moved);
      }
      const seen = await show(orderId);
      underWay.push(count(take(one, seen)));
    }
    await Promise.all(underWay);
    await expectSound(orderId, moved);
    const { rows } = await shop.database.$client.query<{ pieces: number }>(
      `SELECT coalesce(sum(units), 0)::int AS pieces FROM orders WHERE status <> 'cancelled'`,
    );
    expect(await stockOf(shop.database, product)).toBe(stock - rows[0]!.pieces);
  });
  await fc.assert(property, { numRuns: propertyRuns(12), endOnFailure: true });
}, 120_000);
