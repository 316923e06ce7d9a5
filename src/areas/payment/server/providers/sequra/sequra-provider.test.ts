import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
    const unknownId = { ...other, providerId: null };
    expect(await provider.confirm!(unknownId, event)).toBe('conflict');
    expect(await provider.confirm!(other, event)).toBe('confirmed');
  });

  it('is completed once, though it was applied for twice', async () => {
    const first = await started();
    const { providerId } = await provider.start({ ...first, providerId: null });
    const second = { ...first, providerId: providerId! };
    expect(await provider.confirm!(first, await decided(first, 'approve'))).toBe('confirmed');
    expect(await provider.confirm!(second, await decided(second, 'approve'))).toBe('conflict');
  });
});

describe('an application asked for', () => {
  it('is paid from then on when it was approved and the notification was lost', async () => {
    const attempt = await started();
    await sandbox.decide('sequra', attempt.providerId, 'lost');
    const { reference, providerId } = attempt;
    const paid = { state: 'paid', amount: 12_995, reference, providerId, isConfirmed: true };
    expect(await provider.inquire!(attempt)).toMatchObject(paid);
    expect(await provider.inquire!(attempt)).toMatchObject(paid);
  });

  it.each(['deny', 'cancel', 'changed', 'review'])('is nothing after %s', async (outcome) => {
    const attempt = await started();
    await sandbox.decide('sequra', attempt.providerId, outcome);
    expect(await provider.inquire!(attempt)).toBeNull();
  });

  it('is nothing before the customer has applied, or without an id', async () => {
    const attempt = await started();
    expect(await provider.inquire!(attempt)).toBeNull();
    expect(await provider.inquire!({ ...attempt, providerId: null })).toBeNull();
  });

  it('is unknown while seQura does not answer, or does not know the shop', async () => {
    const gone = createSequra({ settings: { ...sandbox.sequra, url: 'http://127.0.0.1:9' }, terms, secret, notifyUrl });
    await expect(gone.inquire!(await started())).rejects.toThrow('provider');
    const stranger = createSequra({ settings: { ...sandbox.sequra, user: 'x' }, terms, secret, notifyUrl });
    await expect(stranger.inquire!(await started())).rejects.toMatchObject({ status: 401 });
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
    await provider.update!(attempt, 'shipped', cents(0));
    expect(await stateOf(attempt.reference)).toBe('129,95 €: shipped');
  });

  it('a cancellation is reported', async () => {
    const attempt = await confirmed();
    await provider.update!(attempt, 'cancelled', cents(0));
    expect(await stateOf(attempt.reference)).toBe('0,00 €: cancelled');
  });

  it('a refund reports what is left, so that a repeated one takes nothing more off', async () => {
    const attempt = await confirmed();
    const refund = {
      amount: cents(2995),
      reference: 'r1',
      refundedBefore: cents(0),
      isRepeated: false,
      isShipped: false,
    };
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refunded' });
    expect(await provider.refund!(attempt, { ...refund, isRepeated: true })).toMatchObject({ outcome: 'refunded' });
    expect(await stateOf(attempt.reference)).toBe('100,00 €: confirmed');
    const rest = { ...refund, amount: cents(10_000), refundedBefore: cents(2995) };
    expect(await provider.refund!(attempt, rest)).toMatchObject({ outcome: 'refunded' });
    expect(await stateOf(attempt.reference)).toBe('0,00 €: cancelled');
  });

  it('a refund after the shipment leaves the goods shipped', async () => {
    const attempt = await confirmed();
    await provider.update!(attempt, 'shipped', cents(0));
    const refund = {
      amount: cents(2995),
      reference: 'r1',
      refundedBefore: cents(0),
      isRepeated: false,
      isShipped: true,
    };
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refunded' });
    expect(await stateOf(attempt.reference)).toBe('100,00 €: shipped');
  });

  it('a shipment after a refund reports what is left', async () => {
    const attempt = await confirmed();
    const refund = {
      amount: cents(2995),
      reference: 'r1',
      refundedBefore: cents(0),
      isRepeated: false,
      isShipped: false,
    };
    await provider.refund!(attempt, refund);
    await provider.update!(attempt, 'shipped', cents(2995));
    expect(await stateOf(attempt.reference)).toBe('100,00 €: shipped');
    await provider.update!(attempt, 'shipped', cents(12_995));
    expect(await stateOf(attempt.reference)).toBe('100,00 €: shipped');
  });

  it.each([401, 429, 503])('a refund answered with %i has not been refused', async (status) => {
    const busy = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
    const refund = {
      amount: cents(2995),
      reference: 'r1',
      refundedBefore: cents(0),
      isRepeated: false,
      isShipped: false,
    };
    const other = createSequra({ settings: { ...sandbox.sequra, url }, terms, secret, notifyUrl });
    expect(await other.refund!(payableAttempt(other), refund)).toMatchObject({
      outcome: 'unknown',
      message: { status },
    });
    busy.close();
  });

  it('a refund that seQura refuses, or does not answer, says so', async () => {
    const attempt = await started();
    const refund = {
      amount: cents(2995),
      reference: 'r1',
      refundedBefore: cents(0),
      isRepeated: false,
      isShipped: false,
    };
    expect(await provider.refund!(attempt, refund)).toMatchObject({ outcome: 'refused' });
    const gone = createSequra({ settings: { ...sandbox.sequra, url: 'http://127.0.0.1:9' }, terms, secret, notifyUrl });
    expect(await gone.refund!(attempt, refund)).toMatchObject({ outcome: 'unknown' });
  });
});

/** The state that the simulator lists. */
async function stateOf(reference: string): Promise<string | undefined> {
  const page = await (await fetch(`${sandbox.sequra.url}/`)).text();
  return new RegExp(`<li>${reference}, ([^<]*)`).exec(page)?.[1];
}
