import { z } from 'zod';
import { euros, nameSchemas, utcMoment } from '#values/contract-fields.ts';
import { vatRates } from '#areas/pricing/vat.ts';
import { measures } from '#areas/pricing/price-per-measure.ts';
import { guaranteeNotice } from '#areas/store/contract.ts';
import { calculationKinds, calculationMeasures, consumptionUnits } from './calculation-of.ts';
import { fulfilments } from './fulfilment.ts';
import { productFilters } from './product-list-body.ts';

/**
 * A picture: its files are `${url}/${width}.avif`, `.webp` and `.jpg` for the widths 320, 480, 640, 960, 1280, 1600 and
 * 2000; width and height are those of the original and fix the proportions.
 */
export const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type CataloguePicture = z.infer<typeof pictureSchema>;

export const priceSchema = z.object({
  base: euros('Without a reduction.'),
  sale: euros('The reduced price; 0 when there is no reduction.'),
  currency: z.literal('EUR'),
});

/** Euros per litre, kilo, metre, square or cubic metre, of the price in force (RD 3423/2000). */
const measurePriceSchema = z.object({ price: euros('Of one such measure.'), measure: z.enum(measures) });

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

/** Something that a machine is sold without, and what its batteries share with it. */
const bareMachine = z.object({
  lacks: z.array(z.enum(['battery', 'charger'])),
  platform: z.object({ code: z.string(), name: z.string() }).describe('What fits it has the same, such as Norda 18 V.'),
});

export const productCard = z.object({
  id: z.int(),
  slug: z.string(),
  url: z.string(),
  name: z
    .string()
    .describe(
      "The name without the brand; with the maker's name for the model, at its beginning unless the shopkeeper wrote it elsewhere.",
    ),
  modelName: z.string().nullable().describe("What its maker calls it, such as 'NDP 18-60'."),
  article: z.string(),
  brand: z.object({ code: z.string(), name: z.string(), url: z.string(), color: z.string().nullable() }).nullable(),
  section: z.object({ id: z.int(), name: z.string(), url: z.string() }),
  picture: pictureSchema.nullable(),
  pictures: z.array(pictureSchema),
  price: priceSchema,
  quantityPrices: z
    .array(z.object({ from: z.int(), price: euros('Of a unit.') }))
    .optional()
    .describe('The price from a number of pieces on, fewest first; absent where there are none. No reduction.'),
  vatRate: z.literal(vatRates).describe('Whole percent; the prices include it.'),
  discount: z.int().describe('Whole percent, rounded down; 0 without a reduction.'),
  lowestPrice30Days: euros(
    'The lowest price of the 30 days before the present reduction (Directive 98/6/EC art. 6a); null without a reduction, or without a price in those days.',
  ).nullable(),
  unitPrice: measurePriceSchema.nullable().describe('Null where it would equal the price or says nothing.'),
  energy_class: z
    .string()
    .optional()
    .describe('Of the energy label, shown beside the price wherever that is (Regulation (EU) 2017/1369 art. 6).'),
  energy_scale: z
    .string()
    .optional()
    .describe("The best and the worst class of the label, 'A-G'; with `energy_class`."),
  eprel: z
    .string()
    .optional()
    .describe(
      "Its number in the European product registry; one that begins with 'demo' is a sample and in no registry.",
    ),
  kitSaving: z
    .object({ apart: euros(), saved: euros(), percent: z.int() })
    .nullable()
    .describe(
      'Of a kit: what its parts cost today one by one, and what it costs less; the percentage is rounded down. Null without a saving, and where a part is not sold on its own. No reduction of price.',
    ),
  bare: bareMachine.optional().describe('Of a machine that is sold without battery or charger.'),
  readyToUse: z
    .object({
      price: euros('Of one machine with these.'),
      with: z.array(z.object({ product_id: z.int(), quantity: z.int() })),
    })
    .optional()
    .describe(
      'The cheapest battery and charger that fit a bare machine and are in stock; absent where one is not to be had.',
    ),
  stock: z
    .object({
      available: z.boolean(),
      quantity: z.int(),
      low: z
        .boolean()
        .optional()
        .describe("Whether the shop's `lowStock` calls it few; absent: up to three pieces are few."),
    })
    .describe('quantity is what can be sold now; a virtual product does not run out and says 999.'),
  labels: z.array(z.enum(['sale', 'new'])),
  isArchived: z.boolean(),
  isSellable: z.boolean(),
  isVirtual: z.boolean(),
  unit: z.string().describe('Code of the unit in which it is sold: ud, m, kg, l, m2, par, caja …'),
  attributes: z.array(namedValue).optional().describe('The attributes, where the request has `withAttributes`.'),
  keyFigures: z
    .array(namedValue.omit({ group: true }))
    .optional()
    .describe('Two or three of them for the card, the most important first, or none. Only with `withAttributes`.'),
});
export type ProductCard = z.infer<typeof productCard>;

/** Why another product may be the better choice. */
export const alternativeReasons = ['lighter', 'stronger', 'cheaper', 'brand', 'kit'] as const;
export type AlternativeReason = (typeof alternativeReasons)[number];

export const breadcrumbs = z.array(z.object({ name: z.string(), url: z.string() }));
export const seo = z.object({ title: z.string(), description: z.string(), canonical: z.string() });

/** storefront.md section 3. id and slug are null for a part that has no page; price is null where it is not sold on its own. */
const kitItem = z.object({
  id: z.int().nullable(),
  name: z.string(),
  slug: z.string().nullable(),
  quantity: z.int(),
  measure: z.string(),
  price: priceSchema.nullable(),
  isVirtual: z.boolean(),
  picture: pictureSchema.nullable(),
});
export type KitItem = z.infer<typeof kitItem>;

export const documentSchema = z.object({ name: z.string(), url: z.string(), size: z.int() });

const fittingProduct = productCard.pick({
  id: true,
  slug: true,
  url: true,
  name: true,
  brand: true,
  picture: true,
  price: true,
  vatRate: true,
});

const fits = z.object({
  platform: z
    .object({
      name: z.string(),
      value: z.string(),
      total: z.int().describe('Other products that share it.'),
      url: z.string().nullable(),
      filters: productFilters,
    })
    .nullable()
    .describe(
      'A value that it shares with others, such as its battery platform; `url` is the listing that shows them with `filters`.',
    ),
  groups: z
    .array(
      z.object({
        role: z.enum(['accessory', 'machine']),
        section: z.object({ id: z.int(), name: z.string(), url: z.string() }),
        total: z.int(),
        filters: productFilters
          .nullable()
          .describe("Shows these alone in the section's listing; null: no filter does."),
        products: z.array(fittingProduct),
      }),
    )
    .describe('Its accessories by section, and the machines that take it.'),
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

const calculation = z.object({
  kind: z
    .enum(calculationKinds)
    .describe('What the need depends on: square metres and coats, these alone or with a thickness, metres, or pieces.'),
  measure: z.enum(calculationMeasures),
  rate: z
    .number()
    .describe('What a square metre takes, of a coat or a centimetre of thickness; 1 for metres and pieces.'),
  sizes: z
    .array(z.object({ product_id: z.int(), amount: z.number().describe('What a piece contains, in `measure`.') }))
    .describe('The product and those of its versions that differ in size alone.'),
});
export type ProductCalculation = z.infer<typeof calculation>;

export const productDetail = productCard.extend({
  benefits: z
    .array(z.object({ icon: z.enum(benefitIcons), title: z.string(), text: z.string() }))
    .describe("What speaks for it, by the shop's rules on its attributes."),
  figures: z.array(figure).describe('The most telling of its technical sheet, at most three.'),
  ean: z.string().nullable(),
  eans: z.array(z.string()).optional().describe('All numbers under which it is sold, where there are more than `ean`.'),
  mpn: z.string().nullable().describe("The maker's part number."),
  withdrawalExemption: z.enum(withdrawalExemptions).nullable().describe('null: its buyers may withdraw.'),
  description: z.string().describe('Sanitised HTML of paragraphs, lists and emphasis.'),
  technicalSheet: z.array(
    z.object({
      group: z.string(),
      rows: z.array(figure),
    }),
  ),
  documents: z.array(documentSchema.extend({ kind: z.enum(['instructions', 'certificate']) })),
  contents: z.array(z.string()),
  delivery: z
    .object({
      freeDeliveryCost: euros('The goods from which its delivery is free; null: never.').nullable(),
      prices: z
        .object({ min: euros(), max: euros() })
        .nullable()
        .describe(
          'What it alone costs in the cheapest and the dearest zone with a price; null: none has one, or one only for other goods.',
        ),
      regions: z
        .array(z.string())
        .nullable()
        .describe(
          "The autonomous communities in all of which it has such a price, by their ISO 3166-2 codes without 'ES-'; null: all.",
        ),
      leadDays: z.int().describe('Working days until the first delivery.'),
    })
    .nullable()
    .describe('Null where it is not delivered.'),
  pickupPoints: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        available: z.boolean(),
        readyAt: utcMoment('When it is ready if it is ordered now; null: not known.').nullable(),
      }),
    )
    .describe('Empty for what cannot be picked up.'),
  kit: z.array(kitItem),
  model: z.string().nullable().describe('Code shared by the versions of a model.'),
  version: z.string().describe('Name of this version among those of the model; empty when it is the only one.'),
  versions: z.array(productCard.extend({ version: z.string() })),
  soldTogether: z.array(productCard),
  readyWith: z
    .array(fittingProduct.extend({ quantity: z.int() }))
    .optional()
    .describe('What `readyToUse` names; the price is that of a unit at this quantity.'),
  fits,
  content: z
    .object({ amount: z.number().describe('In `measure`.'), measure: z.enum(measures) })
    .nullable()
    .describe('What one piece contains: 0.75 of l.'),
  consumption: z
    .number()
    .optional()
    .describe("How far it goes, as the shop's list says, in `consumption_unit`; absent where it does not."),
  consumption_unit: z
    .enum(consumptionUnits)
    .optional()
    .describe('What a square metre takes, with `/cm` for each centimetre of thickness; `m2/…` the other way round.'),
  covers_m2: z.number().optional().describe('Square metres that one piece covers.'),
  calculation: calculation
    .extend({
      with: z
        .array(calculation.extend({ product_id: z.int() }))
        .optional()
        .describe('What else the same square metres take, of the products of `soldTogether`.'),
    })
    .optional()
    .describe('How much of it a job takes; absent where that is not known.'),
  maker: company
    .extend({ responsible: company.nullable() })
    .nullable()
    .describe('The responsible person in the EU stands beside a maker outside (Regulation (EU) 2023/988 art. 19).'),
  warnings: z.array(z.string()).describe('Plain text, in the language of the request.'),
  guarantee: z
    .object({ years: z.int(), terms: z.string() })
    .nullable()
    .describe(
      "The producer's own for the whole product, of more than two years and free of charge; the legal one is not named here.",
    ),
  legalGuarantee: guaranteeNotice
    .nullable()
    .describe('Null for what is no goods, such as a service, or not sold any more.'),
  deliveryClass: z.string().nullable().describe('Class of goods by weight and volume; null: ordinary goods.'),
  fulfilment: z.enum(fulfilments),
  isAppliance: z
    .boolean()
    .describe('Electrical or electronic: an old one is taken back when it is delivered (RD 110/2015).'),
  weee: z
    .boolean()
    .optional()
    .describe('Whether waste of it is taken back as electrical and electronic equipment (RD 110/2015); absent: no.'),
  battery: z
    .boolean()
    .optional()
    .describe(
      'Whether it is, holds or comes with a battery, which is taken back (Regulation (EU) 2023/1542); absent: no.',
    ),
  energy_label: documentSchema.optional().describe('The energy label.'),
  product_sheet: documentSchema.optional().describe('The product information sheet that belongs to the energy label.'),
  brandCertificates: z.array(documentSchema).describe("Documents of the brand, beside the product's own."),
  questions: z
    .array(z.object({ question: z.string(), answer: z.string(), by: z.string() }))
    .describe('What customers ask about it; an answer is safe HTML of paragraphs, `by` who of the shop gives it.'),
  seo,
  breadcrumbs,
});
export type ProductDetail = z.infer<typeof productDetail>;

nameSchemas({
  Picture: pictureSchema,
  Price: priceSchema,
  ProductCard: productCard,
  Breadcrumbs: breadcrumbs,
  Seo: [seo, 'canonical is an absolute URL in the language of the answer.'],
  KitItem: kitItem,
  Document: [documentSchema, 'A PDF to download; its size is in bytes.'],
  Fits: [fits, "What fits a product, by the shop's rules (fits.csv)."],
  Product: productDetail,
});
