import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseConnection, Queryable } from './database.ts';

/** A whole part of the shop's data: what a change that concerns too much to name is announced as. */
export type ChangedPart = 'catalogue' | 'content';

/** What a change concerns, and what a cached page shows: a whole part, or one thing of it. */
export type ChangeTag = ChangedPart | `product:${number}` | `section:${number}` | `brand:${string}` | `page:${string}`;

const channel = 'shop_changed';
const allParts: readonly ChangedPart[] = ['catalogue', 'content'];

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maxPayloadBytes = 7999;

export const partOf = (tag: ChangeTag): ChangedPart =>
  tag === 'content' || tag.startsWith('page:') ? 'content' : 'catalogue';

/**
 * Notifies all processes of a change when the caller's transaction commits, and not at all if it is rolled back. Name
 * what has changed (`product:12`); more tags than a notice can carry, some 500, are announced as their whole parts.
 */
export async function announceChange(database: Queryable, tags: ChangeTag | readonly ChangeTag[]): Promise<void> {
  const distinct = [...new Set([tags].flat())];
  if (distinct.length === 0) return;
  const payload = JSON.stringify(distinct);
  const fits = Buffer.byteLength(payload) <= maxPayloadBytes;
  const sent = fits ? payload : JSON.stringify([...new Set(distinct.map(partOf))]);
  await database.execute(sql`SELECT pg_notify(${channel}, ${sent})`);
}

/**
 * Calls back for each change, in this and in other processes. Notices sent while the connection is lost are not
 * delivered later, so every reconnection counts as a change of all parts. The connection is checked, since one that has
 * silently broken would leave old prices on cached pages.
 */
export async function listenForChanges(
  connection: DatabaseConnection,
  onChange: (tags: readonly ChangeTag[]) => void,
  { checkEveryMs = 15_000, checkTimeoutMs = 10_000 } = {},
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      application_name: 'shop changes',
      query_timeout: checkTimeoutMs,
    });
    next.on('notification', ({ payload }) => onChange(readTags(payload)));
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    const check = setInterval(() => void next.query('SELECT 1').catch(() => next.end()), checkEveryMs).unref();
    next.on('end', () => clearInterval(check));
    // Only now: a failed attempt ends too, and each would start a series of attempts of its own.
    next.on('end', () => void reconnect());
    client = next;
    if (closed) await next.end();
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, 500).unref());
      try {
        await connect();
        onChange(allParts);
        return;
      } catch {
        // The database is still away; the health check reports it.
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

/** A payload of another version of the shop, during an update, counts as a change of everything. */
function readTags(payload = ''): readonly ChangeTag[] {
  try {
    const tags: unknown = JSON.parse(payload);
    return Array.isArray(tags) ? (tags as ChangeTag[]) : allParts;
  } catch {
    return allParts;
  }
}
