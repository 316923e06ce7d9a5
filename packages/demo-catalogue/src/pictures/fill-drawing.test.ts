import { describe, expect, test } from 'vitest';
import type { Kind } from '../kind-table.ts';
import { fillDrawing, type PictureData } from './fill-drawing.ts';
import { parseDrawing } from './parse-drawing.ts';
import { sizeOf } from './proportions.ts';

const plain: PictureData = { values: {}, colours: { brand: '#1E5AA0' }, figures: [] };

function draw(art: string, data: Partial<PictureData> = {}, members: Readonly<Record<string, string>> = {}): string {
  const parse = (content: string) => parseDrawing(`<svg><g id="art">${content}</g></svg>`);
  return fillDrawing(parse(art), { ...plain, ...data }, (name) => parse(members[name] ?? ''));
}

test('paints the colours of the product, or the default of the drawing', () => {
  expect(draw('<path fill="var(--brand)" stroke="var(--strap,#E2AE0A)"/>')).toBe(
    '<path fill="#1E5AA0" stroke="#E2AE0A"/>',
  );
  expect(() => draw('<path fill="var(--lid)"/>')).toThrow('unknown colour --lid');
});

describe('printed text', () => {
  const text = '<text data-text="{battery-capacity}" x="10" y="20" font-size="10" fill="#fff">5,0 Ah</text>';

  test('becomes an outline, so that no font is needed where the picture is drawn', () => {
    const drawn = draw(text, { values: { 'battery-capacity': 8 } });
    expect(drawn).toMatch(/^<path transform="translate\(10 20\) scale\(0\.01\)" d="M[\d .MLQCZ-]+" fill="#fff"\/>$/);
    expect(draw(text, { values: { 'battery-capacity': 5 } })).not.toBe(drawn);
  });

  test('stops the build when the font lacks a letter', () => {
    expect(() => draw('<g data-label="0 0 60 20"></g>', { figures: ['≤ 5 Ω'] })).toThrow('lacks a letter');
  });

  test('is left out when the product has no such value', () => {
    expect(draw(text)).toBe('');
  });

  test('is made smaller when it is wider than its place', () => {
    const scale = (drawn: string) => Number(/scale\(([\d.]+)\)/.exec(drawn)![1]);
    const narrow = text.replace(' x=', ' data-width="12" x=');
    const data = { values: { 'battery-capacity': 12 } };
    expect(scale(draw(text, data))).toBe(0.01);
    expect(scale(draw(narrow, data))).toBeLessThan(0.005);
  });
});

test('shows a part when all its conditions hold', () => {
  const battery = '<g data-if="power-source=battery !delivery=body"><g><rect/></g></g>';
  expect(draw(battery, { values: { 'power-source': 'battery', delivery: 'kit' } })).toBe('<g><rect/></g>');
  expect(draw(battery, { values: { 'power-source': 'battery', delivery: 'body' } })).toBe('');
  expect(draw(battery, { values: { 'power-source': 'mains' } })).toBe('');
  expect(draw('<g data-if="valve"><rect/></g>', { values: { valve: true } })).toBe('<rect/>');
  expect(draw('<g data-if="pieces=6..16"><rect/></g>', { values: { pieces: 12 } })).toBe('<rect/>');
  expect(draw('<g data-if="pieces=6.."><rect/></g>', { values: { pieces: 5 } })).toBe('');
  expect(draw('<g data-if="pieces=6..16"><rect/></g>', { values: { pieces: 12 } })).toBe('<rect/>');
  expect(draw('<g data-if="pieces=6.."><rect/></g>', { values: { pieces: 5 } })).toBe('');
  expect(() => draw('<g data-if="vavle"><rect/></g>')).toThrow('unknown attribute');
});

test('prints the key figures instead of the lines of an empty plate', () => {
  const plate = '<g data-label="0 0 60 20"><rect/></g>';
  expect(draw(plate)).toBe('<rect/>');
  expect(draw(plate, { figures: ['18\u00a0V'] })).toMatch(/^<path transform=[^>]* d="M/);
});

test('scales in proportion to a value, up to the largest size', () => {
  const sack = '<g data-scale="content-kg 5:0.8 25:1" data-origin="200 346"><path/></g>';
  expect(draw(sack, { values: { 'content-kg': 15 } })).toContain('scale(0.9)');
  expect(draw(sack, { values: { 'content-kg': 40 } })).toContain('scale(1)');
  expect(draw(sack)).toBe('<path/>');
});

test('scales in width alone, also by a thread', () => {
  const bolt = '<g data-scale="thread 6:.5 12:1" data-axis="x"><path/></g>';
  expect(draw(bolt, { values: { thread: 'm9' } })).toContain('scale(0.75 1)');
});

test('draws as many as a value says, in rows as large as they fit', () => {
  const set = '<g data-repeat="pieces" data-box="0 0 100 40" data-cell="20 40"><rect/></g>';
  const drawn = draw(set, { values: { pieces: 12 } });
  expect(drawn.match(/<use /g)).toHaveLength(12);
  expect(drawn.match(/scale\(0\.5\)/g)).toHaveLength(12);
});

test('composes a set of other drawings of the same product', () => {
  const set = '<g data-member="charger" transform="scale(.5)"></g>';
  expect(draw(set, {}, { charger: '<rect fill="var(--brand)"/>' })).toBe(
    '<g transform="scale(.5)"><rect fill="#1E5AA0"/></g>',
  );
});

test('larger models of a kind are drawn larger, the largest in full', () => {
  const kind = { models: [{ volume: 1 }, { volume: 8 }, { volume: 27 }] } as unknown as Kind;
  const sizes = [1, 8, 27].map((volume) => sizeOf(kind, { volume }));
  expect(sizes).toEqual([...sizes].sort());
  expect(sizes.at(-1)).toBe(1);
});
