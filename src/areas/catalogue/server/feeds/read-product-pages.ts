import type { Database } from '#platform/database/database.ts';
import type { StoredPicture } from '../catalogue-tables.ts';
import { pictureOf } from '../file-links.ts';

/** The page of a product that is on sale, or was until it ran out. */
export interface ProductPageEntry {
  readonly path: string;
  readonly updatedAt: Date;
  /** Paths of its pictures, without width and format. */
  readonly pictures: readonly string[];
}

/** Rows read at once. */
const portion = 500;

/** The pages of the products with ids above `after` and up to `upTo`, without archived ones, in the order of the ids. */
export async function* readProductPages(
  database: Database,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): AsyncGenerator<ProductPageEntry> {
  for (let last = after; ;) {
    const { rows } = await database.$client.query<{ id: number; slug: string; at: Date; pictures: StoredPicture[] }>({
      name: 'catalogue-product-pages',
      text: `SELECT id, slug, updated_at AS at, pictures FROM catalogue_products
        WHERE id > $1 AND id <= $2 AND NOT is_archived ORDER BY id LIMIT ${portion}`,
      values: [last, upTo],
    });
    for (const { slug, at, pictures } of rows)
      yield { path: `/product/${slug}`, updatedAt: at, pictures: pictures.map((picture) => pictureOf(picture)!.url) };
    if (rows.length < portion) return;
    last = rows.at(-1)!.id;
  }
}

/** Ranges of so many ids that have a product which is not archived, from 0, and when one of their products last changed. */
export async function findProductRanges(database: Database, size: number) {
  const { rows } = await database.$client.query<{ range: number; at: Date }>({
    name: 'catalogue-product-ranges',
    text: `SELECT (id - 1) / $1::int AS range, max(updated_at) AS at FROM catalogue_products WHERE NOT is_archived
      GROUP BY 1 ORDER BY 1`,
    values: [size],
  });
  return rows.map(({ range, at }) => ({ range, updatedAt: at }));
}
