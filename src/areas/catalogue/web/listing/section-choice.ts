import type { Facet } from '../../contract.ts';
import type { ListingChoice } from './listing-query.ts';

type ListFacet = Extract<Facet, { type: 'list' }>;

/** Of a tree: a section that is chosen takes the place of those above and below it. */
export function withSection(choice: ListingChoice, facet: ListFacet, value: string, chosen: boolean): ListingChoice {
  const at = facet.values.findIndex((one) => one.value === value);
  const isRelated = (other: string): boolean => {
    const there = facet.values.findIndex((one) => one.value === other);
    return there >= 0 && (isBelow(facet, at, there) || isBelow(facet, there, at));
  };
  const others = (choice.lists[facet.code] ?? []).filter((other) => other !== value && !isRelated(other));
  return { ...choice, lists: { ...choice.lists, [facet.code]: chosen ? [...others, value] : others }, page: 1 };
}

/** Whether the value at `at` belongs to the section at `above`: none between them is as high. */
const isBelow = ({ values }: ListFacet, at: number, above: number): boolean =>
  at > above && values.slice(above + 1, at + 1).every(({ depth = 0 }) => depth > (values[above]!.depth ?? 0));
