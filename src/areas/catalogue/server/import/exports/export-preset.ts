import { z } from 'zod';
import { vatRates } from '#areas/pricing/vat.ts';
import { computeOnce } from '#platform/compute-once.ts';
import { readDataFile } from '#platform/data-files.ts';
import { type ProductColumn, productColumns } from '../read/import-columns.ts';

/** What other programs say in columns that the import itself does not have, in words for the shopkeeper. `#` stands for a number. */
export const exportColumns = {
  '@id': 'article where there is no other',
  '@kind': 'kind of product',
  '@parent': 'product of a version',
  '@family': 'joins the versions of a product',
  '@versions': 'versions of a product',
  '@language': 'language of the row',
  '@published': 'published or not',
  '@state': 'published or not',
  '@visibility': 'hidden or not',
  '@tax_class': 'vat',
  '@sections': 'section',
  '@short_description': 'description_es',
  '@more_pictures': 'pictures',
  '@version_picture': 'pictures',
  '@former_price': 'price before a reduction',
  '@sale_from': 'first day of sale_price',
  '@sale_to': 'last day of sale_price',
  '@attributes': 'brand and ean',
  '@option_name#': 'version_es',
  '@option_value#': 'version_es',
} as const;

export type ExportColumn = keyof typeof exportColumns;

/** A product on its own; one of which only the versions are sold; one of these; one without body; what is no product to the shop. */
const productKinds = ['product', 'parent', 'version', 'virtual', 'other'] as const;
export type ProductKind = (typeof productKinds)[number];

const words = z.array(z.string());
const columns = [...Object.keys(productColumns), ...Object.keys(exportColumns)] as (ProductColumn | ExportColumn)[];

/** How a program writes its export: data alone, its meaning is in translate-rows.ts. */
const exportPreset = z.strictObject({
  program: z.string(),
  about: z.string().optional(),
  /** Headers that other lists hardly have; a file with two of them is an export of the program. */
  signs: words,
  /** The program's headers, in each of its languages, by what they mean. */
  columns: z.partialRecord(z.enum(columns), words),
  /** What the words of `@kind` mean; another word is a product. */
  kinds: z.record(z.string(), z.enum(productKinds)).optional(),
  /** What the words of `@published` mean beside those that all programs write. */
  states: z.record(z.string(), z.enum(['draft', 'private'])).optional(),
  /** The rates of its own tax classes, in small letters; it has others, which only the other shop knows. */
  taxClasses: z.record(z.string(), z.literal(vatRates)).optional(),
  /** The attributes, of those that it writes in one cell, which are columns of the import. */
  attributes: z.strictObject({ brand: words, ean: words }).optional(),
  /** Whether it writes the line ends of descriptions as `\n`. */
  escapesLines: z.boolean().optional(),
  /** Between the steps of a section's path; between paths stands a comma. */
  pathSign: z.enum(['>', '/']),
  /** First steps of all paths, which say nothing. */
  roots: words,
  /** What the file cannot say and the shopkeeper has to know. */
  remark: z.string(),
});
export type ExportPreset = z.output<typeof exportPreset>;

export const exportPresets = computeOnce(() => readDataFile('import/exports.json', z.array(exportPreset)));
