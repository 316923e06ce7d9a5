import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseAway } from './database-errors.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
let database: Database;
let proxy: DatabaseProxy;

/** One connection only. */
beforeAll(async () => {
  test = await createTestDatabase();
  proxy = await openDatabaseProxy(test.connection);
  database = openDatabase(proxy.connection, { maxConnections: 1 });
});
afterAll(async () => {
  await closeDatabase(database);
  await proxy.close();
  await test.drop();
});

const selectOne = () =>
  database.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows[0]!.one);

it('recovers from a connection that was lost before the transaction', async () => {
  expect(await selectOne()).toBe(1);
  proxy.drop();
  // The pool has not noticed yet in the same turn, and hands out the dead connection.
  const failure = await selectOne().catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await selectOne()).toBe(1);
});

it('recovers from a connection that was lost within a transaction', async () => {
  const lost = database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    proxy.drop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`SELECT 1`);
  });
  expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
  expect(await selectOne()).toBe(1);
});

it('limits the time of statements, locks and idle transactions, except for imports', async () => {
  const limitsOf = async (of: Database) =>
    (
      await of.execute(sql`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle`)
    ).rows[0];
  expect(await limitsOf(database)).toEqual({ statement: '30s', lock: '10s', idle: '1min' });
  const unlimited = openDatabase(test.connection, { withoutTimeLimits: true });
  expect(await limitsOf(unlimited)).toEqual({ statement: '0', lock: '0', idle: '0' });
  await closeDatabase(unlimited);
});

it('treats a statement or lock that timed out like an unavailable database', async () => {
  const other = openDatabase(test.connection);
  const slow = other.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 20`);
    await tx.execute(sql`SELECT pg_sleep(5)`);
  });
  expect(isDatabaseAway(await slow.catch((error: unknown) => error))).toBe(true);
  await other.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(1)`);
    const waiting = other.transaction(async (second) => {
      await second.execute(sql`SET LOCAL lock_timeout = 20`);
      await second.execute(sql`SELECT pg_advisory_xact_lock(1)`);
    });
    expect(isDatabaseAway(await waiting.catch((error: unknown) => error))).toBe(true);
  });
  await closeDatabase(other);
});
