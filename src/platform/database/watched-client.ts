import type { Socket } from 'node:net';
import pg from 'pg';
import { secondMs } from '#values/durations.ts';

/** When a connection counts as silent, in milliseconds. */
export interface SilenceLimits {
  readonly checkEveryMs: number;
  /** Without a byte of an answer. */
  readonly silenceMs: number;
  /** For the answer of those that are asked because another one was silent. */
  readonly maxAnswerMs: number;
}
export const silenceLimits: SilenceLimits = {
  checkEveryMs: secondMs,
  silenceMs: 5 * secondMs,
  maxAnswerMs: 2 * secondMs,
};

export type WatchedClientConfig = pg.ClientConfig & { readonly silence?: SilenceLimits };

/** All connections of the process that are open. */
const open = new Set<WatchedClient>();

/**
 * A client that gives up its connection when that has fallen silent, as behind a firewall that has forgotten it. Five seconds
 * after a question without an answer a fresh connection asks whether the server still works on it: a slow statement goes on.
 * The others are asked something then, since what silenced one may have silenced all.
 */
export class WatchedClient extends pg.Client {
  readonly #config: pg.ClientConfig;
  readonly #limits: SilenceLimits;
  #isWaiting = false;
  #bytesRead = 0;
  /** Since when it has waited for an answer of which nothing has come. */
  #silentSince: number | undefined;
  #isChecking = false;

  constructor(config: WatchedClientConfig) {
    super(config);
    this.#config = config;
    this.#limits = config.silence ?? silenceLimits;
    this.on('drain', () => (this.#isWaiting = false));
    const timer = setInterval(() => this.#look(), this.#limits.checkEveryMs).unref();
    this.once('end', () => {
      clearInterval(timer);
      open.delete(this);
    });
    open.add(this);
  }

  override query(...args: never[]): never {
    this.#isWaiting = true;
    return super.query(...(args as unknown as [never])) as never;
  }

  get #socket(): Socket {
    return (this as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;
  }

  #look(): void {
    const { bytesRead } = this.#socket;
    const isSilent = this.#isWaiting && bytesRead === this.#bytesRead;
    this.#silentSince = isSilent ? (this.#silentSince ?? Date.now()) : undefined;
    this.#bytesRead = bytesRead;
    if (!isSilent || Date.now() < this.#silentSince! + this.#limits.silenceMs || this.#isChecking) return;
    this.#isChecking = true;
    this.#giveUpIfSilent(bytesRead)
      // The database is away as a whole; the time limits of the statements remain.
      .catch(() => undefined)
      .finally(() => (this.#isChecking = false));
  }

  async #giveUpIfSilent(read: number): Promise<void> {
    const { processID } = this as unknown as { readonly processID: number | null };
    if (await worksOn(this.#config, processID)) return;
    // An answer that was on its way has come meanwhile.
    await new Promise((resolve) => setTimeout(resolve, this.#limits.checkEveryMs).unref());
    if (this.#socket.bytesRead > read) return;
    this.#socket.destroy(Object.assign(new Error('Connection terminated: no answer'), { code: 'ETIMEDOUT' }));
    for (const other of open) if (other !== this) other.#ask();
  }

  /** Has the server say something, so that silence shows; for this answer it has less time. */
  #ask(): void {
    if (this.#socket.readyState !== 'open' || this.#isWaiting) return;
    this.#silentSince = Date.now() - this.#limits.silenceMs + this.#limits.maxAnswerMs;
    (this as pg.Client).query('SELECT 1').catch(() => undefined);
  }
}

/** Whether the server works on what a connection asked; also where that cannot be known, as behind a pooler. */
async function worksOn(config: pg.ClientConfig, processId: number | null): Promise<boolean> {
  // The pool hides the password from copies of its options.
  const client = new pg.Client({
    ...config,
    ...(config.password !== undefined && { password: config.password }),
    connectionTimeoutMillis: silenceLimits.silenceMs,
    query_timeout: silenceLimits.silenceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ own: number; state: string | null }>(
      'SELECT pg_backend_pid() AS own, (SELECT state FROM pg_stat_activity WHERE pid = $1) AS state',
      [processId],
    );
    const isPooled = (client as unknown as { readonly processID: number | null }).processID !== rows[0]!.own;
    return isPooled || rows[0]!.state === 'active';
  } finally {
    await client.end().catch(() => undefined);
  }
}
