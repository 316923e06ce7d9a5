import { formatEuros, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Facet } from '../../contract.ts';
import type { ChosenRange } from './listing-query.ts';
import { withUnit } from '../cards/units.ts';

export type RangeFacet = Extract<Facet, { type: 'range' }>;
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Steps of a slider: 1, or a tenth, hundredth … where the whole range is that small; ends lie on steps. */
export function rangeScale({ min, max }: Bounds): { bounds: Bounds; step: number } {
  const step = Math.min(1, 10 ** Math.floor(Math.log10(Math.max(max - min, 1e-6) / 20)));
  const places = Math.max(0, -Math.log10(step));
  const onStep = (steps: number) => Number((steps * step).toFixed(places));
  return { bounds: { min: onStep(Math.floor(min / step + 1e-9)), max: onStep(Math.ceil(max / step - 1e-9)) }, step };
}

/** Both ends for the slider: an end that was not chosen is at its bound. */
export const sliderRange = (chosen: ChosenRange | undefined, bounds: Bounds): Bounds => ({
  min: Math.min(bounds.max, Math.max(bounds.min, chosen?.min ?? bounds.min)),
  max: Math.max(bounds.min, Math.min(bounds.max, chosen?.max ?? bounds.max)),
});

/** The range that a slider chooses: an end at its bound is no filter; null when both are. */
export function chosenRange(range: Bounds, bounds: Bounds): ChosenRange | null {
  const min = range.min > bounds.min ? { min: range.min } : {};
  const max = range.max < bounds.max ? { max: range.max } : {};
  return range.min > bounds.min || range.max < bounds.max ? { ...min, ...max } : null;
}

/** '45 €', '55,50 €', '1.250 W': the unit after a no-break space. */
export const rangeText =
  (facet: RangeFacet, locale: Locale) =>
  (value: number): string => {
    if (facet.code !== 'price' && facet.code !== 'ready') return withUnit(formatNumber(value, locale), facet.unit);
    return Number.isInteger(value) ? withUnit(formatNumber(value, locale), '€') : formatEuros(value, locale);
  };
