import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** How to reach the database: a URL, or the socket folder of the embedded one. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port?: number; readonly user: string; readonly database: string };

export type Database = NodePgDatabase & { readonly $client: pg.Pool };
/** A transaction, or the database itself where none is open. */
export type Queryable = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'with' | '$with'
>;

// bigint columns hold cents, counts and ids, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// Whoever waits longer gets a 503 rather than no answer at all.
const connectionTimeoutMillis = 15_000;
// A new connection knows nothing yet: neither the tables nor the prepared queries. In a quiet shop it would be new for every
// visitor, as the driver drops idle ones after ten seconds.
const idleTimeoutMillis = 300_000;
/** In milliseconds: one slow query, one forgotten lock must not use up the connections of the whole shop. */
const timeLimits = { statement_timeout: 30_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 };

interface DatabaseOptions {
  readonly maxConnections?: number;
  /** Without limits of time, for work that nobody waits for at a browser: an import. */
  readonly isPatient?: boolean;
}

/** Opens a pool; `close` it when done. */
export function openDatabase(
  connection: DatabaseConnection,
  { maxConnections = 10, isPatient = false }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    ...(!isPatient && timeLimits),
    max: maxConnections,
    connectionTimeoutMillis,
    idleTimeoutMillis,
    application_name: 'shop',
  });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return Object.assign(drizzle(pool), { transaction: transactionOf(pool) });
}

/**
 * In place of drizzle's own transaction, which never gives a client back on which BEGIN has failed (ten dead connections
 * and the pool is empty for good), and which lets a connection that is lost between two statements end the process.
 */
const transactionOf =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    // The next statement on the lost connection fails, and tells.
    const ignore = (): void => {};
    client.on('error', ignore);
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.off('error', ignore);
      // One that is still in a transaction, because its ROLLBACK failed, must serve nobody else.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };

export const closeDatabase = (database: Database): Promise<void> => database.$client.end();
