import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionPool, isRefusal } from './connection-pool.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
let admin: pg.Client;
/** A user of its own, whose number of connections a test can limit. */
let user: string;
let pool: ConnectionPool;

beforeAll(async () => {
  test = await createTestDatabase();
  admin = new pg.Client(test.connection);
  await admin.connect();
  user = `shopper_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE ROLE ${user} LOGIN`);
});
beforeEach(() => {
  pool = new ConnectionPool({ ...test.connection, user, max: 5, connectionTimeoutMillis: 3000 });
});
afterEach(() => pool.end());
afterAll(async () => {
  await admin.query(`DROP ROLE ${user}`);
  await admin.end();
  await test.drop();
});

const limitConnections = (count: number) => admin.query(`ALTER ROLE ${user} CONNECTION LIMIT ${count}`);
const endConnections = () =>
  admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [user]);

it('waits for its open connections when the server refuses more', async () => {
  await limitConnections(2);
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => pool.query('SELECT pg_sleep(0.02)')));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  // The pool counts the connection, too, by which it finds out whether there are more to be had.
  await vi.waitFor(() => expect(pool.totalCount).toBeLessThanOrEqual(2), 30_000);
});

it('waits for the first connection, and opens more once they are available', async () => {
  await limitConnections(0);
  const waiting = Promise.all(Array.from({ length: 5 }, () => pool.query('SELECT pg_sleep(0.3)')));
  await vi.waitFor(() => expect(pool.isRefused).toBe(true), 30_000);
  await limitConnections(-1);
  await waiting;
  await vi.waitFor(() => expect(pool.isRefused).toBe(false), 30_000);
  await Promise.all(Array.from({ length: 5 }, () => pool.query('SELECT pg_sleep(0.1)')));
  expect(pool.totalCount).toBe(5);
});

it('fails when no connection becomes available in time', async () => {
  await limitConnections(0);
  const impatient = new ConnectionPool({ ...test.connection, user, max: 5, connectionTimeoutMillis: 400 });
  const failures = await Promise.allSettled([impatient.query('SELECT 1'), impatient.connect()]);
  for (const failure of failures) expect(failure.status).toBe('rejected');
  await impatient.end();
  await limitConnections(-1);
});

it('survives connections that are lost just when they are handed out', async () => {
  await limitConnections(-1);
  const losses: Error[] = [];
  pool.onLoss((error) => losses.push(error));
  const unhandled: unknown[] = [];
  const collect = (error: unknown): void => void unhandled.push(error);
  process.on('uncaughtException', collect);
  // Saturated: a returned connection goes to the next waiting request in the same turn.
  const use = async (): Promise<void> => {
    const client = await pool.connect();
    await client.query('SELECT 1').catch(() => undefined);
    client.release();
  };
  for (let round = 0; round < 5; round += 1) {
    const users = Promise.allSettled(Array.from({ length: 200 }, use));
    await endConnections();
    await users;
  }
  await vi.waitFor(() => expect(losses.length).toBeGreaterThan(0), 30_000);
  await vi.waitFor(async () => expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]), 30_000);
  process.off('uncaughtException', collect);
  expect(unhandled).toEqual([]);
  expect(losses.some(isRefusal)).toBe(false);
});
