import sharp from 'sharp';
import { maxPixels } from './draw-picture.ts';

const formats = new Set(['svg', 'png', 'jpeg', 'webp', 'gif', 'heif']);

/**
 * Elements that draw others again multiply when nested: three `use` in each of ten layers are 59,049 shapes. The time limit
 * stops any drawing; these counts refuse the worst at once.
 */
const maxElements: Readonly<Record<string, number>> = { use: 30, marker: 5, pattern: 10, mask: 10, filter: 10 };

export interface InspectedPicture {
  /** The displayed size in pixels; null when there is a fault. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Why it cannot be shown, such as "not a picture". */
  readonly fault?: string;
}

/** Whether a content is a picture that can be shown. It is drawn once, small: there may be no picture behind a valid header. */
export async function inspectPicture(content: Buffer): Promise<InspectedPicture> {
  // The check comes before anything reads the drawing.
  const repeated = repeatedElement(content);
  if (repeated) return faulty(`a drawing with more than ${maxElements[repeated]} times <${repeated}>`);
  const found =
    content.length === 0
      ? null
      : await sharp(content, { limitInputPixels: false })
          .metadata()
          .catch(() => null);
  if (!found?.width || !found.height || !formats.has(found.format)) return faulty('not a picture');
  if (found.format === 'svg' && content.includes(0)) return faulty('a drawing whose encoding hides its text');
  // A portrait photograph may be stored as landscape with an orientation flag.
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels)
    return faulty(`a picture of ${width} × ${height}, more than ${maxPixels / 1_000_000} million pixels`);
  const isDrawn = await sharp(content, { limitInputPixels: maxPixels })
    .resize({ width: 32, height: 32, fit: 'inside' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  return isDrawn ? { size: { width, height } } : faulty('a broken picture');
}

const faulty = (fault: string): InspectedPicture => ({ size: null, fault });

function repeatedElement(content: Buffer): string | undefined {
  const text = content.toString('latin1');
  if (!text.includes('<svg')) return undefined;
  return Object.keys(maxElements).find(
    (name) => (text.match(new RegExp(`<(?:[\\w-]+:)?${name}[\\s/>]`, 'g'))?.length ?? 0) > maxElements[name]!,
  );
}
