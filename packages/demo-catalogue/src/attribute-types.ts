import type { Words } from './words.ts';

const groups = {
  general: { es: 'Datos generales', ca: 'Dades generals' },
  power: { es: 'Alimentación y motor', ca: 'Alimentació i motor' },
  work: { es: 'Capacidad de trabajo', ca: 'Capacitat de treball' },
  size: { es: 'Medidas y peso', ca: 'Mides i pes' },
  material: { es: 'Material y acabado', ca: 'Material i acabat' },
  safety: { es: 'Seguridad y normas', ca: 'Seguretat i normes' },
} as const satisfies Record<string, Words>;

export type AttributeGroup = keyof typeof groups;

export const groupName = (group: AttributeGroup): Words => groups[group];

export interface NumberAttribute {
  readonly type: 'number';
  readonly name: Words;
  readonly unit: string;
  readonly group: AttributeGroup;
  readonly filter: 'list' | 'range' | 'none';
  /** Decimals that are always written: a battery is `5,0 Ah`, never `5 Ah`. */
  readonly decimals: number;
}

export interface TextAttribute {
  readonly type: 'text';
  readonly name: Words;
  readonly group: AttributeGroup;
  readonly filter: 'list' | 'none';
  readonly values: Readonly<Record<string, Words>>;
}

export interface FlagAttribute {
  readonly type: 'flag';
  readonly name: Words;
  readonly group: AttributeGroup;
  readonly filter: 'flag' | 'none';
}

export type Attribute = NumberAttribute | TextAttribute | FlagAttribute;

/** A measured number. `list` filters suit a few usual sizes, `range` many different ones. */
export const measure = (
  es: string,
  ca: string,
  unit: string,
  group: AttributeGroup,
  filter: NumberAttribute['filter'] = 'range',
  decimals = 0,
): NumberAttribute => ({ type: 'number', name: { es, ca }, unit, group, filter, decimals });

/** One of a few named values. */
export const choice = (
  es: string,
  ca: string,
  group: AttributeGroup,
  values: Readonly<Record<string, Words>>,
  filter: TextAttribute['filter'] = 'list',
): TextAttribute => ({ type: 'text', name: { es, ca }, group, filter, values });

/** A yes-or-no property. */
export const flag = (
  es: string,
  ca: string,
  group: AttributeGroup,
  filter: FlagAttribute['filter'] = 'flag',
): FlagAttribute => ({
  type: 'flag',
  name: { es, ca },
  group,
  filter,
});
