import type { Values } from '../attributes.ts';
import type { BrandCode } from '../brands.ts';
import type { Kind } from '../kind-table.ts';
import { codeOf } from './brand-schemes.ts';
import { type KindMark, kindMarks } from './kind-marks.ts';
import { seriesNames } from './series-names.ts';

/** `2,2 J` is 22 in a code, which has no decimal comma. */
const figure = (value: number): string => String(Number.isInteger(value) ? value : Math.round(value * 10));

/** Where the initials would be those of another value. */
const ownMarks: Readonly<Record<string, string>> = {
  barrel: 'T',
  aluminium: 'L',
  'stainless-steel': 'X',
  stainless: 'X',
  dial: 'A',
};

const initials = (code: string): string =>
  ownMarks[code] ??
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A tip is known by its size: `PH2`. */
const markOf = (code: string, value: string): string => (code === 'tip-size' ? value.toUpperCase() : initials(value));

function codeFor({ letters, attributes }: KindMark, brand: BrandCode, values: Values): string {
  const present = attributes.flatMap((code) => (values[code] === undefined ? [] : [{ code, value: values[code] }]));
  return codeOf(brand, {
    letters,
    figures: present.flatMap(({ value }) => (typeof value === 'number' ? [figure(value)] : [])),
    suffix: present
      .map(({ code, value }) =>
        typeof value === 'string' ? markOf(code, value) : value === true ? initials(code) : '',
      )
      .join(''),
    powerSource: values['power-source'] ?? (values.voltage === undefined ? undefined : 'battery'),
  });
}

/** What the brand calls a model: a code with its key figures, or the name of a series; empty for goods without either. */
export function modelNameOf(section: string, kind: Kind, brand: BrandCode, values: Values): string {
  const mark = kindMarks[kind.code];
  if (mark) return codeFor(mark, brand, values);
  const series = seriesNames.get(brand);
  const name = series?.get(kind.code) ?? series?.get(section) ?? series?.get('');
  if (name === undefined) throw new Error(`${kind.code}: ${brand} has no series name for it`);
  return name;
}
