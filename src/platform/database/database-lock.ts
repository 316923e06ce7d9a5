import pg from 'pg';
import type { DatabaseConnection } from './database.ts';

/** Runs work in one process at a time; the others wait. The lock ends with its connection, even after a kill. */
export async function withDatabaseLock<Result>(
  connection: DatabaseConnection,
  key: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    await client.end();
  }
}
