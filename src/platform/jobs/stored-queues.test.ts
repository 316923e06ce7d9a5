import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { createJobs, jobKind } from './jobs.ts';

async function startAndStop(database: Database, timeoutSeconds: number, cron: string): Promise<void> {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  jobs.handle(jobKind<object>('mails'), async () => {}, { timeoutSeconds });
  jobs.repeat('cleaning', cron, async () => {});
  await jobs.start();
  await jobs.stop();
}

async function readStored(database: Database) {
  const { rows: queues } = await database.execute(
    sql`SELECT name, expire_seconds, updated_on FROM pgboss.queue WHERE name IN ('mails', 'cleaning') ORDER BY name`,
  );
  const { rows: schedules } = await database.execute(
    sql`SELECT name, cron, updated_on FROM pgboss.schedule WHERE name = 'cleaning'`,
  );
  return { queues, schedules };
}

test('a later start writes only the queues and schedules that differ', async ({ onTestFinished }) => {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  await startAndStop(database, 60, '0 3 * * *');
  const first = await readStored(database);
  await startAndStop(database, 60, '0 3 * * *');
  expect((await readStored(database)).schedules).toEqual(first.schedules);
  expect((await readStored(database)).queues).toEqual(first.queues);

  await startAndStop(database, 90, '0 4 * * *');
  const changed = await readStored(database);
  expect(changed.queues).toMatchObject([
    { name: 'cleaning', expire_seconds: 120 },
    { name: 'mails', expire_seconds: 90 },
  ]);
  expect(changed.schedules).toMatchObject([{ cron: '0 4 * * *' }]);
});
