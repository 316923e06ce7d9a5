import type { NumberedDraft } from '../../product.ts';
import type { PictureFolder } from '../picture-folder.ts';
import { compareReading } from './compare-reading.ts';
import { formOf, type PictureForm } from './picture-form.ts';
import type { Reading } from './reading.ts';

/** A product with the paths of its pictures. */
export type Pictured = NumberedDraft & { readonly pictures: readonly string[] };

/** A form in use that nobody has read, or whose reading is not what its products are. */
export interface FormFault {
  readonly form: string;
  readonly kind: string;
  /** Products that show the form and do not agree with its reading. */
  readonly articles: readonly string[];
  /** Why not; empty when there is no reading. */
  readonly reasons: readonly string[];
}

/** The form of a product's first picture. */
export const firstFormOf = (product: Pictured, pictures: PictureFolder): PictureForm =>
  formOf(pictures.contentOf(product.pictures[0]!), product.brand);

/** The forms of first pictures that have no reading that agrees with each of their products. */
export function formFaults(
  products: readonly Pictured[],
  pictures: PictureFolder,
  readings: ReadonlyMap<string, Reading>,
): FormFault[] {
  const checked = products.map((product) => {
    const form = firstFormOf(product, pictures).hash;
    const reading = readings.get(form);
    return { form, product, reading, reasons: reading ? compareReading(product, reading) : [] };
  });
  const wrong = checked.filter(({ reading, reasons }) => !reading || reasons.length > 0);
  return [...Map.groupBy(wrong, ({ form, product }) => `${form} ${product.kind.code}`).values()].map((alike) => ({
    form: alike[0]!.form,
    kind: alike[0]!.product.kind.code,
    articles: alike.map(({ product }) => product.article),
    reasons: [...new Set(alike.flatMap(({ reasons }) => reasons))],
  }));
}
