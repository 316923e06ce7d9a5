import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { shortlistAddition, shortlistAnswer, shortlistRemoval } from '#values/shortlist.ts';
import { listingAnswer, listingWindow, productCard } from '#areas/catalogue/contract.ts';

export const getCompared = defineCall({
  summary: 'Ids of the products that the signed-in user compares',
  access: { customer: 'account' },
  answer: shortlistAnswer,
});

export const addCompared = defineCall({
  summary:
    'Adds a product, or those that a device has kept: those that exist and for which there is room; answers the list',
  access: { customer: 'account' },
  body: shortlistAddition,
  answer: shortlistAnswer,
  errors: {
    /** None of the products exists. */
    product_not_found: 404,
    /** There is room for none: carries the facts maxPerSection and maxProducts. */
    compare_full: 422,
  },
});

export const removeCompared = defineCall({
  summary: 'Removes a product, whether or not it is there, or all; answers the list',
  access: { customer: 'account' },
  body: shortlistRemoval,
  answer: shortlistAnswer,
});

/** `added`: in the order in which they were added. */
const compareSorts = ['added'] as const;

const attributeRow = z.object({
  code: z.string(),
  /** The part of the technical sheet to which it belongs. */
  group: z.string(),
  name: z.string(),
  /** Texts by product id; a product that lacks the attribute has no entry. */
  values: z.record(z.string(), z.string()),
  /** Whether the products on this page have different values. */
  differs: z.boolean(),
});

export const getComparePage = defineCall({
  summary: 'The compared products as cards, and their attributes side by side',
  access: { customer: 'account' },
  body: z.object({ page: listingWindow.page, limit: listingWindow.limit, sort: z.enum(compareSorts).default('added') }),
  answer: listingAnswer
    .pick({ total: true, page: true, pages: true, seo: true, breadcrumbs: true })
    .extend({ list: z.array(productCard), attributes: z.array(attributeRow) }),
});
