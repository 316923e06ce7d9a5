import { z } from 'zod';

export const paymentMethods = ['card', 'bizum', 'transfer', 'crediya', 'sequra'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['pending', 'processing', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why an attempt to pay failed, in the shop's own words whatever the provider's. */
export const paymentReasons = [
  'insufficient_funds',
  'expired_card',
  'wrong_card_data',
  'not_authenticated',
  'denied',
  'cancelled_by_user',
  'expired',
  'replaced',
  'unknown',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** An attempt to pay, as its customer sees it; times in ISO 8601, UTC. */
export const paymentAttempt = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(paymentStatuses),
  /** Of a failed or cancelled attempt; `replaced`: by the next one. */
  reason: z.enum(paymentReasons).nullable(),
  startedAt: z.string(),
  updatedAt: z.string(),
});

export const paymentMethodOffer = z.object({
  code: z.enum(paymentMethods),
  name: z.string(),
  available: z.boolean(),
  /** Why it is not available, for people. */
  reason: z.string().nullable(),
});
export type PaymentMethodOffer = z.infer<typeof paymentMethodOffer>;
