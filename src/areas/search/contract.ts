import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { maxSearchLength, searchSorts } from '#values/listing.ts';
import { listingAnswer, listingErrors, listingWindow, pictureSchema, productCard } from '#areas/catalogue/contract.ts';

/** Longer texts are no searches: 422. */
const query = z.string().max(maxSearchLength);

export const searchTabs = ['products', 'sections', 'brands'] as const;
export type SearchTab = (typeof searchTabs)[number];

const searchItem = z.object({
  id: z.number(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  name: z.string(),
  /** Absent where the product has none. */
  brand: z.string().optional(),
  /** Euros with VAT, sale 0 without a reduction; null for what has no price. */
  price: z.object({ base: z.number(), sale: z.number() }).nullable(),
  /** The lowest price of the 30 days before a reduction, where the product is reduced (Directive 98/6/EC art. 6a). */
  lowestPrice30Days: z.number().optional(),
});
export type SearchItem = z.infer<typeof searchItem>;

const searchGroup = z.object({
  tab: z.object({ title: z.string(), code: z.enum(searchTabs) }),
  items: z.array(searchItem),
  /** How many there are in all; the items are the best of them. */
  total: z.number(),
});
export type SearchGroup = z.infer<typeof searchGroup>;

const nearestSections = z.array(z.object({ id: z.number(), name: z.string(), url: z.string() }));

const suggestions = z.object({
  groups: z.array(searchGroup),
  /** When there is no group, as in `nearest` of a search's results. */
  nearest: z
    .object({ words: z.array(z.string()), sections: nearestSections, products: z.array(searchItem) })
    .optional(),
  /** Whole queries that begin with what was typed and have products: `taladro percutor 18 V`. Left out without any. */
  completions: z.array(z.object({ text: z.string(), url: z.string() })).optional(),
});
export type Suggestions = z.infer<typeof suggestions>;

export const suggest = defineCall({
  summary:
    'Short search while typing: the best products, sections and brands, groups without items left out; whole queries to complete it with',
  access: 'public',
  body: z.object({ query }),
  answer: suggestions,
});

const searchAnswer = listingAnswer.extend({
  /** Where the shopkeeper's redirect leads this query instead of its results: a path without its language. */
  redirect: z.object({ url: z.string() }).optional(),
  /** Products that have the words but are of another kind than what was asked for, best first; the first of them. */
  related: z.object({ total: z.number(), products: z.array(productCard) }),
  /** When no product fits all of the query: the words that the shop does not know, and what it has instead. */
  nearest: z
    .object({
      words: z.array(z.string()),
      sections: nearestSections,
      products: z.array(productCard),
      /** No word hints at a section: the sections are those of the shop's best sellers. */
      isUnrelated: z.boolean().optional(),
    })
    .optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchProducts = defineCall({
  summary:
    'Search: a page of products of the kind asked for with live facets, as product/list, by relevance unless sorted otherwise',
  access: 'public',
  body: z.object({
    query,
    sort: z.enum(searchSorts).optional(),
    withAttributes: z.boolean().optional(),
    ...listingWindow,
  }),
  answer: searchAnswer,
  errors: { ...listingErrors },
});
