import { z } from 'zod';
import { idInQuery } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { financingStates, paymentMethods } from '#areas/payment/contract.ts';
import { day, identityDocument, time } from './order-request.ts';
import { order } from './order-schema.ts';

const orderIdQuery = z.object({ orderId: idInQuery(15) });

/** What a lender's part of the checkout needs, null for the other methods and when the lender does not answer. */
export const financingStart = {
  crediyaToken: z.string().nullable().describe("The token that is taken to the url of Crediya's settings."),
  sequraForm: z.string().nullable().describe("HTML of seQura's form: an iframe and scripts."),
};

export const payOrder = defineCall({
  summary:
    'Another attempt to pay an order, by the same or another method, in place of the one before; five at most. It may give the order another time and document, which do not count as an attempt while a transfer is expected',
  access: { customer: 'order' },
  needsAwake: true,
  body: z.object({
    orderId: z.int().min(1),
    payment: z.enum(paymentMethods),
    delivery: z
      .object({ date: day, slot: z.object({ from: time, to: time }) })
      .nullish()
      .describe('Another day and slot of the same delivery or pickup; its price stays.'),
    customer: z
      .object({ document: identityDocument.nullish() })
      .nullish()
      .describe("Who borrows, where the order has nobody's document, or another."),
  }),
  answer: z.object({ order, ...financingStart }),
  errors: {
    order_not_found: 404,
    not_payable: { status: 409, when: 'Paid, being paid, cancelled, or its time to pay has passed.' },
    too_many_payments: 409,
    goods_gone: { status: 409, when: 'It waited unpaid without its goods, which are sold.' },
    slot_full: { status: 409, when: 'It waited unpaid without its place, and the slot is full.' },
    not_available: {
      status: 422,
      when: '`fields` names payment, with document_needed where a lender would have to know who borrows, customer.document where it does not suit the customer, or delivery.slot where it would come before the money, is full or not offered.',
    },
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
    not_payable: {
      status: 409,
      when: 'The order is not paid by card or Bizum, no attempt is open, or its time has passed.',
    },
    goods_gone: 409,
    slot_full: 409,
    payment_unavailable: 503,
  },
});

/** The errors that notifications of all providers share. */
export const notificationErrors = {
  notification_refused: {
    status: 403,
    when: 'The notification is not signed by the provider, or about another merchant, terminal or currency.',
  },
  payment_not_found: 404,
  payment_mismatch: {
    status: 422,
    when: 'A payment of another amount does not pay the order. Its money is recorded, and the shop told.',
  },
  payment_conflict: { status: 409, when: 'The order can no longer be completed.' },
} as const;

/** The provider's own fields, in its own words: what is not signed by it is refused. */
const signedFields = z.record(z.string().max(100), z.unknown());

export const notifyPayment = defineCall({
  summary: 'The notification of Redsys, as a form or as JSON; settled before it is answered',
  access: 'public',
  needsAwake: true,
  body: signedFields.meta({
    properties: {
      Ds_SignatureVersion: { type: 'string' },
      Ds_MerchantParameters: { type: 'string', description: 'Base64 of the JSON that the bank signs.' },
      Ds_Signature: { type: 'string' },
    },
  }),
  bodyTypes: ['application/x-www-form-urlencoded', 'application/json'],
  answer: z.object({ status: z.enum(['settled', 'unchanged']) }),
  errors: notificationErrors,
  foreignOrigin: true,
});

export const notifySequra = defineCall({
  ...notifyPayment,
  summary: 'The notification of seQura, a form; the order is confirmed to seQura before it is answered',
  body: signedFields,
  bodyTypes: ['application/x-www-form-urlencoded'],
});

export const notifyCrediya = defineCall({
  ...notifyPayment,
  summary: 'The notification of Crediya, JSON; settled before it is answered',
  body: signedFields,
  bodyTypes: ['application/json'],
});

export const getCrediyaState = defineCall({
  summary: 'What has become of an order’s application to Crediya',
  access: { customer: 'order' },
  query: orderIdQuery,
  answer: z.object({ state: z.enum(financingStates) }),
  errors: {
    order_not_found: { status: 404, when: 'Unknown, somebody else’s, or never to be financed by Crediya.' },
  },
});

export const cancelSequra = defineCall({
  summary: 'Gives up an order’s application to seQura; the order can then be paid in another way',
  access: { customer: 'order' },
  needsAwake: true,
  query: orderIdQuery,
  answer: z.object({ url: z.string() }).describe('Where to go on: the order, or / when seQura could not be told.'),
  errors: {
    order_not_found: { status: 404, when: 'Unknown, somebody else’s, or never to be financed by seQura.' },
  },
});
