import { RangeFields } from '#design/forms/range-fields.tsx';
import type { Locale } from '#i18n/locale.ts';
import type { CatalogueMessages } from '../../messages.ts';
import { rangeName, type ChosenRange } from './listing-query.ts';
import { chosenRange, rangeScale, rangeText, sliderRange, type RangeFacet as Facet } from './range-scale.ts';

type RangeFacetProps = {
  facet: Facet;
  chosen: ChosenRange | undefined;
  onChange: (facet: string, range: ChosenRange | null) => void;
  locale: Locale;
  t: CatalogueMessages;
};

export function RangeFacet({ facet, chosen, onChange, locale, t }: RangeFacetProps) {
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
        min: t.listing.lowest(facet.name),
        max: t.listing.highest(facet.name),
        lowest: t.listing.min(text(facet.min)),
        highest: t.listing.max(text(facet.max)),
      }}
      onChange={(range) => onChange(facet.code, chosenRange(range, bounds))}
    />
  );
}
