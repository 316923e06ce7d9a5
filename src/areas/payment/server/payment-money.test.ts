import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#values/durations.ts';
import { cents } from '#values/money.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { createPayment } from './payment.ts';
import { listAttempts, moveAttempts, type StoredAttempt } from './payment-attempts.ts';
import { listOrdersToAttend } from './money-to-attend.ts';
import {
  countTry,
  insertMoney,
  insertRefund,
  listMoney,
  listRefunds,
  moneyLeft,
  recordCharge,
  settleRefund,
  sumMoney,
  sumMoneyOfOrders,
  surplusLeft,
} from './payment-money.ts';
import { recordConflict } from './record-attempt.ts';
import { testCard } from './providers/test-card.fixture.ts';

const actor = { kind: 'command', id: 'test' } as const;
const payment = createPayment({ providers: [testCard()] });
const at = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');

let test: OpenTestDatabase;
let orderId = 0;
let attempt: StoredAttempt;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  orderId += 1;
  attempt = await open();
});

/** Another attempt to pay 10 €, after the one before has failed. */
async function open(of = orderId): Promise<StoredAttempt> {
  await moveAttempts(test.database, of, 'failed', at);
  const order = { id: of, number: `26-${of}`, method: 'card', amount: cents(1000), dueAt: at } as const;
  await payment.open(test.database, actor, order, at);
  return (await listAttempts(test.database, [of])).at(-1)!;
}
const charge = (amount: number, isSurplus = false, of = attempt) =>
  recordCharge(test.database, actor, of, { amount: cents(amount), isSurplus }, at);
const refund = (amount: number, surplus = 0, state: 'requested' | 'refunded' = 'refunded', of = attempt) =>
  insertRefund(test.database, actor, { paymentId: of.id, amount, surplus, state }, at);
const payBack = (amount: number, reference: string) =>
  insertMoney(test.database, actor, attempt, { kind: 'refund', amount: cents(amount), reference }, at);

describe('money that was received', () => {
  it('is recorded once for the amount of its attempt, and once for each other amount', async () => {
    expect([await charge(1000), await charge(1000)]).toEqual([true, false]);
    expect([await charge(900, true), await charge(900, true)]).toEqual([true, false]);
    const stored = await listMoney(test.database, [attempt.id]);
    expect(stored).toMatchObject([
      { kind: 'charge', amount: 1000, reference: attempt.reference, isSurplus: false, actorKind: 'command', at },
      { kind: 'charge', amount: 900, reference: `${attempt.reference}/900`, isSurplus: true },
    ]);
  });

  it('is not the money that goes back under the same reference', async () => {
    await charge(1000);
    expect(await payBack(1000, attempt.reference)).toBe(true);
    expect(await payBack(1000, attempt.reference)).toBe(false);
  });
});

describe('the money of an attempt', () => {
  it('is what was received, went back and is going back, with the surplus of each', async () => {
    await charge(1000);
    await charge(900, true);
    await payBack(300, 'back');
    await refund(300, 300);
    await refund(200, 50, 'requested');
    await settleRefund(test.database, await refund(70, 70), { state: 'refused' }, at);
    const other = await open();
    const money = await sumMoneyOfOrders(test.database, [orderId]);
    expect(money).toEqual([
      {
        attempt: expect.objectContaining({ id: attempt.id }),
        charged: 1900,
        refunded: 300,
        refunding: 200,
        surplus: 900,
        freed: 0,
        surplusBack: 350,
        surplusRefunded: 300,
        priceRefunded: 0,
      },
      {
        attempt: expect.objectContaining({ id: other.id }),
        charged: 0,
        refunded: 0,
        refunding: 0,
        surplus: 0,
        freed: 0,
        surplusBack: 0,
        surplusRefunded: 0,
        priceRefunded: 0,
      },
    ]);
    expect(moneyLeft(money)).toBe(1600);
    expect(surplusLeft(money)).toBe(550);
  });

  it('has no surplus left to give back below nothing', async () => {
    await charge(1000);
    await refund(400, 400);
    expect(surplusLeft(await sumMoney(test.database, [attempt]))).toBe(0);
  });

  it('is none without attempts', async () => {
    expect(await sumMoney(test.database, [])).toEqual([]);
  });

  it('counts as paid back of the price what is certain, without surplus', async () => {
    await refund(300, 100);
    await refund(50);
    await refund(200, 0, 'requested');
    const other = await open();
    await refund(10, 0, 'refunded', other);
    expect(await sumMoney(test.database, [attempt, other])).toMatchObject([
      { priceRefunded: 250 },
      { priceRefunded: 10 },
    ]);
  });

  it('counts as surplus what was received and pays no order', async () => {
    await charge(1000);
    await charge(900, true);
    await charge(5, true);
    const other = await open();
    await charge(7, true, other);
    expect(await sumMoney(test.database, [other, attempt])).toMatchObject([{ surplus: 7 }, { surplus: 905 }]);
  });
});

describe('a refund that was requested', () => {
  it('counts each try before it is made, until it is settled', async () => {
    const id = await refund(100, 0, 'requested');
    expect(await countTry(test.database, id, later)).toMatchObject({ id, tries: 0, updatedAt: later });
    expect(await countTry(test.database, id, later)).toMatchObject({ tries: 1 });
    await settleRefund(test.database, id, { state: 'refunded', reference: 'bank-1' }, later);
    expect(await countTry(test.database, id, later)).toBeNull();
    const others = await refund(100);
    expect(await listRefunds(test.database, [attempt.id])).toMatchObject([
      { id, state: 'refunded', reference: 'bank-1', tries: 2, updatedAt: later },
      {
        id: others,
        state: 'refunded',
        reference: null,
        tries: 0,
        requestedAt: at,
        updatedAt: at,
        actorKind: 'command',
      },
    ]);
  });
});

describe('the shopkeeper sees to an order', () => {
  const attended = async (now = at, limit = 100) =>
    (await listOrdersToAttend(test.database, { limit, now })).includes(orderId);

  it('with surplus that has not gone back, from any of its attempts', async () => {
    await charge(1000);
    expect(await attended()).toBe(false);
    await charge(900, true);
    expect(await attended()).toBe(true);
    const second = await open();
    await refund(899, 899, 'refunded', second);
    expect(await attended()).toBe(true);
    const open1 = await refund(1, 1, 'requested', second);
    expect(await attended()).toBe(true);
    await settleRefund(test.database, open1, { state: 'refunded' }, at);
    expect(await attended()).toBe(false);
  });

  it('whose refund was refused, until a later one of it is not', async () => {
    await settleRefund(test.database, await refund(100), { state: 'refused' }, at);
    expect(await attended()).toBe(true);
    await settleRefund(test.database, await refund(100), { state: 'refused' }, at);
    expect(await attended()).toBe(true);
    await refund(100, 0, 'requested');
    expect(await attended()).toBe(false);
  });

  it('whose approval was refused, for thirty days or until it is paid', async () => {
    await recordConflict(test.database, attempt, { code: 1 }, at);
    const after = (days: number) => new Date(at.getTime() + days * dayMs);
    expect([await attended(after(29.9)), await attended(after(30.1))]).toEqual([true, false]);
    await moveAttempts(test.database, orderId, 'paid', at);
    expect(await attended(after(1))).toBe(false);
  });

  it('on whose payment the provider has not decided for three days', async () => {
    await moveAttempts(test.database, orderId, 'processing', at);
    const after = (days: number) => new Date(at.getTime() + days * dayMs);
    expect([await attended(after(2.9)), await attended(after(3.1))]).toEqual([false, true]);
  });

  it('the newest first, and so many', async () => {
    await charge(900, true);
    await charge(900, true, await open(orderId + 1000));
    expect(await listOrdersToAttend(test.database, { limit: 2, now: at })).toEqual([orderId + 1000, orderId]);
    expect(await listOrdersToAttend(test.database, { limit: 1, now: at })).toEqual([orderId + 1000]);
    await test.database.execute(sql`DELETE FROM payment_money`);
  });
});
