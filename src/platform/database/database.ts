import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** How to reach the database: a URL, or the socket folder of the embedded one. */
export type DatabaseConnection = { readonly connectionString: string } | { readonly host: string; readonly port?: number; readonly user: string; readonly database: string };

export type Database = NodePgDatabase & { readonly $client: pg.Pool };
/** A transaction, or the database itself where none is open. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;

// bigint columns hold cents, counts and ids, all far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// Whoever waits longer gets a 503 rather than no answer at all.
const connectionTimeoutMillis = 15_000;

/** Opens a pool; `close` it when done. */
export function openDatabase(connection: DatabaseConnection, options: { maxConnections?: number } = {}): Database {
  const pool = new pg.Pool({ ...connection, max: options.maxConnections ?? 10, connectionTimeoutMillis, application_name: 'shop' });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return drizzle(pool);
}

export const closeDatabase = (database: Database): Promise<void> => database.$client.end();
