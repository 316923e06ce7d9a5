import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { blockBits, type RowDigests } from './row-digests.ts';
import type { SearchedProduct } from './searched-product.ts';

/** A digest of what a search knows of the products of each block beside their texts, as the database has them. */
export async function readTextDigests(database: Database): Promise<RowDigests> {
  const { rows } = await database.execute<{ block: number; digest: string }>(sql`
    SELECT id >> ${sql.raw(String(blockBits))} AS block, md5(string_agg(concat_ws(E'\t', id, article, coalesce(ean, ''),
      array_to_string(eans, ','), coalesce(model_name, ''), section_id, popularity, is_sellable::int, is_archived::int,
      source_hash), E'\n' ORDER BY id)) AS digest
    FROM catalogue_products GROUP BY 1`);
  return new Map(rows.map(({ block, digest }) => [block, digest]));
}

/** The same of products that were read before. */
export async function textDigestsOf(products: readonly SearchedProduct[]): Promise<RowDigests> {
  const lines = new Map<number, string[]>();
  for (const product of products.toSorted((a, b) => a.id - b.id)) {
    const block = product.id >> blockBits;
    const line = lineOf(product);
    const known = lines.get(block);
    if (known) known.push(line);
    else lines.set(block, [line]);
    await yieldToEventLoop();
  }
  return new Map([...lines].map(([block, its]) => [block, createHash('md5').update(its.join('\n')).digest('hex')]));
}

const lineOf = (product: SearchedProduct): string =>
  [
    product.id,
    product.article,
    product.ean ?? '',
    product.eans.join(','),
    product.model ?? '',
    product.sectionId,
    product.popularity,
    Number(product.isSellable),
    Number(product.isArchived),
    product.textHash,
  ].join('\t');
