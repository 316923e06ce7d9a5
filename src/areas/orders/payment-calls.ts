import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { paymentMethods } from '#areas/payment/contract.ts';
import { order } from './order-schema.ts';

export const payOrder = defineCall({
  summary: 'Another attempt to pay an order, by the same or another method, in place of the one before; five at most',
  access: { customer: 'checkout' },
  body: z.object({ orderId: z.int().min(1), payment: z.enum(paymentMethods) }),
  answer: z.object({ order }),
  errors: {
    order_not_found: 404,
    /** Paid, being paid, cancelled, or its time to pay has passed. */
    not_payable: 409,
    too_many_payments: 409,
    /** `fields` names payment, or delivery.slot where that would come before the money. */
    not_available: 422,
  },
});

export const getPaymentSignature = defineCall({
  summary:
    'What a browser posts to the bank to pay the open attempt of an order by card or Bizum; the same when repeated',
  access: { customer: 'checkout' },
  query: z.object({
    orderId: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
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
    /** Not by card or Bizum, no attempt is open, or its time has passed. */
    not_payable: 409,
    payment_unavailable: 503,
  },
});

/** The errors that notifications of all providers share. */
export const notificationErrors = {
  /** Not signed by the provider, or about another merchant, terminal or currency. */
  notification_refused: 403,
  payment_not_found: 404,
  /** Of another amount: does not pay the order. Money is recorded, and the shop told. */
  payment_mismatch: 422,
  /** The order can no longer be completed. */
  payment_conflict: 409,
} as const;

export const notifyPayment = defineCall({
  summary: 'The notification of Redsys, as a form or as JSON; settled before it is answered',
  access: 'public',
  body: z.record(z.string().max(100), z.unknown()),
  answer: z.object({ status: z.enum(['settled', 'unchanged']) }),
  errors: notificationErrors,
  foreignOrigin: true,
});
