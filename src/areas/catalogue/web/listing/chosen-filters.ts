import type { Locale } from '#i18n/locale.ts';
import type { Facet } from '../../contract.ts';
import { withFlag, withRange, withValue } from './filter-changes.ts';
import type { ListingChoice } from './listing-query.ts';
import { rangeText, type RangeFacet } from './range-scale.ts';
import { messages } from './messages.ts';

export interface ChosenFilter {
  readonly name: string;
  /** The choice after this filter is removed. */
  readonly without: ListingChoice;
}

/** The chosen filters, one by one, in the order of the facets. */
export const chosenFilters = (facets: readonly Facet[], choice: ListingChoice, locale: Locale): ChosenFilter[] =>
  facets.flatMap((facet) => {
    if (facet.type === 'list') return chosenValues(facet, choice);
    if (facet.type === 'range') return chosenEnds(facet, choice, locale);
    return choice.flags.includes(facet.code)
      ? [{ name: facet.name, without: withFlag(choice, facet.code, false) }]
      : [];
  });

function chosenValues(facet: Extract<Facet, { type: 'list' }>, choice: ListingChoice): ChosenFilter[] {
  return (choice.lists[facet.code] ?? []).map((value) => ({
    name: facet.values.find((one) => one.value === value)?.name ?? value,
    without: withValue(choice, facet.code, value, false),
  }));
}

function chosenEnds(facet: RangeFacet, choice: ListingChoice, locale: Locale): ChosenFilter[] {
  // The chosen range, not the slider's: an end may lie beyond the range that the other filters leave.
  const range = choice.ranges[facet.code];
  if (!range) return [];
  const text = rangeText(facet, locale);
  const { min, max } = range;
  const words =
    min !== undefined && max !== undefined
      ? `${text(min)} – ${text(max)}`
      : min !== undefined
        ? messages[locale].from(text(min))
        : messages[locale].upTo(text(max!));
  return [
    { name: facet.code === 'price' ? words : `${facet.name}: ${words}`, without: withRange(choice, facet.code, null) },
  ];
}
