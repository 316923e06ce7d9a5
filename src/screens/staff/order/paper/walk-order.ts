/** Lines in the order in which somebody walks past their shelves; those without a shelf come last. */
export const inWalkingOrder = <Line extends { readonly shelf: string | null }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => {
    if (one.shelf === null || other.shelf === null) return Number(one.shelf === null) - Number(other.shelf === null);
    return one.shelf.localeCompare(other.shelf, 'es', { numeric: true });
  });
