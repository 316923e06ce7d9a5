import { createHash } from 'node:crypto';
import type { IndexedProducts, ReferenceData, StoredProducts } from './indexed-products.ts';
import type { RowDigests } from './row-digests.ts';

/** The index of listings as a file keeps it for the next start, with digests of the rows that it was read from. */
export interface StoredListings extends StoredProducts {
  readonly digests: readonly (readonly [block: number, digest: string])[];
}

/** What is stored of products; later changes of theirs are not in it. */
export const storedListings = (products: IndexedProducts, digests: RowDigests): StoredListings => ({
  ...products.stored(),
  digests: [...digests],
});

/** A digest of what products are described with. */
export function keyOfReference({ sections, brands, attributes, valueNames, fitRules }: ReferenceData): string {
  const own = [...sections.values()].map(({ parent, children, products: _, ...section }) => [
    section,
    parent?.id,
    children.map(({ id }) => id),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([own, brands, attributes, [...valueNames], fitRules]))
    .digest('base64url');
}
