import pg from 'pg';
import { secondMs } from '#values/durations.ts';
import type { DatabaseConnection } from './database.ts';

/** What to do with the payloads of channels, by their names; null: some were not delivered. */
export type Channels = Readonly<Record<string, (payload: string | null) => void>>;

export interface ListenOptions {
  /** What the server's list of connections calls this one. */
  readonly applicationName: string;
  readonly checkEveryMs?: number;
  readonly checkTimeoutMs?: number;
}

export interface Listener {
  /** Asks the server something on this connection, on which nothing else is done. */
  ask(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Listens to channels on a connection of its own. Notices sent while it is lost are not delivered later, so every
 * reconnection tells all channels so. The connection is checked, since one that has silently broken would tell nothing.
 */
export async function listenTo(
  connection: DatabaseConnection,
  channels: Channels,
  { applicationName, checkEveryMs = 5 * secondMs, checkTimeoutMs = 5 * secondMs }: ListenOptions,
): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      application_name: applicationName,
      query_timeout: checkTimeoutMs,
    });
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    next.on('error', () => {});
    try {
      await next.connect();
      for (const channel of Object.keys(channels)) await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    const check = setInterval(
      () => next.query('SELECT 1').catch(() => next.end().catch(() => undefined)),
      checkEveryMs,
    ).unref();
    next.on('end', () => clearInterval(check));
    // Only now: a failed attempt ends too, and each would start a series of attempts of its own.
    next.on('end', reconnect);
    client = next;
    if (closed) await next.end();
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, 500).unref());
      try {
        await connect();
        for (const receive of Object.values(channels)) receive(null);
        return;
      } catch {
        // The database is still away; the health check reports it.
      }
    }
  }

  await connect();
  return {
    ask: async () => (client ? client.query('SELECT 1') : Promise.reject(new Error('not connected'))),
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
