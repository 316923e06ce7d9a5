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

/**
 * A free slug for each article, made of its Spanish name. Slugs that another product has now or had before are not
 * free: their old links must still lead to that product.
 */
export async function chooseSlugs(database: Queryable, products: readonly Named[]): Promise<Map<string, string>> {
  const wanted = products.map((product) => ({ article: product.article, slugs: candidates(product) }));
  const all = JSON.stringify(wanted.flatMap(({ slugs }) => slugs));
  const { rows } = await database.execute<{ slug: string; article: string }>(sql`
    SELECT slug, article FROM catalogue_products WHERE slug IN (SELECT jsonb_array_elements_text(${all}::jsonb))
    UNION ALL
    SELECT o.address, p.article FROM catalogue_old_addresses o JOIN catalogue_products p ON p.id = o.product_id
    WHERE o.address IN (SELECT jsonb_array_elements_text(${all}::jsonb))`);
  const owners = new Map(rows.map(({ slug, article }) => [slug, article]));
  const chosen = new Map<string, string>();
  for (const { article, slugs } of wanted) {
    const slug = slugs.find((candidate) => (owners.get(candidate) ?? article) === article) ?? slugs.at(-1)!;
    owners.set(slug, article);
    chosen.set(article, slug);
  }
  return chosen;
}
