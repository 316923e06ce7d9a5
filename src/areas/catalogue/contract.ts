import { z } from 'zod';
import { idInQuery, nameSchemas } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { productListBody } from './product-list-body.ts';
import {
  alternativeReasons,
  breadcrumbs,
  documentSchema,
  figure,
  pictureSchema,
  productCard,
  productDetail,
  seo,
} from './product-schema.ts';

export {
  listingWindow,
  productFilters,
  productListBody,
  type ProductFilters,
  type ProductListBody,
} from './product-list-body.ts';
export {
  type AlternativeReason,
  type CataloguePicture,
  type KitItem,
  pictureSchema,
  priceSchema,
  type ProductCalculation,
  type ProductCard,
  productCard,
  type ProductDetail,
  type WithdrawalExemption,
  withdrawalExemptions,
} from './product-schema.ts';

const sectionLeaf = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  count: z.int().describe('Products in it and below.'),
});
export const sectionChild = sectionLeaf.extend({ treeChildren: z.array(sectionLeaf).optional() });
const sectionGroup = sectionLeaf.extend({ children: z.array(sectionChild) });
export type SectionChild = z.infer<typeof sectionChild>;
export type SectionGroup = z.infer<typeof sectionGroup>;

export const getSectionTree = defineCall({
  summary: 'The tree of catalogue sections: top-level groups, their sections and the sections below',
  access: 'public',
  query: z.object({ catalogType: z.literal('virtualStructure').optional() }),
  answer: z.object({ items: z.array(sectionGroup) }),
});

export const listSections = defineCall({
  summary: 'The sections directly below one; brands are those that lead there',
  access: 'public',
  query: z.object({ sectionId: idInQuery() }),
  answer: z.object({
    list: z.array(sectionChild),
    brands: z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), color: z.string().nullable() })),
  }),
  errors: { section_not_found: 404 },
});

const sectionLink = z.object({ id: z.int(), name: z.string(), url: z.string() });

export const listFooterSections = defineCall({
  summary: 'Two lists of featured sections for the footer',
  access: 'public',
  answer: z.object({ left: z.array(sectionLink), right: z.array(sectionLink) }),
});

const brand = z.object({
  code: z.string(),
  name: z.string(),
  url: z.string(),
  color: z.string().nullable(),
  darkColor: z.string().nullable(),
  picture: pictureSchema.nullable(),
  description: z.string(),
  count: z.int(),
});

export const listBrands = defineCall({
  summary: 'All brands; the colour is that of the typographic tile',
  access: 'public',
  answer: z.object({ list: z.array(brand) }),
});

export const getBrandPage = defineCall({
  summary: "A brand and its page's head; its products are what product/list answers for the brand",
  access: 'public',
  query: z.object({ slug: z.string().max(100) }),
  answer: brand.extend({ certificates: z.array(documentSchema), seo, breadcrumbs }),
  errors: { brand_not_found: 404 },
});

const facetValue = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int(),
  selected: z.boolean(),
  color: z.string().optional().describe("The colour of a brand's typographic tile."),
  depth: z
    .int()
    .optional()
    .describe('Of sections, which come in the order of their tree: 0 at the top. They count what is below them.'),
});
const facetHead = { code: z.string(), name: z.string() };
const facet = z.discriminatedUnion('type', [
  z.object({ ...facetHead, type: z.literal('list'), values: z.array(facetValue) }),
  z.object({
    ...facetHead,
    type: z.literal('range'),
    unit: z.string(),
    min: z.number(),
    max: z.number(),
    selected: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
  }),
  z.object({ ...facetHead, type: z.literal('flag'), count: z.int(), selected: z.boolean() }),
]);
export type Facet = z.infer<typeof facet>;

const listing = z.object({
  products: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  limit: z.int(),
  sort: z.string(),
  filter: z.array(facet),
  seo,
  breadcrumbs,
  section: z
    .object({
      id: z.int(),
      name: z.string(),
      url: z.string(),
      description: z.string(),
      children: z.array(sectionChild),
    })
    .nullable()
    .describe('Descriptions of sections and brands are plain text.'),
  brand: z
    .object({
      code: z.string(),
      name: z.string(),
      url: z.string(),
      description: z.string(),
      certificates: z.array(documentSchema),
    })
    .nullable(),
});
/** What product/list and the search answer. */
export const listingAnswer = listing;
export type Listing = z.infer<typeof listing>;

export const listingErrors = {
  unknown_filter: { status: 400, when: 'A code that no filter or value of the shop has.' },
  broken_range: {
    status: 400,
    when: 'A range whose min is above its max: malformed like an unknown code, since pages ignore both alike.',
  },
} as const;

export const listProducts = defineCall({
  summary: 'A page of products with live facets; the section tree when no section, brand, promotion or ids is named',
  access: 'public',
  body: productListBody,
  answer: z.union([listing, z.object({ tree: z.array(sectionGroup) })]),
  errors: {
    section_not_found: 404,
    brand_not_found: 404,
    promotion_not_found: 404,
    section_moved: { status: 404, facts: z.object({ url: z.string() }) },
    ...listingErrors,
  },
});

export const getProduct = defineCall({
  summary: 'A product with everything its page shows; product_moved leads to its present slug',
  access: 'optional',
  params: z.object({ slug: z.string().max(300) }),
  answer: productDetail,
  errors: { product_not_found: 404, product_moved: { status: 301, facts: z.object({ slug: z.string() }) } },
});

const alternativeCard = productCard.extend({
  reason: z.object({ code: z.enum(alternativeReasons), figure: figure.nullable() }).optional(),
});
export type AlternativeCard = z.infer<typeof alternativeCard>;

const carouselTypes = ['new', 'recommended', 'similar', 'viewed'] as const;
const commaList = (pattern: RegExp, max: number) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(pattern)).max(max));

export const getCarousel = defineCall({
  summary:
    'Rows of product cards by type; similar and recommended look at productId. Similar ones that are lighter, more powerful, cheaper, of another brand or a kit with it come first and say so',
  access: 'optional',
  query: z.object({
    types: z
      .string()
      .max(200)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(carouselTypes)).min(1).max(4)),
    productId: idInQuery().optional(),
  }),
  answer: z.partialRecord(z.enum(carouselTypes), z.array(alternativeCard)),
});

export const listRecommended = defineCall({
  summary: 'Suggestions for somebody who has chosen these products',
  access: 'public',
  query: z.object({
    productIds: commaList(/^\d{1,9}$/, 200)
      .transform((ids) => ids.map(Number))
      .pipe(z.array(z.int()))
      .optional(),
  }),
  answer: z.object({ list: z.array(productCard) }),
});

export const listMainRows = defineCall({
  summary: 'The rows of products on the home page',
  access: 'public',
  answer: z.object({
    list: z.array(
      z.object({ title: z.string(), code: z.enum(['popular', 'sale', 'new']), products: z.array(productCard) }),
    ),
  }),
});

nameSchemas({
  Section: sectionChild,
  SectionGroup: sectionGroup,
  Brand: brand,
  Facet: [
    facet,
    'The facets of a listing: `brand`, `price`, `available`, `sale` and the attributes that its products share. Counts of one reflect the others chosen. A range has min and max of what the others leave, in `unit`; `selected` its chosen part.',
  ],
  Listing: listing,
  AlternativeCard: [
    alternativeCard,
    'A similar product, with the reason why it may be the better choice and the figure that makes it so, such as its weight.',
  ],
});
