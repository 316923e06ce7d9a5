import pg from 'pg';

interface ConnectionPoolOptions extends pg.PoolConfig {
  readonly max: number;
  /** How long a request waits for a connection before it fails. */
  readonly connectionTimeoutMillis: number;
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const tooManyConnections = '53300';
const retryRefusedMs = 250;

const ignore = (): void => undefined;

/**
 * A pool that outlives its connections, and waits where the server has none to give: a request whose connection is refused
 * queues for those that are open, and one attempt at a time finds out whether more are to be had again.
 */
export class ConnectionPool extends pg.Pool {
  readonly #max: number;
  readonly #waitMs: number;
  readonly #lossListeners: ((error: Error) => void)[] = [];
  #open = 0;
  /** When the requests asked that wait for a connection, the first one first. */
  readonly #waiting = new Set<{ readonly since: number }>();
  #retry: NodeJS.Timeout | undefined;

  constructor(options: ConnectionPoolOptions) {
    super(options);
    this.#max = options.max;
    this.#waitMs = options.connectionTimeoutMillis;
    this.on('connect', (client) => {
      this.#open += 1;
      // The pool takes its own listener off a client that it hands out: one that is lost just then would end the process.
      client.on('error', (error) => this.#reportLoss(error));
    });
    this.on('remove', () => (this.#open -= 1));
    this.on('error', ignore);
  }

  /** Whether the server refuses to open as many connections as the pool may have. */
  get isRefused(): boolean {
    return this.options.max < this.#max;
  }

  /** For how long the request has waited that has waited longest for a connection, in milliseconds; 0 where none waits. */
  get longestWaitMs(): number {
    const [first] = this.#waiting;
    return first ? Date.now() - first.since : 0;
  }

  /** Calls back with the error of each connection that could not be opened or has ended by itself. */
  onLoss(listener: (error: Error) => void): void {
    this.#lossListeners.push(listener);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connect();
    this.#connectThen(callback).catch((error: unknown) => this.#reportLoss(error));
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    clearTimeout(this.#retry);
    return callback ? super.end(callback) : super.end();
  }

  /** Connects like the pool's own `query`. */
  async #connectThen(callback: ConnectCallback): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#connect();
    } catch (error) {
      return callback(error as Error, undefined, ignore);
    }
    callback(undefined, client, (error) => client.release(error as Error));
  }

  async #connect(): Promise<pg.PoolClient> {
    const request = { since: Date.now() };
    this.#waiting.add(request);
    try {
      return await this.#connectBefore(request.since + this.#waitMs);
    } finally {
      this.#waiting.delete(request);
    }
  }

  async #connectBefore(deadline: number): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        this.#reportLoss(error);
        if (!isRefusal(error)) throw error;
        this.#limitToOpen();
        if (Date.now() > deadline) throw error;
      }
    }
  }

  #reportLoss(error: unknown): void {
    if (!this.ending) for (const listener of this.#lossListeners) listener(error as Error);
  }

  #limitToOpen(): void {
    this.options.max = this.#open;
    this.#retry ??= setTimeout(
      () => this.#openOneMore().catch((error) => this.#reportLoss(error)),
      retryRefusedMs,
    ).unref();
  }

  // Requested explicitly: the pool serves waiting requests only when a connection is returned.
  async #openOneMore(): Promise<void> {
    this.#retry = undefined;
    while (this.isRefused && !this.ending) {
      // With an idle connection nothing waits: the next request that needs more tries to open one.
      this.options.max = this.idleCount > 0 ? this.#max : this.#open + 1;
      if (!this.isRefused && this.idleCount > 0) return;
      try {
        (await super.connect()).release();
      } catch (error) {
        if (isRefusal(error)) return this.#limitToOpen();
        this.options.max = this.#max;
      }
    }
  }
}

/** Whether the server has no connection free for this user. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === tooManyConnections;
