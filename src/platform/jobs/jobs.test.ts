import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it, type TestContext, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { listenTo } from '../database/listen.ts';
import { jobChannel } from './job-channel.ts';
import { createJobs, JobError, jobKind } from './jobs.ts';

/** Each test has its own database: most of them wait, and so wait at the same time. */
async function openOwn({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const { database, connection, drop } = await openTestDatabase();
  onTestFinished(drop);
  return { database, connection };
}
const openOwnDatabase = async (context: Pick<TestContext, 'onTestFinished'>): Promise<Database> =>
  (await openOwn(context)).database;

it.concurrent('runs many queued jobs without waiting between them', async (context) => {
  const database = await openOwnDatabase(context);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<{ number: number }>('queued');
  const done: number[] = [];
  jobs.handle(kind, async ({ number }) => void done.push(number));
  await jobs.start();
  await database.transaction(async (tx) => {
    for (let number = 0; number < 40; number += 1) await jobs.add(tx, kind, { number });
  });
  await vi.waitFor(() => expect(new Set(done).size).toBe(40), 30_000);
  expect(done).toHaveLength(40);
  await jobs.stop();
});

it.concurrent('is told of new jobs on the channel of the queue, where it listens', async (context) => {
  const { database, connection } = await openOwn(context);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<object>('announced');
  jobs.handle(kind, async () => {});
  await jobs.start();
  const heard: unknown[] = [];
  const listener = await listenTo(
    connection,
    { [jobChannel]: (name) => heard.push(name) },
    { applicationName: 'test' },
  );
  await database.transaction((tx) => jobs.add(tx, kind, {}));
  await vi.waitFor(() => expect(heard).toContain('announced'), 30_000);
  const { rows } = await database.execute(
    sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'shop jobs' AND query ~ '^(LISTEN|SELECT 1)'`,
  );
  expect(rows).toHaveLength(1);
  await listener.close();
  await jobs.stop();
});

it.concurrent('does as many jobs at once as their kind may have, whenever they come', async (context) => {
  const database = await openOwnDatabase(context);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<object>('slow');
  let begun = 0;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  jobs.handle(
    kind,
    async () => {
      begun += 1;
      await ended;
    },
    { concurrency: 4 },
  );
  await jobs.start();
  await database.transaction((tx) => jobs.add(tx, kind, {}));
  await vi.waitFor(() => expect(begun).toBe(1), 30_000);
  await database.transaction(async (tx) => {
    for (let number = 0; number < 4; number += 1) await jobs.add(tx, kind, {});
  });
  await vi.waitFor(() => expect(begun).toBe(4), 30_000);
  end();
  await vi.waitFor(() => expect(begun).toBe(5), 30_000);
  await jobs.stop();
});

it.concurrent('reports failing jobs after three failures of a kind in a row, until one succeeds', async (context) => {
  const database = await openOwnDatabase(context);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<object>('failing');
  const reports: boolean[] = [];
  let done = false;
  jobs.handle(kind, async () => {
    reports.push(jobs.isFailing());
    if (reports.length <= 3) throw new Error('away');
    done = true;
  });
  await jobs.start();
  await database.transaction((tx) => jobs.add(tx, kind, {}));
  await vi.waitFor(() => expect(done).toBe(true), { timeout: 40_000, interval: 50 });
  expect(reports).toEqual([false, false, false, true]);
  await vi.waitFor(() => expect(jobs.isFailing()).toBe(false), 30_000);
  await jobs.stop();
});

const countStored = async (database: Database, kind: string) =>
  (await database.execute(sql`SELECT FROM pgboss.job WHERE name = ${kind}`)).rows.length;
/** Ages stored jobs, and makes the queue's maintenance, which is due every ten minutes, due now. */
async function age(database: Database, kind: string, interval: string): Promise<void> {
  await database.execute(
    sql`UPDATE pgboss.job SET completed_on = completed_on - ${interval}::interval WHERE name = ${kind}`,
  );
  await database.execute(
    sql`UPDATE pgboss.queue SET maintain_on = now() - interval '601 seconds' WHERE name = ${kind}`,
  );
}

it.concurrent('deletes a finished job, which may contain personal data', async (context) => {
  const database = await openOwnDatabase(context);
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<{ to: string }>('letter');
  let done = 0;
  jobs.handle(kind, async () => void (done += 1));
  await jobs.start();
  await database.transaction((tx) => jobs.add(tx, kind, { to: 'marta@ejemplo.cat' }));
  await vi.waitFor(() => expect(done).toBe(1), 30_000);
  await vi.waitFor(async () => expect(await countStored(database, 'letter')).toBe(0), 30_000);
  await jobs.stop();
});

it.concurrent('does not retry a job that has failed for good, and stores it for the time set for its kind', async (context) => {
  const database = await openOwnDatabase(context);
  let log = '';
  const jobs = createJobs({ database, log: pino({}, { write: (line) => void (log += line) }) });
  const kind = jobKind<{ number: string; to: string }>('hopeless');
  let attempts = 0;
  jobs.handle(
    kind,
    async ({ to }) => {
      attempts += 1;
      throw new JobError('refused', { isFinal: true, details: { reply: `${to} is unknown` } });
    },
    { storeFailedSeconds: 7200, describe: ({ number }) => ({ number }) },
  );
  await jobs.start();
  await database.transaction((tx) => jobs.add(tx, kind, { number: '26-1', to: 'marta@ejemplo.cat' }));
  const stored = sql`SELECT state, output FROM pgboss.job WHERE name = 'hopeless'`;
  const expected = [{ state: 'failed', output: { message: 'refused', reply: 'marta@ejemplo.cat is unknown' } }];
  await vi.waitFor(async () => expect((await database.execute(stored)).rows).toEqual(expected), 30_000);
  expect(attempts).toBe(1);
  expect(log).toContain('"number":"26-1"');
  expect(log).not.toContain('marta');

  await age(database, 'hopeless', '90 minutes');
  await vi.waitFor(
    async () => {
      const looked = sql`SELECT FROM pgboss.queue WHERE name = 'hopeless' AND maintain_on > now() - interval '1 minute'`;
      expect((await database.execute(looked)).rows).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  expect(await countStored(database, 'hopeless')).toBe(1);
  await vi.waitFor(
    async () => {
      await age(database, 'hopeless', '40 minutes');
      expect(await countStored(database, 'hopeless')).toBe(0);
    },
    { timeout: 30_000, interval: 500 },
  );
  await jobs.stop();
});
