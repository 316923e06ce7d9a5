import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseConnection } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const lockKey = 7_206_541;

/** Brings the schema up to date. Several processes may call it at once: one works, the others wait for it. */
export async function migrate(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
