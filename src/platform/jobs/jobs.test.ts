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

it('works through a heap of jobs without waiting between them', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  const kind = jobKind<{ number: number }>('heap');
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
