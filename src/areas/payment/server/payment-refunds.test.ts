import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#values/durations.ts';
import { cents } from '#values/money.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { createPayment } from './payment.ts';
import { listAttempts, moveAttempts } from './payment-attempts.ts';
import { insertMoney } from './payment-money.ts';
import {
  recordNotifiedRefund,
  recordRefundAnswer,
  requestRefund,
  sendRefund,
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

  it('takes no more of an attempt than is asked for', async () => {
    await charge({ amount: 1000 }, { amount: 2000 });
    expect(await request(500, true)).toEqual([[2, 500, 0]]);
    expect(await request(2000, true)).toEqual([
      [2, 1500, 0],
      [1, 500, 0],
    ]);
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
