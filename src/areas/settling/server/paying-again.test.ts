import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { dayMs } from '#values/durations.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  guestOf,
  parsedPickupOrder,
  pickupOrder,
  placeRequest,
  type Rules,
  secret,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';
import { type StoredOrder, updateOrder } from '#areas/orders/server/records/order-queries.ts';
import { createListWays } from '#areas/orders/server/ways-to-pay.ts';
import { createSigner } from '#platform/secret/signer.ts';
import { createContextOf } from './attempt-context.ts';
import { createPayOrder, type PayOrderParts } from './pay-order.ts';

/** A bank that does not answer, and a lender that asks for a document. */
const outage = new Error('no answer');
const bank = {
  ...testCard(),
  name: 'bank',
  capabilities: { methods: ['bizum'], start: 'redirect', minutesToPay: 30 } as const,
  start: () => Promise.reject(outage),
};
const lender = {
  ...testCard(),
  name: 'lender',
  capabilities: { methods: ['sequra'], start: 'redirect', minutesToPay: 30 } as const,
};

type Slots = Awaited<ReturnType<PayOrderParts['delivery']['slots']>>;
let slots: Slots = [];
const onProviderError = vi.fn<(error: unknown) => void>();

let rules: Rules;
let product: number;
let order: StoredOrder;
let paying: ReturnType<typeof createPayOrder>;
beforeAll(async () => {
  rules = await startRules({}, undefined, undefined, [bank, lender]);
  product = await addProduct(rules.database, { article: 'drill', stock: 1000, price: 1000 });
});
afterAll(() => rules.stop());
beforeEach(async () => {
  slots = [];
  onProviderError.mockClear();
  paying = createPayOrder(parts());
  order = await rules.placeOrder(product, { payment: 'card' });
});
function parts(): PayOrderParts {
  const delivery = { ...rules.delivery, slots: async () => slots };
  return {
    ...rules,
    changeStatus: rules.orders.changeStatus,
    holds: rules.orders.holds,
    mails: rules.orders.mails,
    contextOf: createContextOf({ publicUrl: 'https://shop.example', signer: createSigner(secret) }),
    delivery,
    listWays: createListWays({ ...rules, delivery }),
    onProviderError,
  };
}

const payAgain = (method: 'card' | 'transfer' | 'bizum' | 'sequra') =>
  paying.payAgain(actors.customer, order.userId, order.id, method);
const start = () => paying.start(order.userId, order.id, { ip: '192.0.2.1', userAgent: 'Firefox' });
const offerOf = async (method: string) =>
  (await paying.listWays(order.userId, order.id, 'es')).paymentMethods.find(({ code }) => code === method);
const notAvailable = (field: string, code = 'not_available') => ({ code: 'not_available', fields: [{ field, code }] });

describe('a provider that does not answer', () => {
  it('is reported, and the customer may choose another way', async () => {
    await payAgain('bizum');
    expect(await start()).toMatchObject({ code: 'payment_unavailable' });
    expect(onProviderError.mock.calls).toEqual([[outage]]);
    await payAgain('card');
    expect(await start()).toMatchObject({ kind: 'redirect' });
    expect(onProviderError).toHaveBeenCalledTimes(1);
  });
});

it('a database that is away is not said to be a provider that does not answer', async () => {
  const cut = () => rules.database.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`) as never;
  const { start: startCut } = createPayOrder({ ...parts(), contextOf: cut });
  await expect(startCut(order.userId, order.id, { ip: '192.0.2.1', userAgent: 'Firefox' })).rejects.toThrow();
  expect(onProviderError).not.toHaveBeenCalled();
});

describe('a lender', () => {
  it('asks for a document where the order has none, and is refused without', async () => {
    expect(await offerOf('sequra')).toMatchObject({ available: true, needs: ['document'] });
    expect(await offerOf('card')).not.toHaveProperty('needs');
    expect(await payAgain('sequra')).toMatchObject(notAvailable('payment', 'document_needed'));
  });

  it('is offered for one that has it, and begun as long as it finances all of it', async () => {
    const customer = { ...pickupOrder.customer, document: { type: 'NIF', number: '12345678Z' } };
    const userId = rules.newUser();
    await rules.fill(userId, product);
    order = await placeRequest(rules, userId, orderRequest.parse({ ...pickupOrder, customer, payment: 'card' }));
    expect(await offerOf('sequra')).not.toHaveProperty('needs');
    expect(await payAgain('sequra')).toMatchObject({ payment: 'sequra' });
    expect(await start()).toMatchObject({ kind: 'redirect' });
    const makeDearer = () =>
      rules.database.execute(sql`UPDATE orders SET total = total + 100, price = price + 100 WHERE id = ${order.id}`);
    await makeDearer();
    expect(await start()).toMatchObject({ code: 'payment_unavailable' });
    await payAgain('card');
    await makeDearer();
    expect(await start()).toMatchObject({ kind: 'redirect' });
    await updateOrder(rules.database, order.id, { delivery: { ...order.delivery, virtual: 'all' } });
    expect(await payAgain('sequra')).toMatchObject(notAvailable('payment'));
  });
});

describe('the slot of an order', () => {
  const date = '2026-11-23';
  const slot = { from: '09:00', to: '11:00' };
  const slotOf = (change: Partial<Slots[number]> = {}) => ({
    type: 'pickup' as const,
    date,
    ...slot,
    free: true,
    left: null,
    notFor: ['transfer' as const],
    ...change,
  });
  const isTooLate = async (): Promise<boolean> => {
    const answer = await payAgain('transfer');
    if (!('fields' in answer)) return false;
    expect(answer).toMatchObject(notAvailable('delivery.slot'));
    return true;
  };
  const deliverIn = (change: Partial<StoredOrder['delivery']>) =>
    updateOrder(rules.database, order.id, { delivery: { ...order.delivery, date, ...change } });

  it('rules out a way to pay that is too late for it', async () => {
    await deliverIn({ slot });
    slots = [slotOf()];
    expect(await isTooLate()).toBe(true);
    expect(await offerOf('transfer')).toMatchObject({ reason: 'el dinero llegaría después de la entrega' });
    slots = [slotOf({ notFor: [] })];
    expect(await isTooLate()).toBe(false);
  });

  it.each([
    ['of another kind', { type: 'delivery' as const }],
    ['of another day', { date: '2026-11-24' }],
    ['that begins at another time', { from: '10:00' }],
    ['that ends at another time', { to: '12:00' }],
  ])('is not that %s', async (_, change) => {
    await deliverIn({ slot });
    slots = [slotOf(change), slotOf({ notFor: [] })];
    expect(await isTooLate()).toBe(false);
    slots = [slotOf({ ...change, notFor: [] }), slotOf()];
    expect(await isTooLate()).toBe(true);
  });

  it('that the shop does not list any more rules out nothing', async () => {
    await deliverIn({ slot });
    expect(await isTooLate()).toBe(false);
  });

  it('is any of its day where the customer has chosen the day only', async () => {
    await deliverIn({ slot: null });
    slots = [slotOf({ from: '09:00', to: '11:00' }), slotOf({ from: '16:00', to: '18:00', notFor: [] })];
    expect(await isTooLate()).toBe(false);
    slots = slots.map((one) => ({ ...one, notFor: ['transfer'] }));
    expect(await isTooLate()).toBe(true);
  });
});

it('a transfer is refused once its time is over, though the card has time', async () => {
  const userId = rules.newUser();
  await rules.fill(userId, product);
  const request = { ...parsedPickupOrder, payment: 'card' as const };
  order = (await placeOrder(rules.orders.placing, guestOf(userId), request)) as StoredOrder;
  await updateOrder(rules.database, order.id, { paymentDueAt: new Date(order.placedAt.getTime() + 30 * dayMs) });
  // To the moment at which it no longer holds its goods.
  rules.passDays(2 / 24);
  expect(await payAgain('transfer')).toMatchObject({ payment: 'transfer' });
  await updateOrder(rules.database, order.id, { paymentDueAt: new Date(order.placedAt.getTime() + 30 * dayMs) });
  rules.passDays(7 - 2 / 24);
  expect(await payAgain('transfer')).toMatchObject(notAvailable('payment'));
});

it('an order that the shop has confirmed without its place in a slot stays so when its money comes', async () => {
  await rules.database.transaction((tx) =>
    rules.orders.changeStatus(tx, order.id, { actor: actors.shop, status: 'confirmed' }),
  );
  // A day that is offered no longer.
  const delivery = {
    ...order.delivery,
    date: '2026-11-20',
    slot: { from: '09:00', to: '11:00' },
    lacksPlace: true as const,
  };
  await updateOrder(rules.database, order.id, { delivery });
  expect(await rules.settling.payments.recordPaid(actors.shop, order.number)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
});
