import type { Facet } from '../../contract.ts';
import { withFlag, withValue } from './filter-changes.ts';
import { flagName, listName, type ListingChoice } from './listing-query.ts';

export interface FrequentFilter {
  readonly name: string;
  /** What a form sends for it beside what is chosen already. */
  readonly field: { readonly name: string; readonly value: string };
  /** The choice after a click. */
  readonly chosen: ListingChoice;
}

/** What a facet may offer as chips: more is a list, which the filters have. */
const maxValues = 8;
const maxFacets = 3;

/**
 * The filters that shoppers reach for first, of those that are not chosen: what is in stock, what is reduced, and the values
 * of the first short lists.
 */
export function frequentFilters(facets: readonly Facet[], choice: ListingChoice): FrequentFilter[] {
  const flags = facets.flatMap((facet) =>
    isShopFlag(facet) && facet.count > 0 && !choice.flags.includes(facet.code)
      ? [
          {
            name: facet.name,
            field: { name: flagName(facet.code), value: '1' },
            chosen: withFlag(choice, facet.code, true),
          },
        ]
      : [],
  );
  const lists = facets
    .filter((facet) => facet.type === 'list')
    .filter(isShort)
    .slice(0, maxFacets);
  const values = lists.flatMap(({ code, values: offered }) =>
    offered
      .filter(({ value, count }) => count > 0 && !choice.lists[code]?.includes(value))
      .map(({ value, name }) => ({
        name,
        field: { name: listName(code), value },
        chosen: withValue(choice, code, value, true),
      })),
  );
  return [...flags, ...values];
}

const isShopFlag = (facet: Facet): facet is Extract<Facet, { type: 'flag' }> =>
  facet.type === 'flag' && (facet.code === 'available' || facet.code === 'sale');

/** Bare numbers say nothing without the name of their facet. */
const isShort = ({ code, values }: Extract<Facet, { type: 'list' }>): boolean =>
  code !== 'brand' &&
  code !== 'sections' &&
  values.length <= maxValues &&
  values.every(({ name }) => !/^[\d.,]+$/.test(name));
