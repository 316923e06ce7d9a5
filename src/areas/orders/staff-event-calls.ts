import { z } from 'zod';
import { retryFacts } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { staffOrderId } from './staff-calls.ts';

export const streamOrderEvents = defineCall({
  summary:
    'Changes of orders by whomever, as server-sent events: `order` with `{ orderId, number, version, kind }`, `presence` with `{ orderId, people: [{ id, name }] }`, `people` with `{ people: [{ id, name, role, orders: [{ orderId, number }] }] }` of everybody who has a back office open, `missed` after which lists are to be read anew',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  query: z.object({
    after: z
      .string()
      .max(60)
      .optional()
      .describe('The id of the last event that is known, where the header Last-Event-ID cannot be sent.'),
  }),
  stream: 'text/event-stream',
  answer: z.custom<AsyncIterable<unknown>>(),
  errors: {
    too_many_streams: {
      status: 429,
      facts: retryFacts,
      when: 'The person has as many open already, or all of the shop together have.',
    },
  },
});

/** What an event is about: the last part of the verb in the log, or `payment` where only the payment has changed. */
export interface OrderEvent {
  readonly orderId: number;
  readonly number: string;
  readonly version: number;
  readonly kind: string;
}

const person = z.object({ id: z.int(), name: z.string() });
export type PersonAtOrder = z.infer<typeof person>;

/** Somebody who has a back office open and may see orders, with those that they look at. */
export interface PersonHere extends PersonAtOrder {
  readonly role: StaffRole;
  readonly orders: readonly { readonly orderId: number; readonly number: string }[];
}

/** After so many seconds without a word somebody is taken to have left an order. */
export const presenceSeconds = 45;

export const showPresence = defineCall({
  summary: 'Says that the caller has an order open, or has left it, and answers who else has it open',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  body: z.object({
    isOpen: z.boolean().describe(`To be said again within ${presenceSeconds} seconds for as long as it is.`),
  }),
  answer: z.object({ others: z.array(person) }),
});
