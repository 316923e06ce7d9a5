import sharp from 'sharp';
import { CellError } from '../read/read-cells.ts';

const formats = new Set(['svg', 'png', 'jpeg', 'webp', 'gif', 'heif']);
/** The limit with which pictures are drawn for pages. */
const maxPixels = 50_000_000;
/** Groups of `use` in groups of `use` multiply: three times in each of ten layers are 59,049 shapes, which is enough. */
const maxUses = 30;

/**
 * The size of a picture that can be shown. It is drawn once, small: there may be no picture behind a valid header.
 * Throws CellError for a file that is no picture or decompresses to a huge one.
 */
export async function measurePicture(content: Buffer, place: string): Promise<{ width: number; height: number }> {
  const found =
    content.length === 0
      ? null
      : await sharp(content, { limitInputPixels: false })
          .metadata()
          .catch(() => null);
  if (!found?.width || !found.height || !formats.has(found.format)) throw new CellError(`not a picture: ${place}`);
  // As displayed: a portrait photograph may be stored as landscape with an orientation flag.
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels)
    throw new CellError(
      `a picture of ${width} × ${height}, more than ${maxPixels / 1_000_000} million pixels: ${place}`,
    );
  if (found.format === 'svg' && !isSimple(content))
    throw new CellError(`a drawing that repeats its parts more than ${maxUses} times: ${place}`);
  const drawn = sharp(content, { limitInputPixels: maxPixels })
    .resize({ width: 32, height: 32, fit: 'inside' })
    .timeout({ seconds: 10 })
    .raw();
  await drawn.toBuffer().catch(() => {
    throw new CellError(`a broken picture: ${place}`);
  });
  return { width, height };
}

/** No time limit can stop the drawing of an SVG, so it is checked before. NUL bytes mean an encoding that hides its text. */
const isSimple = (svg: Buffer): boolean =>
  !svg.includes(0) && (svg.toString('latin1').match(/<(?:[\w-]+:)?use[\s/>]/g)?.length ?? 0) <= maxUses;
