import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { financingStates, paymentMethods } from '#areas/payment/contract.ts';
import { day, identityDocument, time } from './order-request.ts';
import { order } from './order-schema.ts';

const orderIdQuery = z.object({
  orderId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

/** What a lender's part of the checkout needs, null for the other methods and when the lender does not answer. */
export const financingStart = {
  /** The token that is taken to the url of Crediya's settings. */
  crediyaToken: z.string().nullable(),
  /** HTML of seQura's form: an iframe and scripts. */
  sequraForm: z.string().nullable(),
};

export const payOrder = defineCall({
  summary:
    'Another attempt to pay an order, by the same or another method, in place of the one before; five at most. It may give the order another time and document, which do not count as an attempt while a transfer is expected',
  access: { customer: 'order' },
  needsAwake: true,
  body: z.object({
    orderId: z.int().min(1),
    payment: z.enum(paymentMethods),
    /** Another day and slot of the same delivery or pickup; its price stays. */
    delivery: z.object({ date: day, slot: z.object({ from: time, to: time }) }).nullish(),
    /** Who borrows, where the order has nobody's document, or another. */
    customer: z.object({ document: identityDocument.nullish() }).nullish(),
  }),
  answer: z.object({ order, ...financingStart }),
  errors: {
    order_not_found: 404,
    /** Paid, being paid, cancelled, or its time to pay has passed. */
    not_payable: 409,
    too_many_payments: 409,
    /** It waited unpaid without its goods, which are sold. */
    goods_gone: 409,
    /** It waited unpaid without its place, and the slot is full. */
    slot_full: 409,
    /**
     * `fields` names payment, with document_needed where a lender would have to know who borrows, customer.document where it
     * does not suit the customer, or delivery.slot where it would come before the money, is full or not offered.
     */
    not_available: 422,
  },
});

export const getPaymentSignature = defineCall({
  summary:
    'What a browser posts to the bank to pay the open attempt of an order by card or Bizum; the same when repeated',
  access: { customer: 'order' },
  needsAwake: true,
  query: orderIdQuery,
  answer: z.object({
    data: z.object({
      url: z.string(),
      Ds_SignatureVersion: z.string(),
      Ds_MerchantParameters: z.string(),
      Ds_Signature: z.string(),
    }),
  }),
  errors: {
    order_not_found: 404,
    /** The order is not paid by card or Bizum, no attempt is open, or its time has passed. */
    not_payable: 409,
    goods_gone: 409,
    slot_full: 409,
    payment_unavailable: 503,
  },
});

/** The errors that notifications of all providers share. */
export const notificationErrors = {
  /** The notification is not signed by the provider, or about another merchant, terminal or currency. */
  notification_refused: 403,
  payment_not_found: 404,
  /** A payment of another amount does not pay the order. Its money is recorded, and the shop told. */
  payment_mismatch: 422,
  /** The order can no longer be completed. */
  payment_conflict: 409,
} as const;

export const notifyPayment = defineCall({
  summary: 'The notification of Redsys, as a form or as JSON; settled before it is answered',
  access: 'public',
  needsAwake: true,
  body: z.record(z.string().max(100), z.unknown()),
  answer: z.object({ status: z.enum(['settled', 'unchanged']) }),
  errors: notificationErrors,
  foreignOrigin: true,
});

export const notifySequra = defineCall({
  ...notifyPayment,
  summary: 'The notification of seQura, a form; the order is confirmed to seQura before it is answered',
});

export const notifyCrediya = defineCall({
  ...notifyPayment,
  summary: 'The notification of Crediya, JSON; settled before it is answered',
});

export const getCrediyaState = defineCall({
  summary: 'What has become of an order’s application to Crediya',
  access: { customer: 'order' },
  query: orderIdQuery,
  answer: z.object({ state: z.enum(financingStates) }),
  errors: {
    /** Unknown, somebody else’s, or never to be financed by Crediya. */
    order_not_found: 404,
  },
});

export const cancelSequra = defineCall({
  summary: 'Gives up an order’s application to seQura; the order can then be paid in another way',
  access: { customer: 'order' },
  needsAwake: true,
  query: orderIdQuery,
  /** Where to go on: the order, or / when seQura could not be told. */
  answer: z.object({ url: z.string() }),
  errors: {
    /** Unknown, somebody else’s, or never to be financed by seQura. */
    order_not_found: 404,
  },
});
