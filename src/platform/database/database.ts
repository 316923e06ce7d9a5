import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { minuteMs, secondMs } from '#values/durations.ts';
import { ConnectionPool } from './connection-pool.ts';
import { logOutages } from './log-outages.ts';
import { type SilenceLimits, WatchedClient } from './watched-client.ts';

/** How to reach the database: a URL, or the socket folder of the embedded one. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port?: number; readonly user: string; readonly database: string };

export type Database = NodePgDatabase & { readonly $client: ConnectionPool };
/** A transaction, or the database itself where none is open. */
export type Queryable = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | 'with'
  | '$with'
  | '$count'
  | '_'
>;

// bigint columns hold cents, counts and ids, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// A new connection has cached no catalogue and no prepared queries. By default the driver closes idle ones after ten seconds,
// so that in a quiet shop every visitor would get a new one.
const idleTimeoutMillis = 5 * minuteMs;
/** Limits in milliseconds: a slow query or a forgotten lock must not use up the shop's connections. */
const timeLimits = {
  statement_timeout: 30 * secondMs,
  lock_timeout: 10 * secondMs,
  idle_in_transaction_session_timeout: minuteMs,
  /** The driver's own, for a server from which nothing comes any more. */
  query_timeout: 35 * secondMs,
};

interface DatabaseOptions {
  readonly maxConnections?: number;
  /** How long a request waits for a connection, in milliseconds; then it is answered with 503. */
  readonly connectionTimeoutMillis?: number;
  /** Lifts the time limits for long work such as an import. */
  readonly withoutTimeLimits?: boolean;
  readonly silence?: SilenceLimits;
  /** Gets a line when the database is lost, and one when it is back. */
  readonly log?: FastifyBaseLogger;
}

/** Opens a pool; `close` it when done. */
export function openDatabase(
  connection: DatabaseConnection,
  {
    maxConnections = 10,
    connectionTimeoutMillis = 10 * secondMs,
    withoutTimeLimits = false,
    silence,
    log,
  }: DatabaseOptions = {},
): Database {
  const pool = new ConnectionPool({
    ...connection,
    Client: WatchedClient as unknown as new () => pg.ClientBase,
    keepAlive: true,
    ...(silence && { silence }),
    ...(!withoutTimeLimits && timeLimits),
    max: maxConnections,
    connectionTimeoutMillis,
    idleTimeoutMillis,
    application_name: 'shop',
  });
  if (log) logOutages(pool, log);
  return Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
}

/**
 * Replaces drizzle's own transaction, which never releases a client whose BEGIN failed: after ten of them the pool is
 * empty for good.
 */
function transactionOn(pool: pg.Pool): NodePgDatabase['transaction'] {
  // One for each connection: prepared queries are built for it once.
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const database = databases.get(client) ?? drizzle(client);
      databases.set(client, database);
      return await database.transaction(work, config);
    } finally {
      // One that is still in a transaction, because its ROLLBACK failed, must not be used again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

export const closeDatabase = (database: Database): Promise<void> => database.$client.end();
