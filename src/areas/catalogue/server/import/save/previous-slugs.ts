import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { ownersOfSlugs } from './choose-slugs.ts';

interface Claiming {
  readonly line: number;
  readonly article: string;
  readonly previousSlugs: readonly string[];
}

/** Slugs that products had in another shop or an earlier catalogue, and those that they cannot have. */
export interface PreviousSlugs {
  /** The article of each slug that is to lead to it. */
  readonly claimed: ReadonlyMap<string, string>;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

/** A slug that another product has or had leads there; of two rows that name the same slug the first has it. */
export async function judgePreviousSlugs(database: Queryable, products: readonly Claiming[]): Promise<PreviousSlugs> {
  const owners = await ownersOfSlugs(
    database,
    products.flatMap(({ previousSlugs }) => previousSlugs),
  );
  const claimed = new Map<string, string>();
  const refused: { line: number; reason: string }[] = [];
  for (const { line, article, previousSlugs } of products) {
    for (const slug of previousSlugs) {
      const owner = owners.get(slug) ?? claimed.get(slug);
      if (owner === undefined) claimed.set(slug, article);
      else if (owner !== article)
        refused.push({ line, reason: `previous slug ${slug} left out: it leads to article ${owner}` });
    }
  }
  return { claimed, refused };
}

/** A slug that has become the product's present one again is none to redirect from. */
export async function savePreviousSlugs(
  tx: Queryable,
  claimed: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, number>,
  present: ReadonlySet<string>,
): Promise<void> {
  const rows = [...claimed].flatMap(([address, article]) => {
    const id = ids.get(article);
    return id === undefined || present.has(address) ? [] : [{ address, id }];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`INSERT INTO catalogue_old_addresses (address, product_id)
    SELECT x.address, x.id FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x(address text, id int)`);
}
