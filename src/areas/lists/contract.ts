import { z } from 'zod';
import { nameSchemas } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { eitherOf } from '#values/either-of.ts';
import { listingAnswer, listingWindow, productCard } from '#areas/catalogue/contract.ts';
import { listSorts } from './list-rules.ts';

/** Favourites and compare have the same calls with the same shapes (decisions.md section 6). */
const productList = z.object({
  list: z.array(z.int()).describe('Product ids in the order in which they were added.'),
  count: z.int(),
});
export type ProductList = z.infer<typeof productList>;

/** Ids in one call: as many as a device may have stored before the login. */
const maxIdsPerCall = 500;
// Any whole number: one that no product has is answered with 404.
const productId = z.int();

const addition = eitherOf(
  z.object({
    product_id: productId.optional(),
    product_ids: z.array(productId).min(1).max(maxIdsPerCall).optional(),
    onlyFitting: z
      .boolean()
      .optional()
      .describe('Adds the products that fit, the first ones first, as at login. Compare otherwise adds all or none.'),
  }),
  [['product_id'], ['product_ids']],
);
export type Addition = z.infer<typeof addition>;

const removal = eitherOf(z.object({ product_id: productId.optional(), all: z.literal(true).optional() }), [
  ['product_id'],
  ['all'],
]);

const listPage = listingAnswer
  .pick({ total: true, page: true, pages: true, seo: true, breadcrumbs: true })
  .extend({ list: z.array(productCard) });

/** The call that removes from either list. */
const removalCall = () =>
  defineCall({
    summary: 'Removes a product, whether or not it is there, or all; answers the list',
    access: { customer: 'account' },
    body: removal,
    answer: productList,
  });

export const getFavourites = defineCall({
  summary: 'Ids of the favourites of the signed-in user',
  access: { customer: 'account' },
  answer: productList,
});

export const addFavourites = defineCall({
  summary: 'Adds a product or several, as at login: those that exist and for which there is room; answers the list',
  access: { customer: 'account' },
  body: addition,
  answer: productList,
  errors: {
    product_not_found: { status: 404, when: 'None of the products exists.' },
    favourites_full: { status: 422, when: 'There is room for none.', facts: z.object({ maxProducts: z.int() }) },
  },
});

export const removeFavourites = removalCall();

export const getFavouritePage = defineCall({
  summary: 'A page of the favourites as product cards',
  access: { customer: 'account' },
  body: z.object({
    page: listingWindow.page,
    limit: listingWindow.limit,
    sort: z.enum(listSorts).default('added'),
  }),
  answer: listPage,
});

export const getCompared = defineCall({
  summary: 'Ids of the products that the signed-in user compares',
  access: { customer: 'account' },
  answer: productList,
});

export const addCompared = defineCall({
  summary: 'Adds those of the products that exist, all or none of them; answers the list',
  access: { customer: 'account' },
  body: addition,
  answer: productList,
  errors: {
    product_not_found: { status: 404, when: 'None of the products exists.' },
    limit_reached: {
      status: 422,
      when: 'There is no room for all, or with `onlyFitting` for none.',
      facts: z.object({ limit: z.int(), maxPerSection: z.int(), maxProducts: z.int() }),
    },
  },
});

export const removeCompared = removalCall();

const attributeRow = z.object({
  code: z.string(),
  group: z.string().describe('The part of the technical sheet to which it belongs.'),
  name: z.string(),
  values: z
    .record(z.string(), z.string())
    .describe('Texts by product id; a product that lacks the attribute has no entry.'),
  differs: z.boolean().describe('Whether the products on this page have different values.'),
});

export const getComparePage = defineCall({
  summary: 'The compared products as cards, and their attributes side by side',
  access: { customer: 'account' },
  body: z.object({
    page: listingWindow.page,
    limit: listingWindow.limit,
    sort: z.enum(listSorts).default('added'),
  }),
  answer: listPage.extend({ attributes: z.array(attributeRow) }),
});

export const addViewedProducts = defineCall({
  summary: 'Adds to the viewed products of the account: the one just viewed, or those of the device at login',
  access: { customer: 'account' },
  body: z.object({ product_ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(50) }),
  answer: z.object({ count: z.int() }),
});

nameSchemas({
  ProductIds: productList,
  Addition: addition,
  Removal: removal,
});
