import { type ChangeTag, partOf } from '#platform/database/change-notices.ts';

/** What differs from an earlier version of the catalogue. */
export interface CatalogueChanges {
  readonly productIds: readonly number[];
  /** The version up to which these are all. */
  readonly version: number;
}

/**
 * The products in which the catalogue differs from version `from`, by what was announced since; null where that does not
 * tell: then everything has to be read. `to` is the version in the database. An import may just have made it, its notice
 * still on the way: then the changes lead to the last version announced, and those of the notice follow.
 */
export function changedProducts(announced: readonly ChangeTag[], from: number, to: number): CatalogueChanges | null {
  const versions = new Set<number>();
  const ids = new Set<number>();
  for (const tag of announced) {
    const [kind, value] = tag.split(':');
    if (kind === 'product') ids.add(Number(value));
    else if (kind === 'version') versions.add(Number(value));
    else if (partOf(tag) === 'catalogue') return null;
  }
  if (to < from) return null;
  let version = from;
  while (version < to && versions.has(version + 1)) version += 1;
  const isNoneAnnounced = version === from && to > from;
  return isNoneAnnounced ? null : { productIds: [...ids].sort((a, b) => a - b), version };
}
