import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobs, jobKind } from '../jobs/jobs.ts';
import { isDatabaseAway } from './database-errors.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { silenceLimits } from './watched-client.ts';

let test: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
/** A fifth of the shop's own. */
const silence = { checkEveryMs: 200, silenceMs: 1000, maxAnswerMs: 400 };
beforeAll(async () => {
  test = await createTestDatabase({ hasJobQueue: true });
  proxy = await openDatabaseProxy(test.connection);
  database = openDatabase(proxy.connection, { maxConnections: 4, silence });
});
afterAll(async () => {
  await closeDatabase(database);
  await proxy.close();
  await test.drop();
});

it('gives up connections that have fallen silent, of pages and of jobs, and no slow statement', async () => {
  const done: number[] = [];
  const count = jobKind<{ number: number }>('count');
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  jobs.handle(count, async ({ number }) => void done.push(number));
  await jobs.start();
  const add = (number: number) => database.transaction((tx) => jobs.add(tx, count, { number }));
  await add(1);
  await vi.waitFor(() => expect(done).toEqual([1]), 30_000);
  await Promise.all(Array.from({ length: 4 }, () => database.execute('SELECT pg_sleep(0.1)')));

  proxy.silence();
  const other = openDatabase(proxy.connection, { silence });
  const slow = other.execute('SELECT pg_sleep(3)').then(() => 'answered');
  const failure = await database.execute('SELECT 1').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  // The other three have been asked, and given up, before anybody needs them.
  await vi.waitFor(() => expect(database.$client.totalCount).toBe(0), 30_000);
  // The time limits of the statements alone would take longer.
  await vi.waitFor(() => add(2), 30_000);
  await vi.waitFor(() => expect(done).toContain(2), 30_000);
  expect(await slow).toBe('answered');
  await closeDatabase(other);
  await jobs.stop();
});

it('is healed within 15 seconds where new connections work', () => {
  const { checkEveryMs, silenceMs, maxAnswerMs } = silenceLimits;
  // Up to two looks pass before silence counts, one more finds it too long, and a pause follows; then the others have their time.
  const first = 2 * checkEveryMs + silenceMs + 2 * checkEveryMs;
  const others = maxAnswerMs + 2 * checkEveryMs;
  expect(first + others).toBeLessThanOrEqual(15_000);
});
