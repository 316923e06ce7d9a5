import type { Facts } from './attributes.ts';
import type { Product } from './product.ts';

/** Cells of the import: how far a piece goes. */
interface ConsumptionCells {
  readonly consumption: string | number;
  readonly consumption_unit: string;
  readonly covers_m2: string | number;
}

const perM2 =
  (unit: string, value: (facts: Facts) => number) =>
  (facts: Facts): ConsumptionCells => ({
    consumption: Number(value(facts).toFixed(2)),
    consumption_unit: unit,
    covers_m2: '',
  });
const covers =
  (value: (facts: Facts) => number) =>
  (facts: Facts): ConsumptionCells => ({
    consumption: '',
    consumption_unit: '',
    covers_m2: Number(value(facts).toFixed(3)),
  });
/** Sold by the metre, but nobody reckons a job with it. */
const none = (): ConsumptionCells => ({ consumption: 0, consumption_unit: '', covers_m2: '' });

const spread = perM2('kg/m2', ({ consumption }) => consumption);
const byThickness = perM2('kg/m2/cm', (facts) => facts['consumption-per-cm']);

/** Millimetres of mortar between bricks. */
const joint = 10;
/** Hollow bricks stand on their edge, solid ones lie: what is seen of one in the wall. */
const seenHeight = ({ brick, width, thickness }: Facts): number =>
  brick === 'single' || brick === 'double' || brick === 'large' ? width : thickness;

/** Kinds by code; paints say it with their attribute, and hoses, cables and screws with their length and package. */
const consumptionOf: Readonly<Record<string, (facts: Facts) => ConsumptionCells>> = {
  'tile-adhesive': spread,
  'tile-grout': spread,
  'joint-compound': spread,
  'dry-mortar': byThickness,
  'plaster-bag': byThickness,
  'cement-bag': byThickness,
  'wall-tile': covers(({ surface }) => surface),
  'porcelain-tile': covers(({ surface }) => surface),
  'insulation-roll': covers(({ surface }) => surface),
  plasterboard: covers((facts) => (facts['length-cm'] * facts['width-cm']) / 10_000),
  'wood-board': covers((facts) => (facts['length-cm'] * facts['width-cm']) / 10_000),
  'hollow-brick': perM2('ud/m2', (facts) => 1_000_000 / ((facts.length + joint) * (seenHeight(facts) + joint))),
  // Their sizes are with the joint.
  'building-block': perM2('ud/m2', ({ length, height }) => 1_000_000 / (length * height)),
  'trimmer-line': none,
};

const nothing: ConsumptionCells = { consumption: '', consumption_unit: '', covers_m2: '' };

/** How far a piece of a product goes, for the calculation on its page. */
export const consumptionCells = ({ kind, values }: Pick<Product, 'kind' | 'values'>): ConsumptionCells =>
  consumptionOf[kind.code]?.(values as Facts) ?? nothing;
