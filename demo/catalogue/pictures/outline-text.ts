import { join } from 'node:path';
import { openSync } from 'fontkit';

/** The shop's own font; pictures are drawn where it is not installed, so that texts become outlines. */
const font = openSync(
  join(import.meta.dirname, '../../../src/areas/orders/server/documents/fonts/barlow-semi-condensed-700.ttf'),
);
const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

interface Outline {
  /** Path commands with the baseline at 0, in units of the font. */
  readonly commands: readonly { readonly letter: string; readonly args: readonly number[] }[];
  readonly width: number;
}

const outlines = new Map<string, Outline>();

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
    return path.commands.map(({ command, args }) => ({
      letter: letters[command] ?? '',
      args: args.map((value, axis) => (axis % 2 === 0 ? left + value : -value)),
    }));
  });
  const outline = { commands, width: advanceWidth };
  outlines.set(text, outline);
  return outline;
}

/** Width of a text of one unit height. */
export const textWidth = (text: string): number => outlineOf(text).width / font.unitsPerEm;

export interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A text as the `d` of a path, to a tenth of a unit. */
export function outlineText(text: string, { x, y, size, anchor }: TextPlace): string {
  const { commands, width } = outlineOf(text);
  const scale = size / font.unitsPerEm;
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1) * width * scale;
  let path = '';
  for (const { letter, args } of commands) {
    path += letter;
    for (let at = 0; at < args.length; at += 1) {
      if (at > 0) path += ' ';
      path += Math.round(((at % 2 === 0 ? left : y) + args[at]! * scale) * 10) / 10;
    }
  }
  return path;
}
