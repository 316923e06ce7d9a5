import { createHmac } from 'node:crypto';
import { cents } from '#values/money.ts';
import type { PaymentEvent, PaymentProvider } from '../payment-provider.ts';

const sign = (text: string): string => createHmac('sha256', 'the secret of tests').update(text).digest('hex');

/** A notification as the test card's bank sends it. */
export const testCardNotification = (reference: string, amount: number, state: PaymentEvent['state']) => ({
  reference,
  amount,
  state,
  signature: sign(`${reference} ${amount} ${state}`),
});

/** A card provider for tests: goes by redirection, gives half an hour, and sends signed notifications. */
export const testCard = (): PaymentProvider => ({
  name: 'test-card',
  capabilities: { methods: ['card'], start: 'redirect', minutesToPay: 30 },
  referenceFor: (orderNumber, attempt) => `${orderNumber.replace('-', '')}T${attempt}`,
  start: async ({ reference }) => ({ kind: 'redirect', url: `https://bank.example/pay/${reference}` }),
  async readNotification({ reference, amount, state, signature }) {
    if (signature !== sign(`${reference} ${amount} ${state}`)) return null;
    return {
      reference: String(reference),
      amount: cents(Number(amount)),
      state: state as PaymentEvent['state'],
      message: { code: `${state}-00` },
    };
  },
});
