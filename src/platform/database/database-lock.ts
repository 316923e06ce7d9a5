import pg from 'pg';
import type { DatabaseConnection } from './database.ts';

/** Runs work in one process at a time; the others wait. The lock ends with its connection, even after a kill. */
export async function withDatabaseLock<Result>(
  connection: DatabaseConnection,
  key: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  // The running query reports a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    await client.end();
  }
}
