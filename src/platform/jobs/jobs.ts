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

/** Background work that must not be lost, queued in the shop's database. */
export interface Jobs {
  /** Writes a job within the caller's transaction: it runs once that commits, and never when it does not. */
  add<Data extends object>(tx: Queryable, kind: JobKind<Data>, data: Data): Promise<void>;
  /** Registers the handler of a kind. It may run twice for one job, so it must be idempotent; after a throw it is retried. */
  handle<Data extends object>(kind: JobKind<Data>, handler: (data: Data, jobId: string) => Promise<void>): void;
  /** Runs at the times of a cron expression (UTC), in one of the processes. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void;
  start(): Promise<void>;
  /** Waits for running jobs, at most 5 s. */
  stop(): Promise<void>;
}

const queueOptions = {
  // Four days of attempts, as mail servers make (RFC 5321 section 4.5.4.1): after 1 s, 2 s, 4 s … up to every 15 minutes.
  retryLimit: 400,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  // A job without a heartbeat is retried: after a kill its mail is at most some 20 s late. pg-boss accepts no less than 10.
  // A job that hangs in a living process is given up after two minutes.
  heartbeatSeconds: 10,
  expireInSeconds: 120,
  notify: true,
  // Jobs contain personal data, of no use once they are done (GDPR article 5(1)(c)). Failures are in the log.
  deleteAfterSeconds: 3600,
};
/** How often the processes look for jobs without a heartbeat, and for finished ones to delete. */
const supervision = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, maintenanceIntervalSeconds: 600 };

export function createJobs({ database, log }: { database: Database; log: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({
    ...connectionOf(database),
    ...supervision,
    max: 3,
    application_name: 'shop jobs',
    useListenNotify: true,
  });
  const handlers = new Map<string, Handler>();
  const schedules = new Map<string, string>();
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  async function work(name: string, handler: Handler): Promise<void> {
    await boss.createQueue(name, queueOptions);
    // Otherwise a queue that an earlier release created keeps its options.
    await boss.updateQueue(name, queueOptions);
    // New jobs are notified at once; polling finds those whose retry is due.
    const worker: string = await boss.work<object>(
      name,
      { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
      async (batch) => {
        for (const job of batch)
          try {
            await handler(job.data ?? {}, job.id);
          } catch (error) {
            log.warn({ err: error, job: name, jobId: job.id }, 'job failed, to be retried');
            throw error;
          }
        // There may be more: look again at once rather than at the next poll.
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

/** Jobs have their own connections: a long one must not delay the pages. */
function connectionOf(database: Database) {
  const { connectionString, host, port, user, password, database: name } = database.$client.options;
  if (connectionString) return { connectionString };
  return { host, port, user, database: name, ...(typeof password === 'string' && { password }) } as { host: string };
}
