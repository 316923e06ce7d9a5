import type { NumberedDraft } from './product.ts';
import { stockOf } from './stock-and-prices.ts';

/** Percent off the list price from a number of pieces on. */
type Steps = readonly (readonly [from: number, percent: number])[];

const fixings: Steps = [
  [10, 6],
  [50, 12],
];
const consumables: Steps = [
  [10, 5],
  [25, 10],
];
const heavy: Steps = [
  [10, 4],
  [40, 8],
];

/** What professionals buy by the box or the pallet: kinds by code. */
const stepsOf: Readonly<Record<string, Steps>> = {
  ...ofKinds(fixings, [
    ...[
      'wood-screw',
      'stainless-wood-screw',
      'drywall-screw',
      'self-drilling-screw',
      'nylon-plug',
      'plasterboard-anchor',
    ],
    ...['expansion-anchor', 'chemical-anchor', 'hook-anchor', 'hex-bolt', 'hex-nut', 'flat-washer', 'threaded-rod'],
    ...['nail-box', 'masonry-nail', 'staple-box', 'concealed-hinge', 'butt-hinge', 'shackle', 'snap-hook'],
  ]),
  ...ofKinds(consumables, [
    ...['cutting-disc', 'flap-disc', 'diamond-disc', 'sanding-disc', 'sanding-belt', 'sanding-sheet'],
    ...['sealant', 'mounting-adhesive', 'expanding-foam', 'masking-tape', 'mechanic-glove', 'mask-ffp', 'led-bulb'],
    ...['welding-electrode', 'paint-roller', 'paint-brush', 'rubble-bag', 'builder-bucket'],
  ]),
  ...ofKinds(heavy, [
    ...[
      'cement-bag',
      'dry-mortar',
      'tile-adhesive',
      'plaster-bag',
      'hollow-brick',
      'building-block',
      'drywall-profile',
    ],
  ]),
};

function ofKinds(steps: Steps, codes: readonly string[]): Record<string, Steps> {
  return Object.fromEntries(codes.map((code) => [code, steps]));
}

/** `10=4.20|50=3.95`; none where the stock does not reach the first step, and none on a reduced price. */
export function quantityPricesOf(draft: NumberedDraft, salePrice: number | undefined): string {
  const steps = stepsOf[draft.kind.code];
  if (!steps || salePrice !== undefined) return '';
  let last = Math.round(draft.price * 100);
  return steps
    .filter(([from]) => stockOf(draft) >= from)
    .flatMap(([from, percent]) => {
      const cents = Math.floor(Math.round(draft.price * 100) * (1 - percent / 100));
      if (cents >= last || cents === 0) return [];
      last = cents;
      return [`${from}=${(cents / 100).toFixed(2)}`];
    })
    .join('|');
}
