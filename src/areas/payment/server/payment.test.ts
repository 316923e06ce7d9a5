import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import type { Database } from '#platform/database/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import {
  createPayment,
  extendAttempt,
  listAttempts,
  moveAttempts,
  type PayableOrder,
  readNotification,
} from './payment.ts';
import { planInquiry } from './payment-attempts.ts';
import { payments } from './payments-tables.ts';
import { bankTransfer } from './providers/bank-transfer.ts';
import { testCard, testCardNotification } from './providers/test-card.fixture.ts';

const shopper = { kind: 'shopper', id: '1' } as const;
const account = { iban: 'ES91 2100 0418 4502 0005 1332', beneficiary: 'Can Eina, S.L.' };
const providers = [bankTransfer(account, { path: () => '/qr' }), testCard()];
const payment = createPayment({ providers });
const placedAt = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T09:10:00Z');

let test: OpenTestDatabase;
let database: Database;
const dueAt = new Date('2026-11-27T09:00:00Z');

let order: PayableOrder = { id: 0, number: '26-000000', method: 'transfer', amount: cents(41_150), dueAt };
beforeAll(async () => {
  test = await openTestDatabase();
  ({ database } = test);
});
afterAll(() => test.drop());
beforeEach(() => {
  order = { ...order, id: order.id + 1, number: `26-${String(order.id + 1).padStart(6, '0')}` };
});

const recordsOf = ({ id }: PayableOrder) =>
  database.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));

describe('the methods', () => {
  it('are named where there is a provider', () => {
    const offers = payment.offers('ca');
    expect(offers.map(({ code }) => code)).toEqual(['card', 'transfer']);
    expect(offers[1]).toEqual({ code: 'transfer', name: 'Transferència bancària', available: true, reason: null });
    expect(payment.isOffered('transfer')).toBe(true);
    expect(payment.isOffered('bizum')).toBe(false);
  });

  it('are not named that the shop has switched off, though orders placed with them go on', () => {
    const { offers, marks, textFacts, isOffered, providerOf } = createPayment({ providers, methods: ['transfer'] });
    expect(offers('es').map(({ code }) => code)).toEqual(['transfer']);
    expect(marks('es')).toEqual(['Transferencia']);
    expect(textFacts('es').paymentMethods).toBe('transferencia');
    expect([isOffered('card'), isOffered('card', cents(1000))]).toEqual([false, false]);
    expect(providerOf('card').name).toBe('test-card');
  });

  it('have marks where there is a provider, in the language of the page', () => {
    expect(payment.marks('es')).toEqual(['VISA', 'Mastercard', 'Transferencia']);
    expect(payment.marks('ca')).toEqual(['VISA', 'Mastercard', 'Transferència']);
    expect(createPayment({ providers: [] }).marks('es')).toEqual([]);
  });

  it('are offered for the amounts that their provider takes, both ends included', () => {
    const amounts = { min: cents(5000), max: cents(120_000) };
    const card = testCard();
    const limited = createPayment({ providers: [{ ...card, capabilities: { ...card.capabilities, amounts } }] });
    const isOffered = (amount?: number) => limited.isOffered('card', amount === undefined ? amount : cents(amount));
    expect([4999, 5000, 120_000, 120_001, undefined].map(isOffered)).toEqual([false, true, true, false, true]);
    expect(payment.isOffered('card', cents(1))).toBe(true);
    expect(payment.isOffered('bizum', cents(1))).toBe(false);
  });

  it('give the time that their provider gives', () => {
    expect(payment.dueAt('transfer', placedAt, null)).toEqual(new Date('2026-11-27T09:00:00Z'));
    expect(payment.dueAt('card', placedAt, null)).toEqual(new Date('2026-11-20T09:30:00Z'));
    // A transfer at the latest when the goods change hands; a card has its half hour in any case.
    const handoverAt = new Date('2026-11-25T08:00:00Z');
    expect(payment.dueAt('transfer', placedAt, handoverAt)).toEqual(handoverAt);
    expect(payment.dueAt('transfer', placedAt, new Date('2026-11-30T08:00:00Z'))).toEqual(
      new Date('2026-11-27T09:00:00Z'),
    );
    expect(payment.dueAt('card', placedAt, placedAt)).toEqual(new Date('2026-11-20T09:30:00Z'));
    expect(() => payment.dueAt('bizum', placedAt, null)).toThrow('bizum');
  });
});

describe('an attempt', () => {
  it('is recorded with method, provider, amount and time', async () => {
    await payment.open(database, shopper, order, placedAt);
    expect(await recordsOf(order)).toEqual([
      {
        id: expect.any(Number),
        orderId: order.id,
        method: 'transfer',
        provider: 'bank-transfer',
        amount: 41_150,
        state: 'pending',
        reference: order.number,
        actorKind: 'shopper',
        actorId: '1',
        providerId: null,
        shopper: null,
        reason: null,
        messages: [],
        createdAt: placedAt,
        updatedAt: placedAt,
        expiresAt: new Date('2026-11-27T09:00:00Z'),
        inquireAt: null,
        remindedAt: null,
        refusedAt: null,
      },
    ]);
  });

  it('is the only open one of its order', async () => {
    await payment.open(database, shopper, order, placedAt);
    await expect(payment.open(database, shopper, order, later)).rejects.toThrow();
    await moveAttempts(database, order.id, 'failed', later);
    await payment.open(database, shopper, order, later);
    expect((await recordsOf(order)).map(({ state, reference }) => [state, reference])).toEqual([
      ['failed', order.number],
      ['pending', `${order.number}-2`],
    ]);
  });

  it('changes its state: the latest one unless another is named', async () => {
    await payment.open(database, shopper, order, placedAt);
    await moveAttempts(database, order.id, 'failed', placedAt);
    await payment.open(database, shopper, order, placedAt);
    await moveAttempts(database, order.id, 'cancelled', later);
    const [first, second] = await recordsOf(order);
    expect([first, second]).toMatchObject([
      { state: 'failed', updatedAt: placedAt, messages: [] },
      { state: 'cancelled', updatedAt: later, messages: [] },
    ]);
    await moveAttempts(database, order.id, 'processing', later, { paymentId: first!.id, message: { code: 1 } });
    await moveAttempts(database, order.id, 'paid', later, { paymentId: first!.id, message: { code: 2 } });
    expect(await recordsOf(order)).toMatchObject([
      { state: 'paid', messages: [{ code: 1 }, { code: 2 }] },
      { state: 'cancelled', messages: [] },
    ]);
  });

  it('gets more time while it is open', async () => {
    const until = new Date('2026-12-04T09:00:00Z');
    const other = { ...order, id: order.id + 1000, number: '26-900000' };
    await payment.open(database, shopper, other, placedAt);
    await payment.open(database, shopper, order, placedAt);
    await moveAttempts(database, order.id, 'failed', later);
    await payment.open(database, shopper, order, later);
    const times = async () => (await recordsOf(order)).map(({ expiresAt }) => expiresAt);
    await extendAttempt(database, order.id, until);
    expect(await times()).toEqual([dueAt, until]);
    await moveAttempts(database, order.id, 'processing', later);
    await extendAttempt(database, order.id, later);
    expect(await times()).toEqual([dueAt, later]);
    expect(await recordsOf(other)).toMatchObject([{ expiresAt: dueAt }]);
  });

  it('leaves those of other orders alone', async () => {
    await payment.open(database, shopper, order, placedAt);
    await moveAttempts(database, order.id + 1000, 'paid', later);
    expect(await recordsOf(order)).toMatchObject([{ state: 'pending' }]);
  });
});

describe('the first attempt of an order', () => {
  it('is asked for after five minutes where its provider can be asked', () => {
    const asked = createPayment({ providers: [{ ...testCard(), inquire: async () => null }] });
    const attempt = { ...order, method: 'card' } as const;
    expect(asked.firstAttempt(attempt, placedAt)).toMatchObject({
      provider: 'test-card',
      inquireAt: new Date('2026-11-20T09:05:00Z'),
      attemptedAt: placedAt,
      expiresAt: dueAt,
    });
    expect(payment.firstAttempt(attempt, placedAt).inquireAt).toBeNull();
    expect(() => payment.firstAttempt({ ...order, method: 'bizum' }, placedAt)).toThrow('bizum');
  });
});

describe('the next inquiry', () => {
  const inquireAtAfter = async (days: number) => {
    const now = new Date(placedAt.getTime() + days * 86_400_000);
    const [attempt] = await recordsOf(order);
    await planInquiry(database, attempt as never, now);
    const [{ inquireAt } = { inquireAt: null }] = await recordsOf(order);
    return inquireAt && (inquireAt.getTime() - now.getTime()) / 86_400_000;
  };

  it('comes later and later, and not any more after three days', async () => {
    await payment.open(database, shopper, order, placedAt);
    expect(await inquireAtAfter(1)).toBe(0.5);
    expect(await inquireAtAfter(3)).toBe(1);
    expect(await inquireAtAfter(3.1)).toBeNull();
  });

  it('is daily while the provider processes the payment, and ends with it', async () => {
    await payment.open(database, shopper, order, placedAt);
    await moveAttempts(database, order.id, 'processing', later);
    expect(await inquireAtAfter(30)).toBe(1);
    await moveAttempts(database, order.id, 'paid', later);
    expect(await inquireAtAfter(31)).toBeNull();
  });
});

describe('the transfer of an order', () => {
  it('is explained while it is expected', async () => {
    expect(payment.transferOf(await listAttempts(database, [order.id]))).toBeNull();
    await payment.open(database, shopper, order, placedAt);
    expect(payment.transferOf(await listAttempts(database, [order.id]))).toEqual({
      kind: 'instructions',
      ...account,
      amount: 41_150,
      reference: order.number,
      dueAt: new Date('2026-11-27T09:00:00Z'),
      qr: '/qr',
    });
    await moveAttempts(database, order.id, 'paid', later);
    expect(payment.transferOf(await listAttempts(database, [order.id]))).toBeNull();
  });

  it('is not there when the shop takes no transfers any more', async () => {
    await payment.open(database, shopper, order, placedAt);
    expect(createPayment({ providers: [] }).transferOf(await listAttempts(database, [order.id]))).toBeNull();
  });

  it('is not there for an order that is paid by card', async () => {
    await payment.open(database, shopper, { ...order, method: 'card' }, placedAt);
    expect(payment.transferOf(await listAttempts(database, [order.id]))).toBeNull();
  });
});

describe('a notification', () => {
  const read = (provider: string, notification: Record<string, unknown>) =>
    readNotification(payment, database, provider, notification);

  it('finds the attempt that it is about', async () => {
    await payment.open(database, shopper, { ...order, method: 'card' }, placedAt);
    const [attempt] = await recordsOf(order);
    expect(await read('test-card', testCardNotification(attempt!.reference, 41_150, 'paid'))).toMatchObject({
      attempt: { id: attempt!.id, orderId: order.id },
      event: { state: 'paid', amount: 41_150, message: { code: 'paid-00' } },
    });
  });

  it('is refused with a wrong signature or from another provider, and about no attempt with an unknown reference', async () => {
    await payment.open(database, shopper, { ...order, method: 'card' }, placedAt);
    const { reference } = (await recordsOf(order))[0]!;
    const genuine = testCardNotification(reference, 41_150, 'paid');
    expect(await read('test-card', { ...genuine, state: 'failed' })).toBeNull();
    expect(await read('test-card', testCardNotification(`${reference}0`, 41_150, 'paid'))).toMatchObject({
      attempt: null,
    });
    expect(await read('bank-transfer', genuine)).toBeNull();
    expect(await read('nobody', genuine)).toBeNull();
  });

  it('is about no attempt with another provider', async () => {
    await payment.open(database, shopper, order, placedAt);
    const notification = testCardNotification(order.number, 41_150, 'paid');
    expect(await read('test-card', notification)).toMatchObject({ attempt: null });
  });
});
