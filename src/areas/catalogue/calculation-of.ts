import type { Content } from '#areas/pricing/price-per-measure.ts';

/** What one square metre takes; with `/cm` for each centimetre of thickness. The other way round: `m2/l`, what one litre covers. */
export const consumptionUnits = ['l/m2', 'm2/l', 'kg/m2', 'm2/kg', 'kg/m2/cm', 'l/m2/cm', 'ud/m2'] as const;
export type ConsumptionUnit = (typeof consumptionUnits)[number];

/** What the shop's list says of how far a product goes. */
export interface Consumption {
  /** 0: no calculation is offered. */
  readonly value: number | null;
  readonly unit: ConsumptionUnit | null;
  /** Square metres that one piece covers. */
  readonly coversM2: number | null;
}

/**
 * What a buyer is asked: square metres to paint and coats; square metres to cover; these and a thickness; metres; or pieces.
 */
export const calculationKinds = ['coats', 'area', 'thickness', 'length', 'pieces'] as const;
export type CalculationKind = (typeof calculationKinds)[number];

/** In what it is counted: litres, kilos, square metres, metres, pieces. */
export const calculationMeasures = ['l', 'kg', 'm2', 'm', 'ud'] as const;
export type CalculationMeasure = (typeof calculationMeasures)[number];

/** How much of a product is needed. */
export interface Calculation {
  readonly kind: CalculationKind;
  readonly measure: CalculationMeasure;
  /** What one square metre takes, of a coat or of a centimetre; 1 where metres or pieces are asked for. */
  readonly rate: number;
  /** What one piece of the product contains, in the measure. */
  readonly amount: number;
}

interface Facts {
  readonly consumption: Consumption | null;
  readonly content: Content | null;
  /** Code of the unit in which it is sold. */
  readonly unit: string;
  /** Attributes: `coverage`, square metres of a litre, and `pack`, pieces in a package. */
  readonly coverage?: number | undefined;
  readonly pack?: number | undefined;
}

/** Smaller packages are counted by head. */
const minPack = 10;

/** How the need of a product is calculated; null where nothing is known of how far it goes, or its content is of another measure. */
export function calculationOf({ consumption, content, unit, coverage, pack = 1 }: Facts): Calculation | null {
  if (consumption?.value === 0) return null;
  const contained = content && { measure: content.measure, amount: content.amount / 1000 };
  if (consumption?.coversM2) return { kind: 'area', measure: 'm2', rate: 1, amount: consumption.coversM2 };
  const { value, unit: per } = consumption ?? {};
  if (value && per) {
    if (per === 'ud/m2') return { kind: 'area', measure: 'ud', rate: value, amount: pack };
    const measure = per.includes('kg') ? 'kg' : 'l';
    if (contained?.measure !== measure) return null;
    const kind = per.endsWith('/cm') ? 'thickness' : measure === 'l' ? 'coats' : 'area';
    return { kind, measure, rate: per.startsWith('m2/') ? 1 / value : value, amount: contained.amount };
  }
  if (coverage && contained?.measure === 'l')
    return { kind: 'coats', measure: 'l', rate: 1 / coverage, amount: contained.amount };
  if (unit === 'm') return { kind: 'length', measure: 'm', rate: 1, amount: 1 };
  if (contained?.measure === 'm') return { kind: 'length', measure: 'm', rate: 1, amount: contained.amount };
  return pack >= minPack ? { kind: 'pieces', measure: 'ud', rate: 1, amount: pack } : null;
}
