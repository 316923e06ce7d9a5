import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAttempt, findPendingAttempt } from '#areas/payment/server/payment.ts';
import { testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import { actors, homeDelivery, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { type StoredOrder, updateOrder } from '#areas/orders/server/records/order-queries.ts';
import { Failure } from '#platform/http/failure.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import {
  rules,
  startHolds,
  newProduct,
  tryToPlace,
  place,
  stored,
  view,
  openLink,
  pay,
  passMinutes,
  held,
  slotsOf,
  jobsOf,
  expectSound,
} from './holds.fixture.ts';

beforeAll(startHolds);
afterAll(() => rules.stop());

describe('orders of addresses that nobody has confirmed', () => {
  it('hold half of an article together, and more of them are placed without holding any', async () => {
    const product = await newProduct(10);
    const placed = [];
    for (let order = 0; order < 10; order += 1) placed.push(await place(product));
    expect(placed.map(({ hold }) => hold)).toEqual([...Array(5).fill('unconfirmed'), ...Array(5).fill('waiting')]);
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([5, 5]);
    expect(await view(placed[9]!)).toMatchObject({ waitsFor: 'goods', status: 'created' });
    expect((await view(placed[0]!)).waitsFor).toBeUndefined();
    // Everybody else buys the other half.
    const confirmed = await place(product, { quantity: 5, isEmailConfirmed: true });
    expect(confirmed.hold).toBeNull();
    expect(await tryToPlace(product)).toBeInstanceOf(Failure);
  });

  it('may hold the last piece', async () => {
    const product = await newProduct(1);
    expect((await place(product)).hold).toBe('unconfirmed');
    expect(await stockOf(rules.database, product)).toBe(0);
  });

  it('get all there is once they are paid at once', async () => {
    const product = await newProduct(4);
    const order = await place(product, { quantity: 4, payment: 'card' });
    expect([order.hold, await stockOf(rules.database, product)]).toEqual(['waiting', 4]);
    expect(await rules.settling.start(order.userId, order.id, { ip: '', userAgent: '' })).toMatchObject({
      kind: 'redirect',
    });
    expect(await pay(order)).toBe('settled');
    expect(await stored(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', hold: null });
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([0, 0]);
  });

  it('keep their goods once their link is opened, and count for their network no longer', async () => {
    const product = await newProduct(10);
    const order = await place(product, { quantity: 5, network: 'house' });
    expect(await openLink(order)).toMatchObject({ hold: null, network: null });
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([5, 0]);
    expect((await place(product, { quantity: 2 })).hold).toBe('unconfirmed');
    passMinutes(130);
    await rules.expireUnpaidOrders();
    expect([await stockOf(rules.database, product), await held(product)]).toEqual([5, 0]);
  });

  it('take them again when the link is opened late', async () => {
    const product = await newProduct(10);
    const order = await place(product, { quantity: 3 });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    expect(await stored(order)).toMatchObject({ hold: 'waiting', status: 'created' });
    expect(await stockOf(rules.database, product)).toBe(10);
    expect(await openLink(order)).toMatchObject({ hold: null });
    expect(await stockOf(rules.database, product)).toBe(7);
    expect((await view(order)).waitsFor).toBeUndefined();
  });

  it('are not paid for goods that are gone, and take them when they are there again', async () => {
    const product = await newProduct(4);
    const order = await place(product, { quantity: 2, payment: 'bizum' });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    const other = await place(product, { quantity: 4, isEmailConfirmed: true });
    expect(await openLink(order)).toMatchObject({ hold: 'waiting' });
    const gone = { code: 'goods_gone' };
    expect(await rules.settling.start(order.userId, order.id, { ip: '', userAgent: '' })).toMatchObject(gone);
    expect(await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card')).toMatchObject(gone);
    await rules.orders.forCustomer.cancel(actors.customer, other.userId, other.id, 'es');
    expect(await openLink(order)).toMatchObject({ hold: null });
    expect(await stockOf(rules.database, product)).toBe(2);
  });

  it('are cancelled and refunded by their provider when their money comes and the goods are gone', async () => {
    const product = await newProduct(4);
    const order = await place(product, { quantity: 2, payment: 'bizum' });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    await place(product, { quantity: 4, isEmailConfirmed: true });
    const { reference, amount } = (await findPendingAttempt(rules.database, order.id))!;
    const notify = () => rules.settling.settlePayment('bank', testCardNotification(reference, amount, 'paid'));
    expect([await notify(), await notify()]).toEqual(['settled', 'unchanged']);
    expect(await stored(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', hold: null });
    expect(await jobsOf('payment-late-mail', order)).toMatchObject([{ gone: 'goods', amount }]);
    expect((await jobsOf('order-mail', order)).map(({ status }) => status)).toEqual(['created']);
    const { rows } = await rules.database.execute(sql`
      SELECT refund.amount::int FROM payment_refunds refund JOIN payments ON payments.id = payment_id
      WHERE order_id = ${order.id} AND refund.state = 'requested'`);
    expect(rows).toEqual([{ amount }]);
    expect(await findAttempt(rules.database, { provider: 'bank', reference })).toMatchObject({ state: 'paid' });
    expect(await stockOf(rules.database, product)).toBe(0);
  });

  it('are cancelled when their transfer is recorded and the goods are gone, and the shop is owed the refund', async () => {
    const product = await newProduct(2);
    const order = await place(product);
    passMinutes(130);
    await rules.expireUnpaidOrders();
    await place(product, { quantity: 2, isEmailConfirmed: true });
    const paid = await rules.settling.payments.recordPaid(actors.shop, order.number);
    expect(paid).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await jobsOf('payment-late-mail', order)).toMatchObject([{ gone: 'goods' }]);
    const attended = (await rules.settling.payments.listToAttend(50)).map((one) => one.order.number);
    expect(attended).toContain(order.number);
  });

  it('are not prepared without their goods', async () => {
    const product = await newProduct(2);
    const order = await place(product, { quantity: 2 });
    await place(product, { quantity: 1, isEmailConfirmed: true });
    expect(await rules.orders.forShop.move(actors.shop, order.number, 'confirmed')).toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('the places of a slot', () => {
  it('are held for half an hour, by half of the orders, two of one network', async () => {
    const product = await newProduct(1000);
    const date = '2026-12-01';
    const placed = [];
    for (const network of ['one', 'one', 'one', 'two', 'two', 'three'])
      placed.push(await place(product, { date, network, payment: 'card' }));
    expect(placed.map(({ delivery }) => delivery.hasPlace === true)).toEqual([true, true, false, true, false, false]);
    expect(await slotsOf(date)).toEqual([{ taken: 3, held: 3 }]);
    expect(await view(placed[2]!)).toMatchObject({ waitsFor: 'slot' });
    // Who pays has the place.
    expect(await pay(placed[2]!)).toBe('settled');
    expect((await stored(placed[2]!)).delivery).toMatchObject({ hasPlace: true });
    expect(await slotsOf(date)).toEqual([{ taken: 4, held: 3 }]);
    await pay(placed[0]!);
    await openLink(placed[1]!);
    expect(await slotsOf(date)).toEqual([{ taken: 4, held: 1 }]);
    passMinutes(31);
    await rules.expireUnpaidOrders();
    expect(await slotsOf(date)).toEqual([{ taken: 2, held: 0 }]);
  });

  it('are taken again with a late transfer, and one that finds the slot full is cancelled', async () => {
    const product = await newProduct(1000);
    const date = '2026-12-02';
    const [first, second] = [await place(product, { date }), await place(product, { date })];
    passMinutes(31);
    await rules.expireUnpaidOrders();
    expect(await slotsOf(date)).toEqual([{ taken: 0, held: 0 }]);
    expect(await stored(first)).toMatchObject({ hold: 'unconfirmed', delivery: { lacksPlace: true } });
    await rules.settling.payments.recordPaid(actors.shop, first.number);
    for (let order = 0; order < 5; order += 1) await place(product, { date, isEmailConfirmed: true });
    expect(await slotsOf(date)).toEqual([{ taken: 6, held: 0 }]);
    expect(await tryToPlace(product, { date })).toMatchObject({ code: 'not_available' });
    expect(await rules.settling.payAgain(actors.customer, second.userId, second.id, 'card')).toMatchObject({
      code: 'slot_full',
    });
    const before = await stockOf(rules.database, product);
    expect(await rules.settling.payments.recordPaid(actors.shop, second.number)).toMatchObject({ status: 'cancelled' });
    expect(await jobsOf('payment-late-mail', second)).toMatchObject([{ gone: 'slot' }]);
    expect(await stockOf(rules.database, product)).toBe(before + 1);
    expect(await slotsOf(date)).toEqual([{ taken: 6, held: 0 }]);
  });
});

describe('whatever is placed, confirmed, paid, cancelled and expired', () => {
  const dates = ['2026-12-03', '2026-12-04'];

  it('stock and slots stay what the orders have', { timeout: 120_000 }, async () => {
    const random = mulberry(7);
    const products = await Promise.all([1, 2, 5, 12].map(async (stock) => ({ id: await newProduct(stock), stock })));
    const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
    const placed: StoredOrder[] = [];
    const steps = [
      async () => {
        const order = await tryToPlace(pick(products).id, {
          quantity: pick([1, 1, 2, 4]),
          payment: pick(['transfer', 'bizum', 'card']),
          isEmailConfirmed: random() < 0.2,
          network: pick(['one', 'two', null]),
          ...(random() < 0.6 && { date: pick(dates) }),
        });
        if (!(order instanceof Failure)) placed.push(order);
      },
      async () => placed.length > 0 && openLink(pick(placed)),
      async () => {
        const order = placed.length > 0 ? pick(placed) : null;
        const attempt = order && (await findPendingAttempt(rules.database, order.id));
        if (!attempt) return;
        if (attempt.method === 'transfer') await rules.settling.payments.recordPaid(actors.shop, order.number);
        else await pay(order).catch(() => null);
      },
      async () => {
        const order = placed.length > 0 ? pick(placed) : null;
        if (order) await rules.orders.forCustomer.cancel(actors.customer, order.userId, order.id, 'es');
      },
      async () => rules.expireUnpaidOrders(),
      async () => {
        const order = placed.length > 0 ? pick(placed) : null;
        const time = { date: pick(dates), slot: homeDelivery.slot };
        const changes = order?.delivery.type === 'delivery' && random() < 0.5 ? { time } : {};
        if (order)
          await rules.settling.payAgain(actors.customer, order.userId, order.id, pick(['card', 'bizum']), changes);
      },
    ];
    const weights = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5];
    for (let round = 0; round < propertyRuns(25); round += 1) {
      // At once, as customers, banks and jobs are.
      await Promise.all(Array.from({ length: 6 }, () => steps[pick(weights)]!()));
      if (random() < 0.4) passMinutes(pick([5, 31, 60]));
      await expectSound(products, dates);
    }
  });

  it('an order that is paid again late in its two hours says until when its goods are kept', async () => {
    const product = await newProduct(4);
    const order = await place(product, { payment: 'bizum' });
    const at = (minutes: number) => new Date(order.placedAt.getTime() + minutes * 60_000);
    passMinutes(110);
    await rules.settling.payAgain(actors.customer, order.userId, order.id, 'card');
    expect((await stored(order)).paymentDueAt).toEqual(at(140));
    expect(await view(order)).toMatchObject({ paymentDueAt: at(120).toISOString() });
    passMinutes(11);
    await rules.expireUnpaidOrders();
    expect(await view(order)).toMatchObject({ waitsFor: 'goods', paymentDueAt: at(140).toISOString() });
  });

  it('a place is none in an unlimited slot, nor of an order that is cancelled', async () => {
    const product = await newProduct(4);
    const { date, from, to } = (await rules.delivery.slots()).find(({ type }) => type === 'pickup')!;
    const inPickup = await place(product);
    await updateOrder(rules.database, inPickup.id, {
      delivery: { ...inPickup.delivery, date, slot: { from, to }, lacksPlace: true },
    });
    expect((await openLink(inPickup))!.delivery).toEqual({ ...inPickup.delivery, date, slot: { from, to } });
    const limited = await place(product, { date: '2026-12-01' });
    expect(limited.delivery.hasPlace).toBe(true);
    await rules.orders.forCustomer.cancel(actors.customer, limited.userId, limited.id, 'es');
    const { hasPlace: _, ...delivery } = limited.delivery;
    expect((await stored(limited)).delivery).toEqual(delivery);
  });

  it('an order that expires while it is paid and its link is opened has its goods, or its money goes back', async () => {
    for (let round = 0; round < 16; round += 1) {
      const product = { id: await newProduct(4), stock: 4 };
      const order = await place(product.id, { quantity: 2, payment: 'bizum' });
      passMinutes(121);
      const attempt = (await findPendingAttempt(rules.database, order.id))!;
      const notification = testCardNotification(attempt.reference, attempt.amount, 'paid');
      const races = [
        () => rules.expireUnpaidOrders(),
        () => rules.settling.settlePayment('bank', notification),
        () => openLink(order),
        () => tryToPlace(product.id, { quantity: 3, isEmailConfirmed: true }),
      ];
      await Promise.all([...races.slice(round % 4), ...races.slice(0, round % 4)].map((race) => race()));
      const { status, paymentStatus, hold } = await stored(order);
      expect([
        ['confirmed', 'paid', null],
        ['cancelled', 'paid', null],
      ]).toContainEqual([status, paymentStatus, hold]);
      await expectSound([product], []);
    }
  });
});

/** Numbers from 0 to 1 that are the same in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
