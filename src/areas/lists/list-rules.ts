import { productSorts } from '#values/listing.ts';

/** `added`: favourites the latest first, compared products in the order in which they were added. */
export const listSorts = ['added', ...productSorts] as const;
export type ListSort = (typeof listSorts)[number];

/** How many favourites a shopper may have, on the device and in the account. */
export const maxFavourites = 500;

/** Compared products of one section, on the device and in the account: more columns do not fit a screen. */
export const maxPerSection = 8;
/** Compared products of all sections together: as many as one page of the API takes. */
export const maxCompared = 96;

/** The candidates that fit beside the present products; `sectionOf` gives the section of each. */
export function selectFitting(
  present: readonly number[],
  candidates: readonly number[],
  sectionOf: (id: number) => number | undefined,
): number[] {
  const counts = new Map<number | undefined, number>();
  const countOf = (id: number): number => counts.get(sectionOf(id)) ?? 0;
  const increment = (id: number): unknown => counts.set(sectionOf(id), countOf(id) + 1);
  present.forEach(increment);
  const added: number[] = [];
  for (const id of candidates) {
    if (present.length + added.length >= maxCompared || countOf(id) >= maxPerSection) continue;
    increment(id);
    added.push(id);
  }
  return added;
}
