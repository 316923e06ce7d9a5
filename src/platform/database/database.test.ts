import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseAway } from '../http/error-handler.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
let database: Database;
let door: Server;
const inside = new Set<Socket>();

/** One connection only, through a door before the database that can be slammed. */
beforeAll(async () => {
  test = await createTestDatabase();
  const { host, port } = test.connection;
  door = createServer((client) => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    server.on('error', () => {}).on('close', () => client.destroy());
    client
      .on('error', () => {})
      .on('close', () => server.destroy())
      .pipe(server)
      .pipe(client);
    inside.add(client);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  database = openDatabase(
    { ...test.connection, host: '127.0.0.1', port: (door.address() as AddressInfo).port },
    { maxConnections: 1 },
  );
});
afterAll(async () => {
  await closeDatabase(database);
  door.close();
  await test.drop();
});

const slamDoor = () => inside.forEach((socket) => socket.destroy());
const answer = () =>
  database.transaction(async (tx) => (await tx.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows[0]!.one);

it('goes on after a transaction whose connection was dead before it began', async () => {
  expect(await answer()).toBe(1);
  slamDoor();
  // In the same turn: the pool has not noticed yet and hands the dead connection out.
  const failure = await answer().catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await answer()).toBe(1);
});

it('goes on after a connection that was lost between two statements of a transaction', async () => {
  const lost = database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    slamDoor();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`SELECT 1`);
  });
  expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
  expect(await answer()).toBe(1);
});

it('lets no statement, lock or idle transaction hold a connection for ever; an import may take its time', async () => {
  const limitsOf = async (of: Database) =>
    (
      await of.execute(sql`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle`)
    ).rows[0];
  expect(await limitsOf(database)).toEqual({ statement: '30s', lock: '10s', idle: '1min' });
  const patient = openDatabase(test.connection, { isPatient: true });
  expect(await limitsOf(patient)).toEqual({ statement: '0', lock: '0', idle: '0' });
  await closeDatabase(patient);
});

it('counts a statement or lock that took too long as the database being away: 503, not a failure of ours', async () => {
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
