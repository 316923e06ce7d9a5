import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { shortlistAddition, shortlistAnswer, shortlistRemoval } from '#values/shortlist.ts';
import { listingAnswer, listingWindow, productCard } from '#areas/catalogue/contract.ts';
import { favouriteSorts } from './favourite-sorts.ts';

export const getFavourites = defineCall({
  summary: 'Ids of the favourites of the signed-in user',
  access: { customer: 'account' },
  answer: shortlistAnswer,
});

export const addFavourites = defineCall({
  summary:
    'Adds a product, or those that a device has kept: those that exist and for which there is room; answers the list',
  access: { customer: 'account' },
  body: shortlistAddition,
  answer: shortlistAnswer,
  errors: {
    /** None of the products exists. */
    product_not_found: 404,
    /** There is room for none. Carries the fact maxProducts. */
    favourites_full: 422,
  },
});

export const removeFavourites = defineCall({
  summary: 'Removes a product, whether or not it is there, or all; answers the list',
  access: { customer: 'account' },
  body: shortlistRemoval,
  answer: shortlistAnswer,
});

export const getFavouritePage = defineCall({
  summary: 'A page of the favourites as product cards',
  access: { customer: 'account' },
  body: z.object({
    page: listingWindow.page,
    limit: listingWindow.limit,
    sort: z.enum(favouriteSorts).default('added'),
  }),
  answer: listingAnswer
    .pick({ total: true, page: true, pages: true, seo: true, breadcrumbs: true })
    .extend({ list: z.array(productCard) }),
});
