import type { VatRate } from '#areas/pricing/vat.ts';
import type { ProductColumn } from '../read/import-columns.ts';

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
export type ProductKind = 'product' | 'parent' | 'version' | 'virtual' | 'other';

/** How a program writes its export: data alone, its meaning is in translate-rows.ts. */
export interface ExportPreset {
  readonly program: string;
  /** Headers that other lists hardly have; a file with two of them is an export of the program. */
  readonly signs: readonly string[];
  /** The program's headers, in each of its languages, by what they mean. */
  readonly columns: Readonly<Partial<Record<ProductColumn | ExportColumn, readonly string[]>>>;
  /** What the words of `@kind` mean; another word is a product. */
  readonly kinds?: Readonly<Record<string, ProductKind>>;
  /** What the words of `@published` mean beside those that all programs write. */
  readonly states?: Readonly<Record<string, 'draft' | 'private'>>;
  /** The rates of its own tax classes, in small letters; it has others, which only the other shop knows. */
  readonly taxClasses?: Readonly<Record<string, VatRate>>;
  /** The attributes, of those that it writes in one cell, which are columns of the import. */
  readonly attributes?: { readonly brand: readonly string[]; readonly ean: readonly string[] };
  /** Whether it writes the line ends of descriptions as `\n`. */
  readonly escapesLines?: boolean;
  /** Between the steps of a section's path; between paths stands a comma. */
  readonly pathSign: '>' | '/';
  /** First steps of all paths, which say nothing. */
  readonly roots: readonly string[];
  /** What the file cannot say and the shopkeeper has to know. */
  readonly remark: string;
}
