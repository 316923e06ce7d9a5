import { createHash } from 'node:crypto';
import { brandOf, type BrandCode } from '../../brands.ts';
import { textOfOutline } from '../outline-text.ts';

/** What of a picture has to be looked at once, for all products that share it. */
export interface PictureForm {
  /** The same for pictures that show the same thing in the same number and colours. */
  readonly hash: string;
  /** The texts of the product that are printed on it. */
  readonly printed: readonly string[];
}

const outlined = /<path transform="translate\([^)]*\) scale\([^)]*\)" d="([^"]*)" fill="([^"]*)"\/>/g;
/** A part in proportion to a measure of the product, which is the same thing in another size; groups end everywhere alike. */
const proportion = /<g transform="translate\([^)]*\) scale\([^)]*\) translate\([^)]*\)">|<\/g>/g;

/**
 * The form of a picture: its SVG without what may differ between products that are the same thing: the colours of the brand,
 * sizes in proportion, and the words of printed texts, which are the product's own data. Another line in a drawing, another number
 * of parts or another colour is another form.
 */
export function formOf(svg: string, brand: BrandCode): PictureForm {
  const { color, dark } = brandOf(brand);
  const printed: string[] = [];
  const form = svg
    .replace(outlined, (path, outline: string, fill: string) => {
      const text = textOfOutline(outline);
      if (text === undefined) return path;
      printed.push(text);
      return `<text fill="${fill}"/>`;
    })
    .replace(proportion, '')
    .replace(/(<text fill="[^"]*"\/>)\1+/g, '$1')
    .replaceAll(color, 'brand')
    .replaceAll(dark, 'brand-dark');
  return { hash: createHash('sha256').update(form).digest('hex').slice(0, 10), printed };
}
