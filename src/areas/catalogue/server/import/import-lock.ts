import type { Database } from '#platform/database/database.ts';

const lockKey = 7_206_542;

/** Runs `work` while no other import runs, after a message if it has to wait. The lock ends with its connection. */
export async function withImportLock<Result>(
  database: Database,
  print: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  // A lost connection fails the import's own statements; without a listener this error would end the process.
  client.on('error', () => {});
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [lockKey]);
    if (!rows[0]?.free) {
      print('Another import is running; waiting for it to end.');
      await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    }
    return await work();
  } finally {
    client.release(true);
  }
}
