import type { Config } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import pg from 'pg';
import type { DatabaseConnection } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

interface ReachedDatabase {
  readonly connection: DatabaseConnection;
  /** Call it after the last connection is closed. */
  leave(): Promise<void>;
}

const oldestServer = 15;

/** The server that DATABASE_URL names, or the embedded one of DATA_DIR. Throws `StartError` with one clear line. */
export async function reachDatabase(config: Config, say: (line: string) => void): Promise<ReachedDatabase> {
  if (!config.databaseUrl) {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
    return { connection: embedded.connection, leave: () => embedded.stop() };
  }
  const connection = { connectionString: config.databaseUrl };
  await checkServer(connection);
  return { connection, leave: () => Promise.resolve() };
}

async function checkServer(connection: { connectionString: string }): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    const version = rows[0]!.version;
    if (version < oldestServer)
      throw new StartError(`PostgreSQL ${version} is too old: the shop needs ${oldestServer} or newer.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}
