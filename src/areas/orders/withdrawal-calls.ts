import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { pictureSchema, withdrawalExemptions } from '#areas/catalogue/contract.ts';
import { nameLineSchema } from '#areas/delivery/address.ts';
import { checkReference, orderKey, orderReference, referenceErrors } from './order-reference.ts';
import { returnStates } from './return-states.ts';

const errors = {
  ...referenceErrors,
  /** The order is a company's: withdrawing is a consumer's right. */
  not_a_consumer: 422,
} as const;

const rule = (code: string) => ({ params: { code } });

export const findWithdrawal = defineCall({
  summary: 'What of an order its customer can still withdraw from, and until when',
  access: 'optional',
  body: z.object(orderReference).superRefine(checkReference),
  answer: z.object({
    number: z.string(),
    placedAt: z.string(),
    /** null: not delivered yet. */
    deliveredAt: z.string().nullable(),
    /** The last moment of the 14 days; null: they have not begun. */
    until: z.string().nullable(),
    /** True within the 14 days, or before; false too for a cancelled order. */
    isOpen: z.boolean(),
    isPaid: z.boolean(),
    /** Euros, given back with the last pieces. */
    deliveryPrice: z.number(),
    items: z.array(
      z.object({
        product_id: z.number(),
        name: z.string(),
        brand: z.string().nullable(),
        article: z.string(),
        url: z.string(),
        picture: pictureSchema.nullable(),
        quantity: z.number(),
        /** Pieces of earlier withdrawals. */
        withdrawn: z.number(),
        /** Euros, of the whole line. */
        sum: z.number(),
        /** Why it cannot be withdrawn from; `sealed` can, as long as its seal is intact. Absent otherwise. */
        withdrawalExemption: z.enum(withdrawalExemptions).optional(),
      }),
    ),
    returns: z.array(z.object({ reference: z.string(), receivedAt: z.string(), state: z.enum(returnStates) })),
  }),
  errors,
});

export const withdraw = defineCall({
  summary:
    'Withdraws from an order or a part of it (Directive 2011/83/EU art. 11a), with a receipt by mail; the same statement again is the same withdrawal. By number and address alone it takes effect once the link of its mail is opened',
  access: 'optional',
  needsAwake: true,
  body: z
    .object({
      ...orderReference,
      /** The name of whoever withdraws, as they write it. */
      name: nameLineSchema.min(1),
      /** The pieces that go back; without the list, everything that is left and may be withdrawn from. */
      items: z
        .array(z.object({ product_id: z.int().min(1), quantity: z.int().min(1).max(999_999) }))
        .min(1)
        .max(500)
        .nullish(),
      /** That the seals of sealed products are intact: without it they cannot be withdrawn from. */
      sealsIntact: z.boolean().nullish(),
      /** What the customer wants to say; no reason is needed. */
      statement: z.string().trim().max(1000).nullish(),
      confirm: z.boolean().refine((confirmed) => confirmed, rule('confirmation_needed')),
    })
    .superRefine(checkReference),
  answer: z.object({
    /** 'D-26-00318'. */
    reference: z.string(),
    receivedAt: z.string(),
  }),
  errors: {
    ...errors,
    /** The period is over, the order is cancelled, or nothing is left that may be withdrawn from. */
    not_withdrawable: 409,
    /** `fields` names items.N: not in the order, or fewer are left; the fact products lists {product_id, left}. */
    too_many_withdrawn: 422,
    /** `fields` names items.N: exempt from withdrawal; the fact products lists {product_id, exemption}. */
    exempt_from_withdrawal: 422,
    incorrect_idempotency_key: 422,
    /** The same Idempotency-Key came with another statement. */
    idempotency_conflict: 409,
  },
});

export const confirmWithdrawal = defineCall({
  summary:
    'Has a withdrawal take effect that was declared by number and address alone: the link of its mail was opened; the date of the declaration counts',
  access: 'public',
  needsAwake: true,
  body: z.object({ reference: z.string().trim().min(1).max(30), key: orderKey }),
  answer: z.object({ reference: z.string(), receivedAt: z.string() }),
  errors: {
    order_not_found: 404,
    too_many_attempts: 429,
    /** The order was cancelled since, or its goods were withdrawn from in another way. */
    not_withdrawable: 409,
  },
});
