import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Queryable } from '../database/database.ts';

/** A kind of job and the data that its jobs carry. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Only for the types. */
  readonly data?: Data;
}

export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name });

type Handler = (data: object, jobId: string) => Promise<void>;

/** Work that must not be lost and that nobody waits for, kept in the shop's database. */
export interface Jobs {
  /** Writes a job within the caller's transaction: it runs once that commits, and never when it does not. */
  add<Data extends object>(tx: Queryable, kind: JobKind<Data>, data: Data): Promise<void>;
  /** Names who does the jobs of a kind. May run twice for one job, so it must be idempotent; a throw is retried later. */
  handle<Data extends object>(kind: JobKind<Data>, handler: (data: Data, jobId: string) => Promise<void>): void;
  /** Runs at the times of a cron expression (UTC), in one process of all. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  /** Waits for running jobs, at most 5 s. */
  stop(): Promise<void>;
}

const queueOptions = {
  // Four days of tries, as mail servers do (RFC 5321 section 4.5.4.1): after 1 s, 2 s, 4 s … up to every quarter of an hour.
  retryLimit: 400,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  // A job whose process gives no sign of life is tried again: after a kill its mail is some 20 s late at the most. Ten is
  // the least that the queue takes. What hangs although its process lives is given up after two minutes.
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  notify: true,
  // Jobs carry addresses of people: once done they are of no use (GDPR article 5(1)(c)). What failed is in the log.
  deleteAfterSeconds: 3600,
};
/**
 * How often the processes look for jobs without a sign of life, and for finished ones to delete; the first that comes
 * does it for all.
 */
const watch = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, maintenanceIntervalSeconds: 600 };

export function createJobs({ database, log }: { database: Database; log: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({
    ...connectionOf(database),
    ...watch,
    max: 3,
    application_name: 'shop jobs',
    useListenNotify: true,
  });
  const handlers = new Map<string, Handler>();
  const schedules = new Map<string, string>();
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  async function work(name: string, handler: Handler): Promise<void> {
    await boss.createQueue(name, queueOptions);
    // A queue that an earlier release of the shop has made keeps its options otherwise.
    await boss.updateQueue(name, queueOptions);
    // A new job is told of at once; polling finds those whose retry has come.
    const worker: string = await boss.work<object>(
      name,
      { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
      async (batch) => {
        for (const job of batch)
          try {
            await handler(job.data ?? {}, job.id);
          } catch (error) {
            log.warn({ err: error, job: name, jobId: job.id }, 'job failed, to be tried again');
            throw error;
          }
        // Where one job lay there may be more: look again at once rather than at the next poll.
        boss.notifyWorker(worker);
      },
    );
  }

  return {
    async add(tx, kind, data) {
      await boss.send(kind.name, data, { db: fromDrizzle(tx as never, sql) });
    },
    handle(kind, handler) {
      handlers.set(kind.name, handler as Handler);
    },
    repeat(name, cron, handler) {
      handlers.set(name, handler);
      schedules.set(name, cron);
    },
    async start() {
      await boss.start();
      for (const [name, handler] of handlers) await work(name, handler);
      for (const [name, cron] of schedules) await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** Jobs have connections of their own: a long one must not hold up the pages'. */
function connectionOf(database: Database) {
  const { connectionString, host, port, user, password, database: name } = database.$client.options;
  if (connectionString) return { connectionString };
  return { host, port, user, database: name, ...(typeof password === 'string' && { password }) } as { host: string };
}
