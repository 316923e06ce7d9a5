import { z } from 'zod';
import { vatRates } from '#areas/pricing/vat.ts';
import { measures } from '#areas/pricing/price-per-measure.ts';
import { guaranteeNotice } from '#areas/store/contract.ts';
import { fulfilments } from './fulfilment.ts';
import { productFilters } from './product-list-body.ts';

/**
 * A picture: its files are `${url}/${width}.avif`, `.webp` and `.jpg` for the widths 320, 480, 640, 960, 1280, 1600 and
 * 2000; width and height are those of the original and fix the proportions.
 */
export const pictureSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type CataloguePicture = z.infer<typeof pictureSchema>;

/** Amounts in euros, VAT included; sale is 0 when there is no reduction (decisions.md section 3). */
export const priceSchema = z.object({ base: z.number(), sale: z.number(), currency: z.literal('EUR') });

/** Euros per litre, kilo, metre, square or cubic metre, of the price in force (RD 3423/2000). */
const measurePriceSchema = z.object({ price: z.number(), measure: z.enum(measures) });

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
  /** The name without the brand; with the maker's name for the model, at its beginning unless the shopkeeper wrote it elsewhere. */
  name: z.string(),
  /** What its maker calls it, such as 'NDP 18-60'. */
  modelName: z.string().nullable(),
  article: z.string(),
  brand: z.object({ code: z.string(), name: z.string(), url: z.string(), color: z.string().nullable() }).nullable(),
  section: z.object({ id: z.number(), name: z.string(), url: z.string() }),
  picture: pictureSchema.nullable(),
  pictures: z.array(pictureSchema),
  price: priceSchema,
  /** Euros per unit from a number of pieces on, fewest first; absent where there are none. No reduction. */
  quantityPrices: z.array(z.object({ from: z.number(), price: z.number() })).optional(),
  /** Whole percent; the prices include it. */
  vatRate: z.literal(vatRates),
  /** Whole percent, rounded down; 0 without a reduction. */
  discount: z.number(),
  /**
   * Euros: the lowest price of the 30 days before the present reduction (Directive 98/6/EC art. 6a); null without a
   * reduction, or without a price in those days.
   */
  lowestPrice30Days: z.number().nullable(),
  /** Null where it would equal the price or says nothing. */
  unitPrice: measurePriceSchema.nullable(),
  /**
   * Of a kit, in euros: what its parts cost today one by one, and what it costs less; the percentage is rounded down. Null
   * without a saving, and where a part is not sold on its own. No reduction of price.
   */
  kitSaving: z.object({ apart: z.number(), saved: z.number(), percent: z.number() }).nullable(),
  /** quantity is what can be sold now; a virtual product does not run out and says 999. */
  stock: z.object({ available: z.boolean(), quantity: z.number() }),
  labels: z.array(z.enum(['sale', 'new'])),
  isArchived: z.boolean(),
  isSellable: z.boolean(),
  isVirtual: z.boolean(),
  /** Code of the unit in which it is sold: ud, m, kg, l, m2, par, caja … */
  unit: z.string(),
  /** The attributes, where the request has `withAttributes`. */
  attributes: z.array(namedValue).optional(),
  /** Two or three of them for the card, the most important first, or none. Only with `withAttributes`. */
  keyFigures: z.array(namedValue.omit({ group: true })).optional(),
});
export type ProductCard = z.infer<typeof productCard>;

/** Why another product may be the better choice. */
export const alternativeReasons = ['lighter', 'stronger', 'cheaper', 'brand', 'kit'] as const;
export type AlternativeReason = (typeof alternativeReasons)[number];

export const breadcrumbs = z.array(z.object({ name: z.string(), url: z.string() }));
/** canonical is an absolute URL in the language of the answer. */
export const seo = z.object({ title: z.string(), description: z.string(), canonical: z.string() });

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

/** A PDF to download; its size is in bytes. */
export const documentSchema = z.object({ name: z.string(), url: z.string(), size: z.number() });

/** What fits a product, by the shop's rules (fits.csv). */
const fits = z.object({
  /** A value that it shares with others, such as its battery platform; `url` is the listing that shows them with `filters`. */
  platform: z
    .object({
      name: z.string(),
      value: z.string(),
      /** Other products that share it. */
      total: z.number(),
      url: z.string().nullable(),
      filters: productFilters,
    })
    .nullable(),
  /** Its accessories by section, and the machines that take it. */
  groups: z.array(
    z.object({
      role: z.enum(['accessory', 'machine']),
      section: z.object({ id: z.number(), name: z.string(), url: z.string() }),
      total: z.number(),
      /** Shows these alone in the section's listing; null: no filter does. */
      filters: productFilters.nullable(),
      products: z.array(
        productCard.pick({
          id: true,
          slug: true,
          url: true,
          name: true,
          brand: true,
          picture: true,
          price: true,
          vatRate: true,
        }),
      ),
    }),
  ),
});

export const benefitIcons = [
  'bolt',
  'box',
  'bulb',
  'check',
  'clock',
  'eye',
  'scales',
  'settings',
  'shield',
  'wrench',
] as const;

export const figure = z.object({ name: z.string(), value: z.string(), unit: z.string() });

export const productDetail = productCard.extend({
  /** What speaks for it, by the shop's rules on its attributes. */
  benefits: z.array(z.object({ icon: z.enum(benefitIcons), title: z.string(), text: z.string() })),
  /** The most telling of its technical sheet, at most three. */
  figures: z.array(figure),
  ean: z.string().nullable(),
  /** The maker's part number. */
  mpn: z.string().nullable(),
  /** null: its buyers may withdraw. */
  withdrawalExemption: z.enum(withdrawalExemptions).nullable(),
  /** Sanitised HTML of paragraphs, lists and emphasis. */
  description: z.string(),
  technicalSheet: z.array(
    z.object({
      group: z.string(),
      rows: z.array(figure),
    }),
  ),
  documents: z.array(documentSchema.extend({ kind: z.enum(['instructions', 'certificate']) })),
  contents: z.array(z.string()),
  /**
   * Null where it is not delivered. Euros of goods from which its delivery is free, null: never; what it alone costs in the
   * cheapest and the dearest zone with a price, null: none has one, or one only for other goods; working days until the first delivery.
   */
  delivery: z
    .object({
      freeDeliveryCost: z.number().nullable(),
      prices: z.object({ min: z.number(), max: z.number() }).nullable(),
      leadDays: z.number(),
    })
    .nullable(),
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
  /** Code shared by the versions of a model. */
  model: z.string().nullable(),
  /** Name of this version among those of the model; empty when it is the only one. */
  version: z.string(),
  versions: z.array(productCard.extend({ version: z.string() })),
  soldTogether: z.array(productCard),
  fits,
  /** What one piece contains: 0.75 of l. */
  content: z.object({ amount: z.number(), measure: z.enum(measures) }).nullable(),
  /** The responsible person in the EU stands beside a maker outside (Regulation (EU) 2023/988 art. 19). */
  maker: company.extend({ responsible: company.nullable() }).nullable(),
  /** Plain text, in the language of the request. */
  warnings: z.array(z.string()),
  /** The producer's own for the whole product, of more than two years and free of charge; the legal one is not named here. */
  guarantee: z.object({ years: z.number(), terms: z.string() }).nullable(),
  /** Null for what is no goods, such as a service, or not sold any more. */
  legalGuarantee: guaranteeNotice.nullable(),
  /** Class of goods by weight and volume; null: ordinary goods. */
  deliveryClass: z.string().nullable(),
  fulfilment: z.enum(fulfilments),
  /** Electrical or electronic: an old one is taken back when it is delivered (RD 110/2015). */
  isAppliance: z.boolean(),
  /** Documents of the brand, beside the product's own. */
  brandCertificates: z.array(documentSchema),
  /** What customers ask about it; an answer is safe HTML of paragraphs, `by` who of the shop gives it. */
  questions: z.array(z.object({ question: z.string(), answer: z.string(), by: z.string() })),
  seo,
  breadcrumbs,
});
export type ProductDetail = z.infer<typeof productDetail>;
