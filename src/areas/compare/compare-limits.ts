/** More columns than this nobody compares; on the device and in the account. */
export const mostPerSection = 8;
/** Of all sections together: as many as one page of the API holds. */
export const mostCompared = 96;

/** Of the wanted products those that still have room beside the present ones; `sectionOf` knows the section of each. */
export function fitting(
  present: readonly number[],
  wanted: readonly number[],
  sectionOf: (id: number) => number | undefined,
): number[] {
  const counts = new Map<number | undefined, number>();
  const count = (id: number): number => counts.get(sectionOf(id)) ?? 0;
  const take = (id: number): unknown => counts.set(sectionOf(id), count(id) + 1);
  present.forEach(take);
  const added: number[] = [];
  for (const id of wanted) {
    if (present.length + added.length >= mostCompared || count(id) >= mostPerSection) continue;
    take(id);
    added.push(id);
  }
  return added;
}
