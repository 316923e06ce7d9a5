import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { euros, nameSchemas } from '#values/contract-fields.ts';
import { customerTypes } from '#areas/account/contract.ts';
import { pictureSchema } from '#areas/catalogue/contract.ts';
import { addressSchema, storedAddress } from '#areas/delivery/address.ts';
import { deliverySlot, deliveryTypes } from '#areas/delivery/contract.ts';
import { orderPaymentMethods } from '#areas/payment/contract.ts';
import { createOrder } from './contract.ts';
import { orderFields, refuseUnknownBorrower } from './order-request.ts';

const maxId = 2_147_483_647;

/** What is ordered: each product once. */
export const orderedLines = z
  .array(z.object({ product_id: z.int().min(1).max(maxId), quantity: z.int().min(1).max(9999) }))
  .min(1)
  .max(100)
  .refine((lines) => new Set(lines.map(({ product_id }) => product_id)).size === lines.length, {
    params: { code: 'not_allowed' },
  });
export type OrderedLines = z.output<typeof orderedLines>;

export const createStaffOrder = defineCall({
  summary:
    'Makes an order for a customer who calls or stands at the counter; the header Idempotency-Key makes repeating it safe',
  access: { staff: 'orders.edit' },
  needsAwake: true,
  idempotent: true,
  cookies: { reads: ['staff'] },
  body: z
    .object({
      ...orderFields,
      lines: orderedLines,
      payment: z
        .enum(orderPaymentMethods)
        .describe(
          'counter: when it changes hands, recorded by the staff. transfer, card and bizum: the mail says how, and has the link.',
        ),
      agree: z.literal(true).optional().describe('The customer agrees by word of mouth.'),
      locale: z.enum(['es', 'ca']).optional().describe("The customer's language; that of the request without it."),
    })
    .superRefine(refuseUnknownBorrower),
  answer: createOrder.answer,
  errors: {
    ...createOrder.errors,
    basket_changed: {
      status: 409,
      when: 'expectedPrice differs from what it costs. Nothing is placed and the key may be used again.',
      facts: z.object({ amount: euros().optional() }),
    },
  },
});

const quotedLine = z.object({
  product_id: z.int(),
  article: z.string(),
  name: z.string(),
  picture: pictureSchema.nullable(),
  unit: z.string(),
  quantity: z.int(),
  stock: z.int().describe('Pieces that can be sold now; of an order that is changed, besides its own.'),
  price: euros('A unit at this quantity.'),
  sum: euros(),
});

export const quoteStaffOrder = defineCall({
  summary: 'What an order by phone would cost, and when it could be had; nothing is reserved',
  access: { staff: 'orders.edit' },
  cookies: { reads: ['staff'] },
  body: z.object({
    lines: orderedLines,
    type: z.enum(deliveryTypes),
    address: addressSchema.nullish(),
    orderId: z
      .int()
      .min(1)
      .nullish()
      .describe('The order that is to have these lines: what it has already keeps its price.'),
  }),
  answer: z.object({
    lines: z.array(quotedLine).describe('Without those that are not sold any more.'),
    price: euros('The goods.'),
    deliveryPrice: euros('Null: not known yet, or agreed on individually.').nullable(),
    amount: euros('All there is to pay, as far as it is known.'),
    addressProblem: z
      .enum(['address_mismatch', 'not_deliverable', 'individual_terms'])
      .nullable()
      .describe('Why the address cannot be delivered to; null: it can, or there is none yet.'),
    slots: z.array(deliverySlot).describe('Of this type.'),
    pickupPoints: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  errors: { order_not_found: 404 },
});

const foundArticle = quotedLine.omit({ quantity: true, sum: true }).extend({ shelf: z.string().nullable() });
export type FoundArticle = z.infer<typeof foundArticle>;

export const findArticles = defineCall({
  summary: 'Articles that can be ordered, by number, EAN or name',
  access: { staff: 'orders.edit' },
  cookies: { reads: ['staff'] },
  body: z.object({ query: z.string().trim().max(200) }),
  answer: z.object({
    articles: z.array(foundArticle).max(12),
    isExact: z.boolean().describe('The text is the number or the EAN of the only one.'),
  }),
});

const formerCustomer = z.object({
  type: z.enum(customerTypes),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  document: z.object({ type: z.string(), number: z.string() }).nullable(),
  organization: z.string().nullable(),
  address: storedAddress.nullable().describe('Where their last delivery went.'),
  locale: z.enum(['es', 'ca']),
  orders: z.int().describe('Of those that were found.'),
});
export type FormerCustomer = z.infer<typeof formerCustomer>;

export const findCustomers = defineCall({
  summary: 'People who have ordered before, by phone, e-mail, name or tax number, those of the latest orders first',
  access: { staff: 'persons.read' },
  cookies: { reads: ['staff'] },
  body: z.object({ query: z.string().trim().max(200) }),
  answer: z.object({ customers: z.array(formerCustomer).max(8) }),
});

nameSchemas({
  FormerCustomer: [formerCustomer, 'A customer as their latest order names them.'],
  FoundArticle: [foundArticle, 'An article that can be ordered by phone.'],
});
