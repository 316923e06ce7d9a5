import { z } from 'zod';
import { cents } from '#values/money.ts';
import type { CrediyaSettings } from '#platform/financing-settings.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { FinancingTerms } from '../../../financing-terms.ts';
import type { PaymentEvent, PaymentProvider, RefundAnswer } from '../../payment-provider.ts';
import { amountsOf } from '../amounts-of-terms.ts';
import { ProviderError } from '../provider-request.ts';
import { createCrediyaClient, crediyaApplication } from './crediya-client.ts';

/** An application for a loan may be looked at by people. */
const minutesToPay = 24 * 60;

const notificationSchema = crediyaApplication.extend({ signature: z.string().max(100) });
type Notification = Omit<z.output<typeof notificationSchema>, 'signature'>;

interface CrediyaParts {
  readonly settings: CrediyaSettings;
  readonly terms: FinancingTerms;
  readonly notifyUrl: string;
  /** The time for one answer of Crediya; 10 s by default. */
  readonly waitMs?: number;
}

/** Crediya: a loan that is applied for on a page of theirs, where the token of the order is taken to. */
export function createCrediya({ settings, terms, notifyUrl, waitMs }: CrediyaParts): PaymentProvider {
  const client = createCrediyaClient({ settings, waitMs });
  const signer = createSigner<'crediya notification'>(settings.key);

  return {
    name: 'crediya',
    capabilities: { methods: ['crediya'], start: 'redirect', minutesToPay, amounts: amountsOf(terms) },

    referenceFor: (orderNumber, attempt) => (attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`),

    async start({ reference, amount, locale, returnUrls, order: { customer }, providerId }) {
      const token =
        providerId ?? (await client.apply({ reference, amount, language: locale, notifyUrl, returnUrls, customer }));
      const url = `${client.applyUrl}?${new URLSearchParams({ token })}`;
      return { kind: 'redirect', url, token, providerId: token };
    },

    async readNotification(notification) {
      const parsed = notificationSchema.safeParse(notification);
      if (!parsed.success) return null;
      const { signature, ...application } = parsed.data;
      return signer.isValid('crediya notification', signedText(application), signature) ? eventOf(application) : null;
    },

    async inquire({ providerId, reference }) {
      const application = providerId && (await client.find(providerId));
      return application && application.reference === reference ? eventOf(application) : null;
    },

    async refund({ providerId }, { amount, reference }): Promise<RefundAnswer> {
      if (!providerId) return { outcome: 'refused', message: {} };
      try {
        const isRefunded = await client.refund(providerId, { amount, reference });
        return { outcome: isRefunded ? 'refunded' : 'refused', message: { reference } };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { outcome: 'unknown', message: { status: error.status ?? 0 } };
      }
    },
  };
}

const signedText = ({ token, reference, amount, state }: Notification): string =>
  [token, reference, amount, state].join('\n');

/** Null while the customer has not sent it; a pending one is being looked at, and the goods wait for it. */
function eventOf({ token, reference, amount, state }: Notification): PaymentEvent | null {
  const event = { reference, amount: cents(amount), providerId: token, message: { state } };
  switch (state) {
    case 'approved':
      return { ...event, state: 'paid' };
    case 'rejected':
      return { ...event, state: 'failed', reason: 'denied' };
    case 'cancelled':
      return { ...event, state: 'failed', reason: 'cancelled_by_user' };
    case 'pending':
      return { ...event, state: 'processing' };
    case 'open':
      return null;
  }
}
