import { z } from 'zod';

export const paymentMethods = ['card', 'bizum', 'transfer', 'crediya', 'sequra'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['pending', 'processing', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethodOffer = z.object({
  code: z.enum(paymentMethods),
  name: z.string(),
  available: z.boolean(),
  /** Why it is not available, for people. */
  reason: z.string().nullable(),
});
export type PaymentMethodOffer = z.infer<typeof paymentMethodOffer>;
