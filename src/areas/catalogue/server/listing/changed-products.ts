import { type ChangeTag, partOf } from '#platform/database/change-notices.ts';

/**
 * The ids of the products in which two versions of the catalogue differ, by what was announced since the older one; null
 * where that does not tell: then everything has to be read.
 */
export function changedProducts(announced: readonly ChangeTag[], from: number, to: number): number[] | null {
  const versions = new Set<number>();
  const ids = new Set<number>();
  for (const tag of announced) {
    const [kind, value] = tag.split(':');
    if (kind === 'product') ids.add(Number(value));
    else if (kind === 'version') versions.add(Number(value));
    else if (partOf(tag) === 'catalogue') return null;
  }
  if (to < from) return null;
  for (let version = from + 1; version <= to; version += 1) if (!versions.has(version)) return null;
  return [...ids];
}
