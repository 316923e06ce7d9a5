import pg from 'pg';
import type { DatabaseConnection, Queryable } from './database.ts';
import { sql } from 'drizzle-orm';

/** What can change under the feet of the caches. */
export type ChangedPart = 'catalogue' | 'content';
const channel = 'shop_changed';

/** Tells all processes, when the transaction commits, that a part has changed. */
export async function announceChange(database: Queryable, part: ChangedPart): Promise<void> {
  await database.execute(sql`SELECT pg_notify(${channel}, ${part})`);
}

/**
 * Calls back for each change, in this and in other processes. While the connection is away changes may pass unseen,
 * so every reconnection counts as a change of all parts.
 */
export async function listenForChanges(
  connection: DatabaseConnection,
  onChange: (part: ChangedPart) => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, keepAlive: true, application_name: 'shop changes' });
    next.on('notification', ({ payload }) => onChange(payload as ChangedPart));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    // Only now: a failed attempt ends too, and each would begin a row of attempts of its own.
    next.on('end', () => void reconnect());
    client = next;
    if (closed) await next.end();
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, 500).unref());
      try {
        await connect();
        onChange('catalogue');
        onChange('content');
        return;
      } catch {
        // The database is still away; the health check says so.
      }
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
