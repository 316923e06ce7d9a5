import type { Database } from '#platform/database/database.ts';
import type { IndexedSection, ListingIndex } from '../index/catalogue-index.ts';

/** The page of a section or brand with products; it has changed when one of them has. */
export interface ListingPageEntry {
  readonly path: string;
  readonly updatedAt: Date;
}

/** The pages of all sections and brands that have products, and when one of these last changed. */
export async function listListingPages({
  database,
  catalogueIndex,
}: {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
}): Promise<ListingPageEntry[]> {
  const { sections, brands } = await catalogueIndex.get();
  const { rows } = await database.$client.query<{ section: number; brand: number | null; at: Date }>({
    name: 'catalogue-listing-changes',
    text: `SELECT section_id AS section, brand_id AS brand, max(updated_at) AS at FROM catalogue_products
      WHERE NOT is_archived GROUP BY 1, 2`,
  });
  const ofSection = latest(rows.map(({ section, at }) => [section, at]));
  const ofBrand = latest(rows.flatMap(({ brand, at }) => (brand === null ? [] : [[brand, at]])));
  const changeIn = (section: IndexedSection): Date | undefined =>
    [ofSection.get(section.id), ...section.children.map(changeIn)].reduce(later, undefined);
  return [
    ...sections.map((section) => ({ path: section.url, updatedAt: changeIn(section) })),
    ...brands.map(({ id, code }) => ({ path: `/brands/${code}`, updatedAt: ofBrand.get(id) })),
  ].flatMap(({ path, updatedAt }) => (updatedAt ? [{ path, updatedAt }] : []));
}

function latest(changes: readonly (readonly [number, Date])[]): Map<number, Date> {
  const found = new Map<number, Date>();
  for (const [id, at] of changes) found.set(id, later(found.get(id), at)!);
  return found;
}

const later = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other && one > other ? one : (other ?? one);
