import { z } from 'zod';
import { type CallAnswer, defineCall } from '#values/call.ts';
import { utcMoment } from '#values/contract-fields.ts';
import { orderViews, staffOrderRow } from './staff-calls.ts';

/** Of the latest orders that need somebody, so many are looked through. */
export const maxAttended = 100;

export const listOrdersToAttend = defineCall({
  summary: 'Orders whose money or mails need somebody, as far as the role may know, newest first',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  answer: z.object({
    orders: z
      .array(
        staffOrderRow.extend({
          since: utcMoment(
            'Of the first of `warnings`: when the money of the order last changed, or the mail was written.',
          ).optional(),
        }),
      )
      .describe(`Each with \`warnings\`; at most ${maxAttended}.`),
  }),
});

export type AttendedOrder = CallAnswer<typeof listOrdersToAttend>['orders'][number];

export const countStaffOrders = defineCall({
  summary: 'How many orders wait in each view that the role may see',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  answer: z.object({ counts: z.partialRecord(z.enum(orderViews), z.int()).describe('Without `all`.') }),
});
