import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#values/durations.ts';
import { StartError } from '../start-error.ts';
import { runInDrawingProcess } from './drawing/run-in-drawing-process.ts';
import { writeWholeFile } from './write-whole-file.ts';

/** How a picture is made of the logo: its size, the logo's share of its height, and whether the ground is of the shop's ink. */
interface LogoPicture {
  readonly width: number;
  readonly height: number;
  readonly share: number;
  readonly hasGround: boolean;
}

const square = (size: number, share: number): LogoPicture => ({ width: size, height: size, share, hasGround: true });

/** By the names under which browsers, mails and documents look for them. */
const logoPictures: Readonly<Record<string, LogoPicture>> = {
  'favicon.svg': square(64, 0.76),
  'favicon.ico': square(32, 0.76),
  'icon-192.png': square(192, 0.7),
  'icon-512.png': square(512, 0.7),
  // Phones cut off what is outside a circle of four fifths.
  'icon-maskable-512.png': square(512, 0.5),
  'apple-touch-icon.png': square(180, 0.66),
  'share.jpg': { width: 1200, height: 630, share: 0.6, hasGround: true },
  // On the ink of the mails' head.
  'mail-logo.png': { width: 80, height: 88, share: 1, hasGround: false },
  'document-logo.png': { width: 240, height: 264, share: 0.76, hasGround: true },
};
const pinFile = 'store-pin.svg';

interface LogoFilesParts {
  /** The shop's own files: of those that are there none is made. */
  readonly publicFiles: string;
  readonly dataDir: string;
  /** Behind the logo. */
  readonly ink: string;
}

/**
 * Makes of `logo.svg` the pictures that the shop has no file of its own for: icons, the card of social networks, logos of mails
 * and documents, the pin of the map. Returns their folder, named after what they are made of, so that each is drawn once; null
 * where nothing is to be made. Throws `StartError` for a logo that is no picture.
 */
export async function makeLogoFiles({ publicFiles, dataDir, ink }: LogoFilesParts): Promise<string | null> {
  const source = join(publicFiles, 'logo.svg');
  const missing = [...Object.keys(logoPictures), pinFile].filter((name) => !existsSync(join(publicFiles, name)));
  if (missing.length === 0 || !existsSync(source)) return null;
  const logo = await readFile(source);
  const hash = createHash('sha256').update(logo).update(ink).digest('hex').slice(0, 16);
  const folder = join(dataDir, 'logo', hash);
  await mkdir(folder, { recursive: true });
  const undrawn = missing.filter((name) => !existsSync(join(folder, name)));
  if (undrawn.length > 0) {
    // Within another drawing a broken one is left out without a word.
    const { fault } = await runInDrawingProcess({ kind: 'inspect', content: logo });
    if (fault) throw new StartError(`public/logo.svg in SHOP_DIR is ${fault}.`);
  }
  await Promise.all(undrawn.map(async (name) => writeWholeFile(join(folder, name), await draw(name, logo, ink))));
  await deleteUnused(join(dataDir, 'logo'), hash);
  return folder;
}

/** Other processes may still serve what was made of the logo before. */
const unusedMs = 30 * dayMs;

/** Marks a folder as used now, and deletes those that no start has used for a month. */
async function deleteUnused(root: string, used: string): Promise<void> {
  const now = new Date();
  await utimes(join(root, used), now, now);
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const found = await stat(folder).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > unusedMs) await rm(folder, { recursive: true, force: true });
  }
}

async function draw(name: string, logo: Buffer, ink: string): Promise<Buffer> {
  const picture = logoPictures[name];
  if (!picture) return Buffer.from(pinOf(logo, ink));
  const content = Buffer.from(compose(picture, logo, ink));
  if (name.endsWith('.svg')) return content;
  const format = name.endsWith('.jpg') ? 'jpg' : 'png';
  const drawn = await runInDrawingProcess({ kind: 'draw', content, size: picture.width, format });
  if (!drawn) throw new StartError('public/logo.svg in SHOP_DIR cannot be drawn.');
  return name.endsWith('.ico') ? icoOf(drawn, picture.width) : drawn;
}

const embedded = (logo: Buffer): string => `data:image/svg+xml;base64,${logo.toString('base64')}`;

function compose({ width, height, share, hasGround }: LogoPicture, logo: Buffer, ink: string): string {
  const [boxWidth, boxHeight] = [width * share, height * share];
  const corner = width === height && width < 100 ? width / 8 : 0;
  const ground = hasGround ? `<rect width="${width}" height="${height}" rx="${corner}" fill="${ink}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}` +
    `<image href="${embedded(logo)}" x="${(width - boxWidth) / 2}" y="${(height - boxHeight) / 2}" width="${boxWidth}" height="${boxHeight}"/></svg>`
  );
}

/** The mark of the store on maps, whose point is the place. */
const pinOf = (logo: Buffer, ink: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="64" viewBox="-27 -97 54 103"><ellipse rx="18" ry="6" ' +
  `fill="${ink}" fill-opacity=".28"/><path d="M-27-76 0-97 27-76v44L0 0l-27-32z" fill="${ink}"/>` +
  `<image href="${embedded(logo)}" x="-14" y="-76" width="28" height="31"/></svg>`;

/** An icon file with one PNG picture in it. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
