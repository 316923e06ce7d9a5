import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  existsEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#embedded-postgres';
import type { Config } from '#platform/config.ts';
import { explainFullDisk } from '#platform/data-dir.ts';
import { StartError } from '#platform/start-error.ts';
import { secondMs } from '#values/durations.ts';
import type { DatabaseConnection } from './database.ts';
import { isDatabaseAway, lacksRoom } from './database-errors.ts';

interface ReachedDatabase {
  readonly connection: DatabaseConnection;
  /** Call it after the last connection is closed. */
  release(): Promise<void>;
}

const minServerVersion = 15;
const maxRetryMs = 3000;

const embeddedFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether DATA_DIR has an embedded database; nothing is started or created. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsEmbeddedPostgres(embeddedFolder(dataDir));

/**
 * The server that DATABASE_URL names, for which it waits as long as nothing answers there, or the embedded one of DATA_DIR.
 * `report` takes the progress, and later each restart of the embedded one. Throws `StartError` with one clear line.
 */
export async function reachDatabase(config: Config, report: (line: string) => void): Promise<ReachedDatabase> {
  if (!config.databaseUrl) {
    const embedded = await startEmbedded(config.dataDir, report);
    return { connection: embedded.connection, release: () => embedded.stop() };
  }
  const connection = { connectionString: config.databaseUrl };
  await waitForDatabase(() => checkServer(connection), report);
  return { connection, release: () => Promise.resolve() };
}

/** Repeats a step of the start while the database is away, and reports that once. */
export async function waitForDatabase<Result>(
  step: () => Promise<Result>,
  report: (line: string) => void,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (attempt === 1) report(`The database cannot be reached, waiting for it: ${(error as Error).message}`);
      await sleep(Math.min(250 * attempt, maxRetryMs));
    }
  }
}

async function startEmbedded(dataDir: string, report: (line: string) => void): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({
      folder: embeddedFolder(dataDir),
      user: 'shop',
      database: 'shop',
      log: report,
    });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    if (lacksRoom(error)) throw await explainFullDisk(dataDir, error);
    const way = ` Or set DATABASE_URL to a PostgreSQL server (${minServerVersion} or newer).`;
    throw new StartError(error.message + (error.code === 'unavailable' ? way : ''));
  }
}

async function checkServer(connection: { connectionString: string }): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10 * secondMs });
  // The failing query reports a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    const version = rows[0]!.version;
    if (version < minServerVersion)
      throw new StartError(`PostgreSQL ${version} is too old: the shop needs ${minServerVersion} or newer.`);
  } catch (error) {
    if (error instanceof StartError || isDatabaseAway(error)) throw error;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}
