import sharp from 'sharp';
import type { PictureFormat, PictureSize } from './picture-sizes.ts';

const shareSize = { width: 1200, height: 630 };

/** storefront.md section 9; a higher effort for AVIF takes seconds per file and saves next to nothing on drawings. */
const quality = 75;
const avifEffort = 1;
/** A tenth smaller than by default, with an error that nobody sees (1.3 instead of 1.2 of 255 squared). */
const avifTune = 'ssim';
/** The design's --ground, behind transparent pictures in JPEG. */
const jpegBackground = '#F1EEE7';
const pointsPerInch = 72;
/** A larger picture is not decoded. */
export const maxPixels = 50_000_000;

/** A picture in a size and format; null if `original` is no picture. Only drawings are enlarged, and cards filled. */
export async function drawPicture(
  original: Buffer,
  size: PictureSize,
  format: PictureFormat | 'png',
): Promise<Buffer | null> {
  const content = isSvg(original) ? Buffer.from(resolveColours(original.toString('utf8'))) : original;
  const width = size === 'share' ? shareSize.width : size;
  const natural = await sharp(content)
    .metadata()
    .catch(() => null);
  if (!natural) return null;
  const density = natural.format === 'svg' ? Math.min((pointsPerInch * width) / natural.width, 2400) : undefined;
  const picture = sharp(content, { density, limitInputPixels: maxPixels })
    .rotate()
    .resize(
      size === 'share'
        ? { ...shareSize, fit: 'contain', background: jpegBackground }
        : { width, withoutEnlargement: natural.format !== 'svg' },
    );
  if (format === 'png') return picture.png({ palette: true }).toBuffer();
  if (format === 'avif') return picture.avif({ quality, effort: avifEffort, tune: avifTune }).toBuffer();
  if (format === 'webp') return picture.webp({ quality, effort: 2 }).toBuffer();
  return picture
    .flatten({ background: jpegBackground })
    .jpeg({ quality, mozjpeg: false, progressive: true })
    .toBuffer();
}

const isSvg = (content: Buffer): boolean =>
  /^(\uFEFF)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg[\s>]/.test(content.toString('utf8', 0, 1000));

/** Replaces the CSS variables that the drawings declare on their root, which the renderer does not support. */
function resolveColours(svg: string): string {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const colours = new Map(
    Array.from(root.matchAll(/(--[\w-]+)\s*:\s*([^;"']+)/g), ([, name, value]) => [name!, value!.trim()]),
  );
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
}
