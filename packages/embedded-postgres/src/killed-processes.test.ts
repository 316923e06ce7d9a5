import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import {
  answersAgain,
  postmasterOf,
  processesWithArgument,
  query,
  serverUser,
  startIn,
  TestFolders,
} from './test-folders.fixture.ts';

let folders: TestFolders;
let folder: string;
beforeAll(async () => {
  if (process.platform === 'linux') folders = await TestFolders.create();
});
beforeEach(() => {
  folder = folders.existing;
});
afterEach(() => folders.cleanUp());
afterAll(() => folders?.remove());

const start = () => startIn(folder);
const startInProcess = () => folders.startInProcess(folder);

describe.skipIf(process.platform !== 'linux')('the embedded PostgreSQL after a kill', { timeout: 60_000 }, () => {
  test('outlives the process that started it, and stops with the last one', async () => {
    const owner = await startInProcess();
    const other = await startInProcess();
    await owner.end();
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await other.end();
    await folders.expectNoServer();
  });

  test('survives a killed process while another uses it, and leaves no orphan', async () => {
    const owner = await startInProcess();
    const other = await startInProcess();
    owner.process.kill('SIGKILL');
    await once(owner.process, 'exit');
    expect(await query(other.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    other.process.kill('SIGKILL');
    await folders.expectNoServer();
  });

  test('loses no committed row when everything is killed', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const { connection, process: shop } = await startInProcess();
      await query(connection, 'CREATE TABLE IF NOT EXISTS rounds (round int)');
      await query(connection, `INSERT INTO rounds VALUES (${round})`);
      for (const id of folders.serverProcesses()) process.kill(id, 'SIGKILL');
      shop.kill('SIGKILL');
      await once(shop, 'exit');
    }
    const { connection, end } = await startInProcess();
    expect(await query(connection, 'SELECT round FROM rounds ORDER BY round')).toEqual([{ round: 1 }, { round: 2 }]);
    await end();
  });

  test('ends initdb at a stop signal, and creates the cluster at the next start', async () => {
    folder = join(folders.parent, 'interrupted');
    const unfinished = join(folder, 'cluster.unfinished');
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const shop = spawn(process.execPath, [serverUser, folder], { stdio: ['pipe', 'ignore', 'ignore'] });
      folders.killAfterTest(shop);
      await vi.waitFor(() => expect(processesWithArgument(unfinished)).not.toEqual([]), {
        timeout: 30_000,
        interval: 5,
      });
      shop.kill(signal);
      await once(shop, 'exit');
      expect(processesWithArgument(unfinished)).toEqual([]);
      expect(shop.signalCode).toBe(signal);
    }
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
  });

  test('restarts an unused server whose supervisor was killed', async () => {
    const { process: user, connection } = await startInProcess();
    const [server] = await query(connection, 'SELECT pg_backend_pid() AS id');
    expect(server).toBeDefined();
    const supervisors = processesWithArgument(folder, '/bin/sh');
    for (const id of supervisors) process.kill(id, 'SIGKILL');
    user.kill('SIGKILL');
    await once(user, 'exit');
    const next = await start();
    expect(await query(next.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await next.stop();
    await folders.expectNoServer();
  });

  test('comes back each time the server is killed, for all who use it', async () => {
    const lines: string[] = [];
    const database = await startEmbeddedPostgres({
      folder,
      user: 'test',
      database: 'test',
      log: (line) => void lines.push(line),
    });
    const other = await startInProcess();
    for (let round = 1; round <= 3; round += 1) {
      process.kill(await postmasterOf(folder), 'SIGKILL');
      await answersAgain(database.connection);
      // Either of the two may be the one that starts it; both report that it was started again.
      await vi.waitFor(() => expect(lines).toHaveLength(round), { timeout: 30_000 });
    }
    expect(lines[0]).toMatch(/^The database had ended and was started again after [\d.]+ s\.$/);
    await answersAgain(other.connection);
    await database.stop();
    // The other one starts it again if it had not joined the last server yet.
    await answersAgain(other.connection);
    await other.end();
  });

  test('comes back although a query of the killed server goes on', async () => {
    const database = await start();
    const client = new Client(database.connection);
    client.on('error', () => undefined);
    await client.connect();
    const endless = client.query('SELECT count(*) FROM generate_series(1, 1000000000000)').catch(() => undefined);
    await vi.waitFor(async () => {
      const active = "SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT count%'";
      expect(await query(database.connection, active)).toHaveLength(1);
    }, 30_000);
    process.kill(await postmasterOf(folder), 'SIGKILL');
    await answersAgain(database.connection);
    await endless;
    await database.stop();
  });

  test('comes back at the same place where its path is too long for a socket', async () => {
    folder = join(folders.parent, 'longer'.repeat(30));
    const database = await start();
    process.kill(await postmasterOf(folder), 'SIGKILL');
    await answersAgain(database.connection);
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
  });

  /** Ends the last user while the server recovers from a killed backend: a fast shutdown then hangs in PostgreSQL 18. */
  async function hangInShutdown(): Promise<void> {
    const { process: user, connection } = await startInProcess();
    const client = new Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id');
    process.kill(rows[0]!.id, 'SIGKILL');
    const log = join(folder, 'log');
    while (!(await readFile(log, 'utf8')).includes('reinitializing')) await sleep(1);
    user.kill('SIGKILL');
    await once(user, 'exit');
  }

  test('ends a server by force that hangs while it stops', async () => {
    await hangInShutdown();
    await folders.expectNoServer();
    const next = await start();
    expect(await query(next.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await next.stop();
  });

  test('kills a server that answers no signal', async () => {
    const user = await startInProcess();
    process.kill(await postmasterOf(folder), 'SIGSTOP');
    user.process.kill('SIGKILL');
    await once(user.process, 'exit');
    await folders.expectNoServer();
    const next = await start();
    expect(await query(next.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await next.stop();
  });

  test('starts where a server hangs while it stops and nobody watches over it', async () => {
    await hangInShutdown();
    const status = async () => (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[7]?.trim();
    await vi.waitFor(async () => expect(await status()).toBe('stopping'), { timeout: 30_000, interval: 5 });
    for (const id of processesWithArgument(folder, '/bin/sh')) process.kill(id, 'SIGKILL');
    const next = await start();
    expect(await query(next.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await next.stop();
  });

  test('stops a server whose supervisor was killed', async () => {
    const database = await start();
    for (const id of processesWithArgument(folder, '/bin/sh')) process.kill(id, 'SIGKILL');
    expect(await query(database.connection, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
    await database.stop();
    await folders.expectNoServer();
  });
});
