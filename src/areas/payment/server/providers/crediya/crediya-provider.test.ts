import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import type { PayableAttempt, PaymentEvent } from '../../payment-provider.ts';
import { startFinancingSandbox } from '../financing-sandbox.fixture.ts';
import { payableAttempt, testPaymentProvider } from '../provider-suite.fixture.ts';
import { createCrediya } from './crediya-provider.ts';

const sandbox = await startFinancingSandbox();
afterAll(() => sandbox.stop());
beforeEach(() => {
  sandbox.notifications.length = 0;
});

const terms = { months: [3], tin: 13.6, tae: 14.48, minAmount: 90, maxAmount: 3000 };
const notifyUrl = `${sandbox.url}/shop/crediya`;
const provider = createCrediya({ settings: sandbox.crediya, terms, notifyUrl });

testPaymentProvider(provider, {
  notification(reference, amount, event) {
    const state = { paid: 'approved', processing: 'pending', failed: 'rejected' }[event];
    const token = 'a-token-of-the-tests';
    const signed = ['crediya notification', token, reference, amount, state].join('\n');
    const signature = createHmac('sha256', sandbox.crediya.key).update(signed).digest('base64url');
    return { token, reference, amount, state, signature };
  },
});

let lastNumber = 0;
/** An attempt of an order of its own that Crediya knows. */
async function started(): Promise<PayableAttempt & { providerId: string }> {
  lastNumber += 1;
  const attempt = { ...payableAttempt(provider), reference: `26-${lastNumber}` };
  const { providerId } = await provider.start(attempt);
  return { ...attempt, providerId: providerId! };
}

async function decided(attempt: { providerId: string }, outcome: string): Promise<PaymentEvent> {
  await sandbox.decide('crediya', attempt.providerId, outcome);
  return (await provider.readNotification(sandbox.notifications.at(-1)!.fields))!;
}

it('opens one application however often a payment is started', async () => {
  const attempt = payableAttempt(provider);
  const first = await provider.start(attempt);
  expect(first).toMatchObject({ kind: 'redirect', url: expect.stringContaining(`/apply?token=${first.providerId}`) });
  expect(await provider.start({ ...attempt, providerId: null })).toEqual(first);
});

it.each([
  ['approve', { state: 'paid', amount: 12_995 }],
  ['review', { state: 'processing' }],
  ['deny', { state: 'failed', reason: 'denied' }],
  ['cancel', { state: 'failed', reason: 'cancelled_by_user' }],
  ['changed', { state: 'paid', amount: 13_095 }],
])('reads the notification after %s', async (outcome, event) => {
  const attempt = await started();
  const { reference, providerId } = attempt;
  expect(await decided(attempt, outcome)).toMatchObject({ reference, providerId, ...event });
});

describe('an application asked for', () => {
  it('is nothing until the customer has sent it', async () => {
    expect(await provider.inquire!(await started())).toBeNull();
  });

  it('is approved though the notification was lost', async () => {
    const attempt = await started();
    await sandbox.decide('crediya', attempt.providerId, 'lost');
    expect(sandbox.notifications).toEqual([]);
    expect(await provider.inquire!(attempt)).toMatchObject({ state: 'paid', amount: 12_995 });
  });

  it('is nothing under an id that Crediya does not know, or that is another order’s', async () => {
    const attempt = await started();
    const other = await started();
    await sandbox.decide('crediya', other.providerId, 'approve');
    expect(await provider.inquire!({ ...attempt, providerId: null })).toBeNull();
    expect(await provider.inquire!({ ...attempt, providerId: 'unknown-token' })).toBeNull();
    expect(await provider.inquire!({ ...attempt, providerId: other.providerId })).toBeNull();
  });
});

it('refunds in part, the same refund once, and not more than was lent', async () => {
  const attempt = await started();
  const refund = {
    amount: cents(2995),
    reference: 'r1',
    refundedBefore: cents(0),
    isRepeated: false,
    isShipped: false,
  };
  expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refused' });
  await sandbox.decide('crediya', attempt.providerId, 'approve');
  expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refunded' });
  expect(await provider.refund!(attempt, { ...refund, isRepeated: true })).toMatchObject({ outcome: 'refunded' });
  const rest = { ...refund, reference: 'r2', amount: cents(10_000) };
  expect(await provider.refund!(attempt, rest)).toMatchObject({ outcome: 'refunded' });
  expect(await provider.refund!(attempt, { ...rest, reference: 'r3', amount: cents(1) })).toMatchObject({
    outcome: 'refused',
  });
});

it('does not believe a notification signed with another key', async () => {
  const attempt = await started();
  await sandbox.decide('crediya', attempt.providerId, 'approve');
  const other = createCrediya({ settings: { ...sandbox.crediya, key: 'another key' }, terms, notifyUrl });
  expect(await other.readNotification(sandbox.notifications.at(-1)!.fields)).toBeNull();
});
