import { z } from 'zod';
import { euros } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { eitherOf } from '#values/either-of.ts';
import { moneyWays, paymentStatuses } from '#areas/payment/contract.ts';
import { orderStatuses } from './order-schema.ts';
import { staffOrder, staffOrderId } from './staff-calls.ts';

const orderAnswer = z.object({ order: staffOrder });
const amount = z.number().positive().multipleOf(0.01).max(1_000_000);

export const recordStaffPayment = defineCall({
  summary: 'Records that the money of an order has come, in the shop or at its bank',
  access: { staff: 'money.take' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: z.object({
    amount: amount.describe(
      'Euros, VAT included: all that is to pay, or a part of it, after which the order waits for the rest.',
    ),
    method: z.enum(moneyWays),
    reference: z.string().trim().max(60).nullish().describe('Of the receipt or the movement.'),
    again: z
      .boolean()
      .optional()
      .describe('It is meant, although as much came in the same way within the last day, without another `reference`.'),
  }),
  answer: orderAnswer,
  errors: {
    order_not_found: 404,
    not_possible: {
      status: 409,
      when: 'Nothing is recorded. nothing_due: it is paid already. cancelled: it waits for no money. processing: its provider decides. waits: its goods are gone. known: the same receipt was recorded before.',
      facts: z.object({
        reason: z.enum(['nothing_due', 'cancelled', 'processing', 'waits', 'known']),
        due: euros('What is still to come.'),
        now: z.object({ status: z.enum(orderStatuses), paymentStatus: z.enum(paymentStatuses), version: z.int() }),
        possible: z.array(z.enum(orderStatuses)),
      }),
    },
    repeated_payment: {
      status: 409,
      when: 'As much has come in the same way within the last day: with `again` it is recorded all the same.',
      facts: z.object({ amount: euros(), at: z.iso.datetime() }),
    },
    amount_differs: {
      status: 422,
      when: 'Less than that is to pay.',
      facts: z.object({ due: euros() }),
    },
  },
});

export const takeBackStaffPayment = defineCall({
  summary: 'Takes a payment back that was recorded by mistake, by its opposite; the order waits for that money again',
  access: { staff: 'money.take' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffOrderId.extend({
    receiptId: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(z.int()),
  }),
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  answer: orderAnswer,
  errors: {
    order_not_found: 404,
    receipt_not_found: 404,
    cannot_take_back: {
      status: 409,
      when: 'Nothing is recorded. taken_back: it was before. paid: it has paid the order, which has its invoice: a refund corrects that. elsewhere: a provider or a file of the bank has brought it. processing: a lender decides on the rest. refunded: that money has gone back.',
      facts: z.object({ reason: z.enum(['taken_back', 'paid', 'elsewhere', 'processing', 'refunded']) }),
    },
  },
});

export const refundStaffOrder = defineCall({
  summary: 'Pays back money of an order, by its provider where that can, else it is recorded that the shop does',
  access: { staff: 'money.refund' },
  recentSignIn: true,
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: eitherOf(
    z
      .object({
        lines: z
          .array(z.object({ position: z.int().min(0), quantity: z.int().min(1) }))
          .min(1)
          .max(200)
          .optional()
          .describe('Pieces of lines, for what they cost.'),
        amount: amount.optional(),
        reason: z.string().trim().min(1).max(500),
        again: z.boolean().optional().describe('It is meant, although as much was paid back within the last day.'),
      })
      .refine(({ lines, amount: sum }) => lines === undefined || sum === undefined, {
        path: ['amount'],
        params: { code: 'not_allowed' },
      }),
    [['amount'], ['lines']],
  ),
  answer: orderAnswer,
  errors: {
    order_not_found: 404,
    nothing_to_refund: { status: 409, when: 'Less money is left than that.' },
    repeated_refund: {
      status: 409,
      when: 'As much was paid back within the last day: with `again` it is all the same.',
      facts: z.object({ amount: euros(), at: z.iso.datetime() }),
    },
    over_limit: {
      status: 422,
      when: 'The role may not pay back as much of one order.',
      facts: z.object({ limit: euros() }),
    },
    already_refunded: {
      status: 409,
      when: 'The money of so many pieces of a line went back before, or is going: `left` of these lines can still be paid back.',
      facts: z.object({ lines: z.array(z.object({ position: z.int(), left: z.int() })) }),
    },
    unknown_line: { status: 422, when: 'The order has no such line, or not as many pieces.' },
  },
});
