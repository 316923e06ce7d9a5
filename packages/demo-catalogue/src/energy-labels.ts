import type { Draft } from './expand-kind.ts';

/** What a demo label says; the number is in no registry. */
export interface EnergyLabel {
  readonly class: string;
  /** All classes of its scale, the best first. */
  readonly scale: readonly string[];
  readonly eprel: string;
  readonly regulation: string;
}

type Values = Readonly<Record<string, unknown>>;

/** From this on, the better class (Regulation (EU) 2019/2015 annex II, lumens per watt). */
const lampClasses = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
  ['G', 0],
] as const;
/** Energy efficiency index (Regulation (EU) 2015/1186 annex II). */
const heaterClasses = [
  ['A++', 130],
  ['A+', 107],
  ['A', 88],
  ['B', 82],
  ['C', 77],
  ['D', 72],
  ['E', 62],
  ['F', 42],
  ['G', 0],
] as const;

const classAt = (classes: readonly (readonly [string, number])[], figure: number): string =>
  classes.find(([, from]) => figure >= from)![0];

/** Watts; filament lamps of the demo give 115 lm each. */
export const lampPower = (values: Values): number =>
  Number(values['power'] ?? Math.round(Number(values['lumens']) / 11.5) / 10);

/** Spots are directional, which the regulation weighs with 1.176. */
const lampFigure = (values: Values): number =>
  (Number(values['lumens']) / lampPower(values)) * (values['bulb-form'] === 'spot' ? 1.176 : 1);

/** Biomass counts 1.45; what every heater loses without controls, 10. */
const heaterFigure = (values: Values): number =>
  Number(values['efficiency']) * (values['stove-fuel'] === 'butane' ? 1 : 1.45) - 10;

const lamp = { classes: lampClasses, figure: lampFigure, regulation: 'Reglamento (UE) 2019/2015' };
const heater = { classes: heaterClasses, figure: heaterFigure, regulation: 'Reglamento (UE) 2015/1186' };
/** Electric heaters have no label (Regulation (EU) 2015/1186 art. 1), nor has what heats a building site. */
const labelled: Readonly<Record<string, typeof lamp | typeof heater>> = {
  'led-bulb': lamp,
  'filament-bulb': lamp,
  'led-tube': lamp,
  stove: heater,
};

/** The energy label of a product; undefined for goods without one. */
export function energyLabelOf({
  kind,
  values,
  article,
}: Draft & { readonly article: string }): EnergyLabel | undefined {
  const rules = labelled[kind.code];
  return (
    rules && {
      class: classAt(rules.classes, rules.figure(values)),
      scale: rules.classes.map(([name]) => name),
      eprel: `demo-${article.replace('-', '')}`,
      regulation: rules.regulation,
    }
  );
}
