import { fillTemplate } from '../fill-template.ts';
import { isAttributeCode, type AttributeCode, type Values } from '../attributes.ts';
import { lengthOf } from './length-of.ts';
import { outlineText, textWidth, type TextPlace } from './outline-text.ts';
import type { Attributes, Piece } from './parse-drawing.ts';

/** What a drawing shows of a product. */
export interface PictureData {
  readonly values: Values;
  /** Colours by the name of their variable, such as `brand-dark`. */
  readonly colours: Readonly<Record<string, string>>;
  /** The key figures, printed on the product's plate. */
  readonly figures: readonly string[];
  /** The size beside the largest of its kind, which is 1; of drawings that scale nothing themselves. */
  readonly size?: number;
}

/** The art of another drawing of the same product: `machine` is the product's own. */
export type Members = (name: string) => readonly Piece[];

const ink = '#16191C';

/** Draws the art for a product. Throws for a drawing that names an unknown attribute or colour. */
export function fillDrawing(pieces: readonly Piece[], data: PictureData, members: Members): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.type === 'colour') return colourOf(piece.name, piece.fallback, data);
      if (piece.type === 'text') return drawText(piece.template, piece.attributes, data);
      return drawGroup(piece.attributes, piece.pieces, data, members);
    })
    .join('');
}

function colourOf(name: string, fallback: string, { colours }: PictureData): string {
  const colour = colours[name] ?? fallback;
  if (!colour) throw new Error(`unknown colour --${name}`);
  return colour;
}

function drawText(template: string, attributes: Attributes, data: PictureData): string {
  const text = fillTemplate({ es: template, ca: template }, data.values)?.es.trim();
  if (!text) return '';
  const wanted = Number(attributes['font-size']);
  const size = Math.min(wanted, Number(attributes['data-width'] ?? Infinity) / textWidth(text));
  const anchor = (attributes['text-anchor'] ?? 'start') as TextPlace['anchor'];
  const colour = (attributes['fill'] ?? ink).replace(/var\(--([\w-]+)\)/, (_, name: string) =>
    colourOf(name, '', data),
  );
  return outlineText(text, { x: Number(attributes['x']), y: Number(attributes['y']), size, anchor }, colour);
}

function drawGroup(attributes: Attributes, pieces: readonly Piece[], data: PictureData, members: Members): string {
  const { 'data-if': conditions, 'data-label': label, 'data-scale': scale, 'data-member': member } = attributes;
  const repeat = attributes['data-repeat'];
  const fill = (): string => fillDrawing(pieces, data, members);
  if (conditions !== undefined) return conditions.split(' ').every((one) => holds(one, data.values)) ? fill() : '';
  if (label !== undefined) {
    const box = label.split(' ').map(Number);
    const plate = 'data-tag' in attributes ? drawTag(box) : '';
    return data.figures.length > 0 ? plate + drawLabel(box, data.figures) : fill();
  }
  if (scale !== undefined) return scaled(scale, attributes, data.values, fill());
  if (repeat !== undefined) return repeated(repeat, attributes, data.values, fill());
  return `<g transform="${attributes['transform'] ?? ''}">${fillDrawing(members(member!), data, members)}</g>`;
}

/** Whether a condition such as `valve`, `!valve`, `delivery=body,box` or `pieces=6..16` holds. */
function holds(condition: string, values: Values): boolean {
  const [, not, code = '', wanted] = /^(!?)([\w-]+)(?:=(.*))?$/.exec(condition) ?? [];
  if (!isAttributeCode(code)) throw new Error(`unknown attribute in a drawing: ${condition}`);
  const value = values[code];
  return (wanted === undefined ? value !== undefined : matches(wanted, value)) !== (not === '!');
}

function matches(wanted: string, value: Values[AttributeCode]): boolean {
  const [from, to] = wanted.split('..');
  if (to === undefined) return wanted.split(',').includes(String(value));
  return value !== undefined && Number(value) >= Number(from) && Number(value) <= Number(to || Infinity);
}

/** The key figures on one line or one below the other, whichever can be larger. */
function drawLabel([x = 0, y = 0, width = 0, height = 0]: readonly number[], figures: readonly string[]): string {
  const layouts = [[figures.join('  ')], figures].map((lines) => ({
    lines,
    size: Math.min(height / (lines.length * 0.95), width / Math.max(...lines.map(textWidth))),
  }));
  const { lines, size } = layouts[0]!.size >= layouts[1]!.size ? layouts[0]! : layouts[1]!;
  const pitch = Math.min(height / lines.length, size * 1.05);
  const middle = y + height / 2 - (pitch * (lines.length - 1)) / 2;
  // A capital is 0.7 of the size high.
  return lines
    .map((line, at) => {
      const baseline = middle + at * pitch + size * 0.35;
      return outlineText(line, { x: x + width / 2, y: baseline, size, anchor: 'middle' }, ink);
    })
    .join('');
}

/** A paper tag behind the figures, for goods that have no place to print them on. */
const drawTag = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): string =>
  `<rect x="${x - 8}" y="${y - 4}" width="${width + 16}" height="${height + 8}" rx="4" fill="#FBFAF7" stroke="#D3CEC1" stroke-width="1.5"/>`;

/** Scales between two sizes in proportion to a value: `content-kg 2:.7 25:1.04`. */
function scaled(rule: string, attributes: Attributes, values: Values, content: string): string {
  const [code = '', ...stops] = rule.split(' ');
  if (!isAttributeCode(code)) throw new Error(`unknown attribute in a drawing: ${rule}`);
  const value = lengthOf(values[code]);
  if (value === undefined) return content;
  const [[from = 0, small = 1] = [], [to = 0, large = 1] = []] = stops.map((stop) => stop.split(':').map(Number));
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  const factor = rounded(small + (large - small) * share);
  const axis = attributes['data-axis'];
  return scaleAround(
    attributes['data-origin'] ?? '200 200',
    axis === 'x' ? `${factor} 1` : axis === 'y' ? `1 ${factor}` : String(factor),
    content,
  );
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The content at another size; the point at `origin`, such as `200 360`, stays where it is. */
const scaleAround = (origin: string, factors: string, content: string): string =>
  `<g transform="translate(${origin}) scale(${factors}) translate(${origin
    .split(' ')
    .map((at) => -Number(at))
    .join(' ')})">${content}</g>`;

/** How many a section's picture shows, which has no product's values. */
const usualNumber = 5;

/** As many as a value says, in as many rows as make them largest. One is drawn, the others refer to it. */
function repeated(code: string, attributes: Attributes, values: Values, content: string): string {
  if (!isAttributeCode(code)) throw new Error(`unknown attribute in a drawing: ${code}`);
  const count = Number(values[code] ?? usualNumber);
  const numbers = (name: string): number[] => (attributes[name] ?? '').split(' ').map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers('data-box');
  const [cellWidth = 1, cellHeight = 1] = numbers('data-cell');
  const layouts = Array.from({ length: count }, (_, more) => {
    const columns = more + 1;
    const rows = Math.ceil(count / columns);
    return {
      columns,
      rows,
      scale: Math.min(1, width / columns / cellWidth, height / rows / cellHeight),
    };
  });
  const { columns, rows, scale } = layouts.reduce((best, one) => (one.scale > best.scale ? one : best));
  const first = Number(attributes['data-first'] ?? 1);
  const pitch = Math.min(width / columns, cellWidth * scale * 1.4);
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const size = scale * (count === 1 ? 1 : first + ((1 - first) * at) / (count - 1));
    const middle = x + width / 2 + ((at % columns) - (inRow - 1) / 2) * pitch;
    const bottom = y + height - (rows - 1 - row) * cellHeight * scale;
    const left = rounded(middle - (cellWidth * size) / 2);
    return `<use href="#one-${code}" transform="translate(${left} ${rounded(bottom - cellHeight * size)}) scale(${rounded(size)})"/>`;
  });
  return `<defs><g id="one-${code}">${content}</g></defs>${places.join('')}`;
}

/** The whole art in proportion to the size of its product; a tag, which is at the end, stays legible. */
export function sizedArt(pieces: readonly Piece[], size: number): readonly Piece[] {
  if (size === 1) return pieces;
  const tag = pieces.findLastIndex((piece) => typeof piece !== 'string' && piece.type === 'group');
  const last = pieces[tag];
  const isTag = typeof last === 'object' && last.type === 'group' && 'data-tag' in last.attributes;
  const stays = isTag && pieces.slice(tag + 1).every((piece) => typeof piece === 'string' && !piece.trim());
  const end = stays ? tag : pieces.length;
  const open = `<g transform="translate(200 360) scale(${rounded(size)}) translate(-200 -360)">`;
  return [open, ...pieces.slice(0, end), '</g>', ...pieces.slice(end)];
}
