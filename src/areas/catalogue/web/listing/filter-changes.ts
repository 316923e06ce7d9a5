import type { Facet } from '../../contract.ts';
import type { SearchSort } from '#values/listing.ts';
import { nothingChosen, type ChosenRange, type ListingChoice } from './listing-query.ts';

// Every change leads back to the first page, because it gives another list.

export function withValue(choice: ListingChoice, facet: string, value: string, chosen: boolean): ListingChoice {
  const others = (choice.lists[facet] ?? []).filter((one) => one !== value);
  return { ...choice, lists: { ...choice.lists, [facet]: chosen ? [...others, value] : others }, page: 1 };
}

export const withFlag = (choice: ListingChoice, flag: string, chosen: boolean): ListingChoice => ({
  ...choice,
  flags: chosen ? [...new Set([...choice.flags, flag])] : choice.flags.filter((one) => one !== flag),
  page: 1,
});

export function withRange(choice: ListingChoice, facet: string, range: ChosenRange | null): ListingChoice {
  const { [facet]: _, ...others } = choice.ranges;
  const { isPriceSpoken, ...rest } = choice;
  const isTakenOff = isPriceSpoken && facet === 'price' && !range;
  return {
    ...(isTakenOff ? { ...rest, isLiteral: true } : choice),
    ranges: range ? { ...others, [facet]: range } : others,
    page: 1,
  };
}

export const withSort = (choice: ListingChoice, sort: SearchSort): ListingChoice => ({
  ...choice,
  sort: sort === 'popular' ? null : sort,
  page: 1,
});

export const withoutFilters = ({ sort, isLiteral, isPriceSpoken }: ListingChoice): ListingChoice => ({
  ...nothingChosen,
  sort,
  ...((isLiteral || isPriceSpoken) && { isLiteral: true }),
});

export const hasFilters = ({ lists, ranges, flags }: ListingChoice): boolean =>
  flags.length > 0 || Object.keys(ranges).length > 0 || Object.values(lists).some((values) => values.length > 0);

/** Leaves out the filters that these facets do not have: an address may name values that no longer exist. */
export function withKnownFilters(facets: readonly Facet[], choice: ListingChoice): ListingChoice {
  const lists: Record<string, readonly string[]> = {};
  const ranges: Record<string, ChosenRange> = {};
  const flags: string[] = [];
  for (const facet of facets) {
    if (facet.type === 'list') {
      const values = new Set(facet.values.map(({ value }) => value));
      const known = choice.lists[facet.code]?.filter((value) => values.has(value)) ?? [];
      if (known.length > 0) lists[facet.code] = known;
    }
    const range = choice.ranges[facet.code];
    if (facet.type === 'range' && range) ranges[facet.code] = range;
    if (facet.type === 'flag' && choice.flags.includes(facet.code)) flags.push(facet.code);
  }
  return { ...choice, lists, ranges, flags: flags.sort() };
}
