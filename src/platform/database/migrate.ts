import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import { StartError } from '../start-error.ts';
import type { DatabaseConnection } from './database.ts';
import { withDatabaseLock } from './database-lock.ts';

const ownFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const lockKey = 7_206_541;

/** The number of the first migration: it makes the schema to which that many led up to release 0.1.0, and carries the time of the last. */
export const firstMigration = 38;
/** The release that brings older data to the schema of the first migration. */
export const releaseBefore = 'release 0.1.0 (commit 0c421083)';

/**
 * Applies pending migrations. Of several processes that call it at once, one does and the others wait. Throws `StartError` for
 * a database that is older than the first migration.
 */
export const migrate = (connection: DatabaseConnection, migrationsFolder = ownFolder): Promise<void> =>
  withDatabaseLock(connection, lockKey, async (client) => {
    const applied = await appliedMigration(client);
    if (applied > 0 && applied < firstMigration)
      throw new StartError(
        `The database is of a version before ${releaseBefore}: start that release once, then this one.`,
      );
    await runMigrations(drizzle(client), { migrationsFolder });
  });

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}
const journalPath = join('meta', '_journal.json');
const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(ownFolder, journalPath), 'utf8')) as Journal;

/** The number of the newest migration of this version of the shop. */
export const newestMigration = async (): Promise<number> => (await readJournal()).entries.length + firstMigration - 1;

/** The number of the newest migration of a database, 0 for an empty one. The same whether it was made before or after release 0.1.0. */
export async function appliedMigration(client: ClientBase): Promise<number> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  );
  if (!found[0]!.isThere) return 0;
  const { entries } = await readJournal();
  const { rows } = await client.query<{ before: number; since: number }>(
    `SELECT count(*) FILTER (WHERE created_at < $1)::int AS before, count(*) FILTER (WHERE created_at >= $1)::int AS since
     FROM drizzle.__drizzle_migrations`,
    [entries[0]!.when],
  );
  const { before, since } = rows[0]!;
  return since > 0 ? firstMigration + since - 1 : before;
}

/** Applies the migrations up to a number, to take in data of an earlier version. */
export async function migrateTo(connection: DatabaseConnection, number: number): Promise<void> {
  const journal = await readJournal();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(ownFolder, folder, { recursive: true });
    await writeFile(
      join(folder, journalPath),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, number - firstMigration + 1) }),
    );
    await migrate(connection, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
