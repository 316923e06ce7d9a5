import { z } from 'zod';
import { locales } from '#i18n/locale.ts';
import { euros, nameSchemas, retryFacts } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { eitherOf } from '#values/either-of.ts';
import { maxBulkBytes, maxBulkIds, maxBulkOrders, maxPrintedOrders } from './bulk-limits.ts';
import { orderStatuses } from './order-schema.ts';
import { orderChange, orderFilters, orderViews, staffOrder } from './staff-calls.ts';

/** What can be done with many orders and needs no value. */
const plainActions = ['next', 'cancel', 'print', 'csv', 'xlsx'] as const;
const tag = z.string().trim().min(1).max(40);

const actionWithValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('next') }).describe('Each order to the next status of its own.'),
  z.object({ kind: z.literal('status'), status: z.enum(orderStatuses) }),
  z.object({ kind: z.literal('cancel'), reason: z.string().trim().max(500).nullish() }),
  z.object({
    kind: z.literal('assign'),
    assignee: z.int().min(1).nullable().describe('The id of a member of the staff; null: of nobody.'),
  }),
  z.object({ kind: z.literal('tag'), add: z.array(tag).max(5).default([]), remove: z.array(tag).max(20).default([]) }),
  z.object({ kind: z.literal('print') }).describe('A sheet for each order, without prices, as PDF.'),
  z.object({ kind: z.literal('csv') }),
  z.object({ kind: z.literal('xlsx') }),
]);
export type BulkAction = z.infer<typeof actionWithValue>;

/** 'next' is short for { kind: 'next' }. */
export const bulkAction = z
  .union([z.enum(plainActions), actionWithValue])
  .transform((action): BulkAction => (typeof action === 'string' ? { kind: action } : action));

const selection = eitherOf(
  z
    .object({
      ids: z.array(z.int()).max(maxBulkIds).optional().describe('Of orders; each counts once.'),
      filters: orderFilters.optional().describe('All that the list would show with these, the view and the query.'),
      view: z.enum(orderViews).optional().describe('`all` without it.'),
      query: z.string().max(200).optional(),
    })
    // Which of the two is meant nobody can say, and they may differ by thousands of orders.
    .superRefine(({ ids, ...rest }, context) => {
      for (const [field, input] of Object.entries(rest))
        if (ids !== undefined && input !== undefined)
          context.addIssue({ code: 'invalid_type', expected: 'undefined', input, path: [field] });
    }),
  [['ids'], ['filters']],
);
export type BulkSelection = z.input<typeof selection>;

export const bulkRefusals = [
  'order_not_found',
  'not_possible',
  'paid',
  'out_of_stock',
  'unchanged',
  'too_many_tags',
  'changed_since',
  'already_undone',
  'stopped',
  'failed',
  'mailed',
  'money',
  'number',
  'handed_over',
] as const;
export type BulkRefusal = (typeof bulkRefusals)[number];

const refusedOrders = z
  .array(
    z.object({
      orderId: z.int(),
      number: z.string().nullable().describe('Null: there is no such order.'),
      code: z.enum(bulkRefusals),
    }),
  )
  .describe(
    'Those that are left out, and why. paid: its money goes back first. unchanged: it is so already. changed_since: somebody has changed it since the preview. already_undone: it was taken back before. stopped: the bulk was taken back before its turn. failed: it could not be stored. The last four: why it cannot be taken back.',
  );

const bulkPreview = z.object({
  previewId: z.string().describe('For `POST /staff/orders/bulk`, within an hour and by the same member of the staff.'),
  possible: z.int().describe('How many orders it would be done with.'),
  refused: refusedOrders,
  moves: z
    .array(z.object({ status: z.enum(orderStatuses), orders: z.int() }))
    .describe('How many would get which status; empty where none does.'),
  first: z
    .array(
      z.object({
        orderId: z.int(),
        number: z.string(),
        name: z.string(),
        amount: euros('Absent without `money.read`.').optional(),
      }),
    )
    .describe('The first ones that it would be done with.'),
  unpaid: z.int().describe('How many of them would be confirmed, or leave the shop, before their money has come.'),
  canUndo: z.boolean().describe('Whether it can be taken back for a while.'),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

export const previewBulk = defineCall({
  summary: 'What would become of many orders; nothing is changed',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  body: z.object({
    action: bulkAction.describe(
      'An object with `kind` and what it needs; next, cancel, print, csv and xlsx may be a word alone.',
    ),
    selection,
  }),
  maxBodyBytes: maxBulkBytes,
  answer: bulkPreview,
  errors: {
    not_permitted: { status: 403, when: 'Also: the role may not do this with an order.' },
    too_many_orders: {
      status: 422,
      when: `More than ${maxBulkOrders} orders, or ${maxPrintedOrders} to print.`,
      facts: z.object({ found: z.int(), max: z.int() }),
    },
    invalid_value: { status: 422, when: '`assignee` is nobody who may sign in.' },
    too_many_attempts: { status: 429, when: 'More than 60 previews of a person in 15 minutes.', facts: retryFacts },
  },
});

export const startBulk = defineCall({
  summary: 'Does what a preview has shown, as a job; the same preview once only',
  access: { staff: 'orders.read' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  body: z.object({ previewId: z.string().max(60) }),
  answer: z.object({ jobId: z.string() }),
  errors: {
    not_permitted: { status: 403, when: 'Also: the role may not do this with an order.' },
    reauthentication_required: { status: 403, when: 'CSV and XLSX have names and addresses.' },
    preview_not_found: { status: 404, when: "Also: older than an hour, or somebody else's." },
  },
});

export const bulkJob = z.object({
  state: z.enum(['waiting', 'running', 'done']),
  done: z.int().describe('Orders that it is done with. At the end done and refused together are the total.'),
  total: z.int().describe('All that were selected.'),
  refused: refusedOrders,
  change: orderChange
    .nullable()
    .describe('Takes the whole of it back, order by order, as far as that can be; null where nothing was changed.'),
  file: z.enum(['csv', 'xlsx', 'pdf']).nullable().describe('What `GET /staff/jobs/{id}/file` answers.'),
});
export type BulkJob = z.infer<typeof bulkJob>;

const jobId = z.object({ id: z.string().max(60) });

export const getBulkJob = defineCall({
  summary: 'How far a bulk is, and which orders it has left out',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  params: jobId,
  answer: bulkJob,
  errors: { job_not_found: { status: 404, when: "Also: somebody else's." } },
});

export const getBulkFile = defineCall({
  summary: 'The file of a bulk: its orders as they are now, with what the role may see',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  params: jobId,
  query: z.object({
    language: z.enum(locales).optional().describe('Of its headings and words; else that of the header.'),
  }),
  answer: z.instanceof(Blob),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
  errors: {
    reauthentication_required: { status: 403, when: 'CSV and XLSX have names and addresses.' },
    job_not_found: { status: 404, when: 'Also: it has no file.' },
  },
});

export const undoChange = defineCall({
  summary: 'Takes a change back by its opposite, or a whole bulk as far as that can be',
  access: { staff: 'orders.note' },
  needsAwake: true,
  cookies: { reads: ['staff'] },
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(z.int()),
  }),
  answer: z.object({
    order: staffOrder.optional().describe('Of a change of one order.'),
    job: bulkJob
      .extend({ id: z.string() })
      .optional()
      .describe(
        'Of a bulk: which orders were taken back and which cannot be; it may go on, see `GET /staff/jobs/{id}`.',
      ),
  }),
  errors: {
    change_not_found: 404,
    not_permitted: { status: 403, when: 'Also: the role may not make such a change.' },
    cannot_undo: {
      status: 409,
      facts: z.object({
        reason: z.enum(['mailed', 'money', 'number', 'handed_over', 'changed_since']),
        detail: z.literal('already_undone').optional().describe('With changed_since: it was taken back before.'),
        amount: z
          .object({ before: euros(), now: euros() })
          .optional()
          .describe('With changed_since: it would not cost again what it did, but this.'),
      }),
    },
  },
});

export const listAssignees = defineCall({
  summary: 'Whom an order can be given to',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  answer: z.object({ assignees: z.array(z.object({ id: z.int(), name: z.string() })).describe('By name.') }),
});

nameSchemas({ BulkPreview: bulkPreview, BulkJob: bulkJob });
