import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import type { PayableAttempt, PaymentEvent } from '../../payment-provider.ts';
import { startFinancingSandbox } from '../financing-sandbox.fixture.ts';
import { payableAttempt, testPaymentProvider } from '../provider-suite.fixture.ts';
import { createSequra } from './sequra-provider.ts';

const sandbox = await startFinancingSandbox();
afterAll(() => sandbox.stop());
beforeEach(() => {
  sandbox.notifications.length = 0;
});

const secret = 'the secret of the tests';
const terms = { months: [3], tin: 0, tae: 0, minAmount: 50, maxAmount: 1500 };
const notifyUrl = `${sandbox.url}/shop/sequra`;
const provider = createSequra({ settings: sandbox.sequra, terms, secret, notifyUrl });

const signatureOf = (reference: string, amount: number): string =>
  createHmac('sha256', secret).update(`sequra notification\n${reference}\n${amount}`).digest('base64url');

testPaymentProvider(provider, {
  notification: (reference, amount, state) => ({
    order_ref: '0d6e0a4e-4b5c-4a43-9a55-2f7a0f1f3a11',
    product_code: 'pp3',
    sq_state: { paid: 'approved', processing: 'needs_review', failed: 'cancelled' }[state],
    order_ref_1: reference,
    amount: String(amount),
    signature: signatureOf(reference, amount),
  }),
});

let lastNumber = 0;
/** An attempt of an order of its own that seQura knows. */
async function started(): Promise<PayableAttempt & { providerId: string }> {
  lastNumber += 1;
  const attempt = { ...payableAttempt(provider), reference: `26-${lastNumber}` };
  const { providerId } = await provider.start(attempt);
  return { ...attempt, providerId: providerId! };
}

/** What seQura tells the shop after a decision. */
async function decided(attempt: { providerId: string }, outcome: string): Promise<PaymentEvent> {
  await sandbox.decide('sequra', attempt.providerId, outcome);
  return (await provider.readNotification(sandbox.notifications.at(-1)!.fields))!;
}

it('starts with a form whose frame and script are seQura’s', async () => {
  const start = await provider.start(payableAttempt(provider));
  expect(start).toMatchObject({ kind: 'embedded', html: expect.stringMatching(/<iframe[^>]*data-base-url="http/) });
  expect(start).toMatchObject({ html: expect.stringContaining('/assets/sequra-identification.js') });
});

it('finances between the amounts of its terms', () => {
  expect(provider.capabilities.amounts).toEqual({ min: 5000, max: 150_000 });
});

it('does not start with wrong credentials', async () => {
  const settings = { ...sandbox.sequra, password: 'wrong' };
  const other = createSequra({ settings, terms, secret, notifyUrl });
  await expect(other.start(payableAttempt(other))).rejects.toMatchObject({ status: 401 });
});

describe('an approved order', () => {
  it('is confirmed, and again without harm', async () => {
    const attempt = await started();
    const event = await decided(attempt, 'approve');
    expect(event).toMatchObject({ state: 'paid', amount: 12_995, providerId: attempt.providerId });
    expect(await provider.confirm!(attempt, event)).toBe('confirmed');
    expect(await provider.confirm!(attempt, event)).toBe('confirmed');
  });

  it('is not completed when seQura approved another amount', async () => {
    const attempt = await started();
    expect(await provider.confirm!(attempt, await decided(attempt, 'changed'))).toBe('conflict');
  });

  it('is not completed when the shop’s order has changed', async () => {
    const attempt = await started();
    const event = await decided(attempt, 'approve');
    const lines = [{ ...attempt.order.lines[0]!, sum: cents(100) }];
    const changed = { ...attempt, amount: cents(100), order: { ...attempt.order, lines } };
    expect(await provider.confirm!(changed, event)).toBe('conflict');
  });

  it('is not completed under the id of another order', async () => {
    const attempt = await started();
    const other = await started();
    const event = await decided(other, 'approve');
    expect(await provider.confirm!(attempt, event)).toBe('conflict');
    const unknownId = { ...attempt, providerId: null };
    expect(await provider.confirm!(unknownId, event)).toBe('conflict');
  });

  it('is completed once, though it was applied for twice', async () => {
    const first = await started();
    const { providerId } = await provider.start({ ...first, providerId: null });
    const second = { ...first, providerId: providerId! };
    expect(await provider.confirm!(first, await decided(first, 'approve'))).toBe('confirmed');
    expect(await provider.confirm!(second, await decided(second, 'approve'))).toBe('conflict');
  });
});

it('cannot confirm what the customer has not been approved for', async () => {
  const attempt = await started();
  const { reference, amount, providerId } = attempt;
  const event = { reference, amount, providerId, state: 'paid', message: {} } as const;
  expect(await provider.confirm!(attempt, event)).toBe('conflict');
});

it('an order under review is put on hold, and confirmed once it is approved', async () => {
  const attempt = await started();
  const event = await decided(attempt, 'review');
  expect(event.state).toBe('processing');
  expect(await provider.confirm!(attempt, event)).toBe('confirmed');
  await fetch(`${sandbox.sequra.url}/orders/${attempt.providerId}/review`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  });
  const approved = (await provider.readNotification(sandbox.notifications.at(-1)!.fields))!;
  expect(approved.state).toBe('paid');
  expect(await provider.confirm!(attempt, approved)).toBe('confirmed');
});

it('a denied order is told as failed', async () => {
  expect(await decided(await started(), 'deny')).toMatchObject({ state: 'failed', reason: 'denied' });
});

it('a customer who cancels goes back without a notification', async () => {
  const attempt = await started();
  expect(await sandbox.decide('sequra', attempt.providerId, 'cancel')).toBe(attempt.returnUrls.ko);
  expect(sandbox.notifications).toEqual([]);
});

describe('once confirmed', () => {
  async function confirmed() {
    const attempt = await started();
    await provider.confirm!(attempt, await decided(attempt, 'approve'));
    return attempt;
  }

  it('a shipment is reported', async () => {
    const attempt = await confirmed();
    await provider.update!(attempt, 'shipped');
    expect(await stateOf(attempt.reference)).toBe('129,95 €: shipped');
  });

  it('a cancellation is reported', async () => {
    const attempt = await confirmed();
    await provider.update!(attempt, 'cancelled');
    expect(await stateOf(attempt.reference)).toBe('0,00 €: cancelled');
  });

  it('a refund reports what is left, so that a repeated one takes nothing more off', async () => {
    const attempt = await confirmed();
    const refund = { amount: cents(2995), reference: 'r1', refundedBefore: cents(0), isRepeated: false };
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refunded' });
    expect(await provider.refund!(attempt, { ...refund, isRepeated: true })).toMatchObject({ outcome: 'refunded' });
    expect(await stateOf(attempt.reference)).toMatch(/^100,00 €/);
    const rest = { ...refund, amount: cents(10_000), refundedBefore: cents(2995) };
    expect(await provider.refund!(attempt, rest)).toMatchObject({ outcome: 'refunded' });
    expect(await stateOf(attempt.reference)).toBe('0,00 €: cancelled');
  });

  it('a refund that seQura refuses, or does not answer, says so', async () => {
    const attempt = await started();
    const refund = { amount: cents(2995), reference: 'r1', refundedBefore: cents(0), isRepeated: false };
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refused' });
    const gone = createSequra({ settings: { ...sandbox.sequra, url: 'http://127.0.0.1:9' }, terms, secret, notifyUrl });
    expect(await gone.refund!(attempt, refund)).toMatchObject({ outcome: 'unknown' });
  });
});

/** As the simulator lists it. */
async function stateOf(reference: string): Promise<string | undefined> {
  const page = await (await fetch(`${sandbox.sequra.url}/`)).text();
  return new RegExp(`<li>${reference}, ([^<]*)`).exec(page)?.[1];
}
