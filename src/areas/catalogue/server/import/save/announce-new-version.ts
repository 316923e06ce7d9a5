import { sql } from 'drizzle-orm';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Invalidates every cache of the catalogue, in all processes, when the transaction commits. */
export async function announceNewVersion(tx: Queryable): Promise<void> {
  await tx.execute(sql`INSERT INTO catalogue_version AS v (id, version) VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET version = v.version + 1`);
  await announceChange(tx, 'catalogue');
}
