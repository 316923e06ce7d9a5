import type { AttributeCode, Values } from '../attributes.ts';
import { combinations } from '../expand-kind.ts';
import type { Kind } from '../kind-table.ts';
import { lengthOf } from './length-of.ts';

/**
 * The numbers that make a product larger, and the power of them that its drawn length grows by: litres, kilos and watts by the
 * cube root, coils and counted parts by the square root.
 */
const growth = new Map<AttributeCode, number>([
  ...powers(1, ['length', 'length-cm', 'width', 'width-cm', 'height', 'height-cm', 'depth', 'diameter', 'diameter-cm']),
  ...powers(1, [
    'disc-diameter',
    'bar-length',
    'work-length',
    'key-size',
    'opening',
    'jaw-width',
    'blade-width',
    'shackle',
    'shoe-size',
  ]),
  ...powers(1, ['size', 'thread', 'cylinder']),
  ...powers(1 / 2, ['drive-size', 'film-microns', 'thickness']),
  ...powers(1, [
    'cutting-width',
    'planing-width',
    'pad-size',
    'nail-length',
    'work-height',
    'steps',
    'sections',
    'modules',
  ]),
  ...powers(1 / 2, [
    'length-m',
    'width-m',
    'surface',
    'room-size',
    'wire-section',
    'voltage',
    'pieces',
    'outlets',
    'drawers',
  ]),
  ...powers(1 / 2, ['shelves', 'compartments', 'people', 'burners']),
  ...powers(1 / 3, [
    'volume',
    'volume-ml',
    'content-kg',
    'drum-volume',
    'grass-box',
    'head',
    'load',
    'lawn-size',
    'pack',
  ]),
  ...powers(1 / 3, [
    'power',
    'engine-power',
    'engine',
    'torque',
    'impact-energy',
    'current',
    'battery-capacity',
    'energy',
  ]),
  ...powers(1 / 3, ['lumens', 'heat-output', 'air-flow', 'pressure', 'range', 'snr']),
]);

function powers(power: number, codes: readonly AttributeCode[]): (readonly [AttributeCode, number])[] {
  return codes.map((code) => [code, power] as const);
}

/** The smallest of a kind is drawn between these sizes beside its largest. */
const smallest = { from: 0.62, to: 0.76 } as const;

interface Range {
  readonly largest: ReadonlyMap<AttributeCode, number>;
  /** The mean size of the smallest model. */
  readonly least: number;
}

const ranges = new WeakMap<Kind, Range>();

function rangeOf(kind: Kind): Range {
  const known = ranges.get(kind);
  if (known) return known;
  const rows = combinations(kind);
  const codes = [...growth.keys()].filter((code) => new Set(rows.map((row) => row[code])).size > 1);
  const largest = new Map(
    codes.map((code) => [code, Math.max(...rows.map((row) => lengthOf(row[code]) ?? 0))] as const),
  );
  const range = { largest, least: Math.min(...rows.map((row) => meanSize(row, largest))) };
  ranges.set(kind, range);
  return range;
}

/** The mean of what a product has of each of the largest values, as lengths. */
function meanSize(values: Values, largest: Range['largest']): number {
  const shares = Array.from(largest).flatMap(([code, most]) => {
    const value = lengthOf(values[code]);
    return value === undefined ? [] : [(value / most) ** (growth.get(code) ?? 1)];
  });
  return shares.length === 0 ? 1 : shares.reduce((product, share) => product * share, 1) ** (1 / shares.length);
}

/** How large a product is drawn beside the largest of its kind, 0.62 to 1: by what its models differ in. */
export function sizeOf(kind: Kind, values: Values): number {
  const { largest, least } = rangeOf(kind);
  if (least === 1) return 1;
  const to = Math.min(smallest.to, Math.max(smallest.from, least));
  return to + ((meanSize(values, largest) - least) / (1 - least)) * (1 - to);
}
