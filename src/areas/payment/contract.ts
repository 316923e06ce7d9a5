import { z } from 'zod';
import { defineCall } from '#values/call.ts';

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
  /** Why an attempt failed or was cancelled; `replaced`: by the next one. */
  reason: z.enum(paymentReasons).nullable(),
  startedAt: z.string(),
  updatedAt: z.string(),
});

export const getPaymentStart = defineCall({
  summary:
    'How the customer of an order pays its open attempt, whatever the method: a form to post, a page to go to, or a form to embed in the checkout; the same when repeated',
  access: { customer: 'order' },
  needsAwake: true,
  query: z.object({
    orderId: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
  answer: z.object({
    start: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
      z.object({ kind: z.literal('redirect'), url: z.string() }),
      z.object({ kind: z.literal('embedded'), html: z.string() }),
    ]),
  }),
  errors: {
    order_not_found: 404,
    /** No attempt is open, its time has passed, or it is a transfer. */
    not_payable: 409,
    /** It waited unpaid without its goods, or its place in the slot, which are gone. */
    goods_gone: 409,
    slot_full: 409,
    payment_unavailable: 503,
  },
});

export const paymentMethodOffer = z.object({
  code: z.enum(paymentMethods),
  name: z.string(),
  available: z.boolean(),
  /** Why it is not available, for people. */
  reason: z.string().nullable(),
  /** What an order that was placed needs for it: a document of its customer, or another slot. Absent: nothing. */
  needs: z.array(z.enum(['document', 'slot'])).optional(),
  /** Its payments go to the provider's test address and move no money. */
  isTest: z.literal(true).optional(),
});
export type PaymentMethodOffer = z.infer<typeof paymentMethodOffer>;

/** A lender's terms: amounts in euros, rates in percent a year, months from the shortest loan to the longest. */
const financingSettings = z.object({
  /** False: the shop does not offer it, and the rest means nothing. */
  active: z.boolean(),
  minAmount: z.number(),
  maxAmount: z.number(),
  months: z.array(z.number()),
  /** The nominal rate, and the yearly one with all costs. */
  tin: z.number(),
  tae: z.number(),
});
export type FinancingSettings = z.infer<typeof financingSettings>;

export const getCrediyaSettings = defineCall({
  summary: 'What Crediya finances and on what terms',
  access: 'public',
  answer: financingSettings.extend({
    /** Where the token of an order is taken to: `?token=` is added. Empty when it is not active. */
    url: z.string(),
  }),
});

export const getCrediyaToken = defineCall({
  summary: 'A token for Crediya’s calculator of a price, before there is an order',
  access: 'public',
  query: z.object({
    /** Euros. */
    price: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/)
      .transform(Number),
  }),
  answer: z.object({ token: z.string() }),
  errors: {
    /** Crediya is not offered, or not for this amount. */
    not_financed: 422,
    financing_unavailable: 503,
  },
});

export const financingStates = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export type FinancingState = (typeof financingStates)[number];

export const getSequraSettings = defineCall({
  summary: 'What seQura finances, and what its script in the checkout is configured with',
  access: 'public',
  answer: financingSettings.extend({
    merchant: z.string(),
    assetKey: z.string(),
    scriptUri: z.string(),
    /** seQura’s codes of its products, such as pp3. */
    products: z.array(z.string()),
  }),
});
