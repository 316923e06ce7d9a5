import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Drawing } from './drawing-owners.ts';
import { ground, printOn } from './colours.ts';
import { fillDrawing, sizedArt, type PictureData } from './fill-drawing.ts';
import { parseDrawing, type Piece } from './parse-drawing.ts';

const drawings = join(import.meta.dirname, '..', '..', 'drawings');

/** Files written at once: one after the other would wait for the disk ten thousand times. */
const atOnce = 16;

/** What a picture shows: the whole product, or a part of it. */
const viewBoxes = {
  whole: '0 0 400 400',
  'detail-top': '70 40 220 220',
  'detail-side': '150 140 220 220',
} as const;
export type View = keyof typeof viewBoxes;

export interface PictureRequest {
  readonly drawing: Drawing;
  /** A scene around the drawing, whose `machine` it is. */
  readonly scene?: Drawing;
  readonly view: View;
  /** The start of the file's name, such as a brand. */
  readonly owner: string;
  readonly data: PictureData;
}

/** Draws the pictures that are asked for and writes each distinct one once, however many products show it. */
export class PictureFolder {
  readonly #parsed = new Map<Drawing, readonly Piece[]>();
  readonly #pictures = new Map<string, string>();
  /** Drawn files by what they show: the views of a product are parts of the same art. */
  readonly #drawn = new WeakMap<PictureData, Map<string, string>>();

  /** Path of the picture relative to the CSV files. */
  picture({ drawing, scene, view, owner, data }: PictureRequest): string {
    const known = this.#drawn.get(data) ?? new Map<string, string>();
    this.#drawn.set(data, known);
    const key = `${drawing} ${scene}`;
    const art = known.get(key) ?? this.#draw(drawing, scene, data);
    known.set(key, art);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxes[view]}">${art}</svg>`;
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    const path = `pictures/${drawing}-${owner}-${scene ?? view}-${hash}.svg`;
    this.#pictures.set(path, svg);
    return path;
  }

  #draw(drawing: Drawing, scene: Drawing | undefined, data: PictureData): string {
    const inProportion = (name: Drawing): readonly Piece[] => {
      const art = this.#artOf(name);
      return art.some(hasScale) ? art : sizedArt(art, data.size ?? 1);
    };
    const members = (name: string): readonly Piece[] =>
      withoutShadow(name === 'machine' ? inProportion(drawing) : this.#artOf(name as Drawing).filter(isNoTag));
    const usesColour = this.#artOf(drawing).some(usesVariable('colour'));
    // A drawing without a part in the product's colour is painted in it as a whole.
    const { colour, 'colour-dark': dark } = data.colours;
    const colours = {
      // Goods without a colour of their own come in that of the brand.
      colour: data.colours['brand'] ?? '',
      'colour-dark': data.colours['brand-dark'] ?? '',
      ...data.colours,
      ...(!usesColour && colour && dark ? { brand: colour, 'brand-dark': dark } : {}),
      ground,
    };
    const printed = { ...colours, print: printOn(colours['brand'] ?? ground) };
    const art = scene ? this.#artOf(scene) : inProportion(drawing);
    return fillDrawing(art, { ...data, colours: printed }, members).replaceAll('\n', '');
  }

  /** All pictures that were asked for, with their width and height, which are those of the view box. */
  *files(): Generator<{ path: string; content: Buffer; width: number; height: number }> {
    for (const [path, svg] of this.#pictures) {
      const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!.map(Number);
      yield { path, content: Buffer.from(svg), width: width!, height: height! };
    }
  }

  /** The SVG of a picture that was asked for. */
  contentOf(path: string): string {
    return this.#pictures.get(path)!;
  }

  /** Writes all pictures; answers how many. */
  async write(folder: string): Promise<number> {
    await mkdir(join(folder, 'pictures'), { recursive: true });
    await pLimit(atOnce).map(this.files(), ({ path, content }) => writeFile(join(folder, path), content));
    return this.#pictures.size;
  }

  #artOf(drawing: Drawing): readonly Piece[] {
    const known = this.#parsed.get(drawing);
    if (known) return known;
    const art = parseDrawing(readFileSync(join(drawings, `${drawing}.svg`), 'utf8'));
    this.#parsed.set(drawing, art);
    return art;
  }
}

/** A scene has one shadow of its own. */
const withoutShadow = ([first = '', ...rest]: readonly Piece[]): readonly Piece[] => [
  typeof first === 'string' ? first.replace(/<ellipse [^>]*fill="#14171A" fill-opacity="\.\d+"\/>/g, '') : first,
  ...rest,
];

/** A member is not the product, whose figures they are. */
const isNoTag = (piece: Piece): boolean =>
  typeof piece === 'string' || piece.type !== 'group' || !('data-tag' in piece.attributes);

/** Whether a drawing shows a size or a number itself. */
const hasScale = (piece: Piece): boolean =>
  typeof piece !== 'string' &&
  piece.type === 'group' &&
  ('data-scale' in piece.attributes || 'data-repeat' in piece.attributes || piece.pieces.some(hasScale));

const usesVariable =
  (name: string) =>
  (piece: Piece): boolean =>
    typeof piece !== 'string' &&
    (piece.type === 'colour' ? piece.name === name : piece.type === 'group' && piece.pieces.some(usesVariable(name)));
