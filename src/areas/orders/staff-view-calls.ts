import { z } from 'zod';
import { nameSchemas } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { orderFilters, orderViews, staffOrderSorts } from './staff-calls.ts';

/** At most so many of one person, and so many for all. */
export const maxSavedViews = 50;

/** What typed words find is not saved: they are mostly names of customers. */
const savedSearch = z.object({
  view: z.enum(orderViews).default('all'),
  filters: orderFilters.default({}),
  sort: z.enum(staffOrderSorts).default('date_desc'),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const viewFields = {
  name: z.string().trim().min(1).max(40),
  isShared: z.boolean().default(false).describe('For all; needs `views.share`.'),
  search: savedSearch,
  columns: z
    .array(z.string().regex(/^[A-Za-z_]{1,30}$/))
    .max(30)
    .default([])
    .describe('Names of columns as the screen knows them; empty: its own.'),
};

const savedView = z.object({
  ...viewFields,
  id: z.int(),
  isOwn: z.boolean().describe('Saved by the caller.'),
  mayChange: z.boolean().describe('Whether the caller may change or delete it.'),
});

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int()),
});
const refusals = {
  not_permitted: {
    status: 403,
    when: 'Also: to share, or to change what is shared, without `views.share`; to save what the role may not see.',
  },
  view_not_found: { status: 404, when: "Also: somebody else's." },
} as const;
const tooMany = { too_many_views: { status: 422, when: `There are ${maxSavedViews} already.` } } as const;

export const listOrderViews = defineCall({
  summary: "Saved views of the list of orders: one's own, and those for all",
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  answer: z.object({ views: z.array(savedView).describe('By name.') }),
});

export const saveOrderView = defineCall({
  summary: 'Saves a view of the list of orders',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  body: z.object(viewFields),
  answer: z.object({ view: savedView }),
  errors: { not_permitted: refusals.not_permitted, ...tooMany },
});

export const updateOrderView = defineCall({
  summary: 'Saves another state of a view under the same id',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  params,
  body: z.object(viewFields),
  answer: z.object({ view: savedView }),
  errors: { ...refusals, ...tooMany },
});

export const deleteOrderView = defineCall({
  summary: 'Deletes a saved view',
  access: { staff: 'orders.read' },
  cookies: { reads: ['staff'] },
  params,
  answer: z.literal(true),
  errors: refusals,
});

nameSchemas({ SavedOrderView: savedView });
