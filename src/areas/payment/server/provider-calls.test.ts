import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { createPayment } from './payment.ts';
import { listAttempts, moveAttempts, nameAttempt, type StoredAttempt } from './payment-attempts.ts';
import { insertMoney, insertRefund, recordCharge } from './payment-money.ts';
import type { PayableAttempt, PaymentEvent, PaymentProvider } from './payment-provider.ts';
import {
  type AttemptContext,
  confirmAttempt,
  inquireAttempt,
  isToldOfGoods,
  needsConfirmation,
  startAttempt,
  tellOfGoods,
} from './provider-calls.ts';
import { testCard } from './providers/test-card.fixture.ts';

const actor = { kind: 'command', id: 'test' } as const;
const at = new Date('2026-11-20T09:00:00Z');
const device = { ip: '192.0.2.1', userAgent: 'Firefox' };
const context = { locale: 'es', returnUrls: { ok: '/ok', ko: '/ko' } } as AttemptContext;
const event = {
  reference: '1',
  amount: cents(1000),
  state: 'paid',
  message: { code: 1 },
} as const satisfies PaymentEvent;

let test: OpenTestDatabase;
let orderId = 0;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => void (orderId += 1));

const paymentWith = (change: Partial<PaymentProvider>) => createPayment({ providers: [{ ...testCard(), ...change }] });

async function open(payment = paymentWith({})): Promise<StoredAttempt> {
  const order = { id: orderId, number: `26-${orderId}`, method: 'card', amount: cents(1000), dueAt: at } as const;
  await payment.open(test.database, actor, order, at);
  return stored();
}
const stored = async () => (await listAttempts(test.database, [orderId])).at(-1)!;

describe('a payment that starts', () => {
  const calls: PayableAttempt[] = [];
  const capabilities = { ...testCard().capabilities, needsShopper: true as const };
  const naming = (providerId?: string) =>
    paymentWith({
      capabilities,
      async start(attempt) {
        calls.push(attempt);
        return { kind: 'redirect', url: `/pay/${attempt.providerId ?? providerId}`, ...(providerId && { providerId }) };
      },
    });
  beforeEach(() => void calls.splice(0));

  it('tells the provider the customer’s device the first time, and stores it', async () => {
    const payment = naming('p-1');
    expect(await startAttempt(payment, test.database, await open(payment), context, device)).toMatchObject({
      url: '/pay/p-1',
    });
    expect(await stored()).toMatchObject({ shopper: device, providerId: 'p-1' });
    await startAttempt(payment, test.database, await stored(), context, { ...device, ip: '192.0.2.2' });
    expect(calls).toMatchObject([
      { shopper: device, locale: 'es' },
      { shopper: device, providerId: 'p-1' },
    ]);
    expect(await stored()).toMatchObject({ shopper: device });
  });

  it('tells nothing of the device where the provider does not ask for it', async () => {
    await startAttempt(paymentWith({}), test.database, await open(), context, device);
    expect(await stored()).toMatchObject({ shopper: null, providerId: null });
  });

  it('goes on with the application of the window that was first', async () => {
    const payment = naming('p-2');
    const attempt = await open(payment);
    await nameAttempt(test.database, attempt.id, 'p-1');
    expect(await startAttempt(payment, test.database, attempt, context, device)).toMatchObject({ url: '/pay/p-1' });
    expect(calls).toHaveLength(2);
    calls.splice(0);
    await startAttempt(payment, test.database, { ...attempt, providerId: 'p-2' }, context, device);
    await startAttempt(naming(), test.database, attempt, context, device);
    expect(calls).toHaveLength(2);
  });
});

describe('a provider that', () => {
  it('waits for a confirmation is asked for it, any other agrees', async () => {
    const attempt = await open();
    const about = { reference: attempt.reference, locale: 'es' };
    const confirm = async (asked: PayableAttempt) => {
      expect(asked).toMatchObject(about);
      return 'conflict' as const;
    };
    const [plain, waiting] = [paymentWith({}), paymentWith({ confirm })];
    expect([plain, waiting].map((one) => needsConfirmation(one, attempt))).toEqual([false, true]);
    expect(await confirmAttempt(plain, attempt, context, event)).toBe('confirmed');
    expect(await confirmAttempt(waiting, attempt, context, event)).toBe('conflict');
    const gone = { ...attempt, provider: 'gone' };
    expect([needsConfirmation(waiting, gone), await confirmAttempt(waiting, gone, context, event)]).toEqual([
      false,
      'confirmed',
    ]);
  });

  it('is told of the goods hears what went back of its money, or is going back', async () => {
    const told: unknown[] = [];
    const telling = paymentWith({
      update: async ({ reference, locale }, ...news) => void told.push([reference, locale, ...news]),
    });
    const attempt = await open();
    await recordCharge(test.database, actor, attempt, { amount: cents(1000), isSurplus: false }, at);
    await insertMoney(
      test.database,
      actor,
      attempt,
      { kind: 'refund', amount: cents(200), reference: `${orderId}` },
      at,
    );
    await insertRefund(test.database, actor, { paymentId: attempt.id, amount: 50, surplus: 0, state: 'requested' }, at);
    await tellOfGoods(telling, test.database, attempt, context, 'shipped');
    expect(told).toEqual([[attempt.reference, 'es', 'shipped', 250]]);
    expect([isToldOfGoods(telling, attempt), isToldOfGoods(paymentWith({}), attempt)]).toEqual([true, false]);
    await tellOfGoods(paymentWith({}), test.database, attempt, context, 'cancelled');
    const gone = { ...attempt, provider: 'gone' };
    await tellOfGoods(telling, test.database, gone, context, 'cancelled');
    expect(isToldOfGoods(telling, gone)).toBe(false);
  });

  it('can be asked says what it knows, and is asked again later', async () => {
    const inquired: unknown[] = [];
    const asked = {
      inquire: async ({ reference, locale }: PayableAttempt) => (inquired.push([reference, locale]), event),
    };
    const attempt = await open(paymentWith(asked));
    const ask = (change: Partial<PaymentProvider>, isAwaited: boolean, of = attempt) =>
      inquireAttempt(paymentWith(change), test.database, of, { context, isAwaited }, at);
    expect(await ask({}, true)).toBeNull();
    expect((await stored()).inquireAt).toEqual(new Date('2026-11-20T09:05:00Z'));
    const later = new Date('2026-11-20T15:00:00Z');
    await inquireAttempt(paymentWith(asked), test.database, attempt, { context, isAwaited: true }, later);
    expect((await stored()).inquireAt).toEqual(new Date('2026-11-20T18:00:00Z'));
    expect([await ask(asked, true), await ask(asked, false)]).toEqual([event, event]);
    expect(new Set(inquired.map(String))).toEqual(new Set([`${attempt.reference},es`]));
    expect(await ask(asked, true, { ...attempt, provider: 'gone' })).toBeNull();
  });

  it('pays an order by being asked is asked only while the order waits for payment', async () => {
    const attempt = await open();
    const payment = paymentWith({ inquire: async () => event, confirm: async () => 'confirmed' });
    const ask = (isAwaited: boolean) => inquireAttempt(payment, test.database, attempt, { context, isAwaited }, at);
    expect([await ask(true), await ask(false)]).toEqual([event, null]);
    await moveAttempts(test.database, orderId, 'failed', at);
  });
});
