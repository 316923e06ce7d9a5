import { sql } from 'drizzle-orm';
import { announceChange, type ChangeTag } from '#platform/database/change-notices.ts';
import type { Queryable } from '#platform/database/database.ts';

/**
 * Gives the catalogue a new version and announces it to all processes when the transaction commits: with the products
 * in which it differs, or as a change of everything where sections, brands or attributes have changed.
 */
export async function announceNewVersion(tx: Queryable, changed: readonly number[] | 'everything'): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    INSERT INTO catalogue_version AS v (id, version) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET version = v.version + 1 RETURNING version`);
  if (changed === 'everything') return announceChange(tx, 'catalogue');
  const products = changed.map((id): ChangeTag => `product:${id}`);
  // Last: a process that receives it has received all of its products.
  await announceChange(tx, [...products, `version:${rows[0]!.version}`]);
}
