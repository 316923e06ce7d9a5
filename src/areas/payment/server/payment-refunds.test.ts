import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#values/durations.ts';
import { cents } from '#values/money.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { createPayment } from './payment.ts';
import { listAttempts, moveAttempts, updateAttempt } from './payment-attempts.ts';
import { countTry, insertMoney, insertRefund, listRefunds, settleRefund, sumMoney } from './payment-money.ts';
import type { RefundAnswer } from './payment-provider.ts';
import {
  recordNotifiedRefund,
  recordRefundAnswer,
  requestRefund,
  sendRefund,
  sumHeldByProviders,
  sumRefundsOfSale,
} from './payment-refunds.ts';
import { testCard } from './providers/test-card.fixture.ts';
import { commandActor, providerActor } from '#values/actor.ts';

const refunding = { ...testCard(), refund: async () => ({ outcome: 'refunded', message: { code: 'ok' } }) as const };
const payment = createPayment({ providers: [refunding] });
const at = new Date('2026-11-20T09:00:00Z');

let test: OpenTestDatabase;
let orderId = 0;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => void (orderId += 1));

/** Attempts of an order with what was received by each, in cents. */
async function charge(...received: readonly { amount: number; isSurplus?: boolean }[]): Promise<void> {
  const order = {
    id: orderId,
    number: `26-00000${orderId}`,
    method: 'card',
    amount: cents(41_150),
    dueAt: at,
  } as const;
  for (const [index, money] of received.entries()) {
    await payment.open(test.database, { kind: 'shopper', id: '1' }, order, at);
    const attempt = (await listAttempts(test.database, [orderId])).at(-1)!;
    const charged = {
      ...money,
      amount: cents(money.amount),
      kind: 'charge',
      reference: `${orderId} ${index}`,
    } as const;
    await insertMoney(test.database, providerActor('test-card'), attempt, charged, at);
    await moveAttempts(test.database, orderId, 'failed', at);
  }
}

/** What is refunded of which attempt, counted from the first: amount and surplus in cents. */
async function request(amount: number | null, isByHand = false): Promise<number[][] | null> {
  const wanted = { amount: amount === null ? null : cents(amount), isByHand };
  const parts = await requestRefund(payment, test.database, commandActor('test'), orderId, wanted, at);
  const ids = (await listAttempts(test.database, [orderId])).map(({ id }) => id);
  return parts && parts.map(({ attempt, ...part }) => [ids.indexOf(attempt.id) + 1, part.amount, part.surplus]);
}

describe('money that the provider was asked to pay back', () => {
  it('is not paid back by hand too', async () => {
    await charge({ amount: 10_000 });
    expect(await request(6000)).toEqual([[1, 6000, 0]]);
    expect(await request(4001, true)).toBeNull();
    expect(await request(null, true)).toEqual([[1, 4000, 0]]);
    expect(await request(null, true)).toBeNull();
  });

  it('keeps the rest of its attempt from being asked for until the provider has answered', async () => {
    await charge({ amount: 10_000 });
    await request(6000);
    expect(await request(1000)).toBeNull();
  });
});

describe('a refund of money that came in several attempts', () => {
  it('takes the surplus first, then the latest', async () => {
    await charge({ amount: 1000 }, { amount: 2000, isSurplus: true }, { amount: 3000 });
    expect(await request(null, true)).toEqual([
      [2, 2000, 2000],
      [3, 3000, 0],
      [1, 1000, 0],
    ]);
  });

  it.each([
    [
      [true, false, false],
      [1, 3, 2],
    ],
    [
      [false, true, false],
      [2, 3, 1],
    ],
    [
      [false, false, true],
      [3, 2, 1],
    ],
    [
      [true, false, true],
      [3, 1, 2],
    ],
    [
      [true, true, false],
      [2, 1, 3],
    ],
  ])('takes them in this order where they are surplus as in %j: %j', async (surplus, order) => {
    await charge(...surplus.map((isSurplus) => ({ amount: 1000, isSurplus })));
    expect((await request(null, true))!.map(([attempt]) => attempt)).toEqual(order);
  });

  it('takes nothing of an attempt that was paid back', async () => {
    await charge({ amount: 1000 }, { amount: 2000 });
    expect(await request(2000, true)).toEqual([[2, 2000, 0]]);
    expect(await request(500, true)).toEqual([[1, 500, 0]]);
  });

  it('takes no more of an attempt than is asked for', async () => {
    await charge({ amount: 1000 }, { amount: 2000 });
    expect(await request(500, true)).toEqual([[2, 500, 0]]);
    expect(await request(2000, true)).toEqual([
      [2, 1500, 0],
      [1, 500, 0],
    ]);
  });
});

describe('a refund', () => {
  it('of nothing, or of more than is left, is not one', async () => {
    await charge({ amount: 1000 });
    expect([await request(0, true), await request(-1, true), await request(1001, true)]).toEqual([null, null, null]);
    expect(await request(1000, true)).toEqual([[1, 1000, 0]]);
    expect(await request(null, true)).toBeNull();
  });

  it('of no more surplus than is left takes the rest off the sale', async () => {
    await charge({ amount: 1000, isSurplus: true }, { amount: 2000 });
    expect(await request(400, true)).toEqual([[1, 400, 400]]);
    expect(await request(1000, true)).toEqual([
      [1, 600, 600],
      [2, 400, 0],
    ]);
    expect(await sumRefundsOfSale(test.database, orderId)).toBe(400);
  });

  it('is ordered where the provider pays back, else recorded as paid by hand', async () => {
    await charge({ amount: 1000 });
    const wanted = { amount: cents(100), isByHand: false };
    const by = (providers: typeof payment) =>
      requestRefund(providers, test.database, commandActor('test'), orderId, wanted, at);
    expect(await by(createPayment({ providers: [testCard()] }))).toMatchObject([{ amount: 100, refundId: null }]);
    expect(await by(createPayment({ providers: [] }))).toMatchObject([{ amount: 100, refundId: null }]);
    const [attempt] = await listAttempts(test.database, [orderId]);
    expect(await sumMoney(test.database, [attempt!])).toMatchObject([{ refunded: 200, refunding: 0 }]);
    expect(await by(payment)).toMatchObject([{ amount: 100, refundId: expect.any(Number) }]);
    expect(await sumMoney(test.database, [attempt!])).toMatchObject([{ refunded: 200, refunding: 100 }]);
    expect(await sumRefundsOfSale(test.database, orderId)).toBe(200);
    const money = await sumMoney(test.database, [attempt!]);
    expect(await sumHeldByProviders(payment, test.database, money)).toEqual(
      new Map([[attempt!.id, money[0]!.charged - 300]]),
    );
  });
});

describe('a provider that is asked for a refund', () => {
  const asked: unknown[] = [];
  const answering = (answer: RefundAnswer) =>
    createPayment({ providers: [{ ...testCard(), refund: async (_, refund) => (asked.push(refund), answer) }] });
  const send = (refundId: number, answer: RefundAnswer, isShipped = false) =>
    sendRefund(answering(answer), test.database, refundId, at, async (id) => isShipped && id === orderId);
  async function ordered(amount: number): Promise<number> {
    const wanted = { amount: cents(amount), isByHand: false };
    return (await requestRefund(payment, test.database, commandActor('test'), orderId, wanted, at))![0]!.refundId!;
  }
  const unknown = { outcome: 'unknown', message: { code: 'lost' } } as const;
  beforeEach(() => void asked.splice(0));

  it('hears what was refunded before, whether it was asked before, and whether the goods have left', async () => {
    await charge({ amount: 10_000 });
    await request(1000, true);
    const id = await ordered(2000);
    const sent = await send(id, unknown);
    expect(await recordRefundAnswer(test.database, sent!, at)).toBe(false);
    await send(id, unknown, true);
    const refund = { amount: 2000, reference: `refund-${id}`, refundedBefore: 1000 };
    expect(asked).toEqual([
      { ...refund, isRepeated: false, isShipped: false },
      { ...refund, isRepeated: true, isShipped: true },
    ]);
  });

  it('and refuses leaves the money where it is', async () => {
    await charge({ amount: 10_000 });
    const sent = await send(await ordered(2000), { outcome: 'refused', message: { code: 'no' } });
    expect(await recordRefundAnswer(test.database, sent!, at)).toBe(true);
    expect(await sumRefundsOfSale(test.database, orderId)).toBe(0);
    const [attempt] = await listAttempts(test.database, [orderId]);
    expect(attempt!.messages.at(-1)).toEqual({ code: 'no' });
    expect(await sumMoney(test.database, [attempt!])).toMatchObject([{ refunded: 0, refunding: 0 }]);
  });

  it('is not asked again once it has answered, nor when the shop does not have it any more', async () => {
    await charge({ amount: 10_000 });
    await request(1000, true);
    const id = await ordered(2000);
    const none = createPayment({ providers: [] });
    expect(await sendRefund(none, test.database, id, at, async () => false)).toBeNull();
    const sent = await send(id, { outcome: 'refunded', reference: 'bank-1', message: { code: 'ok' } });
    expect(await recordRefundAnswer(test.database, sent!, at)).toBe(true);
    expect(await listRefunds(test.database, [sent!.attempt.id])).toMatchObject([
      { state: 'refunded', reference: null, tries: 0 },
      { state: 'refunded', reference: 'bank-1', tries: 2 },
    ]);
    expect(await sumMoney(test.database, [sent!.attempt])).toMatchObject([{ refunded: 3000, refunding: 0 }]);
    expect(await send(id, unknown)).toBeNull();
  });
});

describe('a refund that its provider notifies', () => {
  const notify = async (amount: number, name = 'first', reference: string | null = null, code = name) => {
    const attempt = (await listAttempts(test.database, [orderId])).at(-1);
    const event = {
      reference: attempt!.reference,
      amount: cents(amount),
      state: 'refunded',
      message: { code },
      refund: { notification: `${orderId} ${name}`, reference },
    } as const;
    return recordNotifiedRefund(test.database, attempt!, event, new Date(at.getTime() + hourMs));
  };

  it('is recorded once', async () => {
    await charge({ amount: 1000 });
    expect(await notify(300)).toEqual({ kind: 'new', refund: { amount: 300, surplus: 0 } });
    expect(await notify(300)).toBe('known');
    const [attempt] = await listAttempts(test.database, [orderId]);
    await updateAttempt(test.database, attempt!.id, { message: { code: 'second' } });
    expect(await notify(300, 'second')).toBe('known');
    expect(await notify(300, 'first', null, 'in other words')).toBe('known');
    expect(await sumMoney(test.database, [attempt!])).toMatchObject([{ refunded: 300 }]);
  });

  it('of another amount than one by hand is another', async () => {
    await charge({ amount: 1000 });
    await request(200, true);
    expect(await notify(300)).toMatchObject({ kind: 'new' });
    expect(await notify(200, 'second')).toEqual({ kind: 'ordered', refund: null });
    expect(await notify(200, 'third')).toMatchObject({ kind: 'new' });
  });

  it('is the answer to one that was asked for, not to one that was not yet, nor to one that was refused', async () => {
    await charge({ amount: 500, isSurplus: true }, { amount: 1000 });
    const [, attempt] = await listAttempts(test.database, [orderId]);
    const stored = { paymentId: attempt!.id, amount: 300, surplus: 100, state: 'requested' } as const;
    const id = await insertRefund(test.database, commandActor('test'), stored, at);
    expect(await notify(300)).toMatchObject({ kind: 'new' });
    await countTry(test.database, id, at);
    expect(await notify(300, 'second')).toEqual({ kind: 'ordered', refund: { amount: 300, surplus: 100 } });
    expect((await listRefunds(test.database, [attempt!.id])).map(({ state }) => state)).toEqual([
      'refunded',
      'refunded',
    ]);
    const other = await insertRefund(test.database, commandActor('test'), stored, at);
    await countTry(test.database, other, at);
    await settleRefund(test.database, other, { state: 'refused' }, at);
    expect(await notify(300, 'third')).toMatchObject({ kind: 'new' });
  });

  it('with the reference of one that was answered is that one, with another not', async () => {
    await charge({ amount: 1000 });
    const [attempt] = await listAttempts(test.database, [orderId]);
    const stored = { paymentId: attempt!.id, amount: 300, surplus: 0, state: 'refunded', reference: 'bank-1' } as const;
    await insertRefund(test.database, commandActor('test'), stored, at);
    expect(await notify(300, 'first', 'bank-2')).toMatchObject({ kind: 'new' });
    expect(await notify(300, 'second', 'bank-1')).toMatchObject({ kind: 'ordered' });
    await request(200, true);
    expect(await notify(200, 'third', 'bank-3')).toMatchObject({ kind: 'ordered' });
  });

  it('is of its own attempt', async () => {
    await charge({ amount: 100 }, { amount: 1000 });
    expect(await notify(500)).toEqual({ kind: 'new', refund: { amount: 500, surplus: 0 } });
  });

  it.each([
    [800, 1000],
    [1000, 1000],
  ])('never makes more of it than was received: of %i cents first', async (first, refunded) => {
    await charge({ amount: 1000 });
    const [attempt] = await listAttempts(test.database, [orderId]);
    const stored = { paymentId: attempt!.id, amount: 600, surplus: 0, state: 'requested' } as const;
    await countTry(test.database, await insertRefund(test.database, commandActor('test'), stored, at), at);
    expect(await notify(first)).toMatchObject({ kind: 'new' });
    expect(await notify(600, 'second')).toMatchObject({ kind: 'ordered' });
    expect(await sumMoney(test.database, [attempt!])).toMatchObject([{ charged: 1000, refunded }]);
  });

  it('of more than is left is recorded up to that', async () => {
    await charge({ amount: 1000 });
    expect(await notify(1000)).toMatchObject({ kind: 'new' });
    expect(await notify(1, 'second')).toEqual({ kind: 'excess', refund: null });
    orderId += 1;
    await charge({ amount: 1000 });
    expect(await notify(1200)).toEqual({ kind: 'excess', refund: { amount: 1000, surplus: 0 } });
  });

  it('takes the surplus first, as far as there is some', async () => {
    await charge({ amount: 200, isSurplus: true }, { amount: 1000 });
    expect(await notify(300)).toEqual({ kind: 'new', refund: { amount: 300, surplus: 200 } });
  });
});

it('the answer of a provider is recorded once', async () => {
  await charge({ amount: 10_000 });
  const wanted = { amount: cents(6000), isByHand: false };
  const parts = await requestRefund(payment, test.database, commandActor('test'), orderId, wanted, at);
  const sent = await sendRefund(payment, test.database, parts![0]!.refundId!, at, async () => false);
  expect(await recordRefundAnswer(test.database, sent!, at)).toBe(true);
  expect(await recordRefundAnswer(test.database, sent!, at)).toBe(false);
  expect(await sumRefundsOfSale(test.database, orderId)).toBe(6000);
});

it.each([
  [23, { kind: 'ordered', refund: null }],
  [24, { kind: 'ordered', refund: null }],
  [25, { kind: 'new', refund: { amount: 1000, surplus: 0 } }],
])('a refund that is notified %i hours after one by hand of the same amount is %j', async (hours, recorded) => {
  await charge({ amount: 10_000 });
  await request(1000, true);
  const [attempt] = await listAttempts(test.database, [orderId]);
  const event = {
    reference: attempt!.reference,
    amount: cents(1000),
    state: 'refunded',
    message: { code: 'notified' },
    refund: { notification: `${orderId} notified`, reference: null },
  } as const;
  const later = new Date(at.getTime() + hours * hourMs);
  expect(await recordNotifiedRefund(test.database, attempt!, event, later)).toEqual(recorded);
});
