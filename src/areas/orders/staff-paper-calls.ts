import { z } from 'zod';
import { utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { staffOrder, staffOrderId } from './staff-calls.ts';

const notFound = { order_not_found: 404 } as const;

export const getStaffDocument = defineCall({
  summary: 'An invoice or corrective invoice of an order as PDF, by its number',
  access: { staff: 'money.read' },
  cookies: { reads: ['staff'] },
  params: staffOrderId.extend({ number: z.string().max(30) }),
  answer: z.instanceof(Blob),
  file: 'application/pdf',
  errors: { document_not_found: { status: 404, when: "Also: another order's." } },
});

export const previewOrderMail = defineCall({
  summary: 'The mail about the present status of an order, as it would be sent again now',
  access: { staff: 'persons.read' },
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  answer: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  errors: notFound,
});

/** So often an hour the mail of an order is sent again: a stranger at a wrong address gets no more. */
export const maxMailsAgain = 3;

export const sendOrderMailAgain = defineCall({
  summary: 'Sends the mail about the present status of an order once more',
  access: { staff: 'orders.edit' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: staffOrderId,
  answer: z.object({ order: staffOrder }),
  errors: {
    ...notFound,
    too_many_mails: { status: 429, when: `${maxMailsAgain} times within an hour: later again.` },
  },
});

const mailParams = staffOrderId.extend({ mailId: z.string().max(60).describe('As the order names it.') });
const mailNotFound = {
  ...notFound,
  mail_not_found: { status: 404, when: 'Also: it was not sent, or longer than a year ago.' },
} as const;

export const getSentOrderMail = defineCall({
  summary: 'A mail of an order as its customer got it',
  access: { staff: 'persons.read' },
  cookies: { reads: ['staff'] },
  params: mailParams,
  answer: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    at: utcMoment('When it was sent.'),
  }),
  errors: mailNotFound,
});

export const repeatOrderMail = defineCall({
  summary: 'Sends a mail of an order once more, word for word',
  access: { staff: 'orders.edit' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: mailParams,
  answer: z.object({ order: staffOrder }),
  errors: {
    ...mailNotFound,
    too_many_mails: { status: 429, when: `${maxMailsAgain} times within an hour: later again.` },
  },
});
