import { eq } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import type { Database } from '#platform/database/database.ts';
import { catalogueImports } from '../catalogue-tables.ts';
import type { ImportReport } from './import-report.ts';

/** Records that an import has begun and who runs it; returns the record's id. */
export async function recordImport(
  database: Database,
  { actor, ...started }: { name: string; file: string; mode: ImportReport['mode']; startedAt: Date; actor: Actor },
): Promise<number> {
  const [inserted] = await database
    .insert(catalogueImports)
    .values({ ...started, ...actorValues(actor) })
    .returning({ id: catalogueImports.id });
  return inserted!.id;
}

/** Records that it has ended, and what it did. */
export async function recordImportEnd(
  database: Database,
  id: number,
  { read, created, changed, unchanged, skipped, archived }: ImportReport,
  finishedAt: Date,
): Promise<void> {
  await database
    .update(catalogueImports)
    .set({ read, created, changed, unchanged, skipped, archived, finishedAt })
    .where(eq(catalogueImports.id, id));
}
