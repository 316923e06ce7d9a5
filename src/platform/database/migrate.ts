import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseConnection } from './database.ts';
import { withDatabaseLock } from './database-lock.ts';

const ownFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const lockKey = 7_206_541;

/** Applies pending migrations. Of several processes that call it at once, one does and the others wait. */
export const migrate = (connection: DatabaseConnection, migrationsFolder = ownFolder): Promise<void> =>
  withDatabaseLock(connection, lockKey, (client) => runMigrations(drizzle(client), { migrationsFolder }));

interface Journal {
  readonly entries: readonly object[];
}
const journalPath = join('meta', '_journal.json');
const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(ownFolder, journalPath), 'utf8')) as Journal;

/** How many migrations this version of the shop has. */
export const countMigrations = async (): Promise<number> => (await readJournal()).entries.length;

/** Applies only the first migrations, to take in data of an earlier version. */
export async function migrateTo(connection: DatabaseConnection, count: number): Promise<void> {
  const journal = await readJournal();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(ownFolder, folder, { recursive: true });
    await writeFile(
      join(folder, journalPath),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
    );
    await migrate(connection, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
