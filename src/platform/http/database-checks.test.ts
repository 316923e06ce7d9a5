import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenForChanges } from '../database/change-notices.ts';
import { closeDatabase, type Database, openDatabase } from '../database/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../database/database-proxy.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { databaseChecks, type DatabaseProbe } from './database-checks.ts';
import { createHealth, type Health } from './health.ts';

let test: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
let changes: DatabaseProbe & { close(): Promise<void> };
let health: Health;
beforeAll(async () => {
  test = await createTestDatabase();
  proxy = await openDatabaseProxy(test.connection);
  database = openDatabase(proxy.connection, { maxConnections: 2 });
  changes = await listenForChanges(proxy.connection, () => undefined);
  health = createHealth();
  for (const check of databaseChecks(database, changes, { maxAnswerMs: 200, maxSilenceMs: 1000 }))
    health.addCheck(check);
});
afterAll(async () => {
  await changes.close();
  await closeDatabase(database);
  await proxy.close();
  await test.drop();
});

it('answers at once where nothing waits', async () => {
  const durations: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    expect(await health.report()).toEqual({ status: 'ok' });
    durations.push(performance.now() - started);
  }
  // A wait of its own is in each of them; what else a busy machine does is not.
  expect(Math.min(...durations)).toBeLessThan(50);
});

it('takes a pool full of slow statements for busy, and a server that does not answer for lost', async () => {
  const slow = Array.from({ length: 4 }, () => database.execute('SELECT pg_sleep(1.5)').catch(() => undefined));
  await sleep(1200);
  expect(await health.report()).toEqual({ status: 'degraded', degraded: ['connections'] });
  await Promise.all(slow);
  proxy.silence();
  expect(await health.report()).toEqual({ status: 'ok' });
  await sleep(1000);
  expect(await health.report()).toEqual({ status: 'unavailable', unavailable: ['database'] });
});
