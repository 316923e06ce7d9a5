import { RangeFields } from '#design/forms/range-fields.tsx';
import type { Locale } from '#i18n/locale.ts';
import { rangeName, type ChosenRange } from './listing-query.ts';
import { chosenRange, rangeScale, rangeText, sliderRange, type RangeFacet as Facet } from './range-scale.ts';
import { messages } from './messages.ts';

type RangeFacetProps = {
  facet: Facet;
  chosen: ChosenRange | undefined;
  onChange: (facet: string, range: ChosenRange | null) => void;
  locale: Locale;
};

export function RangeFacet({ facet, chosen, onChange, locale }: RangeFacetProps) {
  const t = messages[locale];
  const { bounds, step } = rangeScale(facet);
  const text = rangeText(facet, locale);
  return (
    <RangeFields
      bounds={bounds}
      value={sliderRange(chosen, bounds)}
      step={step}
      format={text}
      names={{ min: rangeName(facet.code, 'min'), max: rangeName(facet.code, 'max') }}
      texts={{
        min: t.lowest(facet.name),
        max: t.highest(facet.name),
        lowest: t.min(text(facet.min)),
        highest: t.max(text(facet.max)),
      }}
      onChange={(range) => onChange(facet.code, chosenRange(range, bounds))}
    />
  );
}
