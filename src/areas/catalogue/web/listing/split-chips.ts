interface ChipSizes {
  /** The width of the row in the widest window, less the button 'more'; narrower windows scroll it. */
  readonly room: number;
  /** What a chip needs beside its words: picture, padding, border, and the gap to the next. */
  readonly space: number;
}

/** The mean width of a letter of a chip: the server cannot measure. */
const letterWidth = 6;

/** Splits chips into those that fit one row and the rest; all are shown where only one would be left. */
export function splitChips<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { room, space }: ChipSizes,
): readonly [shown: readonly Item[], rest: readonly Item[]] {
  let left = room;
  const end = items.findIndex((item) => (left -= nameOf(item).length * letterWidth + space) < 0);
  return end < 0 || end >= items.length - 1 ? [items, []] : [items.slice(0, end), items.slice(end)];
}
