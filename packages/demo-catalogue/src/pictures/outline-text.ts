import { join } from 'node:path';
import { openSync } from 'fontkit';

/** The shop's own font; pictures are drawn where it is not installed, so that texts become outlines. */
const font = openSync(join(import.meta.dirname, 'barlow-semi-condensed-700.ttf'));
const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

interface Outline {
  /** The `d` of a path with the baseline at 0, in units of the font. */
  readonly path: string;
  readonly width: number;
}

const outlines = new Map<string, Outline>();
const texts = new Map<string, string>();

function outlineOf(text: string): Outline {
  const known = outlines.get(text);
  if (known) return known;
  // The font has no no-break space of its own width.
  const { glyphs, positions, advanceWidth } = font.layout(text.replaceAll('\u00a0', ' '));
  // Glyph 0 stands for letters that the font does not have.
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`a picture's font lacks a letter of ${text}`);
  let start = 0;
  const commands = glyphs.flatMap(({ path }, at) => {
    const left = start + positions[at]!.xOffset;
    start += positions[at]!.xAdvance;
    const place = (value: number, axis: number): number => Math.round(axis % 2 === 0 ? left + value : -value);
    return path.commands.map(({ command, args }) => (letters[command] ?? '') + args.map(place).join(' '));
  });
  const outline = { path: commands.join(''), width: advanceWidth };
  outlines.set(text, outline);
  texts.set(outline.path, text);
  return outline;
}

/** The text that an outline shows, if it was made here. */
export const textOfOutline = (path: string): string | undefined => texts.get(path);

/** Width of a text of one unit height. */
export const textWidth = (text: string): number => outlineOf(text).width / font.unitsPerEm;

export interface TextPlace {
  readonly x: number;
  /** The height of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/** A text as a path. Its outline is the same at all places and sizes, so that each is made once. */
export function outlineText(text: string, { x, y, size, anchor }: TextPlace, colour: string): string {
  const { path, width } = outlineOf(text);
  const scale = size / font.unitsPerEm;
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1) * width * scale;
  return `<path transform="translate(${rounded(left, 1)} ${rounded(y, 1)}) scale(${rounded(scale, 5)})" d="${path}" fill="${colour}"/>`;
}
