import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandCode } from './brands.ts';
import { brandOf } from './brands.ts';
import type { Drawing } from './drawing-names.ts';

const drawings = join(import.meta.dirname, '..', 'drawings');
const fallback: Drawing = 'case';

/** How a picture differs from the plain drawing; the gallery shows the whole product and then details of it. */
const variants = {
  front: { viewBox: '0 0 400 400', mirrored: false, ground: '#F1EEE7', plate: '#FBFAF7' },
  back: { viewBox: '0 0 400 400', mirrored: true, ground: '#ECEAE3', plate: '#F3E7C8' },
  pale: { viewBox: '0 0 400 400', mirrored: false, ground: '#EFF0EC', plate: '#E4ECEF' },
  'detail-top': { viewBox: '70 40 220 220', mirrored: false, ground: '#F1EEE7', plate: '#FBFAF7' },
  'detail-side': { viewBox: '150 140 220 220', mirrored: false, ground: '#F1EEE7', plate: '#FBFAF7' },
} as const;

export type PictureVariant = keyof typeof variants;

/** Colours of pictures that stand for a section, not for a brand's product. */
export type PictureOwner = BrandCode | 'section';

/** The colours people know these tools in. */
const usualColours: Partial<Record<Drawing, BrandCode>> = {
  chainsaw: 'stihl',
  'circular-saw': 'festool',
  drill: 'milwaukee',
  hammer: 'milwaukee',
  helmet: 'mirka',
  jigsaw: 'festool',
  mower: 'stihl',
  sander: 'mirka',
};
/** Other sections show their drawing in the colour of some brand, always the same: neighbours differ and no brand owns a section. */
const sectionColours: readonly BrandCode[] = ['milwaukee', 'festool', 'mirka', 'stihl', 'norda', 'ferrant', 'bellmunt'];

function coloursOf(owner: PictureOwner, drawing: Drawing): { color: string; dark: string } {
  if (owner !== 'section') return brandOf(owner);
  const place = Array.from(drawing).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % sectionColours.length;
  return brandOf(usualColours[drawing] ?? sectionColours[place] ?? 'norda');
}

/** Drawings with text, which must not be mirrored. */
const withText: ReadonlySet<Drawing> = new Set(['battery', 'calliper', 'cement', 'measuring-wheel', 'tape']);

function recolour(svg: string, drawing: Drawing, owner: PictureOwner, variant: PictureVariant): string {
  const { color, dark } = coloursOf(owner, drawing);
  const { viewBox, mirrored, ground, plate } = variants[variant];
  return (
    svg
      .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
      // Transparent background; the ground's colour remains in the openings of the drawing.
      .replace(/<rect id="ground"[^>]*\/>\n?/, '')
      .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
      .replaceAll('var(--brand-dark)', dark)
      .replaceAll('var(--brand)', color)
      .replaceAll('var(--ground)', ground)
      .replaceAll('fill="#FBFAF7"', `fill="${plate}"`)
      .replace(
        '<g id="art"',
        mirrored && !withText.has(drawing) ? '<g id="art" transform="translate(400 0) scale(-1 1)"' : '<g id="art"',
      )
  );
}

/** Writes each picture once, however many products show it. */
export class PictureFolder {
  readonly #requested = new Map<string, { drawing: Drawing; owner: PictureOwner; variant: PictureVariant }>();

  /** Path of the picture relative to the CSV files. */
  picture(drawing: Drawing, owner: PictureOwner, variant: PictureVariant): string {
    const path = `pictures/${drawing}-${owner}-${variant}.svg`;
    this.#requested.set(path, { drawing, owner, variant });
    return path;
  }

  /** Writes all requested pictures and answers the drawings that do not exist yet. */
  async write(folder: string): Promise<{ written: number; missing: Drawing[] }> {
    await mkdir(join(folder, 'pictures'), { recursive: true });
    const sources = new Map<Drawing, string>();
    const missing = new Set<Drawing>();
    for (const [path, { drawing, owner, variant }] of this.#requested) {
      const file = join(drawings, `${drawing}.svg`);
      if (!sources.has(drawing)) {
        const found = existsSync(file);
        if (!found) missing.add(drawing);
        sources.set(drawing, readFileSync(found ? file : join(drawings, `${fallback}.svg`), 'utf8'));
      }
      await writeFile(join(folder, path), recolour(sources.get(drawing) ?? '', drawing, owner, variant));
    }
    return { written: this.#requested.size, missing: [...missing].sort() };
  }
}
