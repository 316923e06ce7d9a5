import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actors, homeDelivery, stockOf } from '#areas/orders/server/orders.fixture.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import {
  rules,
  startHolds,
  newProduct,
  place,
  stored,
  view,
  openLink,
  pay,
  passMinutes,
  slotsOf,
  expectSound,
} from './holds.fixture.ts';

beforeAll(startHolds);
afterAll(() => rules.stop());

describe('another slot, chosen while paying,', () => {
  const [early, later, last] = ['2026-11-27', '2026-11-30', '2026-12-01'];
  const [slot, refusal] = [
    homeDelivery.slot,
    { code: 'not_available', fields: [{ field: 'delivery.slot', code: 'not_available' }] },
  ];
  const payIn = (order: StoredOrder, date?: string, method: PaymentMethod = 'card') =>
    rules.settling.payAgain(actors.customer, order.userId, order.id, method, date ? { time: { date, slot } } : {});
  const fill = async (product: number, date: string) => {
    const others = [];
    for (let order = 0; order < 6; order += 1) others.push(await place(product, { date, isEmailConfirmed: true }));
    return others;
  };
  let screws: { id: number; stock: number };
  beforeEach(async () => {
    screws = { id: await newProduct(1000), stock: 1000 };
    await rules.database.execute(sql`DELETE FROM delivery_slots`);
    await rules.database.execute(sql`UPDATE orders SET delivery = delivery - 'hasPlace' - 'lacksPlace'`);
  });
  afterEach(() => expectSound([screws], [early!, later!, last!]));

  it('is held in place of the former one, by an order that holds', async () => {
    const order = await place(screws.id, { date: early!, network: 'one' });
    expect(await payIn(order, later)).toMatchObject({ hold: 'unconfirmed', delivery: { date: later, hasPlace: true } });
    expect([await slotsOf(early!), await slotsOf(later!)]).toEqual([[{ taken: 0, held: 0 }], [{ taken: 1, held: 1 }]]);
    await pay(order);
    expect(await slotsOf(later!)).toEqual([{ taken: 1, held: 0 }]);
  });

  it('is held by two orders of a network, as at the start; the third waits', async () => {
    for (let count = 0; count < 2; count += 1) await place(screws.id, { date: later!, network: 'one' });
    const third = await place(screws.id, { date: early!, network: 'one' });
    expect(await payIn(third, later)).toMatchObject({ delivery: { date: later, lacksPlace: true } });
    expect([await slotsOf(early!), await slotsOf(later!)]).toEqual([[{ taken: 0, held: 0 }], [{ taken: 2, held: 2 }]]);
    // That is no limit for who has confirmed their address.
    const confirmed = await place(screws.id, { date: early!, network: 'one', isEmailConfirmed: true });
    expect(await payIn(confirmed, later)).toMatchObject({ hold: null, delivery: { date: later, hasPlace: true } });
  });

  it('is not held again once the place was given back after half an hour, and taken with the money', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(31);
    await rules.expireUnpaidOrders();
    for (const date of [later!, last!]) {
      const moved = await payIn(order, date);
      expect(moved).toMatchObject({ hold: 'unconfirmed', delivery: { date, lacksPlace: true } });
      expect(moved).not.toHaveProperty('delivery.hasPlace');
    }
    expect([await slotsOf(later!), await slotsOf(last!)]).toEqual([[], []]);
    expect(await pay(order)).toBe('settled');
    expect(await stored(order)).toMatchObject({ hold: null, delivery: { date: last, hasPlace: true } });
    expect((await stored(order)).delivery).not.toHaveProperty('lacksPlace');
    expect(await slotsOf(last!)).toEqual([{ taken: 1, held: 0 }]);
  });

  it('is what an order without its goods waits for, too, and takes with them', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(130);
    await rules.expireUnpaidOrders();
    expect(await payIn(order, later)).toMatchObject({ hold: 'waiting', delivery: { date: later, lacksPlace: true } });
    expect([await slotsOf(later!), await stockOf(rules.database, screws.id)]).toEqual([[], 1000]);
    expect(await pay(order)).toBe('settled');
    expect([await slotsOf(later!), await stockOf(rules.database, screws.id)]).toEqual([[{ taken: 1, held: 0 }], 999]);
  });

  it('is taken at once by a confirmed order that found its slot full; another full one is refused', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(31);
    await rules.expireUnpaidOrders();
    const [first] = await fill(screws.id, early!);
    await fill(screws.id, later!);
    expect(await openLink(order)).toMatchObject({ hold: null, delivery: { lacksPlace: true } });
    expect(await payIn(order)).toMatchObject({ code: 'slot_full' });
    const shopper = { ip: '192.0.2.1', userAgent: 'Firefox' };
    expect(await rules.settling.start(order.userId, order.id, shopper)).toMatchObject({ code: 'slot_full' });
    for (const date of [early, later]) expect(await payIn(order, date)).toMatchObject(refusal);
    const moved = await payIn(order, last);
    expect(moved).toMatchObject({ hold: null, delivery: { date: last, hasPlace: true } });
    expect(moved).not.toHaveProperty('delivery.lacksPlace');
    expect((await view(order)).waitsFor).toBeUndefined();
    expect([await slotsOf(early!), await slotsOf(last!)]).toEqual([[{ taken: 6, held: 0 }], [{ taken: 1, held: 0 }]]);
    // Its old slot again, once somebody gives it up.
    await rules.orders.forCustomer.cancel(actors.customer, first!.userId, first!.id, 'es');
    expect(await payIn(order, early)).toMatchObject({ delivery: { date: early, hasPlace: true } });
    expect([await slotsOf(early!), await slotsOf(last!)]).toEqual([[{ taken: 6, held: 0 }], [{ taken: 0, held: 0 }]]);
  });

  it('is not needed by a confirmed order whose own slot is free again', async () => {
    const order = await place(screws.id, { date: early! });
    passMinutes(31);
    await rules.expireUnpaidOrders();
    const [first] = await fill(screws.id, early!);
    await openLink(order);
    await rules.orders.forCustomer.cancel(actors.customer, first!.userId, first!.id, 'es');
    expect(await payIn(order)).toMatchObject({ delivery: { date: early, hasPlace: true } });
    expect(await slotsOf(early!)).toEqual([{ taken: 6, held: 0 }]);
  });

  it('that is full is refused to orders that hold and that wait, which stay as they were', async () => {
    await fill(screws.id, later!);
    const order = await place(screws.id, { date: early! });
    expect(await payIn(order, later)).toMatchObject(refusal);
    expect(await slotsOf(early!)).toEqual([{ taken: 1, held: 1 }]);
    passMinutes(31);
    await rules.expireUnpaidOrders();
    expect(await payIn(order, later)).toMatchObject(refusal);
    expect((await stored(order)).delivery).toMatchObject({ date: early, lacksPlace: true });
    expect(await slotsOf(early!)).toEqual([{ taken: 0, held: 0 }]);
  });
});
