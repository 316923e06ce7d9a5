import { z } from 'zod';
import { defineCall } from '#values/call.ts';
import { measures } from '#areas/pricing/price-per-measure.ts';
import { fulfilments } from './fulfilment.ts';
import { productListBody } from './product-list-body.ts';

export {
  listingWindow,
  productFilters,
  productListBody,
  type ProductFilters,
  type ProductListBody,
} from './product-list-body.ts';

/**
 * A picture: its files are `${url}/${width}.avif`, `.webp` and `.jpg` for the widths 320, 480, 640, 960, 1280, 1600 and
 * 2000; width and height are those of the original and fix the proportions.
 */
export const pictureSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type CataloguePicture = z.infer<typeof pictureSchema>;

/** Amounts in euros, VAT included; sale is 0 when there is no reduction (decisions.md section 3). */
export const priceSchema = z.object({ base: z.number(), sale: z.number(), currency: z.literal('EUR') });

/** Euros per litre, kilo, metre, square or cubic metre, of the price in force (RD 3423/2000). */
export const measurePriceSchema = z.object({ price: z.number(), measure: z.enum(measures) });

/** Who answers for a product: postal address, and an e-mail address or a website. */
const company = z.object({ name: z.string(), address: z.string(), contact: z.string() });

/** A technical attribute in words: '18', 'V'; its group is a part of the technical sheet. */
const namedValue = z.object({
  code: z.string(),
  group: z.string().optional(),
  name: z.string(),
  value: z.string(),
  unit: z.string(),
});

/**
 * Why nobody may withdraw from buying a product (RDLeg 1/2007 art. 103): `made_to_measure` is cut, mixed or made for the
 * customer, `sealed` must stay sealed for health or hygiene and may be returned as long as it is.
 */
export const withdrawalExemptions = ['made_to_measure', 'sealed'] as const;
export type WithdrawalExemption = (typeof withdrawalExemptions)[number];

export const productCard = z.object({
  id: z.number(),
  slug: z.string(),
  url: z.string(),
  name: z.string(),
  article: z.string(),
  brand: z.object({ code: z.string(), name: z.string(), url: z.string(), color: z.string().nullable() }).nullable(),
  section: z.object({ id: z.number(), name: z.string(), url: z.string() }),
  picture: pictureSchema.nullable(),
  pictures: z.array(pictureSchema),
  price: priceSchema,
  /** Whole percent, rounded down; 0 without a reduction. */
  discount: z.number(),
  /**
   * Euros: the lowest price of the 30 days before the present reduction (Directive 98/6/EC art. 6a); null without a
   * reduction, or without a price in those days.
   */
  lowestPrice30Days: z.number().nullable(),
  /** Null where it would equal the price or says nothing. */
  unitPrice: measurePriceSchema.nullable(),
  /** quantity is what can be sold now; a virtual product does not run out and says 999. */
  stock: z.object({ available: z.boolean(), quantity: z.number() }),
  labels: z.array(z.enum(['sale', 'new'])),
  isArchived: z.boolean(),
  isSellable: z.boolean(),
  isVirtual: z.boolean(),
  /** Code of the unit in which it is sold: ud, m, kg, l, m2, par, caja … */
  unit: z.string(),
  /** Only with `withAttributes`. */
  attributes: z.array(namedValue).optional(),
});
export type ProductCard = z.infer<typeof productCard>;

const breadcrumbs = z.array(z.object({ name: z.string(), url: z.string() }));
/** canonical is an absolute URL in the language of the answer. */
const seo = z.object({ title: z.string(), description: z.string(), canonical: z.string() });

const sectionLeaf = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  /** Products in it and below. */
  count: z.number(),
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

const idText = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const listSections = defineCall({
  summary: 'The sections directly below one; brands are those that lead there',
  access: 'public',
  query: z.object({ sectionId: idText }),
  answer: z.object({
    list: z.array(sectionChild),
    brands: z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), color: z.string().nullable() })),
  }),
  errors: { section_not_found: 404 },
});

const sectionLink = z.object({ id: z.number(), name: z.string(), url: z.string() });

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
  count: z.number(),
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
  answer: brand.extend({ seo, breadcrumbs }),
  errors: { brand_not_found: 404 },
});

const facetValue = z.object({ value: z.string(), name: z.string(), count: z.number(), selected: z.boolean() });
const facetHead = { code: z.string(), name: z.string() };
/**
 * The facets of a listing: `brand`, `price`, `available`, `sale` and the attributes that its products share. Counts of
 * one reflect the others chosen. A range has min and max of what the others leave, in `unit`; `selected` its chosen part.
 */
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
  z.object({ ...facetHead, type: z.literal('flag'), count: z.number(), selected: z.boolean() }),
]);
export type Facet = z.infer<typeof facet>;

const listing = z.object({
  products: z.array(productCard),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  limit: z.number(),
  sort: z.string(),
  filter: z.array(facet),
  seo,
  breadcrumbs,
  /** Descriptions of sections and brands are plain text. */
  section: z
    .object({
      id: z.number(),
      name: z.string(),
      url: z.string(),
      description: z.string(),
      children: z.array(sectionChild),
    })
    .nullable(),
  brand: z.object({ code: z.string(), name: z.string(), url: z.string(), description: z.string() }).nullable(),
});
/** What product/list and the search answer. */
export const listingAnswer = listing;
export type Listing = z.infer<typeof listing>;

export const listingErrors = {
  /** A code that no filter or value of the shop has. */
  unknown_filter: 400,
  /** A range whose min is above its max: malformed like an unknown code, since pages ignore both alike. */
  broken_range: 400,
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
    section_moved: 404,
    ...listingErrors,
  },
});

/** storefront.md section 3. id and slug are null for a part that has no page; price is null where it is not sold on its own. */
const kitItem = z.object({
  id: z.number().nullable(),
  name: z.string(),
  slug: z.string().nullable(),
  quantity: z.number(),
  measure: z.string(),
  price: priceSchema.nullable(),
  isVirtual: z.boolean(),
  picture: pictureSchema.nullable(),
});
export type KitItem = z.infer<typeof kitItem>;

export const getProduct = defineCall({
  summary: 'A product with everything its page shows; product_moved leads to its present slug',
  access: 'optional',
  params: z.object({ slug: z.string().max(300) }),
  answer: productCard.extend({
    ean: z.string().nullable(),
    /** null: its buyers may withdraw. */
    withdrawalExemption: z.enum(withdrawalExemptions).nullable(),
    /** Sanitised HTML of paragraphs, lists and emphasis. */
    description: z.string(),
    technicalSheet: z.array(
      z.object({
        group: z.string(),
        rows: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
      }),
    ),
    /** size in bytes. */
    documents: z.array(
      z.object({ kind: z.enum(['instructions', 'certificate']), name: z.string(), url: z.string(), size: z.number() }),
    ),
    contents: z.array(z.string()),
    /** Euros of goods from which its delivery is free, null: never; the whole is null where it is not delivered. */
    delivery: z.object({ freeDeliveryCost: z.number().nullable() }).nullable(),
    /** Empty for what cannot be picked up. */
    pickupPoints: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        address: z.string(),
        available: z.boolean(),
        readyAt: z.string().nullable(),
      }),
    ),
    kit: z.array(kitItem),
    /** Name of this version among those of the model; empty when it is the only one. */
    version: z.string(),
    versions: z.array(productCard.extend({ version: z.string() })),
    soldTogether: z.array(productCard),
    /** What one piece contains: 0.75 of l. */
    content: z.object({ amount: z.number(), measure: z.enum(measures) }).nullable(),
    /** The responsible person in the EU stands beside a maker outside (Regulation (EU) 2023/988 art. 19). */
    maker: company.extend({ responsible: company.nullable() }).nullable(),
    /** Plain text, in the language of the request. */
    warnings: z.array(z.string()),
    /** The producer's own, of more than two years; the legal one is not named here. */
    guarantee: z.object({ years: z.number(), terms: z.string() }).nullable(),
    /** Class of goods by weight and volume; null: ordinary goods. */
    deliveryClass: z.string().nullable(),
    fulfilment: z.enum(fulfilments),
    /** Electrical or electronic: an old one is taken back when it is delivered (RD 110/2015). */
    isAppliance: z.boolean(),
    brandCertificates: z.array(z.object({ name: z.string(), url: z.string(), size: z.number() })),
    seo,
    breadcrumbs,
  }),
  errors: { product_not_found: 404, product_moved: 301 },
});
export type ProductDetail = z.infer<typeof getProduct.answer>;

const carouselTypes = ['new', 'recommended', 'similar', 'viewed'] as const;
const commaList = (pattern: RegExp, max: number) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(pattern)).max(max));

export const getCarousel = defineCall({
  summary: 'Rows of product cards by type; similar and recommended look at productId',
  access: 'optional',
  query: z.object({
    types: z
      .string()
      .max(200)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(carouselTypes)).min(1).max(4)),
    productId: idText.optional(),
  }),
  answer: z.partialRecord(z.enum(carouselTypes), z.array(productCard)),
});

export const listRecommended = defineCall({
  summary: 'Suggestions for somebody who has chosen these products',
  access: 'public',
  query: z.object({
    productIds: commaList(/^\d{1,9}$/, 200)
      .transform((ids) => ids.map(Number))
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
