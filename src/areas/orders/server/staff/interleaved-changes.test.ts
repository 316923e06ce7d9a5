import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffOrder } from '../../staff-calls.ts';
import { addProduct, homeDelivery, pickupOrder, stockOf } from '../orders.fixture.ts';

const stock = 5000;
const quantity = 3;
let shop: Shop;
let people: Browser[];
let buyer: Browser;
let product: number;
let delivery: typeof homeDelivery;

beforeAll(async () => {
  shop = await startShop();
  people = [await signInAs(shop, 'sales'), await signInAs(shop, 'owner')];
  product = await addProduct(shop.database, { article: 'drill', stock });
  buyer = await newAccount(shop);
});
afterAll(() => shop.stop());

/** Delivery in the slot with most places: orders that stand keep theirs, and the steps pass the time until which early ones can be had. */
async function freestDelivery(): Promise<typeof homeDelivery> {
  const { slots } = (await buyer.send('GET', '/service/delivery/init')).body as { slots: DeliverySlot[] };
  const { date, from, to } = slots
    .filter(({ type, notFor }) => type === 'delivery' && !notFor.includes('transfer'))
    .toSorted((a, b) => (b.left ?? 0) - (a.left ?? 0) || b.date.localeCompare(a.date))[0]!;
  return { ...homeDelivery, date, slot: { from, to } } as typeof homeDelivery;
}

const acts = [
  ...(['next', 'next', 'next', 'cancel', 'undo', 'undo', 'undo', 'tag', 'track', 'note', 'pay', 'refund'] as const),
  ...(['piece', 'piece'] as const),
  ...(['way', 'way', 'method', 'method'] as const),
];
const methods = ['transfer', 'card', 'counter'] as const;
interface Step {
  readonly who: 0 | 1;
  readonly act: (typeof acts)[number];
  /** Sent together with the one before. */
  readonly isTogether: boolean;
  /** More than ten seconds later. */
  readonly isLater: boolean;
}
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom(...acts),
  isTogether: fc.boolean(),
  isLater: fc.boolean(),
});

/** What somebody does to an order as they saw it. */
async function take(
  { who, act }: Step,
  { orderId, version, next, tags, trackingNumber, money, timeline, payment, delivery: shown }: StaffOrder,
): Promise<void> {
  const send = (method: 'POST' | 'PUT', path: string, body?: object) =>
    people[who]!.send(method, `/staff${path}`, body);
  const at = `/orders/${orderId}`;
  if (act === 'next' || act === 'cancel') {
    const status = act === 'cancel' ? 'cancelled' : next.find((one) => one !== 'cancelled');
    if (status) await send('POST', `${at}/status`, { status, version });
  } else if (act === 'undo') {
    // Whatever was done last and has an id, by whomever, whether or not it can be taken back.
    const last = timeline.findLast(({ id, undoneBy }) => id !== null && undoneBy === null);
    if (last) await send('POST', `/changes/${last.id}/undo`);
  } else if (act === 'tag')
    await send('PUT', at, {
      changes: [{ field: 'tags', from: tags, to: tags.length < 5 ? [...tags, `t${who}${tags.length}`] : [] }],
    });
  else if (act === 'track')
    await send('PUT', at, {
      changes: [{ field: 'trackingNumber', from: trackingNumber, to: `${trackingNumber ?? ''}${who}`.slice(-9) }],
    });
  else if (act === 'method') {
    const to = methods[(methods.indexOf(payment as 'card') + 1 + who) % methods.length];
    await send('PUT', at, { changes: [{ field: 'payment', from: payment, to }] });
  } else if (act === 'way') {
    const { type, address, pickupPoint, date, slot } = shown;
    const collected = { type: 'pickup', pickupPointId: 1, date: null, slot: null };
    const isCollected = type === 'pickup';
    const from = isCollected ? { ...collected, pickupPointId: pickupPoint!.id } : { type, address, date, slot };
    await send('PUT', at, { changes: [{ field: 'delivery', from, to: isCollected ? delivery : collected }] });
  } else if (act === 'note') await send('POST', `${at}/notes`, { text: 'Llamar' });
  else if (act === 'pay') await send('POST', `${at}/paid`, { amount: money!.due || 1, method: 'cash' });
  else {
    const what = act === 'piece' ? { lines: [{ position: 0, quantity: 1 + who }] } : { amount: 1 };
    await send('POST', `${at}/refund`, { ...what, reason: 'Golpe', again: true });
  }
}

const show = async (orderId: number): Promise<StaffOrder> =>
  (await people[1]!.send('GET', `/staff/orders/${orderId}`)).body.order;
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await shop.database.$client.query<Row & Record<string, unknown>>(text, values)).rows;

async function expectSound(orderId: number): Promise<void> {
  const order = await show(orderId);
  // Goods and places are those of the orders that stand.
  const [held] = await query<{ pieces: number; places: number }>(
    `SELECT coalesce(sum(units) FILTER (WHERE status <> 'cancelled'), 0)::int AS pieces,
      (count(*) FILTER (WHERE delivery -> 'hasPlace' IS NOT NULL AND status <> 'cancelled'))::int AS places FROM orders`,
  );
  expect(await stockOf(shop.database, product)).toBe(stock - held!.pieces);
  expect(await query(`SELECT -sum(quantity)::int AS pieces FROM inventory_movements`)).toEqual([
    { pieces: held!.pieces },
  ]);
  expect(await query(`SELECT coalesce(sum(taken), 0)::int AS places FROM delivery_slots`)).toEqual([
    { places: held!.places },
  ]);
  // Money: what has come and gone explains what is still to come, and the state of the payment.
  const { received, refunded, due } = order.money!;
  const isOver = order.status === 'cancelled' || order.status === 'returned';
  expect(due).toBeCloseTo(isOver ? 0 : Math.max(0, order.amount! - received), 5);
  expect(order.paymentStatus === 'paid' || order.paymentStatus === 'refunded').toBe(received >= order.amount!);
  expect(refunded).toBeLessThanOrEqual(received);
  // No piece went back twice, and each line says how many have.
  const standing = order.money!.refunds.filter(({ state }) => state !== 'refused');
  const paidBack = standing.flatMap(({ lines }) => lines ?? []);
  const pieces = paidBack.reduce((sum, line) => sum + line.quantity, 0);
  expect(pieces).toBeLessThanOrEqual(quantity);
  expect(order.lines.map((line) => line.refunded)).toEqual([pieces]);
  const back = standing.reduce((sum, { amount }) => sum + amount, 0);
  expect(paidBack.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(back + 0.001);
  // What is awaited is asked for once, in the way and until the end that the order says.
  const isAwaited = order.paymentStatus === 'pending' && due > 0;
  expect(
    await query(
      `SELECT payments.method, payments.amount::float8 / 100 AS amount, expires_at = payment_due_at AS "isInTime"
       FROM payments JOIN orders ON orders.id = order_id WHERE order_id = $1 AND payments.state IN ('pending', 'processing')`,
      [orderId],
    ),
  ).toEqual(isAwaited ? [{ method: order.payment, amount: due, isInTime: true }] : []);
  // The log tells without a gap how the order became what it is.
  const lines = await query<{ changes: { field: string; before: unknown; after: unknown }[] }>(
    `SELECT changes || coalesce((SELECT jsonb_agg(jsonb_build_object('field', field, 'before', before, 'after', after))
        FROM audit_personal WHERE entry_id = audit_entries.id), '[]') AS changes
      FROM audit_entries WHERE subject_kind = 'order' AND subject_id = $1 ORDER BY id`,
    [String(orderId)],
  );
  const told: Record<string, unknown> = {
    ...{ status: null, paymentStatus: null, tags: [], trackingNumber: null, payment: 'transfer' },
  };
  for (const { field, before, after } of lines.flatMap(({ changes }) => changes))
    if (field in told) {
      expect([field, before]).toEqual([field, told[field]]);
      told[field] = after;
    }
  const { status, paymentStatus, tags, trackingNumber, payment } = order;
  expect(told).toEqual({ status, paymentStatus, tags, trackingNumber, payment });
  expect(await query(`SELECT count(*)::int AS version FROM order_history WHERE order_id = $1`, [orderId])).toEqual([
    { version: order.version },
  ]);
}

it('order, stock, slots, money and the log add up whatever two people do and take back at once', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
    // The steps of many runs together take longer than an access token lives.
    await buyer.refresh();
    delivery = await freestDelivery();
    await buyer.send('POST', '/sale/basket', { product_id: product, quantity });
    const placed = await buyer.send('POST', '/sale/order', { ...pickupOrder, delivery });
    expect([placed.status, placed.body.code]).toEqual([200, undefined]);
    const { orderId } = placed.body as { orderId: number };
    let underWay: Promise<void>[] = [];
    for (const one of steps) {
      if (!one.isTogether) {
        await Promise.all(underWay);
        underWay = [];
      }
      if (one.isLater) shop.passTime(11);
      underWay.push(take(one, await show(orderId)));
    }
    await Promise.all(underWay);
    await expectSound(orderId);
    // An account has only so many open orders.
    const last = await show(orderId);
    if (last.next.includes('cancelled'))
      await people[1]!.send('POST', `/staff/orders/${orderId}/status`, { status: 'cancelled', version: last.version });
    await expectSound(orderId);
  });
  await fc.assert(property, { numRuns: propertyRuns(18), endOnFailure: true });
}, 300_000);
