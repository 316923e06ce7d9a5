import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseConnection } from './database.ts';
import { withDatabaseLock } from './database-lock.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const lockKey = 7_206_541;

/** Applies pending migrations. Of several processes that call it at once, one does and the others wait. */
export const migrate = (connection: DatabaseConnection): Promise<void> =>
  withDatabaseLock(connection, lockKey, (client) => runMigrations(drizzle(client), { migrationsFolder }));
