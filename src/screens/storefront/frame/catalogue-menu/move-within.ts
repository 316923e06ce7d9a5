/** Pixels by which two links of a row may differ in height, by rounding. */
const sameRow = 4;

/**
 * Moves the focus among the links of a grid by an arrow key, Home or End, and returns whether there was a target. Rows
 * are found by position, so that it works at every width.
 */
export function moveWithin(grid: Element, key: string): boolean {
  const links = [...grid.querySelectorAll<HTMLElement>('a, button')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return false;
  const target = targetOf(links, at, key);
  target?.focus();
  return target !== undefined;
}

function targetOf(links: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return links[at + 1];
    case 'ArrowLeft':
      return links[at - 1];
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowDown':
      return nearestInNextRow(links.slice(at + 1), links[at]!);
    case 'ArrowUp':
      return nearestInNextRow(links.slice(0, at).reverse(), links[at]!);
    default:
      return undefined;
  }
}

/** The link of the next row that is nearest above or below this one. */
function nearestInNextRow(links: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const place = from.getBoundingClientRect();
  const other = links.filter((link) => Math.abs(link.getBoundingClientRect().top - place.top) > sameRow);
  const row = other[0]?.getBoundingClientRect().top;
  const distance = (link: HTMLElement): number => Math.abs(centreOf(link) - centreOf(from));
  return other
    .filter((link) => Math.abs(link.getBoundingClientRect().top - row!) <= sameRow)
    .sort((one, other) => distance(one) - distance(other))[0];
}

function centreOf(link: HTMLElement): number {
  const { left, width } = link.getBoundingClientRect();
  return left + width / 2;
}
