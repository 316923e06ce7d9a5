import { z } from 'zod';
import { type CallAnswer, defineCall } from '#values/call.ts';
import { shopTime, utcMoment } from '#values/contract-fields.ts';
import { deliveryTypes } from '#areas/delivery/contract.ts';
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

/** Orders of a slot by what is left to do for them. */
const daySlot = z.object({
  type: z.enum(deliveryTypes),
  hours: z.object({ from: shopTime(), to: shopTime() }).nullable().describe('Null: the whole day.'),
  missing: z.int().describe('Confirmed or being prepared.'),
  ready: z.int(),
  shipped: z.int(),
  delivered: z.int(),
  places: z
    .object({ taken: z.int(), total: z.int() })
    .nullable()
    .describe('Null: the slot has no limit. Unconfirmed orders have places, too.'),
});
export type DaySlot = z.infer<typeof daySlot>;

/** So many articles that run out are named. */
export const maxRunningOut = 20;

const runningOut = z.object({
  total: z.int(),
  articles: z
    .array(
      z.object({
        product_id: z.int(),
        article: z.string(),
        name: z.string().describe("In the caller's language."),
        stock: z.int().describe('Pieces that can be sold now.'),
        sold: z.int().describe('Pieces in the orders of the last 30 days, of the latest 2,000.'),
      }),
    )
    .describe(`What sold most first; at most ${maxRunningOut}.`),
});
export type RunningOut = z.infer<typeof runningOut>;

export const showStaffDay = defineCall({
  summary: 'What waits longest, the deliveries and collections of today, and what runs out',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  answer: z.object({
    waitingSince: z
      .partialRecord(z.enum(['todo', 'uncollected']), utcMoment())
      .describe('When the oldest order of each view was placed, of `uncollected` was ready; absent where none waits.'),
    dueAt: utcMoment(
      'When the first unpaid order runs out of time; absent where none does, and without `money.read`.',
    ).optional(),
    openHours: z
      .array(z.object({ from: shopTime(), to: shopTime() }))
      .describe('Of the store today, earliest first; empty: it is closed.'),
    slots: z.array(daySlot).describe('Those with orders, earliest first.'),
    runningOut: runningOut.describe('Goods of which at most 5 pieces are left, and no more than were sold lately.'),
  }),
});
