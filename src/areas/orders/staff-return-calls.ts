import { z } from 'zod';
import { euros } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { returnStates } from './return-states.ts';
import { orderChange, staffOrder, staffOrderId } from './staff-calls.ts';

const maxLines = 200;
const piece = z.object({ position: z.int().min(0), quantity: z.int().min(1) });
const staffReturnId = staffOrderId.extend({ reference: z.string().max(30) });
const reason = z.string().trim().max(500).nullish();

const notFound = {
  order_not_found: 404,
  return_not_found: { status: 404, when: 'Also: it is of another order, or waits for the link of its mail.' },
} as const;
const notLeft = { status: 409, when: 'The goods have not left the shop.' } as const;
const moved = {
  status: 409,
  when: 'It has gone on meanwhile. Nothing is written.',
  facts: z.object({ state: z.enum(returnStates) }),
} as const;
const tooMany = { status: 422, when: 'There is no such line, or fewer pieces of it are left.' } as const;

export const announceStaffReturn = defineCall({
  summary: 'Opens a return of pieces that a customer brings or sends back',
  access: { staff: 'orders.edit' },
  needsAwake: true,
  idempotent: true,
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: z.object({
    lines: z.array(piece).min(1).max(maxLines).describe('Pieces of lines; nobody withdrew from them yet.'),
    reason,
  }),
  answer: z.object({ order: staffOrder, change: orderChange.nullable().describe('Null: it was opened before.') }),
  errors: {
    order_not_found: 404,
    goods_not_left: notLeft,
    too_many_returned: tooMany,
    incorrect_idempotency_key: 422,
  },
});

export const receiveStaffReturn = defineCall({
  summary:
    'Pieces of a return have come: those that are fit for sale go into stock, the others of it are awaited further',
  access: { staff: 'orders.move' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffReturnId,
  body: z.object({
    lines: z
      .array(piece.extend({ unsellable: z.int().min(0).default(0).describe('So many of them are unfit for sale.') }))
      .min(1)
      .max(maxLines)
      .describe('What has come, of the pieces that the return awaits.'),
    reason: reason.describe('In which condition it came.'),
  }),
  answer: z.object({ order: staffOrder }),
  errors: { ...notFound, goods_not_left: notLeft, return_moved: moved, too_many_returned: tooMany },
});

export const refundStaffReturn = defineCall({
  summary: 'Settles a return: corrects its invoice and pays back what it still owes, as `refund` does',
  access: { staff: 'money.refund' },
  recentSignIn: true,
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffReturnId,
  body: z.object({
    amount: euros('What the caller has agreed to pay back: `refund` of the return.'),
    reason,
  }),
  answer: z.object({ order: staffOrder }),
  errors: {
    ...notFound,
    return_moved: moved,
    refund_changed: {
      status: 409,
      when: 'It owes another sum by now. Nothing is written.',
      facts: z.object({ amount: euros() }),
    },
    nothing_to_refund: { status: 409, when: 'Less money is left than that.' },
    over_limit: {
      status: 422,
      when: 'The role may not pay back as much of one order.',
      facts: z.object({ limit: euros() }),
    },
  },
});
