import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { slugOf } from '#values/slug.ts';
import type { Queryable } from '#platform/database/database.ts';

interface Named {
  readonly article: string;
  readonly nameEs: string;
}

/** Candidates, from the plainest to one that is unique to the article. */
function candidates({ article, nameEs }: Named): string[] {
  const name = slugOf(nameEs) || 'producto';
  const withArticle = `${name}-${slugOf(article) || 'x'}`;
  const mark = createHash('sha256').update(article).digest('hex').slice(0, 10);
  return [name, withArticle, `${name}-${mark}`];
}

/** The articles that have these slugs now or had them before. */
export async function ownersOfSlugs(database: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const all = JSON.stringify(slugs);
  const { rows } = await database.execute<{ slug: string; article: string }>(sql`
    SELECT slug, article FROM catalogue_products WHERE slug IN (SELECT jsonb_array_elements_text(${all}::jsonb))
    UNION ALL
    SELECT o.address, p.article FROM catalogue_old_addresses o JOIN catalogue_products p ON p.id = o.product_id
    WHERE o.address IN (SELECT jsonb_array_elements_text(${all}::jsonb))`);
  return new Map(rows.map(({ slug, article }) => [slug, article]));
}

/**
 * A free slug for each article, made of its Spanish name. Slugs that another product has now, had before or is about to
 * claim (the article of each) are not free: their old links must lead to that product.
 */
export async function chooseSlugs(
  database: Queryable,
  products: readonly Named[],
  claimed: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const wanted = products.map((product) => ({ article: product.article, slugs: candidates(product) }));
  const present = await ownersOfSlugs(
    database,
    wanted.flatMap(({ slugs }) => slugs),
  );
  const owners = new Map([...claimed, ...present]);
  const chosen = new Map<string, string>();
  for (const { article, slugs } of wanted) {
    const slug = slugs.find((candidate) => (owners.get(candidate) ?? article) === article) ?? slugs.at(-1)!;
    owners.set(slug, article);
    chosen.set(article, slug);
  }
  return chosen;
}
