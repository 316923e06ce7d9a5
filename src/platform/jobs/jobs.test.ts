import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createJobs, jobKind } from './jobs.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.connection);
});
afterAll(async () => {
  await closeDatabase(database);
  await test.drop();
});

it('runs many queued jobs without waiting between them', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<{ number: number }>('queued');
  const done: number[] = [];
  jobs.handle(kind, async ({ number }) => void done.push(number));
  await jobs.start();
  await database.transaction(async (tx) => {
    for (let number = 0; number < 40; number += 1) await jobs.add(tx, kind, { number });
  });
  await vi.waitFor(() => expect(new Set(done).size).toBe(40), 12_000);
  expect(done).toHaveLength(40);
  await jobs.stop();
});

it('deletes a finished job within the hour', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<{ to: string }>('letter');
  let done = 0;
  jobs.handle(kind, async () => void (done += 1));
  await jobs.start();
  await database.transaction((tx) => jobs.add(tx, kind, { to: 'marta@ejemplo.cat' }));
  const countStored = async () =>
    (await database.execute(sql`SELECT FROM pgboss.job WHERE name = 'letter'`)).rows.length;
  await vi.waitFor(() => expect(done).toBe(1), 5000);
  expect(await countStored()).toBe(1);
  await vi.waitFor(async () => {
    // An hour later; the queue looks every ten minutes.
    await database.execute(
      sql`UPDATE pgboss.job SET completed_on = completed_on - interval '61 minutes' WHERE name = 'letter'`,
    );
    await database.execute(
      sql`UPDATE pgboss.queue SET maintain_on = now() - interval '601 seconds' WHERE name = 'letter'`,
    );
    expect(await countStored()).toBe(0);
  }, 15_000);
  await jobs.stop();
});
