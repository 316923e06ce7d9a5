import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { daySeconds, hourSeconds, secondMs } from '#values/durations.ts';
import type { Database, DatabaseConnection, Queryable } from '../database/database.ts';
import { isOutage } from '../database/database-errors.ts';
import { type Listener, listenTo } from '../database/listen.ts';
import { namedStatement } from '../database/named-statement.ts';
import type { WatchedClientConfig } from '../database/watched-client.ts';
import { logFailure } from '../log/log.ts';
import { JobWorkers } from './job-workers.ts';
import { jobChannel } from './job-channel.ts';
import { QueueClient } from './queue-client.ts';
import { readStoredQueues } from './stored-queues.ts';

/** A kind of job and the data that its jobs carry. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Exists for the types only. */
  readonly data?: Data;
}

export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name });

/** How the jobs of a kind are run, and for how long failed ones are stored. */
export interface JobOptions<Data extends object> {
  /** Jobs at the same time in each process; 1 by default. */
  readonly concurrency?: number;
  /** A job that takes longer is given up and retried; 120 by default. */
  readonly timeoutSeconds?: number;
  /** How long a job that failed for good is stored, so that it can be tried again; an hour by default. */
  readonly storeFailedSeconds?: number;
  /** Stores finished jobs as long as failed ones, so that none of the same id is added meanwhile. */
  readonly storesFinished?: boolean;
  /** What the log may say of a job beside its id: nothing personal. */
  readonly describe?: (data: Data) => object;
}

/** Thrown by a handler. */
export class JobError extends Error {
  /** Another attempt would not help: the job has failed for good. */
  readonly isFinal: boolean;
  readonly #details: object;

  /** `message` is logged; `details`, which may be personal, are only stored with the job. */
  constructor(message: string, { isFinal = false, details = {} }: { isFinal?: boolean; details?: object } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.#details = details;
  }

  get details(): object {
    return this.#details;
  }
}

interface Handler {
  readonly run: (data: object, jobId: string) => Promise<void>;
  readonly options: JobOptions<object>;
  /** The finished job is deleted at once. A scheduled one stays: it prevents a second run at the same time. */
  readonly deletesFinished: boolean;
}

/** Background work that must not be lost, queued in the shop's database. */
export interface Jobs {
  /**
   * Writes a job within the caller's transaction: it runs once that commits, and never when it does not; `startAfter` seconds
   * later, if given. Where there is a job of the same `id`, a UUID, nothing is written.
   */
  add<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { readonly id: string; readonly startAfter?: number },
  ): Promise<void>;
  /** Writes many jobs of a kind in one statement, to run `startAfter` seconds later, if given. */
  addAll<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    data: readonly Data[],
    options?: { readonly startAfter: number },
  ): Promise<void>;
  /**
   * Registers the handler of a kind. It may run twice for one job, so it must be idempotent; after a throw it is retried,
   * unless that is a final `JobError`. A finished job is deleted.
   */
  handle<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data, jobId: string) => Promise<void>,
    options?: JobOptions<Data>,
  ): void;
  /** Runs at the times of a cron expression (UTC), in one of the processes. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  /** Replaces `start` where jobs are only added: nothing is run, scheduled or tidied up here, until `start` is called. */
  connect(): Promise<void>;
  /** Whether the last runs of some kind have failed, one after the other, in this process. */
  isFailing(): boolean;
  /** Waits for running jobs, at most 5 s. */
  stop(): Promise<void>;
}

/** A mail server that refuses one mail for the moment is nothing unusual. */
const minFailuresInARow = 3;

const queueOptions = ({ timeoutSeconds = 120, storeFailedSeconds = hourSeconds }: JobOptions<object>) => ({
  // Four days of attempts, as mail servers make (RFC 5321 section 4.5.4.1): after 1 s, 2 s, 4 s … up to every 15 minutes.
  retryLimit: 400,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  // A job without a heartbeat is retried: after a kill its mail is at most some 20 s late. pg-boss accepts no less than 10.
  heartbeatSeconds: 10,
  expireInSeconds: timeoutSeconds,
  notify: true,
  // Jobs contain personal data, of no use once they are done (GDPR article 5(1)(c)).
  deleteAfterSeconds: storeFailedSeconds,
  // Those still waiting, even if the shop has been closed for as long.
  retentionSeconds: 60 * daySeconds,
});
/** Above what the queue's own statements may take. */
const queryTimeoutMs = 35 * secondMs;
/** How often the processes look for jobs without a heartbeat, and for finished ones to delete. */
const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, maintenanceIntervalSeconds: 600 };

export function createJobs({
  database,
  log,
  maxConnections = 3,
}: {
  database: Database;
  log: FastifyBaseLogger;
  maxConnections?: number;
}): Jobs {
  async function createQueue(runsJobs: boolean): Promise<PgBoss> {
    // Commands that add no job need not load it.
    const { PgBoss: Queue } = await import('pg-boss');
    const created = new Queue({
      ...watchedConnectionOf(database),
      ...supervision,
      supervise: runsJobs,
      schedule: runsJobs,
      max: maxConnections,
      // A job's own steps need not wait for the disk: one lost with a power cut is only run again. The transaction that adds a
      // job is the caller's and does wait.
      options: '-c synchronous_commit=off',
      application_name: 'shop jobs',
      // Its own listener wakes all workers of a kind for each job; this module's wakes one.
      useListenNotify: false,
    });
    created.on('error', (error) => logFailure(log, error, 'job queue'));
    return created;
  }
  let opened: Promise<PgBoss> | undefined;
  const queue = (): Promise<PgBoss> => (opened ??= createQueue(true));
  let isConnected = false;
  const handlers = new Map<string, Handler>();
  const schedules = new Map<string, string>();
  const workersOf = new Map<string, JobWorkers>();
  let listener: Listener | undefined;
  /** The failures of each kind of job. */
  const failuresInARow = new Map<string, number>();

  async function work(name: string, { run, options, deletesFinished }: Handler): Promise<void> {
    const boss = await queue();
    const workers = new JobWorkers((worker) => boss.notifyWorker(worker));
    workersOf.set(name, workers);

    async function runJob({ id, data }: Job): Promise<JobResult> {
      try {
        await run(data ?? {}, id);
        if (deletesFinished) await boss.deleteJob(name, id);
        failuresInARow.delete(name);
        return { id, status: 'completed' };
      } catch (error) {
        const isFinal = error instanceof JobError && error.isFinal;
        if (!isFinal) failuresInARow.set(name, (failuresInARow.get(name) ?? 0) + 1);
        const facts = { err: error, job: name, jobId: id, ...options.describe?.(data) };
        if (isFinal) log.error(facts, 'job failed');
        else if (isOutage(error)) logFailure(log, error, 'job failed, to be retried');
        else log.warn(facts, 'job failed, to be retried');
        // 'deadletter' means no further attempt.
        return { id, status: isFinal ? 'deadletter' : 'failed', output: outputOf(error) };
      }
    }

    // Each worker runs one job after the other and settles it alone, so that a slow one holds up no other.
    for (let number = 0; number < (options.concurrency ?? 1); number += 1) {
      // New jobs are notified; polling, by the first, finds those whose retry is due. Repeated ones have time.
      const pollingIntervalSeconds = number === 0 && deletesFinished ? 1 : 10;
      const worker: string = await boss.work<object>(
        name,
        { pollingIntervalSeconds, perJobResults: true },
        async ([job]) => {
          workers.begin(worker);
          const result = await runJob(job!);
          workers.end(worker);
          return [result];
        },
      );
      workers.add(worker);
    }
  }

  /** A notice names the kind of a new job; null: some were not delivered. */
  function wake(name: string | null): void {
    if (name === null) for (const workers of workersOf.values()) workers.wakeOne();
    else workersOf.get(name)?.wakeOne();
  }

  return {
    async add(tx, kind, data, options) {
      const boss = await queue();
      await boss.send(kind.name, data, { ...options, db: inTransaction(tx) });
    },
    async addAll(tx, kind, all, options) {
      if (all.length === 0) return;
      const boss = await queue();
      await boss.insert(
        kind.name,
        all.map((data) => ({ data, ...options })),
        { db: inTransaction(tx) },
      );
    },
    handle(kind, handler, options = {}) {
      handlers.set(kind.name, {
        run: handler as Handler['run'],
        options: options as JobOptions<object>,
        deletesFinished: !options.storesFinished,
      });
    },
    repeat(name, cron, handler) {
      handlers.set(name, { run: handler, options: {}, deletesFinished: false });
      schedules.set(name, cron);
    },
    async start() {
      const connected = isConnected ? await queue() : undefined;
      const boss = await (connected ? createQueue(true) : queue());
      await boss.start();
      opened = Promise.resolve(boss);
      isConnected = false;
      await connected?.stop({ graceful: false });
      const stored = await readStoredQueues(boss);
      for (const [name, handler] of handlers) {
        await stored.keep(name, queueOptions(handler.options));
        await work(name, handler);
      }
      listener = await listenTo(connectionOf(database), { [jobChannel]: wake }, { applicationName: 'shop jobs' });
      // For those that were added meanwhile.
      wake(null);
      for (const [name, cron] of schedules) await stored.keepSchedule(name, cron);
    },
    async connect() {
      opened = createQueue(false);
      isConnected = true;
      const boss = await opened;
      await boss.start();
      for (const [name, { options }] of handlers) await boss.createQueue(name, queueOptions(options));
    },
    isFailing: () => [...failuresInARow.values()].some((failures) => failures >= minFailuresInARow),
    async stop() {
      await listener?.close();
      await (await opened)?.stop({ graceful: true, timeout: 5000 });
    },
  };
}

const statements = new Map<string, ReturnType<typeof namedStatement>>();

/** The queue's own SQL, of which there are few texts, prepared on the connection of a transaction. */
const inTransaction = (tx: Queryable) => ({
  async executeSql(text: string, values: unknown[] = []) {
    let statement = statements.get(text);
    if (!statement) {
      const parameters = text.split(/\$(\d+)/).map((part, at) => (at % 2 ? sql.placeholder(part) : sql.raw(part)));
      statement = namedStatement(`jobs-${statements.size + 1}`, sql.join(parameters));
      statements.set(text, statement);
    }
    return { rows: await statement(tx, Object.fromEntries(values.map((value, at) => [String(at + 1), value]))) };
  },
});

/** Why a job failed, as stored with it. */
function outputOf(error: unknown): object {
  const message = error instanceof Error ? error.message : String(error);
  return { message, ...(error instanceof JobError && error.details) };
}

/** The queue gives its options to the pool that it makes. */
function watchedConnectionOf(database: Database) {
  const { silence } = database.$client.options as WatchedClientConfig;
  return {
    ...connectionOf(database),
    Client: QueueClient,
    keepAlive: true,
    query_timeout: queryTimeoutMs,
    ...(silence && { silence }),
  };
}

/** Jobs have their own connections: a long one must not delay the pages. */
function connectionOf(database: Database): DatabaseConnection {
  const { connectionString, host, port, user, password, database: name } = database.$client.options;
  if (connectionString) return { connectionString };
  return { host, port, user, database: name, ...(typeof password === 'string' && { password }) } as DatabaseConnection;
}
