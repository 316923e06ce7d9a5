import { z } from 'zod';
import { nameSchemas } from '#values/contract-fields.ts';
import { pageWindow } from '#values/page-window.ts';
import { productSorts } from '#values/listing.ts';

const code = z.string().min(1).max(100);
const amount = z.number().min(0).max(99_999_999);
const priceRange = z.object({
  min: amount.optional().describe('Euros, VAT included.'),
  max: amount.optional().describe('Euros, VAT included.'),
});
const attributeRange = z.strictObject({
  min: z.number().min(-1e12).max(1e12).optional(),
  max: z.number().min(-1e12).max(1e12).optional(),
});
const attributeChoice = z.union([
  z.array(z.union([z.string().max(100), z.number(), z.boolean()])).max(100),
  attributeRange,
  z.boolean(),
]);

export const productFilters = z.strictObject({
  brand: z.array(code).max(100).optional(),
  sections: z
    .array(code)
    .max(100)
    .optional()
    .describe('Codes of sections, each with those below it; one above another chosen one counts for nothing.'),
  price: priceRange.optional(),
  ready: priceRange
    .optional()
    .describe('The price ready to use: of a bare machine with battery and charger, of all others their price.'),
  available: z.boolean().optional(),
  sale: z.boolean().optional(),
  attributes: z
    .record(code, attributeChoice)
    .optional()
    .describe('The chosen values of each attribute, or the part of its range, or true for a flag.'),
});
export type ProductFilters = z.infer<typeof productFilters>;

export const listingWindow = {
  filters: productFilters.optional(),
  ...pageWindow,
};

export const productListBody = z.object({
  sectionId: z.int().min(1).max(2_147_483_647).optional(),
  sectionUrl: z.string().max(500).optional().describe('`/catalog/<path>`, or the path alone.'),
  brand: code.optional(),
  promotion: code.optional(),
  collection: z
    .enum(['reduced', 'new'])
    .optional()
    .describe('All that is reduced at the moment, or the newest products.'),
  ids: z
    .array(z.int().min(1).max(2_147_483_647))
    .max(500)
    .optional()
    .describe('These products, archived ones too, in this order unless `sort` is given.'),
  withAttributes: z.boolean().optional(),
  sort: z.enum(productSorts).optional(),
  ...listingWindow,
});
export type ProductListBody = z.infer<typeof productListBody>;

nameSchemas({
  ProductFilters: [
    productFilters,
    'Filter codes that the shop does not know are malformed, so unknown keys are refused here.',
  ],
});
