import { z } from 'zod';
import { euros, idInQuery, nameSchemas, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';

/** What shoppers choose from. */
export const paymentMethods = ['card', 'bizum', 'transfer', 'crediya', 'sequra'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an order may be paid with: `counter`, where it changes hands, is for orders that the shop's people make. */
export const orderPaymentMethods = [...paymentMethods, 'counter'] as const;
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number];

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
/** What only the shop's people read: it took its change of the way to pay back, so that the attempt does not count. */
export const undone = 'undone';

/** How money came that the shop's people have recorded; it need not be the way in which it was expected. */
export const moneyWays = ['cash', 'terminal', 'transfer'] as const;
export type MoneyWay = (typeof moneyWays)[number];

export const paymentAttempt = z.object({
  method: z.enum(orderPaymentMethods),
  state: z.enum(paymentStatuses),
  reason: z
    .enum(paymentReasons)
    .nullable()
    .describe('Why an attempt failed or was cancelled; `replaced`: by the next one.'),
  startedAt: utcMoment(),
  updatedAt: utcMoment(),
});

export const getPaymentStart = defineCall({
  summary:
    'How the customer of an order pays its open attempt, whatever the method: a form to post, a page to go to, or a form to embed in the checkout; the same when repeated',
  access: { customer: 'order' },
  needsAwake: true,
  query: z.object({
    orderId: idInQuery(15),
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
    not_payable: { status: 409, when: 'No attempt is open, its time has passed, or it is a transfer.' },
    goods_gone: { status: 409, when: 'It waited unpaid without its goods, or its place in the slot, which are gone.' },
    slot_full: 409,
    payment_unavailable: 503,
  },
});

export const paymentMethodOffer = z.object({
  code: z.enum(paymentMethods),
  name: z.string(),
  available: z.boolean(),
  reason: z.string().nullable().describe('Why it is not available, for people.'),
  needs: z
    .array(z.enum(['document', 'slot']))
    .optional()
    .describe(
      'What an order that was placed needs for it: a document of its customer, or another slot. Absent: nothing.',
    ),
  isTest: z.literal(true).optional().describe("Its payments go to the provider's test address and move no money."),
});
export type PaymentMethodOffer = z.infer<typeof paymentMethodOffer>;

/** A lender's terms: amounts in euros, rates in percent a year, months from the shortest loan to the longest. */
const financingSettings = z.object({
  active: z.boolean().describe('False: the shop does not offer it, and the rest means nothing.'),
  minAmount: euros(),
  maxAmount: euros(),
  months: z.array(z.int()),
  tin: z.number().describe('The nominal rate, percent a year.'),
  tae: z.number().describe('The yearly rate with all costs, percent.'),
});
export type FinancingSettings = z.infer<typeof financingSettings>;

export const getCrediyaSettings = defineCall({
  summary: 'What Crediya finances and on what terms',
  access: 'public',
  answer: financingSettings.extend({
    url: z
      .string()
      .describe('Where the token of an order is taken to: `?token=` is added. Empty when it is not active.'),
  }),
});

export const getCrediyaToken = defineCall({
  summary: 'A token for Crediya’s calculator of a price, before there is an order',
  access: 'public',
  query: z.object({
    price: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/)
      .transform(Number)
      .pipe(z.number())
      .describe('Euros, VAT included.'),
  }),
  answer: z.object({ token: z.string() }),
  errors: {
    not_financed: { status: 422, when: 'Crediya is not offered, or not for this amount.' },
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
    products: z.array(z.string()).describe('seQura’s codes of its products, such as pp3.'),
  }),
});

nameSchemas({
  PaymentAttempt: [paymentAttempt, 'An attempt to pay, as its customer sees it; times in ISO 8601, UTC.'],
  PaymentMethodOffer: paymentMethodOffer,
});
