import { z } from 'zod';
import { euros, nameSchemas } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { maxSearchLength, searchSorts } from '#values/listing.ts';
import { listingAnswer, listingErrors, listingWindow, pictureSchema, productCard } from '#areas/catalogue/contract.ts';

/** Longer texts are no searches: 422. */
const query = z.string().max(maxSearchLength);

export const searchTabs = ['products', 'sections', 'brands', 'pages', 'guides', 'questions'] as const;
export type SearchTab = (typeof searchTabs)[number];

const searchItem = z.object({
  id: z.int(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  name: z.string(),
  brand: z.string().optional().describe('Absent where the product has none.'),
  price: z
    .object({ base: euros(), sale: euros() })
    .nullable()
    .describe('`sale` is 0 without a reduction; null for what has no price.'),
  lowestPrice30Days: euros(
    'The lowest price of the 30 days before a reduction, where the product is reduced (Directive 98/6/EC art. 6a).',
  ).optional(),
});
export type SearchItem = z.infer<typeof searchItem>;

const searchGroup = z.object({
  tab: z.object({ title: z.string(), code: z.enum(searchTabs) }),
  items: z.array(searchItem),
  total: z.int().describe('How many there are in all; the items are the best of them.'),
});
export type SearchGroup = z.infer<typeof searchGroup>;

const nearestSections = z.array(z.object({ id: z.int(), name: z.string(), url: z.string() }));

const understood = z
  .object({ price: z.object({ min: euros().optional(), max: euros().optional() }) })
  .describe(
    'What words of the query mean instead of being searched: `hasta 120 €` is a filter of prices, unless `filters.price` says another.',
  );

const suggestions = z.object({
  groups: z.array(searchGroup),
  understood: understood.optional(),
  nearest: z
    .object({ words: z.array(z.string()), sections: nearestSections, products: z.array(searchItem) })
    .optional()
    .describe("When there is no group of goods, as in `nearest` of a search's results; not when a page is asked for."),
  completions: z
    .array(z.object({ text: z.string(), url: z.string() }))
    .optional()
    .describe(
      'Whole queries that begin with what was typed and have products: `taladro percutor 18 V`. Left out without any.',
    ),
});
export type Suggestions = z.infer<typeof suggestions>;

export const suggest = defineCall({
  summary:
    "Short search while typing: the best products, sections, brands, and the shop's own pages, guides and questions; groups without items left out; whole queries to complete it with",
  access: 'public',
  body: z.object({ query }),
  answer: suggestions,
});

const searchAnswer = listingAnswer.extend({
  understood: understood.optional(),
  redirect: z
    .object({ url: z.string() })
    .optional()
    .describe("Where the shopkeeper's redirect leads this query instead of its results: a path without its language."),
  related: z
    .object({ total: z.int(), products: z.array(productCard) })
    .describe(
      'Products that have the words but are of another kind than what was asked for, best first; the first of them. After few products of one section also its best sellers.',
    ),
  content: z
    .array(z.object({ title: z.string(), url: z.string(), kind: z.enum(['pages', 'guides', 'questions']) }))
    .optional()
    .describe('What the shop says of it beside its goods, best first; left out without any.'),
  nearest: z
    .object({
      words: z.array(z.string()),
      sections: nearestSections,
      products: z.array(productCard),
      isUnrelated: z
        .boolean()
        .optional()
        .describe("No word hints at a section: the sections are those of the shop's best sellers."),
    })
    .optional()
    .describe('When no product fits all of the query: the words that the shop does not know, and what it has instead.'),
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
    literal: z.boolean().optional().describe('Searches words of a price as they are; see `understood`.'),
    ...listingWindow,
  }),
  answer: searchAnswer,
  errors: { ...listingErrors },
});

nameSchemas({
  SearchItem: searchItem,
  SearchGroup: searchGroup,
  SearchResults: searchAnswer,
});
