import { z } from 'zod';
import { euros, retryFacts, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { eitherOf } from '#values/either-of.ts';
import { pictureSchema, withdrawalExemptions } from '#areas/catalogue/contract.ts';
import { nameLineSchema } from '#areas/delivery/address.ts';
import { orderKey, orderReference, referenceErrors, referenceWays } from './order-reference.ts';
import { returnStates } from './return-states.ts';

const errors = {
  ...referenceErrors,
  not_a_consumer: { status: 422, when: "The order is a company's: withdrawing is a consumer's right." },
} as const;

const rule = (code: string) => ({ params: { code } });

export const findWithdrawal = defineCall({
  summary: 'What of an order its customer can still withdraw from, and until when',
  access: 'optional',
  body: eitherOf(z.object(orderReference), referenceWays),
  answer: z.object({
    number: z.string(),
    placedAt: utcMoment(),
    deliveredAt: utcMoment('null: not delivered yet.').nullable(),
    until: utcMoment('The last moment of the 14 days; null: they have not begun.').nullable(),
    isOpen: z.boolean().describe('True within the 14 days, or before; false too for a cancelled order.'),
    isPaid: z.boolean(),
    due: euros('What is still to be paid of an order that is paid in part; absent otherwise.').optional(),
    deliveryPrice: euros('Given back with the last pieces.'),
    items: z.array(
      z.object({
        product_id: z.int(),
        name: z.string(),
        brand: z.string().nullable(),
        article: z.string(),
        url: z.string(),
        picture: pictureSchema.nullable(),
        quantity: z.int(),
        withdrawn: z.int().describe('Pieces of earlier withdrawals.'),
        sum: euros('Of the whole line.'),
        withdrawalExemption: z
          .enum(withdrawalExemptions)
          .optional()
          .describe('Why it cannot be withdrawn from; `sealed` can, as long as its seal is intact. Absent otherwise.'),
      }),
    ),
    returns: z.array(z.object({ reference: z.string(), receivedAt: utcMoment(), state: z.enum(returnStates) })),
  }),
  errors,
});

export const withdraw = defineCall({
  summary:
    'Withdraws from an order or a part of it (Directive 2011/83/EU art. 11a), with a receipt by mail; the same statement again is the same withdrawal. By number and address alone it takes effect once the link of its mail is opened',
  access: 'optional',
  needsAwake: true,
  idempotent: true,
  body: eitherOf(
    z.object({
      ...orderReference,
      name: nameLineSchema.min(1).describe('The name of whoever withdraws, as they write it.'),
      items: z
        .array(z.object({ product_id: z.int().min(1), quantity: z.int().min(1).max(999_999) }))
        .min(1)
        .max(500)
        .nullish()
        .describe('The pieces that go back; without the list, everything that is left and may be withdrawn from.'),
      sealsIntact: z
        .boolean()
        .nullish()
        .describe('That the seals of sealed products are intact: without it they cannot be withdrawn from.'),
      statement: z.string().trim().max(1000).nullish().describe('What the customer wants to say; no reason is needed.'),
      confirm: z.boolean().refine((confirmed) => confirmed, rule('confirmation_needed')),
    }),
    referenceWays,
  ),
  answer: z.object({
    reference: z.string().describe("'D-26-00318'."),
    receivedAt: utcMoment(),
  }),
  errors: {
    ...errors,
    not_withdrawable: {
      status: 409,
      when: 'The period is over, the order is cancelled, or nothing is left that may be withdrawn from.',
    },
    too_many_withdrawn: {
      status: 422,
      when: '`fields` names items.N: not in the order, or fewer are left.',
      facts: z.object({ products: z.array(z.object({ product_id: z.int(), left: z.int() })) }),
    },
    exempt_from_withdrawal: {
      status: 422,
      when: '`fields` names items.N: exempt from withdrawal.',
      facts: z.object({
        products: z.array(z.object({ product_id: z.int(), exemption: z.enum(withdrawalExemptions).nullable() })),
      }),
    },
    incorrect_idempotency_key: 422,
    idempotency_conflict: { status: 409, when: 'The same Idempotency-Key came with another statement.' },
  },
});

export const confirmWithdrawal = defineCall({
  summary:
    'Has a withdrawal take effect that was declared by number and address alone: the link of its mail was opened; the date of the declaration counts',
  access: 'public',
  needsAwake: true,
  body: z.object({ reference: z.string().trim().min(1).max(30), key: orderKey }),
  answer: z.object({ reference: z.string(), receivedAt: utcMoment() }),
  errors: {
    order_not_found: 404,
    too_many_attempts: { status: 429, facts: retryFacts },
    not_withdrawable: {
      status: 409,
      when: 'The order was cancelled since, or its goods were withdrawn from in another way.',
    },
  },
});
