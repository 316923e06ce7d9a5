import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { minuteMs } from '#values/durations.ts';
import { cents } from '#values/money.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { createPayment, listToInquire, noteAttempt } from './payment.ts';
import { listAttempts, moveAttempts, nameAttempt, type StoredAttempt, updateAttempt } from './payment-attempts.ts';
import { forgetShoppers, recordConflict, recordRefusedUpdate } from './record-attempt.ts';
import { bankTransfer } from './providers/bank-transfer.ts';
import { testCard } from './providers/test-card.fixture.ts';

const actor = { kind: 'command', id: 'test' } as const;
const asked = { ...testCard(), inquire: async () => null };
const transfer = bankTransfer({ iban: 'ES91', beneficiary: 'Can Eina' }, { path: () => '/qr' });
const payment = createPayment({ providers: [asked, transfer] });
const at = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T10:00:00Z');
const device = { ip: '192.0.2.1', userAgent: 'Firefox' };

let test: OpenTestDatabase;
let orderId = 0;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => void (orderId += 1));

async function open(method: 'card' | 'transfer' = 'card', days = 7): Promise<StoredAttempt> {
  const dueAt = new Date(at.getTime() + days * 24 * 60 * minuteMs);
  const order = { id: orderId, number: `26-${orderId}`, method, amount: cents(1000), dueAt };
  await payment.open(test.database, actor, order, at);
  return (await attempts()).at(-1)!;
}
const attempts = () => listAttempts(test.database, [orderId]);

it('the device of a customer is forgotten when the attempt ends, or when it is asked to be', async () => {
  const first = await open();
  await updateAttempt(test.database, first.id, { shopper: device });
  await forgetShoppers(test.database, []);
  await forgetShoppers(test.database, [orderId + 1]);
  await updateAttempt(test.database, first.id, { state: 'processing' });
  expect(await attempts()).toMatchObject([{ shopper: device }]);
  await forgetShoppers(test.database, [orderId]);
  expect(await attempts()).toMatchObject([{ shopper: null }]);
  await updateAttempt(test.database, first.id, { shopper: device });
  await moveAttempts(test.database, orderId, 'failed', at);
  expect(await attempts()).toMatchObject([{ shopper: null }]);
  await updateAttempt(test.database, first.id, { shopper: device });
  await forgetShoppers(test.database, [orderId]);
  // An attempt that has ended keeps what is written of it.
  expect(await attempts()).toMatchObject([{ shopper: device }]);
});

it('what a provider says is noted, and its state where it may follow', async () => {
  const attempt = await open();
  await noteAttempt(test.database, attempt, 'refunded', later, { reason: 'denied', message: { code: 1 } });
  expect(await attempts()).toMatchObject([
    { state: 'pending', reason: null, providerId: null, updatedAt: later, messages: [{ code: 1 }] },
  ]);
  await noteAttempt(test.database, attempt, 'failed', later, { reason: 'denied', providerId: 'p-1' });
  expect(await attempts()).toMatchObject([
    { state: 'failed', reason: 'denied', providerId: 'p-1', messages: [{ code: 1 }] },
  ]);
  await noteAttempt(test.database, (await attempts())[0]!, 'paid', later, {});
  expect(await attempts()).toMatchObject([{ state: 'paid', reason: null, providerId: 'p-1' }]);
  await noteAttempt(test.database, (await attempts())[0]!, null, later, { message: { code: 2 } });
  expect(await attempts()).toMatchObject([{ state: 'paid', messages: [{ code: 1 }, { code: 2 }] }]);
});

it('an approval that was refused is recorded once', async () => {
  const attempt = await open();
  expect(await recordConflict(test.database, attempt, { code: 1 }, later)).toBe(true);
  const [stored] = await attempts();
  expect(stored).toMatchObject({ refusedAt: later, updatedAt: later, messages: [{ code: 1, refused: 'conflict' }] });
  expect(await recordConflict(test.database, stored!, { code: 2 }, later)).toBe(false);
  expect((await attempts())[0]!.messages).toHaveLength(1);
});

it('that a provider does not accept news of the goods is recorded once for each', async () => {
  await open();
  const record = async (change: 'shipped' | 'cancelled') =>
    recordRefusedUpdate(test.database, (await attempts())[0]!, change, later);
  expect([await record('shipped'), await record('shipped'), await record('cancelled')]).toEqual([true, false, true]);
  expect(await attempts()).toMatchObject([
    { updatedAt: later, messages: [{ refused: 'shipped' }, { refused: 'cancelled' }] },
  ]);
});

it('the first name that a provider gives an attempt stays', async () => {
  const attempt = await open();
  expect(await nameAttempt(test.database, attempt.id, 'first')).toBe('first');
  expect(await nameAttempt(test.database, attempt.id, 'second')).toBe('first');
  expect(await nameAttempt(test.database, 0, 'nobody’s')).toBe('nobody’s');
});

it('a payment ends other open attempts of its order, a cancellation the open one, a refund those that are paid', async () => {
  await open();
  await moveAttempts(test.database, orderId, 'failed', at);
  const first = (await attempts())[0]!;
  await open();
  await moveAttempts(test.database, orderId, 'paid', later, { paymentId: first.id, providerId: 'p-1' });
  expect(await attempts()).toMatchObject([
    { state: 'paid', reason: null, providerId: 'p-1' },
    { state: 'cancelled', reason: 'replaced', providerId: null, updatedAt: later },
  ]);
  await moveAttempts(test.database, orderId, 'cancelled', later);
  expect(await attempts()).toMatchObject([{ state: 'paid' }, { state: 'cancelled', reason: 'replaced' }]);
  await moveAttempts(test.database, orderId, 'refunded', later, { reason: 'denied' });
  expect(await attempts()).toMatchObject([{ state: 'refunded', reason: 'denied' }, { state: 'cancelled' }]);
});

it('attempts that have ended stay as they ended, and only a payment ends an open one', async () => {
  for (const reason of ['denied', 'cancelled_by_user'] as const) {
    await open();
    await moveAttempts(test.database, orderId, 'failed', at, { reason });
  }
  const [, second] = await attempts();
  await open();
  await moveAttempts(test.database, orderId, 'failed', later, { paymentId: second!.id });
  expect((await attempts()).map(({ state }) => state)).toEqual(['failed', 'failed', 'pending']);
  await moveAttempts(test.database, orderId, 'paid', later);
  expect((await attempts()).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'denied'],
    ['failed', 'cancelled_by_user'],
    ['paid', null],
  ]);
  await moveAttempts(test.database, orderId, 'failed', later);
  await moveAttempts(test.database, orderId, 'cancelled', later);
  expect((await attempts()).map(({ state }) => state)).toEqual(['failed', 'failed', 'paid']);
});

it('a provider is asked five minutes after the beginning, and first for who waits longest', async () => {
  const after = (minutes: number) => new Date(at.getTime() + minutes * minuteMs);
  const { id } = await open();
  const due = async (minutes: number, limit = 1000) =>
    (await listToInquire(test.database, after(minutes), limit)).map((one) => one.id);
  expect(await due(4.9)).not.toContain(id);
  expect(await due(5)).toContain(id);
  const times = (await listToInquire(test.database, after(5), 1000)).map(({ inquireAt }) => inquireAt!.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(await due(5, 1)).toHaveLength(1);
});

it('an attempt by transfer is reminded of once, in the last two days or the last third of its time', async () => {
  const hours = (count: number) => new Date(at.getTime() + count * 60 * minuteMs);
  const reminded = async (now: Date, limit = 10) =>
    (await payment.takeToRemind(test.database, now, limit)).map(({ orderId: of }) => of);
  const week = orderId;
  await open('transfer', 7);
  orderId += 1;
  await open('transfer', 1);
  orderId += 1;
  await open('card', 1);
  expect(await reminded(hours(15.9))).toEqual([]);
  expect(await reminded(hours(16))).toEqual([week + 1]);
  expect(await reminded(hours(24))).toEqual([]);
  expect(await reminded(hours(119.9))).toEqual([]);
  expect(await reminded(hours(120))).toEqual([week]);
  expect(await reminded(hours(120))).toEqual([]);
  for (const _ of [1, 2]) {
    orderId += 1;
    await open('transfer', 1);
  }
  expect(await reminded(hours(24))).toEqual([]);
  expect(await reminded(hours(20), 1)).toHaveLength(1);
});
