import { z } from 'zod';
import { cents } from '#values/money.ts';
import type { SequraSettings } from '#platform/financing-settings.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { FinancingTerms } from '../../../financing-terms.ts';
import type {
  PayableAttempt,
  PaymentAttempt,
  PaymentEvent,
  PaymentProvider,
  RefundAnswer,
} from '../../payment-provider.ts';
import { amountsOf } from '../amounts-of-terms.ts';
import { ProviderError } from '../provider-request.ts';
import { createSequraClient, sequraId } from './sequra-client.ts';
import { emptyCart, restCart, sequraCart, type SequraOrder, sequraOrder, shopPlatform } from './sequra-order.ts';

/** Payment in instalments. */
export const sequraProduct = 'pp3';

/** The customer identifies himself in the checkout, with a document and a code on the telephone. */
const minutesToPay = 60;

const states = { approved: 'paid', needs_review: 'processing', cancelled: 'failed' } as const;

const notificationSchema = z.object({
  order_ref: z.string().regex(sequraId),
  product_code: z.literal(sequraProduct),
  sq_state: z.enum(['approved', 'needs_review', 'cancelled']),
  order_ref_1: z.string().min(1).max(50),
  amount: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
});

/** It has answered that it does not do that; any other error says nothing, such as 401 or 429. */
const refusals = [400, 404, 409, 410, 422];

interface SequraParts {
  readonly settings: SequraSettings;
  readonly terms: FinancingTerms;
  /** The shop's, which signs what seQura sends back. */
  readonly secret: string;
  readonly notifyUrl: string;
  /** The time for one answer of seQura; 10 s by default. */
  readonly waitMs?: number;
}

/**
 * seQura: instalments, after the customer has identified himself in a form of theirs in the checkout. An approved order is
 * financed only once the shop confirms it: an application that is never confirmed costs nobody anything.
 */
export function createSequra({ settings, terms, secret, notifyUrl, waitMs }: SequraParts): PaymentProvider {
  const client = createSequraClient({ settings, waitMs });
  const signer = createSigner<'sequra notification'>(secret);
  const signed = (reference: string, amount: number): string => `${reference}\n${amount}`;

  function orderOf(attempt: PayableAttempt, state: SequraOrder['state']): SequraOrder {
    const { reference, amount } = attempt;
    const signature = signer.sign('sequra notification', signed(reference, amount));
    const notificationParameters = { signature, amount: String(amount) };
    return sequraOrder(state, attempt, { merchant: settings.merchant, notifyUrl, notificationParameters });
  }

  const reportOf = ({ reference }: PaymentAttempt) => ({
    merchant: { id: settings.merchant },
    merchant_reference: { order_ref_1: reference },
    platform: shopPlatform,
    shipped_cart: emptyCart(reference),
    unshipped_cart: emptyCart(reference),
  });

  async function solicit(attempt: PayableAttempt): Promise<string> {
    const id = await client.solicit(orderOf(attempt, ''));
    const products = await client.listProducts(id);
    if (!products.includes(sequraProduct)) throw new ProviderError('seQura does not finance this order');
    return id;
  }

  return {
    name: 'sequra',
    capabilities: {
      methods: ['sequra'],
      start: 'embedded',
      minutesToPay,
      amounts: amountsOf(terms),
      needsShopper: true,
    },

    referenceFor: (orderNumber, attempt) => (attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`),

    async start(attempt) {
      const providerId = attempt.providerId ?? (await solicit(attempt));
      return { kind: 'embedded', html: await client.getForm(providerId, sequraProduct), providerId };
    },

    async readNotification(notification): Promise<PaymentEvent | null> {
      const parsed = notificationSchema.safeParse(notification);
      if (!parsed.success) return null;
      const { order_ref, product_code, sq_state, order_ref_1, amount, signature } = parsed.data;
      if (!signer.isValid('sequra notification', signed(order_ref_1, Number(amount)), signature)) return null;
      return {
        reference: order_ref_1,
        amount: cents(Number(amount)),
        state: states[sq_state],
        ...(sq_state === 'cancelled' && { reason: 'denied' }),
        providerId: order_ref,
        message: { state: sq_state, product: product_code, order: order_ref, amount: Number(amount) },
      };
    },

    async confirm(attempt, { state, providerId }) {
      // The signature does not cover the id: seQura had not given one when it was made.
      if (!attempt.providerId || attempt.providerId !== providerId) return 'conflict';
      const status = await client.confirm(
        providerId,
        orderOf(attempt, state === 'paid' ? 'confirmed' : 'on_hold'),
        [409],
      );
      return status === 409 ? 'conflict' : 'confirmed';
    },

    // No call reads an application: one that was approved accepts the confirmation, any other refuses it.
    async inquire(attempt): Promise<PaymentEvent | null> {
      const { reference, amount, providerId } = attempt;
      if (!providerId) return null;
      const status = await client.confirm(providerId, orderOf(attempt, 'confirmed'), refusals);
      if (refusals.includes(status)) return null;
      return {
        reference,
        amount,
        state: 'paid',
        providerId,
        isConfirmed: true,
        message: { inquiry: 'confirmed', amount },
      };
    },

    async refund(attempt, { amount, refundedBefore, isShipped }): Promise<RefundAnswer> {
      const rest = cents(attempt.amount - refundedBefore - amount);
      // What is left of the order, not what is taken off it: reported twice it is still the same.
      const cart = restCart(attempt.reference, rest);
      try {
        const report = { ...reportOf(attempt), [isShipped ? 'shipped_cart' : 'unshipped_cart']: cart };
        const isKnown = await client.report(attempt.reference, report);
        return { outcome: isKnown ? 'refunded' : 'refused', message: { rest } };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const { status } = error;
        const isRefused = status !== null && refusals.includes(status);
        return { outcome: isRefused ? 'refused' : 'unknown', message: { status: status ?? 0 } };
      }
    },

    async update(attempt, change, refunded) {
      if (attempt.providerId === null) return;
      const { reference, amount } = attempt;
      const isShipped = change === 'shipped';
      const rest = cents(amount - refunded);
      // Without anything left seQura has the order as cancelled.
      if (isShipped && rest === 0) return;
      const cart = refunded > 0 ? restCart(reference, rest) : sequraCart(reference, amount, attempt.order);
      const isKnown = await client.report(attempt.reference, {
        ...reportOf(attempt),
        ...(isShipped && { shipped_cart: cart }),
      });
      // What it does not know, or not any more, is cancelled.
      if (isShipped && !isKnown) throw new ProviderError('seQura does not know the order that was shipped');
    },
  };
}
