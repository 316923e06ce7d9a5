import { z } from 'zod';
import { euros, nameSchemas, retryFacts, shopDay } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';

/** A file of movements may have so many bytes, and so many movements: some years of a shop's, and a memory's worth. */
export const maxBankFileBytes = 10_000_000;
export const maxMovements = 20_000;

/**
 * certain: names an order that waits for a transfer of just this amount. doubtful: somebody has to look at it, `reason` says
 * why; a `reversal` takes back what was booked before, so that no money is recorded by it. none: belongs to no order. known: was recorded before.
 */
export const bankRowStates = ['certain', 'doubtful', 'none', 'known'] as const;
export type BankRowState = (typeof bankRowStates)[number];

export const doubtReasons = [
  'too_little',
  'too_much',
  'paid_before',
  'cancelled',
  'other_method',
  'several_orders',
  'name_and_amount',
  'amount_only',
  'future_date',
  'reversal',
  'reversed',
] as const;
export const noMatchReasons = ['unknown_sender', 'outgoing', 'other_currency'] as const;
export type BankRowReason = (typeof doubtReasons)[number] | (typeof noMatchReasons)[number];

const bankRow = z.object({
  id: z.int(),
  date: shopDay(),
  amount: euros('Negative: money that left the account.'),
  text: z.string().describe('What the bank says of it, with its sender.'),
  state: z.enum(bankRowStates),
  orderId: z.int().nullable().describe('The order that it pays, or may pay.'),
  reason: z
    .enum([...doubtReasons, ...noMatchReasons])
    .nullable()
    .describe('Null where it is certain or known.'),
  order: z
    .object({
      number: z.string(),
      customer: z.string(),
      due: euros('What is still to come.'),
    })
    .nullish()
    .describe('The order of `orderId`.'),
});
export type BankRow = z.infer<typeof bankRow>;

const bankFile = z.object({ fileId: z.int(), rows: z.array(bankRow).describe("In the file's order.") });
export type BankFile = z.infer<typeof bankFile>;

const readBankFile = bankFile.extend({
  accounts: z
    .array(
      z.object({
        iban: z.string().describe('With spaces.'),
        isOwn: z.boolean().describe('It is the one to which customers transfer.'),
      }),
    )
    .describe('Those that the file says it is of; none: it does not say.'),
});
export type ReadBankFile = z.infer<typeof readBankFile>;

const fileId = z.object({
  fileId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int()),
});
const notFound = {
  bank_file_not_found: { status: 404, when: 'Unknown, or older than 30 days.' },
} as const;

export const uploadBankFile = defineCall({
  summary: "Reads a file of the bank's movements and matches them with orders; nothing is recorded yet",
  access: { staff: 'money.take' },
  cookies: { reads: ['staff'] },
  body: z.object({
    file: z
      .file()
      .describe('CSV of a bank, CAMT.053 (XML) or Cuaderno 43. The first file of the form, whatever its field.'),
  }),
  bodyTypes: ['multipart/form-data'],
  maxBodyBytes: maxBankFileBytes,
  answer: readBankFile,
  errors: {
    too_many_attempts: { status: 429, when: 'More than 30 files of a person in an hour.', facts: retryFacts },
    not_text: { status: 422, when: 'A workbook, a PDF or another file that is no text.' },
    unknown_layout: { status: 422, when: 'None of the three formats, or no columns of date and amount.' },
    incomplete_file: { status: 422, when: 'The end of a CAMT.053 or of a Cuaderno 43 is missing.' },
    sums_differ: { status: 422, when: 'The movements of a Cuaderno 43 are not those of which it says number and sum.' },
    no_movements: 422,
    unreadable_movement: {
      status: 422,
      when: 'The day or the amount of a movement is missing or can be read in two ways.',
      facts: z.object({ line: z.int() }),
    },
    too_many_movements: { status: 422, facts: z.object({ most: z.int() }) },
  },
});

export const getBankFile = defineCall({
  summary: 'The movements of a file, matched with orders as they are now',
  access: { staff: 'money.take' },
  cookies: { reads: ['staff'] },
  params: fileId,
  answer: bankFile,
  errors: notFound,
});

export const confirmBankRows = defineCall({
  summary:
    'Records the money of movements for the orders that were proposed; one that was recorded before, or whose order has changed since, is left as it is',
  access: { staff: 'money.take' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: fileId,
  body: z.object({
    rows: z.array(z.int()).max(maxMovements),
    shown: z
      .array(z.object({ id: z.int(), orderId: z.int(), reason: z.string().max(40).nullable() }))
      .max(maxMovements)
      .optional()
      .describe('What the caller has seen of them: a row of which something else is proposed by now is left as it is.'),
  }),
  answer: bankFile,
  errors: {
    ...notFound,
    unknown_row: {
      status: 422,
      when: 'A row of another file, a reversal, or one for which no order is proposed. Nothing is recorded.',
    },
  },
});

nameSchemas({ BankFile: bankFile, BankRow: bankRow, ReadBankFile: readBankFile });
